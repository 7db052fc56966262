// Where the air units go (12.1): one at a time, each where one more gains most; flags of their own, strength by day, nothing at night.
import { AIR, AREA_COUNT } from '../../board/index.js';
import { airAreas, canPlaceAir, type Game } from '../../game/index.js';
import { addPiece, flagOf, forceChance, takeForce } from './fight-estimate.js';
import { AIRS, ENTRIES, FLAGS, STAY, WORTH } from './force.js';
import { type Mind, seaAt } from './mind.js';
import { beginTurn } from './patrols.js';
import { lookAtEnemy } from './raiders.js';
import { addAir, spreadAir, spreadReserve } from './survey.js';
import { assign, beginPlanned } from './turn-plan.js';

/** Permille of the Allied air units that Japan, which places first, expects in answer wherever they may be; its fear counts too. */
const ANSWER = 400;

/** Air units that are weighed together at most. */
const TOGETHER = 2;

/** Answers `air`: one unit and its area, or nothing. */
export function placeAir(m: Mind, g: Game): void {
  if (m.airTurn !== g.turn) beginPlacing(m, g);
  else noteEnemyAir(m, g);
  const allowed = airAreas(g, m.side);
  const planned = plannedArea(m, g, allowed);
  let best = planned;
  let most = 0;
  for (let a = 0; a < AREA_COUNT && planned < 0; a++) {
    if (m.airGain[a] > most && ((allowed >> a) & 1) !== 0) {
      most = m.airGain[a];
      best = a;
    }
  }
  if (best < 0) return;
  const unit = nextUnit(m, g);
  g.say(unit);
  g.say(best);
  addAir(m, m.side, best, unit);
  m.airGain[best] = gainOfOneMore(m, g, best);
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
  for (let a = 0; a < AREA_COUNT; a++) {
    m.airGain[a] = gainOfOneMore(m, g, a);
  }
  if (m.side !== 0) noteEnemyAir(m, g);
}

/** Looks where the enemy has placed units since the last time. */
function noteEnemyAir(m: Mind, g: Game): void {
  const unseen = m.airUnseen;
  const first = g.t.airStart[m.enemy];
  const end = g.t.airEnd[m.enemy];
  unseen.fill(0);
  for (let p = first; p < end; p++) if (g.location[p] < AREA_COUNT) unseen[g.location[p]]++;
  for (let a = 0; a < AREA_COUNT; a++) {
    const fresh = unseen[a] - m.sea[seaAt(m.enemy, a) + AIRS] / 100;
    if (fresh <= 0) continue;
    for (let k = 0; k < fresh; k++) addAir(m, m.enemy, a, first);
    m.airGain[a] = gainOfOneMore(m, g, a);
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

/**
 * What one more air unit in an area gains, in hundredths of a POC: the chance it adds, times what is at stake. Where one alone
 * does little, its share of what a few gain together.
 */
function gainOfOneMore(m: Mind, g: Game, a: number): number {
  const i = seaAt(m.side, a);
  const j = seaAt(m.enemy, a);
  const hold = m.hold[a];
  if (hold <= 0) return 0;
  const flags = m.sea[i + FLAGS];
  if (m.sea[j + STAY] + m.reserve[j + STAY] === 0) return flags > 0 ? 0 : hold;
  takeForce(m, 0, i, m.settings.airSupport);
  takeForce(m, ENTRIES, j, m.settings.fear);
  const control = flagOf(m, g, a);
  const unit = g.t.airStart[m.side];
  const before = flags > 0 ? forceChance(m.fight, control) : 0;
  let most = 0;
  for (let units = 1; units <= TOGETHER; units++) {
    addPiece(m, g, m.fight, 0, unit);
    const chance = forceChance(m.fight, control);
    const gain = ((chance - before) / units) | 0;
    if (gain > most) most = gain;
    // Above an even chance each further unit adds less than the one before.
    if (chance >= 500) break;
  }
  const stake = hold + ((m.settings.attrition * m.sea[j + WORTH] * 0.001) | 0);
  return (most * stake * 0.001) | 0;
}
