// The address of a roll (D3): turn 4 bits, area 4, round 6, action 2, piece 8, purpose 4; the top 4 bits count attempts.

/** What is being rolled. */
export const ROLL_ATTACK = 0;
/** Shots six to ten of one attack. */
export const ROLL_ATTACK_MORE = 1;
export const ROLL_DAY_NIGHT = 2;
export const ROLL_SPEED = 3;
export const ROLL_LOCATION = 4;
export const ROLL_SUBMARINE = 5;
export const ROLL_SIGHTING = 6;
export const ROLL_BASING = 7;
/** Choices of the random player: not dice of the game, but drawn the same way so that its games replay. */
export const ROLL_CHOICE = 8;
/** Dice of another number of sides, see `many-sided.ts`. */
export const ROLL_MANY_SIDED = 9;

/** The action a roll falls in. */
export const ACTION_DAY = 0;
export const ACTION_NIGHT = 1;
export const ACTION_AIR_RAID = 2;
/** Rolls outside combat: movement, location uncertain. */
export const ACTION_NONE = 3;

/** Area of rolls that belong to no area. */
export const NO_AREA = 15;

/** Packs an address; each field must fit its bits. */
export function slotOf(
  turn: number,
  area: number,
  round: number,
  action: number,
  piece: number,
  purpose: number,
): number {
  return turn | (area << 4) | (round << 8) | (action << 14) | (piece << 16) | (purpose << 24);
}
