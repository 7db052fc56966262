// Where the air units go (12.1): one at a time, each where one more gains most; flags of their own, strength by day, nothing at night.
import { AREA_COUNT } from '../../board/index.js';
import { airAreas, canPlaceAir, type Game } from '../../game/index.js';
import { areaChance, flagOf, winChance } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { addAir, spreadReserve, survey } from './survey.js';

/** A unit that gains less than this stays in port. */
const LEAST_GAIN = 0.04;

/** Answers `air`: one unit and its area, or nothing. */
export function placeAir(m: Mind, g: Game): void {
  if (m.airTurn !== g.turn) beginPlacing(m, g);
  else noteEnemyAir(m, g);
  const allowed = airAreas(g, m.side);
  let best = -1;
  let most = LEAST_GAIN;
  for (let a = 0; a < AREA_COUNT; a++) {
    if (((allowed >> a) & 1) !== 0 && m.airGain[a] > most) {
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

function beginPlacing(m: Mind, g: Game): void {
  m.airTurn = g.turn;
  survey(m, g);
  spreadReserve(m, g, m.side);
  spreadReserve(m, g, m.enemy);
  for (let a = 0; a < AREA_COUNT; a++) {
    m.airSeen[a] = m.seaAir[m.enemy * AREA_COUNT + a];
    m.airGain[a] = gainOfOneMore(m, g, a);
  }
}

/** Looks where the enemy has placed units since the last time. */
function noteEnemyAir(m: Mind, g: Game): void {
  const j = m.enemy * AREA_COUNT;
  m.seaAir.fill(0, j, j + AREA_COUNT);
  for (let p = g.t.airStart[m.enemy]; p < g.t.airEnd[m.enemy]; p++) {
    const a = g.location[p];
    if (a < AREA_COUNT) m.seaAir[j + a]++;
  }
  for (let a = 0; a < AREA_COUNT; a++) {
    const fresh = m.seaAir[j + a] - m.airSeen[a];
    if (fresh <= 0) continue;
    m.airSeen[a] += fresh;
    const p = g.t.airStart[m.enemy];
    for (let k = 0; k < fresh; k++) {
      addAir(m, m.enemy, a, p);
      m.seaAir[j + a]--;
    }
    m.airGain[a] = gainOfOneMore(m, g, a);
  }
}

/** The undamaged before the damaged: these are lost sooner. */
function nextUnit(m: Mind, g: Game): number {
  let best = -1;
  for (let p = g.t.airStart[m.side]; p < g.t.airEnd[m.side]; p++) {
    if (canPlaceAir(g, p) && (best < 0 || g.damage[p] < g.damage[best])) best = p;
  }
  return best;
}

/** What one more air unit in an area gains: the chance it adds, times what is at stake. */
function gainOfOneMore(m: Mind, g: Game, a: number): number {
  const i = m.side * AREA_COUNT + a;
  const j = m.enemy * AREA_COUNT + a;
  const fear = m.weights.fear;
  const hold = m.hold[a];
  if (hold <= 0) return 0;
  const enemyDay = m.seaDay[j] + fear * m.reserveDay[j];
  const enemyNight = m.seaNight[j] + fear * m.reserveNight[j];
  const enemyStay = m.seaStay[j] + fear * m.reserveStay[j];
  if (enemyStay === 0) return m.seaFlags[i] > 0 ? 0 : hold;
  const before = m.seaFlags[i] > 0 ? areaChance(m, g, a, fear, fear) : 0;
  const p = g.t.airStart[m.side];
  const after = winChance(
    m.seaDay[i] + fear * m.reserveDay[i] + m.values.day[p],
    m.seaNight[i] + fear * m.reserveNight[i],
    m.seaStay[i] + fear * m.reserveStay[i] + m.values.stay[p],
    enemyDay,
    enemyNight,
    enemyStay,
    flagOf(m, g, a),
  );
  return (after - before) * (hold + m.weights.attrition * m.seaWorth[j]);
}
