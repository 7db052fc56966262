// The name that `player-state.ts` had before.
export type { FlagsByTurn, PlayerState as Mind } from './player-state.js';
