// A fast estimate of a fight: who is left in the area and what it costs, from sums over both forces. How good it is stands in
// bench/fight-estimate.md, and a test holds it.
import { AIR, AMPHIBIOUS, CARRIER, NOBODY } from '../../board/index.js';
import { type Game, gunneryNow } from '../../game/index.js';
import {
  AIRS,
  CARRIER_NIGHT,
  CARRIER_STAY,
  DAY,
  ENTRIES,
  GUNNED,
  type Mind,
  NIGHT,
  SCREENS,
  STAY,
  STRENGTH,
  seaAt,
  WORTH,
} from './mind.js';
import { AIR_STAY, CRIPPLED_NIGHT } from './piece-values.js';

/** Chance that a round has a day action, by the edge of the side that wants day: 0, 1 or 2 more on its die (7.31, R20). */
const DAY_CHANCE = [0.5834, 0.7222, 0.8333];
/** Chance of a night action. */
const NIGHT_CHANCE = [0.5834, 0.4167, 0.2778];
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
 * Chance in permille that the first of the two forces in `f` is left in the area when they fight to the end.
 *
 * Both sides fire at what they may: airstrikes at everything by day, guns at ships at night, at carriers behind a screen only
 * with what is left over from the screen (7.42). A force needs as many rounds as its worst task takes: to drive off air units by
 * day alone, to get at the carriers, to remove everybody. Whoever needs fewer is ahead; where there are air units to drive off,
 * it also matters who loses first what strikes by day. The chance goes with the square of the ratio, as in Lanchester's law.
 *
 * @param control whose flag is in the area: 1 the first force's, -1 the other's, 0 nobody's (7.31).
 */
