// Which kinds of pieces stand in the fight that the engine has gathered.
import { AIR, BATTLESHIP, CRUISER } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';

/** Ships that screen carriers at night (7.422). */
export const SURFACE_SHIPS = (1 << BATTLESHIP) | (1 << CRUISER);
/** All that guns can hurt (7.424). */
export const HULLS = ~(1 << AIR);

/** Kinds of a side's pieces in the fight, as a mask: of all, or of those with a flag of the engine such as `PATROLLING`. */
export function kindsInFight(g: Game, side: number, flag = 0): number {
  const units = g.units[side];
  const count = g.unitCount[side];
  let kinds = 0;
  for (let k = 0; k < count; k++) if ((g.flags[units[k]] & flag) === flag) kinds |= 1 << g.tables.kind[units[k]];
  return kinds;
}
