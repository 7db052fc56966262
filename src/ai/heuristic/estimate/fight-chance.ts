// Chances of fights as a player sees them: in an area, or between the two forces that it has put together.
import { NOBODY } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { estimateFight } from './fight-estimate.js';
import { takeForce } from './fight-sums.js';
import { ENTRIES } from './force.js';

/** Flag of an area from a player's view: 1 own, -1 the enemy's, 0 none. */
export function flagOf(m: PlayerState, g: Game, area: number): number {
  const owner = g.areaControl[area];
  return owner === NOBODY ? 0 : owner === m.side ? 1 : -1;
}

/**
 * Chance in permille of the player to win in an area, with what is at sea there and shares (permille) of both reserves that may
 * yet come. Both stand in `m.fight` then.
 */
export function areaChance(m: PlayerState, g: Game, area: number, ownShare: number, enemyShare: number): number {
  takeForce(m, m.fight, 0, seaAt(m.side, area), ownShare);
  takeForce(m, m.fight, ENTRIES, seaAt(m.enemy, area), enemyShare);
  return fightChance(m, flagOf(m, g, area));
}

/** Chance in permille to win the fight that the engine has gathered (`g.units`), whose sums are in `m.gathered` then. Fills `m.estimate`. */
export function gatheredChance(m: PlayerState, g: Game): number {
  const forces = m.gathered.sumUp(g, m.rows);
  return estimateFight(forces, m.side * ENTRIES, forces, m.enemy * ENTRIES, flagOf(m, g, g.area), m.estimate);
}

/** Chance in permille to win the fight between the two forces of `m.fight`, under a flag as {@link estimateFight} takes it. Fills `m.estimate`. */
export function fightChance(m: PlayerState, control: number): number {
  return estimateFight(m.fight, 0, m.fight, ENTRIES, control, m.estimate);
}