export function forceChance(f: Int32Array, control: number): number {
  if (f[STAY] <= 0) return 0;
  if (f[ENTRIES + STAY] <= 0) return 1000;
  const ownDay = f[DAY];
  const enemyDay = f[ENTRIES + DAY];
  // Each side wants the action in which it compares best.
  const wantsDay = ownDay - enemyDay > f[NIGHT] + f[CARRIER_NIGHT] - f[ENTRIES + NIGHT] - f[ENTRIES + CARRIER_NIGHT];
  const edge = wantsDay ? 1 + control : 1 - control;
  const ownStrike = DAY_CHANCE[edge] * ownDay + TINY;
  const enemyStrike = DAY_CHANCE[edge] * enemyDay + TINY;
  // Carriers fire their guns only where no ship screens them (7.421).
  const ownScreens = f[SCREENS];
  const enemyScreens = f[ENTRIES + SCREENS];
  const ownGuns = NIGHT_CHANCE[edge] * (ownScreens > 0 ? f[NIGHT] : f[CARRIER_NIGHT]);
  const enemyGuns = NIGHT_CHANCE[edge] * (enemyScreens > 0 ? f[ENTRIES + NIGHT] : f[ENTRIES + CARRIER_NIGHT]);
  const ownLap = lap(ownScreens > 0 ? ownScreens : f[GUNNED], enemyScreens) * ownGuns;
  const enemyLap = lap(enemyScreens > 0 ? enemyScreens : f[ENTRIES + GUNNED], ownScreens) * enemyGuns;
  const ownAir = AIR_UNIT * f[AIRS];
  const enemyAir = AIR_UNIT * f[ENTRIES + AIRS];
  const ownCarriers = f[CARRIER_STAY];
  const enemyCarriers = f[ENTRIES + CARRIER_STAY];
  const ownStrikers = ownCarriers + ownAir;
  const enemyStrikers = enemyCarriers + enemyAir;
  const ownTask = enemyAir / ownStrike;
  const enemyTask = ownAir / enemyStrike;
  const own = Math.max(ownTask, f[ENTRIES + STAY] / (ownStrike + ownGuns), enemyStrikers / (ownStrike + ownLap));
  const enemy = Math.max(enemyTask, f[STAY] / (enemyStrike + enemyGuns), ownStrikers / (enemyStrike + enemyLap));
  if (own > NEVER && enemy > NEVER) {
    RATIO[0] = 1;
    return 0;
  }
  let ratio = enemy / own;
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

/** Part of the guns that reaches what a screen hides, from the numbers of ships on both sides. */
function lap(attackers: number, screens: number): number {
  if (screens <= 0) return 1;
  const over = attackers > screens ? (attackers - screens) / attackers : 0;
  return THROUGH_SCREEN + (1 - THROUGH_SCREEN) * over;
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
 * yet come, and `more` for a piece that is being thought of (-1 for none).
 */
export function areaChance(m: Mind, g: Game, area: number, ownShare: number, enemyShare: number, more: number): number {
  takeForce(m, 0, seaAt(m.side, area), ownShare);
  takeForce(m, ENTRIES, seaAt(m.enemy, area), enemyShare);
  if (more >= 0) addPiece(m, g, m.fight, 0, more);
  return forceChance(m.fight, flagOf(m, g, area));
}

/** Copies a force at sea and a share of its reserve into the fight. */
export function takeForce(m: Mind, to: number, from: number, share: number): void {
  const { fight, sea, reserve } = m;
  if (share === 0) {
    for (let k = 0; k < STRENGTH; k++) fight[to + k] = sea[from + k];
    return;
  }
  const part = share * 0.001;
  for (let k = 0; k < STRENGTH; k++) fight[to + k] = (sea[from + k] + part * reserve[from + k]) | 0;
}

/** Power by day of a piece as it is now: a crippled carrier has none (7.73). */
export function dayPower(m: Mind, g: Game, p: number): number {
  const damage = g.damage[p];
  return damage > 0 && damage >= g.t.armor[p] && g.t.kind[p] !== AIR ? 0 : m.values.day[p];
}

/** Power at night of a ship as it is now (7.72). */
export function nightPower(m: Mind, g: Game, p: number): number {
  const damage = g.damage[p];
  if (damage === 0) return m.values.night[p];
  if (damage < g.t.armor[p]) return m.values.nightDamaged[p];
  return gunneryNow(g, p) > 0 ? CRIPPLED_NIGHT : 0;
}

/** Adds a piece's strength to the force that begins at `i`. */
export function addPiece(m: Mind, g: Game, f: Int32Array, i: number, p: number): void {
  const kind = g.t.kind[p];
  f[i + STAY] += m.values.stay[p];
  if (kind === AIR) {
    f[i + DAY] += m.values.day[p];
    f[i + AIRS] += 100;
  } else if (kind === CARRIER) {
    const night = nightPower(m, g, p);
    f[i + DAY] += dayPower(m, g, p);
    f[i + CARRIER_NIGHT] += night;
    f[i + CARRIER_STAY] += m.values.stay[p];
    if (night > 0) f[i + GUNNED] += 100;
  } else if (kind < AMPHIBIOUS) {
    f[i + NIGHT] += nightPower(m, g, p);
    f[i + SCREENS] += 100;
  }
}

/** Takes a piece's strength out of the force that begins at `i`. */
export function takePiece(m: Mind, g: Game, f: Int32Array, i: number, p: number): void {
  const kind = g.t.kind[p];
  f[i + STAY] -= m.values.stay[p];
  if (kind === AIR) {
    f[i + DAY] -= m.values.day[p];
    f[i + AIRS] -= 100;
  } else if (kind === CARRIER) {
    const night = nightPower(m, g, p);
    f[i + DAY] -= dayPower(m, g, p);
    f[i + CARRIER_NIGHT] -= night;
    f[i + CARRIER_STAY] -= m.values.stay[p];
    if (night > 0) f[i + GUNNED] -= 100;
  } else if (kind < AMPHIBIOUS) {
    f[i + NIGHT] -= nightPower(m, g, p);
    f[i + SCREENS] -= 100;
  }
}

/** Starts the sums of a fight that is put together piece by piece. */
export function clearFight(m: Mind): void {
  m.fight.fill(0);
}

/** Adds a piece to the own or the enemy's force of the fight. */
export function addToFight(m: Mind, g: Game, p: number): void {
  const at = g.t.side[p] === m.side ? 0 : ENTRIES;
  addPiece(m, g, m.fight, at, p);
  m.fight[at + WORTH] += m.values.worth[p];
}

/** Sums up the fight the engine has gathered (`g.units`). */
export function weighFight(m: Mind, g: Game): void {
  clearFight(m);
  for (let side = 0; side < 2; side++) {
    const at = side === m.side ? 0 : ENTRIES;
    const units = g.units[side];
    for (let k = 0; k < g.unitCount[side]; k++) {
      addPiece(m, g, m.fight, at, units[k]);
      m.fight[at + WORTH] += m.values.worth[units[k]];
    }
  }
}

/** Chance in permille to win the fight weighed last, under a flag as {@link forceChance} takes it. */
export function fightChance(m: Mind, control: number): number {
  return forceChance(m.fight, control);
}
