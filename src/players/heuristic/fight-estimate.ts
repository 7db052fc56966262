// A fast estimate of a fight: who is left in the area and what it costs, from sums over both forces. How good it is stands in
// bench/fight-estimate.md, and a test holds it.
import { NOBODY } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { takeForce } from './fight-sums.js';
import { AIRS, CARRIER_NIGHT, CARRIER_STAY, DAY, ENTRIES, GUNNED, NIGHT, SCREENS, STAY } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { AIR_STAY } from './piece-values.js';

/** Chance that a round has a day action, by the edge of the side that wants day: 0, 1 or 2 more on its die (7.31, R20). */
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

/** How the fight weighed last compares: above 1 the own force is the stronger. Kept here because a fraction must not leave a function. */
const RATIO = new Float64Array(1);

/**
 * Chance in permille that the first of two forces is left in the area when they fight to the end.
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
 */
export function chanceAgainst(own: Int32Array, i: number, enemy: Int32Array, j: number, control: number): number {
  const ownStay = own[i + STAY];
  if (ownStay <= 0) return 0;
  const enemyStay = enemy[j + STAY];
  if (enemyStay <= 0) return 1000;
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
  const ownTask = enemyAir > 0 ? enemyAir / ownStrike : 0;
  const enemyTask = ownAir > 0 ? ownAir / enemyStrike : 0;
  if (ownTask > ownRounds) ownRounds = ownTask;
  if (enemyTask > enemyRounds) enemyRounds = enemyTask;
  if (ownRounds > NEVER && enemyRounds > NEVER) {
    RATIO[0] = 1;
    return 0;
  }
  let ratio = enemyRounds / ownRounds;
  if (enemyAir > 0) {
    const lasts = ownStrikers / (enemyStrike + (enemyLap * ownCarriers) / (ownStrikers + TINY));
    ratio = Math.min(ratio, lasts / ownTask);
  }
  if (ownAir > 0) {
    const lasts = enemyStrikers / (ownStrike + (ownLap * enemyCarriers) / (enemyStrikers + TINY));
    ratio = Math.max(ratio, enemyTask / (lasts + TINY));
  }
  RATIO[0] = ratio;
  const square = ratio * ratio;
  return square > 1e6 ? 1000 : ((1000 * square) / (1 + square) + 0.5) | 0;
}

/** The same for two forces that stand one behind the other in `f`. */
export function forceChance(f: Int32Array, control: number): number {
  return chanceAgainst(f, 0, f, ENTRIES, control);
}

/** Part of the guns that reaches what a screen hides, from the numbers of ships on both sides. */
function lap(attackers: number, screens: number): number {
  if (screens <= 0) return 1;
  if (attackers <= screens) return THROUGH_SCREEN;
  return THROUGH_SCREEN + (1 - THROUGH_SCREEN) * ((attackers - screens) / attackers);
}

/**
 * Part of its worth, in permille, that a force loses in the fight weighed last when it is fought to the end: the own force's, or
 * the enemy's. Less than all even for the beaten, since what is disabled goes home (7.62).
 */
export function lossShare(own: boolean): number {
  const ratio = own ? RATIO[0] : 1 / (RATIO[0] + TINY);
  return (583 / (1 + 0.26 * ratio * Math.sqrt(ratio))) | 0;
}

/** Flag of an area from a player's view: 1 own, -1 the enemy's, 0 none. */
export function flagOf(m: Mind, g: Game, area: number): number {
  const owner = g.areaControl[area];
  return owner === NOBODY ? 0 : owner === m.side ? 1 : -1;
}

/**
 * Chance in permille of the player to win in an area, with what is at sea there and shares (permille) of both reserves that may
 * yet come.
 */
export function areaChance(m: Mind, g: Game, area: number, ownShare: number, enemyShare: number): number {
  const i = seaAt(m.side, area);
  const j = seaAt(m.enemy, area);
  if (ownShare !== 0) takeForce(m, m.fight, 0, i, ownShare);
  if (enemyShare !== 0) takeForce(m, m.fight, ENTRIES, j, enemyShare);
  return chanceAgainst(
    ownShare === 0 ? m.sea : m.fight,
    ownShare === 0 ? i : 0,
    enemyShare === 0 ? m.sea : m.fight,
    enemyShare === 0 ? j : ENTRIES,
    flagOf(m, g, area),
  );
}

/** Chance in permille to win the fight weighed last, under a flag as {@link forceChance} takes it. */
export function fightChance(m: Mind, control: number): number {
  return forceChance(m.fight, control);
}

/** Staying power of the ships and amphibious units in the force that begins at `at` in the fight weighed last. */
export function hullsOf(m: Mind, at: number): number {
  return (m.fight[at + STAY] - AIR_UNIT * m.fight[at + AIRS]) | 0;
}
