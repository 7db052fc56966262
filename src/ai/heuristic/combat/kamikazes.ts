// Kamikaze attacks of carriers (19.22): worth a carrier only where the flag would be lost all the same.
import { CARRIER, JAPAN } from '../../../board/index.js';
import { ACTION_DAY } from '../../../dice/index.js';
import { type Game, mayFire, PATROLLING, strikes } from '../../../game/index.js';
import { gatheredChance } from '../estimate/fight-chance.js';
import type { PlayerState } from '../player-state.js';

/** Chance to win a fight, permille, below which carriers are given for hits. */
const DESPERATE = 300;

/**
 * Answers `kamikaze`: in a fight at sea that is likely lost, carriers without a printed bonus (the others gain nothing) that
 * carry no flag; never against ports, which score nothing on the last turn.
 */
export function announceKamikazes(m: PlayerState, g: Game): void {
  if (g.action !== ACTION_DAY) return;
  if (gatheredChance(m, g) >= DESPERATE) return;
  for (let k = 0; k < g.unitCount[JAPAN]; k++) {
    const p = g.units[JAPAN][k];
    if (g.tables.kind[p] !== CARRIER || g.tables.airstrikeBonus[p] !== 0 || (g.flags[p] & PATROLLING) !== 0) continue;
    if (strikes(g, p) && mayFire(g, p)) g.answer(p);
  }
}
