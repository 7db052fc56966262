// What an observer hears, beside the decisions. Each event has three numbers, named in its comment.

/** turn, –, – */
export const TURN_BEGINS = 0;
/** piece, harbor or SUNK when lost (4.41), – */
export const ARRIVED = 1;
/** ship, –, – (4.42) */
export const WITHDRAWN = 2;
/** piece, from harbor, area */
export const MOVED = 3;
/** ship, die, 1 when passed (6.4) */
export const SPEED_ROLL = 4;
/** ship, points, harbor (11) */
export const REPAIRED = 5;
/** area, –, – */
export const AREA_BEGINS = 6;
/** area, round, fight */
export const ROUND_BEGINS = 7;
/** die of Japan, die of the Allies, result: 0 day, 1 night, 2 both; dice 0 when both wanted the same (7.3) */
export const DAY_OR_NIGHT = 8;
/** attacker, target, packed attack result (7.5) */
export const ATTACKED = 9;
/** piece, damage points, 1 when disabled: results take effect (7.6) */
export const EFFECT = 10;
/** piece, area or harbor where, – */
export const LOST = 11;
/** ship, harbor, – (9.23) */
export const BOTTOMED = 12;
/** piece, harbor, – (10.1) */
export const BASED = 13;
/** side, –, – (8.1) */
export const RETREATED = 14;
/** unit, harbor, 0 landed, 1 invaded and took it, 2 fell to a defender (13.4) */
export const LANDED = 15;
/** harbor, new side, 0 by isolation (14.1), 1 by invasion */
export const CAPTURED = 16;
/** area, side or NOBODY, – (15.3) */
export const CONTROL = 17;
/** Japan's POC this turn, the Allies', track after it (2.5) */
export const SCORED = 18;
/** group, die, area or NOT_ARRIVED (18.22) */
export const UNCERTAIN_ROLLED = 19;
/** –, –, –: nothing more happens in the game */
export const GAME_ENDS = 20;
/** area, –, –: a fight reached the bound of rounds and was broken off */
export const BOUND_REACHED = 21;
/** submarine, area, – (6.6) */
export const SUBMARINE_PLACED = 22;
/** lowest piece of a task force, die, 1 when sighted (23.4) */
export const SIGHTING = 23;
/** ship, die, harbor (nt1 18.3) */
export const BASE_ROLLED = 24;
/** piece, –, –: withdrawn to San Diego or the West Coast (adjustments 3c, 4) */
export const WENT_HOME = 25;
/** carrier, the target named in advance, why the attack is lost: one of the three at the end (20.51, nt1 18.12) */
export const ATTACK_LOST = 26;
/** area, –, –: day and night were to follow one another, and after the day there is no fight (7.64, nt1 18.14) */
export const NIGHT_DROPPED = 27;

// Why an attack is lost: the third number of ATTACK_LOST.
/** The target is neither in the fight nor in Pearl Harbor. */
export const OUT_OF_REACH = 0;
/** The carrier's task force hides (23.51). */
export const CARRIER_HIDES = 1;
/** The target's task force is not sighted (23.51). */
export const TARGET_UNSIGHTED = 2;
