// The address of a roll: turn 4 bits, area 4, round 6, action 2, piece 8, purpose 4; the top 4 bits count attempts
// (docs/decisions/addressed-dice.md).

/** Where the fields of a slot begin. */
const AREA_SHIFT = 4;
export const ROUND_SHIFT = 8;
export const ACTION_SHIFT = 14;
const PIECE_SHIFT = 16;
const PURPOSE_SHIFT = 24;
/** All of a slot but its purpose. */
const BELOW_PURPOSE = (1 << PURPOSE_SHIFT) - 1;

/** What is being rolled. */
export const ROLL_ATTACK = 0;
/** Shots six to ten of one attack, see {@link secondWord}. */
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
/** Shots six to ten of a submarine's attack. */
export const ROLL_SUBMARINE_MORE = 10;

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
  return (
    turn |
    (area << AREA_SHIFT) |
    (round << ROUND_SHIFT) |
    (action << ACTION_SHIFT) |
    (piece << PIECE_SHIFT) |
    (purpose << PURPOSE_SHIFT)
  );
}

/** The piece of an address. */
export const pieceOf = (slot: number): number => (slot >>> PIECE_SHIFT) & 255;

/** What is rolled at an address. */
export const purposeOf = (slot: number): number => (slot >>> PURPOSE_SHIFT) & 15;

/** The address of shots six to ten of the attack whose first five are at `slot`. */
export function secondWord(slot: number): number {
  const purpose = purposeOf(slot) === ROLL_SUBMARINE ? ROLL_SUBMARINE_MORE : ROLL_ATTACK_MORE;
  return (slot & BELOW_PURPOSE) | (purpose << PURPOSE_SHIFT);
}
