// A fast estimate of a fight: who is likely to be left in the area, from sums of power and staying power of both sides.
import { AIR, NOBODY } from '../../board/index.js';
import { type Game, gunneryNow } from '../../game/index.js';
import { DAY, type Mind, NIGHT, STAY, seaAt } from './mind.js';
import { CRIPPLED_NIGHT } from './piece-values.js';

/** Chance that a round has a day action, by the edge of the side that wants day: 0, 1 or 2 more on its die (7.31, R20). */
const DAY_CHANCE = [0.5834, 0.7222, 0.8333];
/** Chance of a night action. */
const NIGHT_CHANCE = [0.5834, 0.4167, 0.2778];

/**
 * Chance in permille that the first of two forces is left in the area. Power works like Lanchester's square law: a force counts
 * by what it removes a round times how long it lasts. Each side wants the action in which it compares best.
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
  if (enemyStay <= 0) return 1000;
  const wantsDay = ownDay - enemyDay > ownNight - enemyNight;
  const edge = wantsDay ? 1 + control : 1 - control;
  const day = DAY_CHANCE[edge];
  const night = NIGHT_CHANCE[edge];
  const own = (day * ownDay + night * ownNight) * ownStay;
  const enemy = (day * enemyDay + night * enemyNight) * enemyStay;
  const both = own * own + enemy * enemy;
  return both === 0 ? 500 : ((1000 * own * own) / both + 0.5) | 0;
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
  const i = seaAt(m.side, area);
  const j = seaAt(m.enemy, area);
  const sea = m.sea;
  const reserve = m.reserve;
  const own = ownShare * 0.001;
  const enemy = enemyShare * 0.001;
  let day = sea[i + DAY] + own * reserve[i + DAY];
  let night = sea[i + NIGHT] + own * reserve[i + NIGHT];
  let stay = sea[i + STAY] + own * reserve[i + STAY];
  if (more >= 0) {
    day += m.values.day[more];
    night += m.values.night[more];
    stay += m.values.stay[more];
  }
  return winChance(
    day | 0,
    night | 0,
    stay | 0,
    (sea[j + DAY] + enemy * reserve[j + DAY]) | 0,
    (sea[j + NIGHT] + enemy * reserve[j + NIGHT]) | 0,
    (sea[j + STAY] + enemy * reserve[j + STAY]) | 0,
    flagOf(m, g, area),
  );
}

/** Power by day of a piece as it is now: a crippled carrier has none (7.73). */
export function dayPower(m: Mind, g: Game, p: number): number {
  return g.t.kind[p] !== AIR && g.damage[p] >= g.t.armor[p] ? 0 : m.values.day[p];
}

/** Power at night of a ship as it is now (7.72). */
export function nightPower(m: Mind, g: Game, p: number): number {
  const damage = g.damage[p];
  if (damage === 0) return m.values.night[p];
  if (damage < g.t.armor[p]) return m.values.nightDamaged[p];
  return gunneryNow(g, p) > 0 ? CRIPPLED_NIGHT : 0;
}

/** Starts the sums of a fight that is put together piece by piece. */
export function clearFight(m: Mind): void {
  m.fight.fill(0);
}

/** Adds a piece to the own or the enemy's sums of the fight. */
export function addToFight(m: Mind, g: Game, p: number): void {
  const i = g.t.side[p] === m.side ? 0 : 3;
  m.fight[i + DAY] += dayPower(m, g, p);
  m.fight[i + NIGHT] += nightPower(m, g, p);
  m.fight[i + STAY] += m.values.stay[p];
}

/** Sums up the fight the engine has gathered (`g.units`). */
export function weighFight(m: Mind, g: Game): void {
  const fight = m.fight;
  const v = m.values;
  for (let i = 0; i < 6; i += 3) {
    const side = i === 0 ? m.side : m.enemy;
    const units = g.units[side];
    const count = g.unitCount[side];
    let day = 0;
    let night = 0;
    let stay = 0;
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
    fight[i + DAY] = day;
    fight[i + NIGHT] = night;
    fight[i + STAY] = stay;
  }
}

/** Chance in permille to win the fight weighed last, under a flag as {@link winChance} takes it. */
export function fightChance(m: Mind, control: number): number {
  const f = m.fight;
  return winChance(f[0], f[1], f[2], f[3], f[4], f[5], control);
}
