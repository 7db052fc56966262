// A fast estimate of a fight: who is left in the area and what it costs, from sums over both forces. How good it is stands in
// bench/fight-estimate.md, and a test holds it.
import { AIRS, CARRIER_NIGHT, CARRIER_STAY, DAY, GUNNED, NIGHT, SCREENS, STAY } from './force.js';
import { AIR_STAY } from './piece-values.js';

/**
 * Chance that a round has a day action, by the edge of the side that wants day: 0, 1 or 2 more on its die (7.31). Without an edge it is 21 in 36, here
 * rounded up in the fourth place: frozen players were made with that, and play otherwise with another number.
 */
export const DAY_CHANCE = [0.5834, 0.7222, 0.8333];
/** Chance of a night action, by the same edge. */
export const NIGHT_CHANCE = [0.5834, 0.4167, 0.2778];
/** Part of the guns that reach carriers behind a screen when there are no more attackers than screening ships (7.422). */
const THROUGH_SCREEN = 0.105;
/** Staying power of an air unit, in the units of {@link AIRS}. */
const AIR_UNIT = AIR_STAY / 100;
/** Rounds beyond which a force never clears the area, and something that is no divisor by zero. */
const NEVER = 1e4;
const TINY = 1e-6;

/** What a fight to the end is expected to bring, in permille. Made once by whoever asks, and filled by {@link estimateFight}. */
export class FightEstimate {
  /** Chance that the first force is left in the area. */
  chance = 0;
  /** How the forces compare: above 1 the first is the stronger. It begins as a fraction, so that to store one is never an allocation. */
  private ratio = Number.NaN;

  /**
   * Part of its worth that the first force loses. Less than all even for the beaten, since what is disabled goes home (7.62).
   * Worked out when it is asked for: most estimates are made for their chance.
   */
  get ownLoss(): number {
    return lossOf(this.ratio);
  }

  /** Part of its worth that the other force loses. */
  get enemyLoss(): number {
    return lossOf(1 / (this.ratio + TINY));
  }

  /** Fills it in; returns the chance. */
  fill(chance: number, ratio: number): number {
    this.chance = chance;
    this.ratio = ratio;
    return chance;
  }
}

/**
 * Estimates a fight of two forces to the end, and returns the chance, in permille, that the first of them is left in the area.
 *
 * Both sides fire at what they may: airstrikes at everything by day, guns at ships at night, at carriers behind a screen only
 * with what is left over from the screen (7.42). A force needs as many rounds as its worst task takes: to drive off air units by
 * day alone, to get at the carriers, to remove everybody. Whoever needs fewer is ahead; where there are air units to drive off,
 * it also matters who loses first what strikes by day. The chance goes with the square of the ratio, as in Lanchester's law.
 *
 * The innermost loop of all planning: what comes to nothing is not worked out.
 *
 * @param own holds the first force from `i` on, `enemy` the other from `j` on.
 * @param control whose flag is in the area: 1 the first force's, -1 the other's, 0 nobody's (7.31).
 * @param estimate is filled in.
 */
