// Which ships patrol where (6.11): a cheap flag on every area nobody contests, a stack where it is worth a fight.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, CARRIER, JAPAN, OFF_MAP, PORT_COUNT } from '../../../board/index.js';
import { canSail, type Game, patrolReach, speedNow } from '../../../game/index.js';
import { assign, beginPlanned, type Planned } from '../doctrine/turn-plan.js';
import { greatest, sortAreas, valueAreas } from '../estimate/area-values.js';
import { areaChance, flagOf } from '../estimate/fight-chance.js';
import { FLAGS, STAY } from '../estimate/force.js';
import { lookAtBoard, moveShip, spreadReserve } from '../estimate/survey.js';
import { ALL_AREAS, type PlayerState } from '../player-state.js';
import { chooseRepairs, isUnfit } from '../port/repairs.js';
import { seaAt } from '../turn-memory.js';
import { faceEnemy, weighFights } from './raid-values.js';

/** Areas worth less than this, in hundredths of a POC, are left alone. */
const WORTHLESS = 20;
/** Ships this fast never fail a speed roll (6.4). */
const SURE_SPEED = 7;
/** One POC, in hundredths. */
const POINT = 100;
/** Points of both sides together from which a disputed flag is shown twice; fewer where a port hangs on it, and on the last turn (4.7). */
const DEAR = 5;
const DEAR_AT_LAST = 4;
/** Points of an area for whose flag a speed roll is tried, and the speed that passes five of six (6.4). */
const ROLL_POINTS = 2;
const LIKELY_SPEED = 6;
/** Staying power of what the enemy sends to an area that he holds and does not fight for: a cruiser or two. */
const PARTY = 500;
/** Worth, in hundredths of a POC, of a ship that may be lost to a party: a cruiser. */
const CHEAP = 39;
/** More than any ship is worth. */
const ANY = 1 << 30;
/** What a ship sent alone under an enemy flag counts, in hundredths of a POC, where the enemy has a party in reserve. */
const PROBED = 40;
/** Worth from which an area gets the full depth of patrollers. */
const DEEP = 300;

/** Answers `patrols`, and looks ahead for the turn: values of areas, repairs. */
export function patrol(m: PlayerState, g: Game): void {
  beginTurn(m, g);
  const planned = m.plan.patrols === null ? 0 : patrolAsPlanned(m, g, m.plan.patrols);
  for (let a = 0; a < AREA_COUNT; a++)
    m.patrols.worth[a] = m.turn.hold[a] > WORTHLESS && ((planned >> a) & 1) === 0 ? m.turn.hold[a] : 0;
  const n = sortAreas(m.patrols.worth, m.patrols.order);
  const contest = m.settings.contestChance;
  const focus = m.settings.focus;
  let share = 1000;
  for (let k = 0; k < n; k++) {
    const a = m.patrols.order[k];
    const j = seaAt(m.enemy, a);
    const present = m.turn.sea[j + STAY];
    let wanted = 1;
    if (present + m.turn.reserve[j + STAY] > 0) {
      if (areaChance(m, g, a, share, m.settings.patrolFear) >= contest) {
        wanted = m.turn.hold[a] >= DEEP ? Math.max(m.settings.patrolDepth, leastDepth(m, g, a)) : 1;
        // What fights here fights nowhere else.
        share = (share * focus * 0.001) | 0;
      } else if (present > 0 || m.turn.hold[a] < m.settings.probeValue || !paysAlone(m, g, a)) wanted = 0;
      // The fleet fights elsewhere, but this flag is not to hang on one ship.
      else if (flagOf(m, g, a) >= 0) wanted = Math.max(1, leastDepth(m, g, a));
    }
    send(m, g, a, wanted > 1 ? 1 : wanted, true);
    m.patrols.bearers[a] = wanted;
  }
  // The Allies' raiders sail when everything is seen, and hide until then where they go.
  if (m.side === JAPAN && m.settings.fightFlags > 0) addFlagsToFights(m, g, planned);
  // A flag on every area comes before a second ship in any.
  for (let k = 0; k < n; k++) {
    const a = m.patrols.order[k];
    if (m.patrols.bearers[a] > 1) send(m, g, a, m.patrols.bearers[a] - 1, false);
  }
}

