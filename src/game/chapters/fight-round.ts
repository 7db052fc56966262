// One round of normal combat in an area, with what follows it: submarines, retreats, landings and a pursuit (5.4, 7.2).
import { ALLIED, JAPAN } from '../../board/index.js';
import { gather, isContested } from '../state/rosters.js';
import type { Game } from '../state/state.js';
import { landInOrder } from './amphibious.js';
import { pursue } from './retreats/pursuit-rounds.js';
import { askRetreats, leaveArea, retreat } from './retreats/retreats.js';
import { combatRound } from './rounds.js';
import { submarineAttacks } from './submarines.js';

/** Nobody retreated. */
export const FIGHT_GOES_ON = 0;
/** Both sides retreated. */
const BOTH_RETREATED = 1;
/** One side retreated, and its pursuit is over. */
export const PURSUIT_IS_OVER = 2;

/**
 * Fights the next round; who is in the fight is gathered already, and again where the fight goes on.
 *
 * @param limit rounds at which a pursuit is broken off.
 * @returns how the round ended: one of the numbers above.
 */
export function fightRound(g: Game, area: number, limit: number): number {
  g.round++;
  combatRound(g, area, 0);
  submarineAttacks(g, area);
  gather(g, area, 0);
  const retreating = isContested(g) ? askRetreats(g) : 0;
  if (retreating === 3) {
    leaveArea(g, area, JAPAN);
    leaveArea(g, area, ALLIED);
    return BOTH_RETREATED;
  }
  if (retreating !== 0) retreat(g, area, retreating - 1);
  // Units that do not retreat may land (5.43).
  landInOrder(g, area);
  if (retreating !== 0) {
    pursue(g, area, retreating - 1, limit);
    return PURSUIT_IS_OVER;
  }
  gather(g, area, 0);
  return FIGHT_GOES_ON;
}
