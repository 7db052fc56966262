// Where the air units go (12.1): one at a time, each where one more gains most; flags of their own, strength by day, nothing at night.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AIR, AREA_COUNT, PORT_COUNT } from '../../../board/index.js';
import { airAreas, canPlaceAir, type Game } from '../../../game/index.js';
import { turnRow } from '../../turn-row.js';
import { assign, beginPlanned } from '../doctrine/turn-plan.js';
import { greatest } from '../estimate/area-values.js';
import { fightChance, flagOf } from '../estimate/fight-chance.js';
import { addPiece, takeForce } from '../estimate/fight-sums.js';
import { AIRS, ENTRIES, FLAGS, STAY, WORTH } from '../estimate/force.js';
import { addAir, spreadAir, spreadReserve } from '../estimate/survey.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { weighRisks } from './air-risk.js';
import { beginTurn } from './patrols.js';
import { lookAtEnemy } from './raiders.js';

/** Permille of the Allied air units that Japan, which places first, expects in answer wherever they may be; its fear counts too. */
const ANSWER = 400;

/** Permille of the enemy's reserve against which surplus units are placed, and what they must gain, in hundredths of a POC. */
const SURPLUS_FEAR = 500;
const MIN_SURPLUS_GAIN = 10;

/** Air units that are weighed together at most. */
const TOGETHER = 2;

/** The same where a port falls. */
const SIEGE_TOGETHER = 4;
/** Permille of the own reserve that is sure to help there. */
const SIEGE_SUPPORT = 300;
/** How much likelier than elsewhere the enemy's raiders come there, over a thousand. */
const SIEGED = 2.5 / 1000;

/** Part of either side's reserve, permille, that meets where the enemy's raiders do come (5.22, 5.24). */
const RAID_SHARE = 500;

/** Answers `air`: one unit and its area, or nothing. */
export function placeAir(m: PlayerState, g: Game): void {
  if (m.turn.air.turn !== g.turn) beginPlacing(m, g);
  else noteEnemyAir(m, g);
  const allowed = airAreas(g, m.side);
  const planned = plannedArea(m, g, allowed);
  let best = planned < 0 ? bestArea(m, g, allowed) : planned;
  if (best < 0) best = areaForSurplus(m, g, allowed);
  if (best < 0) return;
  const unit = nextUnit(g, m.side);
  g.answer(unit);
  g.answer(best);
  addAir(m, m.side, best, unit);
  expectGain(m, best);
}

/**
 * The area of a mask where one more unit gains most, the first of several; -1 when it gains nothing anywhere. What is guessed is
 * never too low: an area is weighed only when no other can gain more.
 */
function bestArea(m: PlayerState, g: Game, allowed: number): number {
  const gain = m.turn.air.gain;
  for (;;) {
    const best = greatest(gain, allowed);
    if (best < 0 || ((m.turn.air.guessed >> best) & 1) === 0) return best;
    gain[best] = expectedGain(m, g, best, gain[best]);
    m.turn.air.guessed &= ~(1 << best);
  }
}

/**
 * Where a unit serves that gains nothing as things are expected: where one more helps most against half of all that the enemy
 * could bring. In port it can only be raided (9.1). -1 for nowhere.
 */
function areaForSurplus(m: PlayerState, g: Game, allowed: number): number {
  let best = -1;
  // On the last turn there is nothing to save a unit for.
  let most = g.turn < g.rules.turns ? MIN_SURPLUS_GAIN : -1;
  for (let mask = allowed; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const j = seaAt(m.enemy, a);
    if (m.turn.air.hold[a] <= 0 || m.turn.sea[j + STAY] + m.turn.reserve[j + STAY] === 0) continue;
    // It gains no more than all that is at stake.
    const stake = worthOfWin(m, a);
    if (stake <= most) continue;
    const gain = gainOfOneMore(m, g, a, stake, SURPLUS_FEAR, 0);
    if (gain <= most) continue;
    most = gain;
    best = a;
  }
  return best;
}

/** The area in which the opening wants one more unit, -1 for none. */
export function plannedArea(m: PlayerState, g: Game, allowed: number): number {
  const { air } = m.plan;
  if (air === null) return -1;
  // Units that are out already count, whenever they were placed.
  beginPlanned(air);
  for (let p = g.tables.airStart[m.side]; p < g.tables.airEnd[m.side]; p++) {
    if (g.location[p] < AREA_COUNT) assign(air, AIR, 1 << g.location[p]);
  }
  return assign(air, AIR, allowed);
}

function beginPlacing(m: PlayerState, g: Game): void {
  if (m.turn.lookedAt !== g.turn) beginTurn(m, g);
  // Since Japan's patrols the Allies' have sailed; the Allies have seen all there is to see.
  if (m.side === 0) lookAtEnemy(m, g);
  spreadReserve(m, g, m.side);
  if (m.side === 0) spreadAir(m, g, m.enemy, ANSWER);
  m.turn.air.turn = g.turn;
  weighRisks(m, g);
  m.turn.air.sieges = siegesOf(m, g);
  const row = AREA_COUNT * turnRow(g);
  for (let a = 0; a < AREA_COUNT; a++) {
    m.turn.air.hold[a] = m.turn.hold[a] + m.airFlags[row + a];
    expectGain(m, a);
  }
  if (m.side !== 0) noteEnemyAir(m, g);
}