export function estimateFight(
  own: Int32Array,
  i: number,
  enemy: Int32Array,
  j: number,
  control: number,
  estimate: FightEstimate,
): number {
  const ownStay = own[i + STAY];
  if (ownStay <= 0) return estimate.fill(0, 0);
  const enemyStay = enemy[j + STAY];
  if (enemyStay <= 0) return estimate.fill(1000, Number.POSITIVE_INFINITY);
  const ownDay = own[i + DAY];
  const enemyDay = enemy[j + DAY];
  const ownNight = own[i + NIGHT];
  const enemyNight = enemy[j + NIGHT];
  const ownCarrierNight = own[i + CARRIER_NIGHT];
  const enemyCarrierNight = enemy[j + CARRIER_NIGHT];
  // Each side wants the action in which it compares best.
  const wantsDay = ownDay - enemyDay > ownNight + ownCarrierNight - enemyNight - enemyCarrierNight;
  const edge = wantsDay ? 1 + control : 1 - control;
  const dayChance = DAY_CHANCE[edge];
  const nightChance = NIGHT_CHANCE[edge];
  const ownStrike = dayChance * ownDay + TINY;
  const enemyStrike = dayChance * enemyDay + TINY;
  // Carriers fire their guns only where no ship screens them (7.421).
  const ownScreens = own[i + SCREENS];
  const enemyScreens = enemy[j + SCREENS];
  const ownGuns = nightChance * (ownScreens > 0 ? ownNight : ownCarrierNight);
  const enemyGuns = nightChance * (enemyScreens > 0 ? enemyNight : enemyCarrierNight);
  const ownAir = AIR_UNIT * own[i + AIRS];
  const enemyAir = AIR_UNIT * enemy[j + AIRS];
  const ownCarriers = own[i + CARRIER_STAY];
  const enemyCarriers = enemy[j + CARRIER_STAY];
  const ownStrikers = ownCarriers + ownAir;
  const enemyStrikers = enemyCarriers + enemyAir;
  // Rounds that each side needs for its worst task.
  let ownRounds = enemyStay / (ownStrike + ownGuns);
  let enemyRounds = ownStay / (enemyStrike + enemyGuns);
  let ownLap = 0;
  if (enemyStrikers > 0) {
    ownLap = lap(ownScreens > 0 ? ownScreens : own[i + GUNNED], enemyScreens) * ownGuns;
    const rounds = enemyStrikers / (ownStrike + ownLap);
    if (rounds > ownRounds) ownRounds = rounds;
  }
  let enemyLap = 0;
  if (ownStrikers > 0) {
    enemyLap = lap(enemyScreens > 0 ? enemyScreens : enemy[j + GUNNED], ownScreens) * enemyGuns;
    const rounds = ownStrikers / (enemyStrike + enemyLap);
    if (rounds > enemyRounds) enemyRounds = rounds;
  }
  // Shares of forces are rounded: what is taken out again may leave a little less than nothing.
  const ownTask = enemyAir > 0 ? enemyAir / ownStrike : 0;
  const enemyTask = ownAir > 0 ? ownAir / enemyStrike : 0;
  if (ownTask > ownRounds) ownRounds = ownTask;
  if (enemyTask > enemyRounds) enemyRounds = enemyTask;
  if (ownRounds > NEVER && enemyRounds > NEVER) return estimate.fill(0, 1);
  let ratio = enemyRounds / ownRounds;
  if (enemyAir > 0) {
    const lasts = ownStrikers / (enemyStrike + (enemyLap * ownCarriers) / (ownStrikers + TINY));
    ratio = Math.min(ratio, lasts / ownTask);
  }
  if (ownAir > 0) {
    const lasts = enemyStrikers / (ownStrike + (ownLap * enemyCarriers) / (enemyStrikers + TINY));
    ratio = Math.max(ratio, enemyTask / (lasts + TINY));
  }
  const square = ratio * ratio;
  return estimate.fill(square > 1e6 ? 1000 : ((1000 * square) / (1 + square) + 0.5) | 0, ratio);
}

/** Part of the guns that reaches what a screen hides, from the numbers of ships on both sides. */
function lap(attackers: number, screens: number): number {
  if (screens <= 0) return 1;
  if (attackers <= screens) return THROUGH_SCREEN;
  return THROUGH_SCREEN + (1 - THROUGH_SCREEN) * ((attackers - screens) / attackers);
}

/** Part of its worth, in permille, that a force loses by how it compares with the other. */
function lossOf(ratio: number): number {
  return (583 / (1 + 0.26 * ratio * Math.sqrt(ratio))) | 0;
}

/** Staying power of the ships and amphibious units in the force that begins at `at`. */
export function hullsOf(f: Int32Array, at: number): number {
  return (f[at + STAY] - AIR_UNIT * f[at + AIRS]) | 0;
}
