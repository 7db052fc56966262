// The fitted numbers of the networks, and what they tell apart beside the numbers of an area: areas, turns and rules.
import type { Game } from '../../game/index.js';
import type { ByTurnAndArea } from '../turn-row.js';

/** Turns that are told apart. */
export const NET_TURNS = 9;
/**
 * Rules that are told apart: nt1 on turn 1; menzel; menzel with 3b or 3c; nine turns; task forces; nt1 on later turns. A network knows as many of them as
 * it has rows for.
 */
export const NET_RULES = 6;

/** Which of them count in a position, as a mask. */
export const netRules = (g: Game): number =>
  (g.rules.nt1 ? (g.turn === 1 ? 1 : 32) : 0) |
  (g.rules.names.includes('menzel') ? 2 : 0) |
  (g.rules.menzelRaid ? 4 : 0) |
  (g.rules.turns > 8 ? 8 : 0) |
  (g.rules.taskForces ? 16 : 0);

/** The fitted numbers of a network, row by row. */
export interface NetWeights {
  /** What each number of an area adds to each hidden unit. */
  readonly features: readonly (readonly number[])[];
  readonly areas: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  readonly rules: readonly (readonly number[])[];
  readonly bias: readonly number[];
  /** What each hidden unit adds, and each number of the area by itself. */
  readonly out: readonly number[];
  readonly direct: readonly number[];
  /** By turn and area, what the first ship of a side there is worth beyond that, in POC; for patrols, the first flag. */
  readonly held?: ByTurnAndArea;
  /** By turn and area, what the power by day and the guns at night of own ships there are worth beyond that, in POC for a hundredth of a force. */
  readonly force?: { readonly day: ByTurnAndArea; readonly night: ByTurnAndArea };
}
