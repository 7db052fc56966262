// Where ships and units return to (10.1): the damaged to a yard, the fleet in shares to ports from which next turn's areas are in
// reach, and nobody where enemy carriers can raid this turn.
import { AIR, AMPHIBIOUS, AREA_COUNT, CARRIER, HARBOR_COUNT, PORT_COUNT } from '../../board/index.js';
import { arrivalHarbors, type Game, removalCandidates, repairPoints, returnHarbors } from '../../game/index.js';
import type { Mind } from './mind.js';

/** Weight against a harbor that enemy carriers at sea may yet raid this turn. */
const RAID_DANGER = 4;
/** Weight for a yard that can repair the ship, by share of armor lost. */
const YARD = 3;

/** Answers `basing`. */
export function base(m: Mind, g: Game): void {
  countFleet(m, g);
  const danger = harborsInDanger(m, g);
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    const allowed = returnHarbors(g, p, g.returnAreas[p]);
    const h = bestHarbor(m, g, p, allowed, danger);
    if (g.t.isShip[p] === 1) m.based[h]++;
    g.say(p);
    g.say(h);
  }
}

/** Counts own ships in each harbor. */
function countFleet(m: Mind, g: Game): void {
  m.based.fill(0);
  for (let p = g.t.shipStart[m.side]; p < g.t.shipEnd[m.side]; p++) {
    if (g.isInHarbor(p)) m.based[g.location[p] - AREA_COUNT]++;
  }
}

/** Harbors touching areas where enemy carriers are at sea while combat goes on (9.1). */
function harborsInDanger(m: Mind, g: Game): number {
  let harbors = 0;
  for (let p = g.t.shipStart[m.enemy]; p < g.t.shipEnd[m.enemy]; p++) {
    if (g.location[p] < AREA_COUNT && g.t.kind[p] === CARRIER) harbors |= g.t.harborsOf[g.location[p]];
  }
  return harbors & g.held[m.side];
}

function bestHarbor(m: Mind, g: Game, p: number, allowed: number, danger: number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  const t = g.t;
  const lost = t.isShip[p] === 1 ? g.damage[p] / Math.max(1, t.armor[p]) : 0;
  for (let mask = allowed & ((1 << HARBOR_COUNT) - 1); mask !== 0; mask &= mask - 1) {
    const h = 31 - Math.clz32(mask & -mask);
    let score = usefulness(m, h, t.kind[p]);
    if (((danger >> h) & 1) !== 0) score -= RAID_DANGER;
    if (lost > 0 && repairPoints(g, m.side, h) > 0) score += YARD * Math.min(1, lost);
    if (score > most) {
      most = score;
      best = h;
    }
  }
  return best;
}

/** How useful a harbor is for one more ship or unit: a share of the fleet belongs there, and bases are only for want of ports. */
function usefulness(m: Mind, h: number, kind: number): number {
  const share = m.weights.fleetShares[h];
  if (kind === AIR || kind === AMPHIBIOUS) return share * 0.1 + (h < PORT_COUNT ? 0.5 : 0);
  return share > 0 ? 2 - m.based[h] / share / 4 : h < PORT_COUNT ? 0 : -1;
}

/** Answers `reinforcement-ports`: units enter where most of the fleet is to be. */
export function placeReinforcements(m: Mind, g: Game): void {
  countFleet(m, g);
  for (let k = 0; k < g.pendingCount; k++) {
    const p = g.pending[k];
    g.say(p);
    g.say(bestHarbor(m, g, p, arrivalHarbors(g, p), 0));
  }
}

/** Answers `removal` (4.42): the ship that is worth least as it lies, the damaged first. */
export function removeShip(m: Mind, g: Game): void {
  const count = removalCandidates(g, g.subject, m.targets);
  let best = m.targets[0];
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k++) {
    const p = m.targets[k];
    const worth = m.values.worth[p] * (1 - (0.8 * Math.min(g.damage[p], g.t.armor[p])) / Math.max(1, g.t.armor[p]));
    if (worth < least) {
      least = worth;
      best = p;
    }
  }
  g.say(best);
}
