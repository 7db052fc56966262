// A fast estimate of a fight: who is likely to be left in the area, from sums of power and staying power of both sides.
import { AIR, CARRIER, NOBODY } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { gunneryNow } from '../../game/index.js';
import type { Mind } from './mind.js';
import { CRIPPLED_NIGHT } from './piece-values.js';

/** Chance that a round has a day action, by the edge of the side that wants day: 0, 1 or 2 more on its die (7.31, R20). */
const DAY_CHANCE = [0.5834, 0.7222, 0.8333];
/** Chance of a night action. */
const NIGHT_CHANCE = [0.5834, 0.4167, 0.2778];

/**
 * Chance, 0 to 1, that the first of two forces is left in the area. Power works like Lanchester's square law: a force counts by
 * what it removes a round times how long it lasts. Each side wants the action in which it compares best.
 *
 * @param control whose flag is in the area: 1 the first force's, -1 the other's, 0 nobody's (7.31).
 */
export function winChance(
  ownDay: number,
  ownNight: number,
  ownStay: number,
  enemyDay: number,
  enemyNight: number,
  enemyStay: number,
  control: number,
): number {
  if (ownStay <= 0) return 0;
  if (enemyStay <= 0) return 1;
  const wantsDay = ownDay - enemyDay > ownNight - enemyNight;
  const edge = 1 + (wantsDay ? control : -control);
  const day = DAY_CHANCE[edge];
  const night = NIGHT_CHANCE[edge];
  const own = (day * ownDay + night * ownNight) * ownStay;
  const enemy = (day * enemyDay + night * enemyNight) * enemyStay;
  if (own + enemy <= 0) return 0.5;
  return (own * own) / (own * own + enemy * enemy);
}

/** Flag of an area from a player's view: 1 own, -1 the enemy's, 0 none. */
export function flagOf(m: Mind, g: Game, area: number): number {
  const owner = g.areaControl[area];
  return owner === NOBODY ? 0 : owner === m.side ? 1 : -1;
}

/** Chance of the player to win in an area with what is at sea there, and shares of both reserves that may yet come. */
export function areaChance(m: Mind, g: Game, area: number, ownShare: number, enemyShare: number): number {
  const i = m.side * 13 + area;
  const j = m.enemy * 13 + area;
  return winChance(
    m.seaDay[i] + ownShare * m.reserveDay[i],
    m.seaNight[i] + ownShare * m.reserveNight[i],
    m.seaStay[i] + ownShare * m.reserveStay[i],
    m.seaDay[j] + enemyShare * m.reserveDay[j],
    m.seaNight[j] + enemyShare * m.reserveNight[j],
    m.seaStay[j] + enemyShare * m.reserveStay[j],
    flagOf(m, g, area),
  );
}

/** Power by day of a piece as it is now: a crippled carrier has none (7.73). */
export function dayPower(m: Mind, g: Game, p: number): number {
  return g.t.kind[p] !== AIR && g.damage[p] !== 0 && g.damage[p] >= g.t.armor[p] ? 0 : m.values.day[p];
}

/** Power at night of a ship as it is now (7.72). */
export function nightPower(m: Mind, g: Game, p: number): number {
  const damage = g.damage[p];
  if (damage === 0) return m.values.night[p];
  if (damage < g.t.armor[p]) return m.values.nightDamaged[p];
  return gunneryNow(g, p) > 0 ? CRIPPLED_NIGHT : 0;
}

/** Sums up the fight the engine has gathered (`g.units`) into the mind's own and enemy sums. */
export function weighFight(m: Mind, g: Game): void {
  const v = m.values;
  let day = 0;
  let night = 0;
  let stay = 0;
  let units = g.units[m.side];
  let count = g.unitCount[m.side];
  for (let k = 0; k < count; k++) {
    const p = units[k];
    if (g.damage[p] === 0) {
      day += v.day[p];
      night += v.night[p];
    } else {
      day += dayPower(m, g, p);
      night += nightPower(m, g, p);
    }
    stay += v.stay[p];
  }
  m.ownDay = day;
  m.ownNight = night;
  m.ownStay = stay;
  day = 0;
  night = 0;
  stay = 0;
  units = g.units[m.enemy];
  count = g.unitCount[m.enemy];
  for (let k = 0; k < count; k++) {
    const p = units[k];
    if (g.damage[p] === 0) {
      day += v.day[p];
      night += v.night[p];
    } else {
      day += dayPower(m, g, p);
      night += nightPower(m, g, p);
    }
    stay += v.stay[p];
  }
  m.enemyDay = day;
  m.enemyNight = night;
  m.enemyStay = stay;
}

/** Chance to win the fight last weighed. */
export function fightChance(m: Mind, g: Game): number {
  return winChance(m.ownDay, m.ownNight, m.ownStay, m.enemyDay, m.enemyNight, m.enemyStay, flagOf(m, g, g.area));
}

/** True for a carrier whose airstrike still flies. */
export function isStriking(g: Game, p: number): boolean {
  return g.t.kind[p] === CARRIER && g.damage[p] < g.t.armor[p];
}
