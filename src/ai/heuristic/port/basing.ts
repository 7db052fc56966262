// Where ships and units return to (10.1): the damaged to a yard (`yards.ts`), the fleet in shares to ports from which next turn's areas are in
// reach, and while enemy carriers can still raid this turn, out of their way.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AMPHIBIOUS, AREA_COUNT, HARBOR_COUNT } from '../../../board/index.js';
import {
  arrivalHarbors,
  type Game,
  MAJOR_PORTS,
  PATROLLING,
  removalCandidates,
  SAN_DIEGO_HARBOR,
} from '../../../game/index.js';
import { dangerTo, expectDanger, expectNoDanger, isInDanger } from '../estimate/harbor-danger.js';
import { ALL_AREAS, type PlayerState } from '../player-state.js';
import { expectTroops, portForTroops } from '../sea/troop-ports.js';
import { chooseOutposts, NOWHERE } from './outposts.js';
import { needsYard, yardFor } from './yards.js';

/** Strike power from which half of the worth in a harbor counts as lost. */
const HALF_LOST = 1000;
/** What it costs, in hundredths of a POC, to be based where none of the fleet is wanted. */
const FAR = 15;
const ALL_HARBORS = (1 << HARBOR_COUNT) - 1;

/** Answers `basing`. */
export function base(m: PlayerState, g: Game): void {
  const endOfTurn = g.basingPhase;
  const open = endOfTurn ? openHarbors(m, g) : openTonight(m, g);
  if (endOfTurn) {
    shareOut(m, g, open);
    chooseOutposts(m, g, open);
    expectNoDanger(m);
  } else expectDanger(m, g);
  m.ports.yardsKnown = false;
  // Most of those that return together are unhurt, and may go to the same harbors: they go where the first of them goes.
  let before = 0;
  let there = -1;
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    const allowed = g.returnHarbors[p];
    g.answer(p);
    if (allowed === 1 << SAN_DIEGO_HARBOR) g.answer(SAN_DIEGO_HARBOR);
    else if (endOfTurn && m.ports.posts[p] !== NOWHERE) g.answer(m.ports.posts[p]);
    else if (endOfTurn) {
      const within = allowed & ALL_HARBORS;
      g.answer(choose(m, g, p, openOrAll(within, open), true));
    } else if (g.damage[p] > 0) g.answer(harborForDamaged(m, g, p, allowed & ALL_HARBORS, open));
    else {
      if (allowed !== before || there < 0) there = firstSafe(m, g, allowed & ALL_HARBORS, open);
      before = allowed;
      g.answer(there >= 0 ? there : safest(m, g, p, openOrAll(allowed & ALL_HARBORS, open)));
    }
  }
}

/** Of some harbors those that are open, or all where none is. */
const openOrAll = (harbors: number, open: number): number => ((harbors & open) !== 0 ? harbors & open : harbors);

/** The first harbor in the order of the shares that is in no danger, an open one if there is any; -1 when there is none. */
function firstSafe(m: PlayerState, g: Game, allowed: number, open: number): number {
  const order = m.settings.harborOrder;
  for (let pass = 0, within = allowed & open; pass < 2; pass++, within = allowed & ~open) {
    if (within === 0) continue;
    for (let k = 0; k < order.length; k++) {
      if (((within >> order[k]) & 1) !== 0 && !isInDanger(m, g, order[k])) return order[k];
    }
  }
  return -1;
}

/** The harbor for a damaged piece during the turn: of those in no danger, as long as there are any. */
function harborForDamaged(m: PlayerState, g: Game, p: number, allowed: number, open: number): number {
  let safe = allowed;
  for (let mask = allowed; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    if (isInDanger(m, g, h)) safe &= ~(1 << h);
  }
  return safe !== 0 ? choose(m, g, p, openOrAll(safe, open), false) : safest(m, g, p, openOrAll(allowed, open));
}

