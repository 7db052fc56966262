// What a `targets` decision is about, in `game.mode`: the same question is asked in combat, in air raids and on turn 1.

/** A combat action: attackers and targets are members of the fight (7.4). */
export const IN_COMBAT = 0;
/** An air raid: carriers of `game.raidHarbor` on what lies in their harbor (9.2, 18.2, 18.31). */
export const ON_HARBOR = 1;
/** The 7th Air Force in Pearl Harbor fires back at the raiders (20.4). */
export const FIRE_BACK = 2;
/** The surprise raid on Allied units at sea in Indonesia, by carriers and air units (18.4). */
export const ON_SHIPS_AT_SEA = 3;
/** Normal Turn One's second regular round by day: engaged units in Hawaii and what lies in Pearl Harbor (nt1 18.15). */
export const ON_HAWAII = 4;
