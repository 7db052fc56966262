// Where ships and units return to (10.1): the damaged to a yard, the fleet in shares to ports from which next turn's areas are in
// reach, and nobody where enemy carriers can raid this turn.
import { AREA_COUNT, HARBOR_COUNT } from '../../board/index.js';
import {
  arrivalHarbors,
  type Game,
  removalCandidates,
  repairPoints,
  returnHarbors,
  SAN_DIEGO_HARBOR,
} from '../../game/index.js';
import type { Mind } from './mind.js';

/** Damage a yard takes in, in turns of its work. */
const YARD_TURNS = 2;
const ALL_HARBORS = (1 << HARBOR_COUNT) - 1;
const ALL_AREAS = (1 << AREA_COUNT) - 1;

/** Answers `basing`. */
export function base(m: Mind, g: Game): void {
  const endOfTurn = g.basingPhase;
  if (endOfTurn) shareOut(m, g);
  const danger = endOfTurn ? 0 : harborsInDanger(m, g);
  const open = openHarbors(m, g);
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    const allowed = returnHarbors(g, p, g.returnAreas[p]);
    let safe = allowed & ~danger & ALL_HARBORS;
    if (safe === 0) safe = allowed;
    if ((safe & open) !== 0) safe &= open;
    g.say(p);
    g.say(allowed === 1 << SAN_DIEGO_HARBOR ? SAN_DIEGO_HARBOR : choose(m, g, p, safe, endOfTurn));
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

/** Harbors touching areas where enemy carriers are at sea, and combat is not over (9.1). */
function harborsInDanger(m: Mind, g: Game): number {
  // While areas are left, those that are not were resolved, air raids and all; before and after, any may still be.
  const open = g.areasLeft === 0 ? ALL_AREAS : g.areasLeft | (1 << g.area);
  return g.t.harborsTouching[g.at.carrierAreas(m.enemy) & open];
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
