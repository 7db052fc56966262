// Where ships and units return to (10.1): the damaged to a yard, the fleet in shares to ports from which next turn's areas are in
// reach, and while enemy carriers can still raid this turn, out of their way.
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import {
  arrivalHarbors,
  type Game,
  removalCandidates,
  repairPoints,
  returnHarbors,
  SAN_DIEGO_HARBOR,
} from '../../game/index.js';
import { measureDanger } from './harbor-danger.js';
import type { Mind } from './mind.js';

/** A ship with damage of this part of its armor, in permille, goes to a yard that has the points next turn: at the end of a turn, */
const LIGHT = 333;
/** and before. */
const HEAVY = 500;
/** Strike power from which half of the worth in a harbor counts as lost. */
const HALF_LOST = 1000;
/** What it costs, in hundredths of a POC, to be based where none of the fleet is wanted. */
const FAR = 15;
/** Damage a yard takes in, in turns of its work. */
const YARD_TURNS = 2;
const ALL_HARBORS = (1 << HARBOR_COUNT) - 1;
const ALL_AREAS = (1 << AREA_COUNT) - 1;

/** Answers `basing`. */
export function base(m: Mind, g: Game): void {
  const endOfTurn = g.basingPhase;
  if (endOfTurn) shareOut(m, g);
  lookAtYards(m, g);
  const danger = endOfTurn ? 0 : measureDanger(m, g);
  const open = openHarbors(m, g);
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    const allowed = returnHarbors(g, p, g.returnAreas[p]);
    let wanted = allowed & ~danger & ALL_HARBORS;
    const safe = wanted !== 0;
    if (!safe) wanted = allowed & ALL_HARBORS;
    if ((wanted & open) !== 0) wanted &= open;
    g.say(p);
    if (allowed === 1 << SAN_DIEGO_HARBOR) g.say(SAN_DIEGO_HARBOR);
    else g.say(safe ? choose(m, g, p, wanted, endOfTurn) : safest(m, g, p, wanted));
  }
}

/** Where no port is safe: the one where a piece loses least, to raids this turn and by being far from where the fleet is wanted. */
function safest(m: Mind, g: Game, p: number, allowed: number): number {
  const usual = choose(m, g, p, allowed, false);
  const shares = m.settings.fleetShares;
  const { armor } = g.t;
  let best = usual;
  let least = 1 << 30;
  for (let mask = allowed; mask !== 0; mask &= mask - 1) {
    const h = 31 - Math.clz32(mask & -mask);
    const power = m.danger[h];
    // The weaker by damage, the surer it is hit for good.
    const worth = m.values.worth[p] * (1 + g.damage[p] / (armor[p] + 1));
    const lost = (worth * power) / (power + HALF_LOST);
    const far = h === usual ? 0 : FAR * (1 - Math.min(1, shares[h] / (shares[usual] + 1)));
    if (lost + far < least) {
      least = lost + far;
      best = h;
    }
  }
  return best;
}

/** Sets down what each yard can still take in: its points of next turn, less the damage that lies there. */
function lookAtYards(m: Mind, g: Game): void {
  const { location, damage, t } = g;
  for (let mask = m.yards; mask !== 0; mask &= mask - 1) {
    const h = 31 - Math.clz32(mask & -mask);
    m.yardRoom[h] = repairPoints(g, m.side, h, g.turn + 1);
  }
  for (let p = t.shipStart[m.side]; p < t.shipEnd[m.side]; p++) {
    if (damage[p] > 0 && g.isInHarbor(p)) m.yardRoom[location[p] - AREA_COUNT] -= damage[p];
  }
}