/** Where no port is safe: the one where a piece loses least, to raids this turn and by being far from where the fleet is wanted. */
function safest(m: PlayerState, g: Game, p: number, allowed: number): number {
  const usual = choose(m, g, p, allowed, false);
  const shares = m.settings.fleetShares;
  const { armor } = g.tables;
  let best = usual;
  let least = 1 << 30;
  for (let mask = allowed; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    const power = dangerTo(m, g, h);
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

/** Divides the fleet over the held ports by their shares; ships that stay in port count for theirs. */
function shareOut(m: PlayerState, g: Game, held: number): void {
  const shares = m.settings.fleetShares;
  let total = 0;
  for (let mask = held; mask !== 0; mask = withoutFirst(mask)) total += shares[firstOf(mask)];
  m.ports.quota.fill(0);
  let ships = 0;
  for (let mask = g.at.shipAreas(m.side); mask !== 0; mask = withoutFirst(mask)) {
    ships += g.at.countShips(firstOf(mask), m.side);
  }
  for (let mask = g.at.shipHarbors(m.side); mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    const here = g.at.countShips(AREA_COUNT + h, m.side);
    m.ports.quota[h] -= here;
    ships += here;
  }
  for (let mask = held; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    if (shares[h] > 0) m.ports.quota[h] += Math.ceil((ships * shares[h]) / total);
  }
}

/**
 * Own harbors that are not walled in by enemy flags: ships in the others sail no farther than the next area (6.3), are raided
 * there, and the harbor falls when the flags stay (14.1).
 */
function openHarbors(m: PlayerState, g: Game): number {
  return g.held[m.side] & g.tables.harborsTouching[ALL_AREAS & ~g.controlled[m.enemy]];
}

/** The same while the turn is fought: a flag that nobody bears any more is gone when it ends (15.3). */
function openTonight(m: PlayerState, g: Game): number {
  const open = openHarbors(m, g);
  if ((g.held[m.side] & MAJOR_PORTS & ~open) === 0) return open;
  return g.held[m.side] & g.tables.harborsTouching[ALL_AREAS & ~(g.controlled[m.enemy] & flagBearers(m, g, m.enemy))];
}

/** Areas where a side has a patrolling ship or an air unit. */
export function flagBearers(m: PlayerState, g: Game, side: number): number {
  let areas = 0;
  const count = g.at.listAtSea(side, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    if ((g.flags[p] & PATROLLING) !== 0) areas |= 1 << g.location[p];
  }
  return areas;
}

/** The yard for a damaged ship, the first port with room in the order of the shares, else the first port, else any base. */
function choose(m: PlayerState, g: Game, p: number, allowed: number, endOfTurn: boolean): number {
  const order = m.settings.harborOrder;
  const isShip = g.tables.isShip[p] === 1;
  if (isShip && needsYard(m, g, p)) {
    const yard = yardFor(m, g, p, allowed);
    if (yard >= 0) return yard;
  }
  let first = -1;
  for (let k = 0; k < order.length; k++) {
    const h = order[k];
    if (((allowed >> h) & 1) === 0) continue;
    if (first < 0) first = h;
    if (!isShip || !endOfTurn) break;
    if (m.ports.quota[h] > 0) {
      m.ports.quota[h]--;
      return h;
    }
  }
  return first;
}

/** Answers `reinforcement-ports`: ships enter where most of the fleet is to be, troops where they have a base to take. */
export function placeReinforcements(m: PlayerState, g: Game): void {
  m.ports.yardsKnown = false;
  expectTroops(m);
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    g.answer(p);
    const ports = openOrAll(arrivalHarbors(g, p), openHarbors(m, g));
    g.answer(g.tables.kind[p] === AMPHIBIOUS ? portForTroops(m, g, p, ports) : choose(m, g, p, ports, false));
  }
}

/** Answers `removal` (4.42): the ship that is worth least as it lies, the damaged first. */
export function removeShip(m: PlayerState, g: Game): void {
  const count = removalCandidates(g, g.subject, m.listed);
  let best = m.listed[0];
  let least = 1 << 30;
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    const worth = m.values.worth[p] * (10 - 2 * Math.min(4, g.damage[p]));
    if (worth < least) {
      least = worth;
      best = p;
    }
  }
  g.answer(best);
}
