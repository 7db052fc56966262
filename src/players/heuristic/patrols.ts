// Which ships patrol where (6.11): a cheap flag on every area nobody contests, a stack where it is worth a fight.
import { AREA_COUNT, CARRIER, OFF_MAP } from '../../board/index.js';
import { canSail, type Game, patrolReach, speedNow } from '../../game/index.js';
import { sortAreas, valueAreas } from './area-values.js';
import { areaChance } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { chooseRepairs } from './repairs.js';
import { addShip, spreadReserve, survey } from './survey.js';

/** Areas worth less than this are left alone. */
const WORTHLESS = 0.2;

/** Answers `patrols`, and looks ahead for the turn: values of areas, repairs. */
export function patrol(m: Mind, g: Game): void {
  survey(m, g);
  spreadReserve(m, g, m.side);
  spreadReserve(m, g, m.enemy);
  valueAreas(m, g);
  chooseRepairs(m, g);
  poolForPatrol(m, g);
  for (let a = 0; a < AREA_COUNT; a++) m.key[a] = m.hold[a];
  sortAreas(m);
  for (let k = 0; k < AREA_COUNT; k++) {
    const a = m.order[k];
    if (m.hold[a] <= WORTHLESS) break;
    send(m, g, a, patrollersFor(m, g, a));
  }
}

/** Lists the own ships that can sail and are not to be repaired, those first that patrol most cheaply. */
function poolForPatrol(m: Mind, g: Game): void {
  const order = m.values.patrolOrder[m.side];
  let n = 0;
  for (let k = 0; k < order.length; k++) {
    const p = order[k];
    if (g.location[p] < AREA_COUNT || g.location[p] >= OFF_MAP || m.repair[p] !== 0 || !canSail(g, p)) continue;
    const first = g.t.touches[g.harborOf(p)];
    m.pool[n] = p;
    m.poolFirst[n] = first;
    m.poolFar[n] = patrolReach(g, p) & ~first;
    m.taken[n] = 0;
    n++;
  }
  m.poolCount = n;
}

/** How many ships should patrol an area. */
function patrollersFor(m: Mind, g: Game, area: number): number {
  const w = m.weights;
  const enemy = m.enemy * AREA_COUNT + area;
  const present = m.seaStay[enemy];
  const threat = present + m.reserveStay[enemy];
  if (threat === 0) return 1;
  const all = areaChance(m, g, area, 1, 1);
  // chance = r²/(1 + r²) for the ratio r of strengths.
  const ratio = w.contestRatio * w.contestRatio;
  if (all >= ratio / (1 + ratio)) return m.hold[area] >= 3 ? w.patrolDepth : Math.min(2, w.patrolDepth);
  if (present > 0) return 0;
  return m.hold[area] >= w.probeValue ? 1 : 0;
}

function send(m: Mind, g: Game, area: number, wanted: number): void {
  const bit = 1 << area;
  let left = wanted;
  for (let k = 0; k < m.poolCount && left > 0; k++) {
    if (m.taken[k] !== 0) continue;
    const p = m.pool[k];
    if ((m.poolFirst[k] & bit) === 0 && ((m.poolFar[k] & bit) === 0 || speedNow(g, p) < 7)) continue;
    // Carriers stay raiders, unless the flag would else be missing where the enemy cannot come.
    if (g.t.kind[p] === CARRIER && (left < wanted || m.reserveStay[m.enemy * AREA_COUNT + area] > 0)) continue;
    m.taken[k] = 1;
    g.say(p);
    g.say(area);
    addShip(m, g, area, p, true);
    left--;
  }
}
