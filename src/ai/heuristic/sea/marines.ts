// Amphibious units (13): sent behind a screen to bases that matter, two together where one is defended, and those that find nothing
// to take into own bases that somebody else could.
import { firstOf, hasOneAtMost, withoutFirst } from '../../../board/bits.js';
import { AMPHIBIOUS } from '../../../board/index.js';
import { amphibiousReach, canEmbark, type Game, ISLAND_BASES } from '../../../game/index.js';
import { assign, beginPlanned } from '../doctrine/turn-plan.js';
import { beginBases, defenders, MIN_BASE, MIN_GUARD, worthOfLanding } from '../estimate/base-worth.js';
import { landingChance } from '../estimate/landing-odds.js';
import type { PlayerState } from '../player-state.js';
import { beginTurn } from './patrols.js';

/** Chance, permille, to land in an own base from which a unit is sent there in any case: in port it saves nothing. */
const SAFE_ENOUGH = 400;

/** Answers `amphibious`. */
export function embark(m: PlayerState, g: Game): void {
  if (m.turn.lookedAt !== g.turn) beginTurn(m, g);
  const planned = m.plan.amphibious;
  if (planned !== null) beginPlanned(planned);
  beginBases(m);
  let aimed = 0;
  let idle = 0;
  const start = g.tables.amphibiousStart[m.side];
  const end = g.tables.amphibiousEnd[m.side];
  for (let p = start; p < end; p++) {
    if (!canEmbark(g, p)) continue;
    const goal = planned === null ? -1 : assign(planned, AMPHIBIOUS, amphibiousReach(g, p));
    if (goal >= 0) send(g, p, goal);
    else {
      const harbor = invade(m, g, p, aimed);
      if (harbor >= 0) aimed |= 1 << harbor;
      else idle |= 1 << (p - start);
    }
  }
  if (!hasOneAtMost(idle)) idle = invadeTogether(m, g, idle, aimed);
  if (idle !== 0) guard(m, g, idle);
}

function send(g: Game, p: number, area: number): void {
  g.answer(p);
  g.answer(area);
}

/** Sends a unit to the undefended enemy base with most to gain. Returns the base, -1 when the unit stays. */
function invade(m: PlayerState, g: Game, p: number, aimed: number): number {
  let best = -1;
  let bestHarbor = -1;
  let most = MIN_BASE + guardNow(m, g, p);
  for (let mask = amphibiousReach(g, p); mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const bases = g.tables.harborsOf[a] & g.held[m.enemy] & ISLAND_BASES & ~aimed;
    if (bases === 0) continue;
    const chance = landingChance(m, m.side, a);
    if (chance < m.settings.screenChance) continue;
    for (let rest = bases; rest !== 0; rest = withoutFirst(rest)) {
      const h = firstOf(rest);
      if (defenders(g, m.enemy, h) > 0) continue;
      const worth = (chance * worthOfLanding(m, g, h) * 0.001) | 0;
      if (worth > most) {
        most = worth;
        best = a;
        bestHarbor = h;
      }
    }
  }
  if (best >= 0) send(g, p, best);
  return bestHarbor;
}

/** Sends as many units as a defended base needs: each defender costs one, and one more takes it (13.42). Returns those still idle. */
function invadeTogether(m: PlayerState, g: Game, idle: number, aimed: number): number {
  const start = g.tables.amphibiousStart[m.side];
  let best = -1;
  let units = 0;
  let most = 0;
  for (let rest = g.held[m.enemy] & ISLAND_BASES & ~aimed; rest !== 0; rest = withoutFirst(rest)) {
    const h = firstOf(rest);
    const need = defenders(g, m.enemy, h) + 1;
    if (need === 1) continue;
    const worth = worthOfLanding(m, g, h);
    for (let mask = g.tables.touches[h]; mask !== 0; mask = withoutFirst(mask)) {
      const a = firstOf(mask);
      let able = 0;
      for (let k = idle; k !== 0; k = withoutFirst(k)) {
        if (((amphibiousReach(g, start + firstOf(k)) >> a) & 1) !== 0) able++;
      }
      if (able < need) continue;
      const chance = landingChance(m, m.side, a);
      const gain = ((chance * worth * 0.001) | 0) - need * MIN_BASE;
      if (chance < m.settings.screenChance || gain <= most) continue;
      most = gain;
      best = a;
      units = need;
    }
  }
  if (best < 0) return idle;
  for (let k = idle; k !== 0 && units > 0; k = withoutFirst(k)) {
    const unit = firstOf(k);
    const p = start + unit;
    if (((amphibiousReach(g, p) >> best) & 1) === 0) continue;
    send(g, p, best);
    idle &= ~(1 << unit);
    units--;
  }
  return idle;
}

/** Sends units that have nothing to take to own bases that they save by being there (13.41); those that are in one stay. */
function guard(m: PlayerState, g: Game, idle: number): void {
  const start = g.tables.amphibiousStart[m.side];
  let guarded = 0;
  for (let k = idle; k !== 0; k = withoutFirst(k)) {
    const p = start + firstOf(k);
    const reach = amphibiousReach(g, p);
    let best = -1;
    let bestHarbor = -1;
    let most = MIN_GUARD + guardNow(m, g, p);
    for (
      let rest = g.held[m.side] & ISLAND_BASES & g.tables.harborsTouching[reach] & ~guarded;
      rest !== 0;
      rest = withoutFirst(rest)
    ) {
      const h = firstOf(rest);
      if (defenders(g, m.side, h) > 0) continue;
      const worth = worthOfLanding(m, g, h);
      if (worth <= most) continue;
      const a = bestWay(m, reach & g.tables.touches[h]);
      if (a < 0) continue;
      most = worth;
      best = a;
      bestHarbor = h;
    }
    if (best < 0) continue;
    guarded |= 1 << bestHarbor;
    send(g, p, best);
  }
}

/** The area of a mask through which a unit lands most surely, -1 when nowhere surely enough. */
function bestWay(m: PlayerState, areas: number): number {
  let best = -1;
  let most = Math.min(m.settings.screenChance, SAFE_ENOUGH) - 1;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const chance = landingChance(m, m.side, a);
    if (chance <= most) continue;
    most = chance;
    best = a;
  }
  return best;
}

/** What a unit saves where it is, in hundredths of a POC: 0 in port, and where another defends. */
function guardNow(m: PlayerState, g: Game, p: number): number {
  if (!g.isInHarbor(p)) return 0;
  const h = g.harborOf(p);
  if (((ISLAND_BASES >> h) & 1) === 0 || defenders(g, m.side, h) > 1) return 0;
  return worthOfLanding(m, g, h);
}