/**
 * True where a ship alone is worth its risk. Under an enemy flag it rarely survives: in simulated games its chance falls with the square
 * of what the enemy may send. In the first half of the game it is sent all the same, for it ties down ships and air units that would
 * do more elsewhere; later Japan needs its ships more.
 */
function paysAlone(m: PlayerState, g: Game, a: number): boolean {
  if (m.side !== JAPAN || 2 * g.turn <= g.rules.turns || flagOf(m, g, a) >= 0) return true;
  const threat = m.turn.reserve[seaAt(m.enemy, a) + STAY] / PARTY;
  return POINT * (g.tables.poc[a] + g.tables.poc[AREA_COUNT + a]) >= threat * threat * PROBED;
}

/**
 * More patrollers where Japan's raiders will fight: they win the area, but a single flag may be sunk (15.3). Where they will
 * go is weighed as for the raiders themselves, with the flags that are out.
 */
function addFlagsToFights(m: PlayerState, g: Game, planned: number): void {
  let areas = 0;
  for (let mask = ALL_AREAS & ~planned; mask !== 0; mask = withoutFirst(mask)) {
    const area = firstOf(mask);
    if (m.turn.sea[seaAt(m.side, area) + FLAGS] > 0) areas |= 1 << area;
  }
  if (areas === 0) return;
  spreadReserve(m, g, m.side);
  faceEnemy(m, true, areas);
  weighFights(m, g, areas);
  for (let more = m.settings.fightFlags; more > 0; more--) {
    const best = greatest(m.raid.gain, areas);
    if (best < 0) return;
    areas &= ~(1 << best);
    send(m, g, best, more, false);
    if (m.patrols.bearers[best] > 1)
      m.patrols.bearers[best] = m.patrols.bearers[best] > more ? m.patrols.bearers[best] - more : 1;
  }
}

/**
 * Two patrollers where much hangs on a flag that is disputed, or, for Japan, which sails first, may be: raiders win the area, but a
 * single flag may be sunk (15.3).
 */
function leastDepth(m: PlayerState, g: Game, a: number): number {
  const j = seaAt(m.enemy, a);
  const present = m.turn.sea[j + STAY] + (m.side === JAPAN ? m.turn.reserve[j + STAY] : 0);
  const points = g.tables.poc[a] + g.tables.poc[AREA_COUNT + a];
  if (present === 0 || points < DEAR_AT_LAST) return 0;
  return points >= DEAR || g.turn >= g.rules.turns || decidesPort(g, a) ? 2 : 0;
}

/** True where a major port is surrounded, or would be with one more flag: that of this area (14.1). */
function decidesPort(g: Game, a: number): boolean {
  for (let h = 0; h < PORT_COUNT; h++) {
    if (((g.tables.touches[h] >> a) & 1) === 0) continue;
    const holder = (g.held[JAPAN] >> h) & 1 ? JAPAN : 1 - JAPAN;
    if ((g.tables.touches[h] & ~(1 << a) & ~g.controlled[1 - holder]) === 0) return true;
  }
  return false;
}

/** Sends the patrols of an opening, those ships first that are missed least. Returns the areas that it names. */
export function patrolAsPlanned(m: PlayerState, g: Game, plan: Planned): number {
  beginPlanned(plan);
  for (let k = 0; k < m.turn.poolCount; k++) {
    const area = assign(plan, g.tables.kind[m.turn.pool[k]], m.patrols.near[k] | m.patrols.far[k]);
    if (area >= 0) sail(m, g, k, area);
  }
  return plan.areas;
}

/** Everything a player works out once a turn, in whichever decision comes first. */
export function beginTurn(m: PlayerState, g: Game): void {
  lookAtBoard(m, g);
  valueAreas(m, g);
  chooseRepairs(m, g);
  listPool(m, g);
  m.turn.air.turn = 0;
}

