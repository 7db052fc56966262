// Flags of a piece. They last for a turn, except where said.

/** Patroller (6.11); at sea without it, a ship is a raider. Air units at sea count for control anyway (12.4). */
export const PATROLLING = 1;
/** Back in port for the rest of the turn: disabled, retreated, failed its speed roll, landed (7.62, 8.31, 6.42). */
export const DONE = 2;
/** Repaired this turn: may not move (11.4). */
export const UNDER_REPAIR = 4;
/** Retreating, or has retreated: an amphibious unit may not land any more (13.4). */
export const RETREATING = 8;
/** Has pursued this turn: no air raid (9.12). */
export const PURSUED = 16;
/** Member of the Pearl Harbor raid force (4.2). */
export const RAID = 32;
/** Fires its gunnery in the current night action (7.421). */
export const FIRING = 64;
/** Disabled in the current action (7.54); takes effect at its end. */
export const DISABLED = 128;
