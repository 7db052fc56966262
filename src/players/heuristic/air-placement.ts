// Where the air units go (12.1): one at a time, each where one more gains most; flags of their own, strength by day, nothing at night.
import { AIR, AREA_COUNT, HARBOR_COUNT, PORT_COUNT } from '../../board/index.js';
import { airAreas, amphibiousReach, canEmbark, canPlaceAir, type Game } from '../../game/index.js';
import { BASES, defenders, keepWorth } from './base-worth.js';
import { addPiece, flagOf, forceChance, takeForce } from './fight-estimate.js';
import { AIRS, ENTRIES, FLAGS, STAY, WORTH } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { beginTurn } from './patrols.js';
import { lookAtEnemy } from './raiders.js';
import { addAir, spreadAir, spreadReserve } from './survey.js';
import { assign, beginPlanned } from './turn-plan.js';

/** Permille of the Allied air units that Japan, which places first, expects in answer wherever they may be; its fear counts too. */
const ANSWER = 400;

/** Permille of the enemy's reserve against which units are placed that are left over, and what they must gain, in hundredths of a POC. */
const SPARE_FEAR = 500;
const LEAST_SPARE = 10;

/** Part of that fear, permille, that is left where own troops can go too. */
const GUARDED = 200;
/** The same where the enemy's troops have more to gain elsewhere. */
const ELSEWHERE = 250;
/** Chance, permille, that troops land where nobody is at sea to stop them. */
const UNOPPOSED = 900;
/** The same where somebody waits for them, and no enemy is with them. */
const BY_THEMSELVES = 200;

/** Air units that are weighed together at most. */
const TOGETHER = 2;

/** Answers `air`: one unit and its area, or nothing. */
export function placeAir(m: Mind, g: Game): void {
  if (m.airTurn !== g.turn) beginPlacing(m, g);
  else noteEnemyAir(m, g);
  const allowed = airAreas(g, m.side);
  const planned = plannedArea(m, g, allowed);
  let best = planned < 0 ? bestArea(m, g, allowed) : planned;
  if (best < 0) best = spareArea(m, g, allowed);
  if (best < 0) return;
  const unit = nextUnit(m, g);
  g.say(unit);
  g.say(best);
  addAir(m, m.side, best, unit);
  expectGain(m, best);
}

/**
 * The area of a mask where one more unit gains most, the first of several; -1 when it gains nothing anywhere. What is guessed is
 * never too low: an area is weighed only when no other can gain more.
 */
function bestArea(m: Mind, g: Game, allowed: number): number {
  const gain = m.airGain;
  for (;;) {
    let best = -1;
    let most = 0;
    for (let a = 0; a < AREA_COUNT; a++) {
      if (gain[a] > most && ((allowed >> a) & 1) !== 0) {
        most = gain[a];
        best = a;
      }
    }
    if (best < 0 || ((m.airGuessed >> best) & 1) === 0) return best;
    gain[best] = gainOfOneMore(m, g, best, m.settings.fear, m.settings.airSupport);
    m.airGuessed &= ~(1 << best);
  }
}

/**
 * Where a unit serves that gains nothing as things are expected: where one more helps most against half of all that the enemy
 * could bring. In port it can only be raided (9.1). -1 for nowhere.
 */
function spareArea(m: Mind, g: Game, allowed: number): number {
  let best = -1;
  // On the last turn there is nothing to save a unit for.
  let most = g.turn < g.rules.turns ? LEAST_SPARE : -1;
  for (let mask = allowed; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const j = seaAt(m.enemy, a);
    if (m.hold[a] <= 0 || m.sea[j + STAY] + m.reserve[j + STAY] === 0) continue;
    const gain = gainOfOneMore(m, g, a, SPARE_FEAR, 0);
    if (gain <= most) continue;
    most = gain;
    best = a;
  }
  return best;
}