/** Looks where the enemy has placed units since the last time. */
function noteEnemyAir(m: PlayerState, g: Game): void {
  const unit = g.tables.airStart[m.enemy];
  for (let mask = g.at.airAreas(m.enemy); mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    let fresh = g.at.countAir(a, m.enemy) - m.turn.sea[seaAt(m.enemy, a) + AIRS] / 100;
    if (fresh <= 0) continue;
    for (; fresh > 0; fresh--) addAir(m, m.enemy, a, unit);
    expectGain(m, a);
  }
}

/** The unit to be placed next, the undamaged before the damaged: these are lost sooner. -1 when there is none. */
export function nextUnit(g: Game, side: number): number {
  let best = -1;
  for (let p = g.tables.airStart[side]; p < g.tables.airEnd[side]; p++) {
    if (!canPlaceAir(g, p)) continue;
    if (g.damage[p] === 0) return p;
    if (best < 0 || g.damage[p] < g.damage[best]) best = p;
  }
  return best;
}

/** Notes what one more air unit in an area gains, or, where that must be weighed, the most that it can. */
function expectGain(m: PlayerState, a: number): void {
  const j = seaAt(m.enemy, a);
  const hold = m.turn.air.hold[a];
  m.turn.air.guessed &= ~(1 << a);
  if (hold <= 0) m.turn.air.gain[a] = 0;
  else if (m.turn.sea[j + STAY] + m.turn.reserve[j + STAY] === 0)
    m.turn.air.gain[a] = m.turn.sea[seaAt(m.side, a) + FLAGS] > 0 ? 0 : lasting(m, a, hold);
  else {
    m.turn.air.gain[a] = worthOfWin(m, a);
    m.turn.air.guessed |= 1 << a;
  }
}

/** What a certain win in an area is worth: the flag, and ships to be sunk. */
function worthOfWin(m: PlayerState, a: number): number {
  return lasting(
    m,
    a,
    m.turn.air.hold[a] + ((m.settings.attrition * m.turn.sea[seaAt(m.enemy, a) + WORTH] * 0.001) | 0),
  );
}

/** What is left of a gain when the base of the units may fall. */
function lasting(m: PlayerState, a: number, gain: number): number {
  return (gain * (1000 - m.turn.air.risk[a]) * 0.001) | 0;
}

/**
 * What one more air unit gains in an area, raiders yet to sail considered: most areas they leave alone, and one unit is enough; to
 * some they come in strength, and few are not.
 *
 * @param stake what a certain win there is worth.
 */
function expectedGain(m: PlayerState, g: Game, a: number, stake: number): number {
  const { fear, airSupport, raidedChance } = m.settings;
  const usual = gainOfOneMore(m, g, a, stake, fear, airSupport);
  if (raidedChance === 0 || m.turn.reserve[seaAt(m.enemy, a) + STAY] === 0) return usual;
  if (((m.turn.air.sieges >> a) & 1) === 0) {
    const raided = gainOfOneMore(m, g, a, stake, RAID_SHARE, RAID_SHARE);
    return (usual + raidedChance * (raided - usual) * 0.001) | 0;
  }
  const raided = gainOfOneMore(m, g, a, stake, RAID_SHARE, SIEGE_SUPPORT, SIEGE_TOGETHER);
  return (usual + Math.min(1, raidedChance * SIEGED) * (raided - usual)) | 0;
}

/**
 * What one more air unit gains in an area where the enemy may come, in hundredths of a POC: the chance it adds, times what is at
 * stake. Where one alone does little, its share of what a few gain together.
 */
function gainOfOneMore(
  m: PlayerState,
  g: Game,
  a: number,
  stake: number,
  fear: number,
  support: number,
  together = TOGETHER,
): number {
  const i = seaAt(m.side, a);
  const { fight } = m;
  takeForce(m, fight, 0, i, support);
  takeForce(m, fight, ENTRIES, seaAt(m.enemy, a), fear);
  const control = flagOf(m, g, a);
  const unit = g.tables.airStart[m.side];
  const before = m.turn.sea[i + FLAGS] > 0 ? fightChance(m, control) : 0;
  if (before === 1000) return 0;
  let most = 0;
  for (let units = 1; units <= together; units++) {
    addPiece(m, g, fight, 0, unit);
    const chance = fightChance(m, control);
    const gain = ((chance - before) / units) | 0;
    if (gain > most) most = gain;
    // Above an even chance each further unit adds less than the one before.
    if (chance >= 500) break;
  }
  return (most * stake * 0.001) | 0;
}

/** Areas in which a major port falls when the enemy keeps his flags (14.1): he comes there if anywhere. */
function siegesOf(m: PlayerState, g: Game): number {
  const theirs = g.controlled[m.enemy];
  let areas = 0;
  for (let h = 0; h < PORT_COUNT; h++) {
    if (((g.held[m.side] >> h) & 1) !== 0 && (g.tables.touches[h] & ~theirs) === 0) areas |= g.tables.touches[h];
  }
  return areas;
}