/** Lists the own ships that can sail and are not to be repaired, those first that patrol most cheaply. */
function listPool(m: PlayerState, g: Game): void {
  const order = m.values.thriftOrder[m.side];
  // Ships of one harbor reach the same areas, but for what some adjustments say about single pieces (3a, 3b).
  const single = g.rules.freePearlHarbor || g.rules.pearlHarborEscape;
  const { pool, taken } = m.turn;
  const { near: poolNear, far: poolFar, harborFar } = m.patrols;
  const { location, tables } = g;
  let known = 0;
  let reached = 0;
  let tried = 0;
  let n = 0;
  for (let k = 0; k < order.length; k++) {
    const p = order[k];
    const at = location[p];
    if (at < AREA_COUNT || at >= OFF_MAP || (m.turn.underRepair > 0 && m.turn.repairPoints[p] !== 0) || !canSail(g, p))
      continue;
    const h = at - AREA_COUNT;
    const fit = !isUnfit(m, g, p);
    const near = fit ? tables.touches[h] : 0;
    if (((known >> h) & 1) === 0 || single) {
      known |= 1 << h;
      harborFar[h] = patrolReach(g, p) & ~tables.touches[h];
    }
    const far = fit && speedNow(g, p) >= SURE_SPEED ? harborFar[h] : 0;
    pool[n] = p;
    poolNear[n] = near;
    poolFar[n] = far;
    taken[n] = 0;
    n++;
    reached |= near | far;
    if (far === 0 && maySucceed(g, p)) tried |= harborFar[h];
  }
  m.patrols.tries = tried;
  m.turn.poolCount = n;
  m.patrols.reach = reached;
  m.patrols.first = 0;
}

/** Sends ships to patrol an area, the `first` there or more: those that are missed least, and only where they arrive for certain. */
function send(m: PlayerState, g: Game, area: number, wanted: number, first: boolean): void {
  const bit = 1 << area;
  let left = wanted;
  if ((m.patrols.reach & bit) !== 0) {
    const dearest = first && isEnemyHeld(m, g, area) ? CHEAP : ANY;
    while (m.patrols.first < m.turn.poolCount && m.turn.taken[m.patrols.first] !== 0) m.patrols.first++;
    for (let k = m.patrols.first; k < m.turn.poolCount && left > 0; k++) {
      if (m.turn.taken[k] !== 0 || ((m.patrols.near[k] | m.patrols.far[k]) & bit) === 0) continue;
      const p = m.turn.pool[k];
      // Carriers come last in the pool.
      if (g.tables.kind[p] === CARRIER && !(first && isSafeForCarrier(m, area))) break;
      if (m.values.worth[p] > dearest) continue;
      sail(m, g, k, area);
      left--;
    }
  }
  if (first && left > 0 && (m.patrols.tries & bit) !== 0) tryFlag(m, g, area);
}

/** Puts a ship of the pool to sea as a patroller. */
function sail(m: PlayerState, g: Game, k: number, area: number): void {
  const p = m.turn.pool[k];
  m.turn.taken[k] = 1;
  g.answer(p);
  g.answer(area);
  moveShip(m, g, p, area, 1);
}

/** Sends a ship that hardly fails its roll to show a flag no other can, where points are at stake: failing, it is there as a raider (6.41). */
function tryFlag(m: PlayerState, g: Game, area: number): void {
  if (g.tables.poc[m.side * AREA_COUNT + area] < ROLL_POINTS || isEnemyHeld(m, g, area)) return;
  for (let k = m.patrols.first; k < m.turn.poolCount; k++) {
    if (m.turn.taken[k] !== 0 || !maySucceed(g, m.turn.pool[k]) || ((patrolReach(g, m.turn.pool[k]) >> area) & 1) === 0)
      continue;
    sail(m, g, k, area);
    return;
  }
}

/** True for a sound ship, no carrier, that fails one speed roll of six at most. */
function maySucceed(g: Game, p: number): boolean {
  return g.tables.kind[p] !== CARRIER && g.damage[p] === 0 && speedNow(g, p) >= LIKELY_SPEED;
}

/** True under an enemy flag where more than a party may come: a ship alone is likely lost, so only a cheap one goes. */
function isEnemyHeld(m: PlayerState, g: Game, area: number): boolean {
  return flagOf(m, g, area) < 0 && m.turn.reserve[seaAt(m.enemy, area) + STAY] > PARTY;
}

/** Carriers stay raiders, unless a flag that counts would else be missing where the enemy cannot come. */
function isSafeForCarrier(m: PlayerState, area: number): boolean {
  return m.turn.hold[area] >= POINT && m.turn.reserve[seaAt(m.enemy, area) + STAY] === 0;
}