/** Divides the fleet over the held ports by their shares; ships that stay in port count for theirs. */
function shareOut(m: Mind, g: Game): void {
  const shares = m.settings.fleetShares;
  const held = openHarbors(m, g);
  let total = 0;
  for (let h = 0; h < HARBOR_COUNT; h++) if (((held >> h) & 1) !== 0) total += shares[h];
  let ships = 0;
  m.quota.fill(0);
  const end = g.t.shipEnd[m.side];
  const count = g.at.listOnMap(m.side, m.listed);
  // Ships come first.
  for (; ships < count && m.listed[ships] < end; ships++) {
    const at = g.location[m.listed[ships]];
    if (at >= AREA_COUNT) m.quota[at - AREA_COUNT]--;
  }
  for (let h = 0; h < HARBOR_COUNT; h++) {
    if (((held >> h) & 1) !== 0 && shares[h] > 0) m.quota[h] += Math.ceil((ships * shares[h]) / total);
  }
}

/**
 * Own harbors that are not walled in by enemy flags: ships in the others sail no farther than the next area (6.3), are raided
 * there, and the harbor falls when the flags stay (14.1).
 */
function openHarbors(m: Mind, g: Game): number {
  return g.held[m.side] & g.t.harborsTouching[ALL_AREAS & ~g.controlled[m.enemy]];
}

/** The yard for a damaged ship, the first port with room in the order of the shares, else the first port, else any base. */
function choose(m: Mind, g: Game, p: number, allowed: number, endOfTurn: boolean): number {
  const order = m.settings.harborOrder;
  const isShip = g.t.isShip[p] === 1;
  const damage = g.damage[p];
  if (isShip && damage > 0 && 1000 * damage >= m.settings.repairShare * g.t.armor[p]) {
    const yard = yardFor(m, g, damage, allowed);
    if (yard >= 0) return yard;
  }
  if (
    isShip &&
    1000 * damage >= (endOfTurn ? LIGHT : HEAVY) * g.t.armor[p] &&
    damage > 0 &&
    g.turn + 1 < g.rules.turns
  ) {
    const yard = yardWithRoom(m, damage, endOfTurn ? (damage + 1) >> 1 : damage, allowed);
    if (yard >= 0) return yard;
  }
  let first = -1;
  for (let k = 0; k < order.length; k++) {
    const h = order[k];
    if (((allowed >> h) & 1) === 0) continue;
    if (first < 0) first = h;
    if (!isShip || !endOfTurn) break;
    if (m.quota[h] > 0) {
      m.quota[h]--;
      return h;
    }
  }
  return first;
}

/** The first yard in the order of the shares that will have the `least` points for a damaged ship; -1 when there is none. */
function yardWithRoom(m: Mind, damage: number, least: number, allowed: number): number {
  const order = m.settings.harborOrder;
  for (let k = 0; k < order.length; k++) {
    const h = order[k];
    if ((((allowed & m.yards) >> h) & 1) === 0 || m.settings.fleetShares[h] === 0 || m.yardRoom[h] < least) continue;
    m.yardRoom[h] -= damage;
    m.quota[h]--;
    return h;
  }
  return -1;
}

/** The yard with most points, while it is not overbooked; -1 when there is none. */
function yardFor(m: Mind, g: Game, damage: number, allowed: number): number {
  let best = -1;
  let most = 0;
  for (let mask = allowed & m.yards; mask !== 0; mask &= mask - 1) {
    const h = 31 - Math.clz32(mask & -mask);
    const points = repairPoints(g, m.side, h);
    if (points > most) {
      most = points;
      best = h;
    }
  }
  return best >= 0 && damage <= YARD_TURNS * most ? best : -1;
}

/** Answers `reinforcement-ports`: units enter where most of the fleet is to be. */
export function placeReinforcements(m: Mind, g: Game): void {
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    g.say(p);
    const allowed = arrivalHarbors(g, p);
    const open = allowed & openHarbors(m, g);
    g.say(choose(m, g, p, open !== 0 ? open : allowed, false));
  }
}

/** Answers `removal` (4.42): the ship that is worth least as it lies, the damaged first. */
export function removeShip(m: Mind, g: Game): void {
  const count = removalCandidates(g, g.subject, m.targets);
  let best = m.targets[0];
  let least = 1 << 30;
  for (let k = 0; k < count; k++) {
    const p = m.targets[k];
    const worth = m.values.worth[p] * (10 - 2 * Math.min(4, g.damage[p]));
    if (worth < least) {
      least = worth;
      best = p;
    }
  }
  g.say(best);
}
