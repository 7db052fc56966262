// Normal Turn One's words on raider movement (nt1 18.13), on lost attacks (nt1 18.12) and on Indonesia (nt1 18.2): apart from the rest so that the chapters
// on movement and combat can read them.
import { AIR, ALLIED, AREA_COUNT } from '../../board/index.js';
import { INDONESIA, PEARL_HARBOR } from '../state/places.js';
import { type Game, PATROLLING } from '../state/state.js';

/** The 7th A.F. may put to sea with the raiders, to Hawaii only (18.132). */
export function maySailAsAir(g: Game, unit: number): boolean {
  return (
    g.rules.nt1 &&
    g.turn === 1 &&
    g.tables.kind[unit] === AIR &&
    g.location[unit] === AREA_COUNT + PEARL_HARBOR &&
    g.asked === ALLIED
  );
}

/** Automatic day actions in Indonesia (18.2). */
const AUTOMATIC_DAYS = 2;

/** Number of the round if it is one of Indonesia's automatic day actions on turn 1 (18.2), else 0. */
export function surprisedRound(g: Game): number {
  if (g.turn !== 1 || g.area !== INDONESIA || g.round > AUTOMATIC_DAYS) return 0;
  return g.fight === 0 || g.rules.automaticDaysInPursuit ? g.round : 0;
}

/** Marks what leaves Pearl Harbor with the raiders: the I-Boat may attack it even when the Allies refuse to engage (18.14). */
export function noteDeparture(g: Game, piece: number, harbor: number): void {
  if (harbor !== PEARL_HARBOR) return;
  g.sortied[piece] = 1;
  if (g.tables.kind[piece] === AIR) g.flags[piece]! |= PATROLLING;
}

/** By one reading of nt1 18.12 a carrier that lost its attack by day fires no gunnery in the night of that round either. */
export function hasLostItsAttack(g: Game, carrier: number): boolean {
  return g.rules.attackLostForTheRound && g.rules.nt1 && g.assigned[carrier] !== 0;
}