/** The area in which the opening wants one more unit, -1 for none. */
export function plannedArea(m: Mind, g: Game, allowed: number): number {
  const air = m.plan === null ? null : m.plan.air;
  if (air === null) return -1;
  // Units that are out already count, whenever they were placed.
  beginPlanned(air);
  for (let p = g.t.airStart[m.side]; p < g.t.airEnd[m.side]; p++) {
    if (g.location[p] < AREA_COUNT) assign(air, AIR, 1 << g.location[p]);
  }
  return assign(air, AIR, allowed);
}

function beginPlacing(m: Mind, g: Game): void {
  if (m.turn !== g.turn) beginTurn(m, g);
  // Since Japan's patrols the Allies' have sailed; the Allies have seen all there is to see.
  if (m.side === 0) lookAtEnemy(m, g);
  spreadReserve(m, g, m.side);
  if (m.side === 0) spreadAir(m, g, m.enemy, ANSWER);
  m.airTurn = g.turn;
  m.airSeen = -1;
  weighRisks(m, g);
  for (let a = 0; a < AREA_COUNT; a++) expectGain(m, a);
  if (m.side !== 0) noteEnemyAir(m, g);
}

/** Looks where the enemy has placed units since the last time. */
function noteEnemyAir(m: Mind, g: Game): void {
  const unseen = m.airUnseen;
  const { location, t } = g;
  const first = t.airStart[m.enemy];
  const end = t.airEnd[m.enemy];
  let out = 0;
  for (let p = first; p < end; p++) if (location[p] < AREA_COUNT) out++;
  if (out === m.airSeen) return;
  m.airSeen = out;
  unseen.fill(0);
  for (let p = first; p < end; p++) if (location[p] < AREA_COUNT) unseen[location[p]]++;
  for (let a = 0; a < AREA_COUNT; a++) {
    const fresh = unseen[a] - m.sea[seaAt(m.enemy, a) + AIRS] / 100;
    if (fresh <= 0) continue;
    for (let k = 0; k < fresh; k++) addAir(m, m.enemy, a, first);
    expectGain(m, a);
  }
}

/** The undamaged before the damaged: these are lost sooner. */
function nextUnit(m: Mind, g: Game): number {
  let best = -1;
  for (let p = g.t.airStart[m.side]; p < g.t.airEnd[m.side]; p++) {
    if (!canPlaceAir(g, p)) continue;
    if (g.damage[p] === 0) return p;
    if (best < 0 || g.damage[p] < g.damage[best]) best = p;
  }
  return best;
}

/** Notes what one more air unit in an area gains, or, where that must be weighed, the most that it can. */
function expectGain(m: Mind, a: number): void {
  const j = seaAt(m.enemy, a);
  const hold = m.hold[a];
  m.airGuessed &= ~(1 << a);
  if (hold <= 0) m.airGain[a] = 0;
  else if (m.sea[j + STAY] + m.reserve[j + STAY] === 0)
    m.airGain[a] = m.sea[seaAt(m.side, a) + FLAGS] > 0 ? 0 : lasting(m, a, hold);
  else {
    m.airGain[a] = stakeIn(m, a);
    m.airGuessed |= 1 << a;
  }
}

/** What a certain win in an area is worth: the flag, and ships to be sunk. */
function stakeIn(m: Mind, a: number): number {
  return lasting(m, a, m.hold[a] + ((m.settings.attrition * m.sea[seaAt(m.enemy, a) + WORTH] * 0.001) | 0));
}

/** What is left of a gain when the base of the units may fall. */
function lasting(m: Mind, a: number, gain: number): number {
  return (gain * (1000 - m.airRisk[a]) * 0.001) | 0;
}

/**
 * Works out where air units hang on a single base that nobody defends, and that the enemy's troops can reach (13.41): these go for
 * the bases with most to gain for them, and a base with air units over it is worth the more.
 */
