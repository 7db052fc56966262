// Amphibious units (13): sent behind a screen to bases that matter, landed as soon as they may, kept at home otherwise.
import { AMPHIBIOUS, AREA_COUNT, PORT_COUNT } from '../../board/index.js';
import { amphibiousReach, canEmbark, canLand, type Game, landingHarbors } from '../../game/index.js';
import { areaChance } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { spreadReserve, survey } from './survey.js';

/** Units go to sea only where the area is won with at least this chance. */
const SCREEN = 0.7;
/** Bases worth less than this are not worth a unit. */
const LEAST_BASE = 0.3;
/** A base that gives air units their only foothold in an area is worth this part of the area more. */
const FOOTHOLD = 0.4;

/** Answers `amphibious`. */
export function embark(m: Mind, g: Game): void {
  survey(m, g);
  spreadReserve(m, g, m.side);
  spreadReserve(m, g, m.enemy);
  let aimed = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (!canEmbark(g, p)) continue;
    let best = -1;
    let bestHarbor = -1;
    let most = LEAST_BASE;
    for (let mask = amphibiousReach(g, p); mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      const bases = g.t.harborsOf[a] & g.held[m.enemy] & ~((1 << PORT_COUNT) - 1) & ~aimed;
      if (bases === 0) continue;
      const chance = areaChance(m, g, a, 0.6, m.weights.fear);
      if (chance < SCREEN) continue;
      for (let rest = bases; rest !== 0; rest &= rest - 1) {
        const h = 31 - Math.clz32(rest & -rest);
        const worth = chance * baseWorth(m, g, h);
        if (worth > most && defenders(g, m.enemy, h) === 0) {
          most = worth;
          best = a;
          bestHarbor = h;
        }
      }
    }
    if (best < 0) continue;
    aimed |= 1 << bestHarbor;
    g.say(p);
    g.say(best);
  }
}

/** What an enemy base is worth taking: nothing when it falls by itself this turn (14.2) or no turn is left to use it. */
function baseWorth(m: Mind, g: Game, harbor: number): number {
  if (g.turn >= g.rules.turns) return 0;
  const touches = g.t.touches[harbor];
  let worth = m.weights.harbors[harbor];
  if ((touches & ~g.controlled[m.side]) === 0) worth *= 0.4;
  for (let mask = touches; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const here = g.t.harborsOf[a];
    if ((here & g.held[m.side]) === 0) worth += FOOTHOLD * m.hold[a];
    if ((here & g.held[m.enemy]) === 1 << harbor) worth += FOOTHOLD * m.hold[a];
  }
  return worth;
}

/** Enemy amphibious units in a base: each costs an invader (13.41). */
function defenders(g: Game, side: number, harbor: number): number {
  let n = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) {
    if (g.location[p] === AREA_COUNT + harbor) n++;
  }
  return n;
}

/** Answers `landings`: on the most valuable enemy base that is not held by more units than are landing. */
export function land(m: Mind, g: Game): void {
  let taken = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (!canLand(g, p, g.area)) continue;
    const bases = landingHarbors(g, p, g.area) & g.held[m.enemy] & ~taken;
    let best = -1;
    let most = 0;
    for (let rest = bases; rest !== 0; rest &= rest - 1) {
      const h = 31 - Math.clz32(rest & -rest);
      if (defenders(g, m.enemy, h) > 0) continue;
      const worth = baseWorth(m, g, h);
      if (worth > most) {
        most = worth;
        best = h;
      }
    }
    if (best < 0) continue;
    taken |= 1 << best;
    g.say(p);
    g.say(best);
  }
}

/** Answers `defender`: the most damaged unit is lost (13.41). */
export function nameDefender(_m: Mind, g: Game): void {
  let best = -1;
  const holder = g.harborControl[g.subject];
  for (let p = g.t.amphibiousStart[holder]; p < g.t.amphibiousEnd[holder]; p++) {
    if (g.t.kind[p] !== AMPHIBIOUS || g.location[p] !== AREA_COUNT + g.subject) continue;
    if (best < 0 || g.damage[p] > g.damage[best]) best = p;
  }
  g.say(best);
}