function weighRisks(m: Mind, g: Game): void {
  m.airRisk.fill(0);
  const reach = troopsReach(g, m.enemy);
  if (reach === 0) return;
  const ownReach = troopsReach(g, m.side);
  const worth = m.quota;
  let troops = 0;
  for (let mask = airAreas(g, m.side); mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const own = g.t.harborsOf[a] & g.held[m.side];
    if ((own & (own - 1)) !== 0 || (own & BASES) === 0) continue;
    const h = 31 - Math.clz32(own);
    const ways = g.t.touches[h] & reach;
    if (ways === 0 || defenders(g, m.side, h) > 0) continue;
    if (troops === 0) {
      troops = troopsReady(g, m.enemy);
      weighPrizes(m, g, reach);
    }
    const landing = landingFeared(m, g, ways, a);
    const prize = landing * (keepWorth(m, g, h) + m.hold[a]);
    let better = 0;
    for (let other = PORT_COUNT; other < HARBOR_COUNT; other++) if (other !== h && worth[other] > prize) better++;
    let fear = better < troops ? m.settings.baseFear : (m.settings.baseFear * ELSEWHERE * 0.001) | 0;
    // Own troops go where they are needed, if they may (13.3).
    if ((g.t.touches[h] & ownReach) !== 0) fear = (fear * GUARDED * 0.001) | 0;
    m.airRisk[a] = (fear * landing * 0.001) | 0;
  }
}

/** Fills in, by base, what the enemy's troops gain there with their chance to land, whatever flies. */
function weighPrizes(m: Mind, g: Game, reach: number): void {
  for (let h = PORT_COUNT; h < HARBOR_COUNT; h++) {
    const ways = g.t.touches[h] & reach;
    const open = ways !== 0 && ((g.held[m.side] >> h) & 1) !== 0 && defenders(g, m.side, h) === 0;
    m.quota[h] = open ? landingFeared(m, g, ways, -1) * keepWorth(m, g, h) : 0;
  }
}

/** Chance, permille, that enemy troops land through one of some areas, with a unit to be placed in an area (-1 for none). */
function landingFeared(m: Mind, g: Game, ways: number, placed: number): number {
  let most = 0;
  for (let mask = ways; mask !== 0; mask &= mask - 1) {
    const chance = landingThrough(m, g, 31 - Math.clz32(mask & -mask), placed);
    if (chance > most) most = chance;
  }
  return most;
}

function landingThrough(m: Mind, g: Game, way: number, placed: number): number {
  takeForce(m, m.fight, 0, seaAt(m.side, way), 0);
  takeForce(m, m.fight, ENTRIES, seaAt(m.enemy, way), m.settings.fear);
  if (way === placed) addPiece(m, g, m.fight, 0, g.t.airStart[m.side]);
  if (m.fight[STAY] === 0) return UNOPPOSED;
  return m.fight[ENTRIES + STAY] === 0 ? BY_THEMSELVES : 1000 - forceChance(m.fight, flagOf(m, g, way));
}

/** Amphibious units of a side that may put to sea. */
function troopsReady(g: Game, side: number): number {
  let n = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) if (canEmbark(g, p)) n++;
  return n;
}

/** Areas that the troops of a side can reach together. */
function troopsReach(g: Game, side: number): number {
  let reach = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) {
    if (canEmbark(g, p)) reach |= amphibiousReach(g, p);
  }
  return reach;
}

/**
 * What one more air unit gains in an area where the enemy may come, in hundredths of a POC: the chance it adds, times what is at
 * stake. Where one alone does little, its share of what a few gain together.
 */
function gainOfOneMore(m: Mind, g: Game, a: number, fear: number, support: number): number {
  const i = seaAt(m.side, a);
  takeForce(m, m.fight, 0, i, support);
  takeForce(m, m.fight, ENTRIES, seaAt(m.enemy, a), fear);
  const control = flagOf(m, g, a);
  const unit = g.t.airStart[m.side];
  const before = m.sea[i + FLAGS] > 0 ? forceChance(m.fight, control) : 0;
  let most = 0;
  for (let units = 1; units <= TOGETHER; units++) {
    addPiece(m, g, m.fight, 0, unit);
    const chance = forceChance(m.fight, control);
    const gain = ((chance - before) / units) | 0;
    if (gain > most) most = gain;
    // Above an even chance each further unit adds less than the one before.
    if (chance >= 500) break;
  }
  return (most * stakeIn(m, a) * 0.001) | 0;
}
