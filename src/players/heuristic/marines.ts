// Amphibious units (13): sent behind a screen to bases that matter, landed as soon as they may, kept at home otherwise.
import { AMPHIBIOUS, AREA_COUNT, PORT_COUNT } from '../../board/index.js';
import { amphibiousReach, canEmbark, canLand, type Game, landingHarbors } from '../../game/index.js';
import { valueAreas } from './area-values.js';
import { areaChance } from './fight-estimate.js';
import type { Mind } from './mind.js';
import { beginTurn } from './patrols.js';
import { assign, beginPlanned } from './turn-plan.js';

/** Permille of the own reserve that is expected to cover a landing. */
const COVER = 300;
/** Bases worth less than this, in hundredths of a POC, are not worth a unit. */
const LEAST_BASE = 30;
/** A base that gives air units their only foothold in an area is worth this part of the area more, permille. */
const FOOTHOLD = 400;
/** Part of its worth, permille, that is left of a base that may fall by itself (14.2). */
const FALLING = 400;
const BASES = ~((1 << PORT_COUNT) - 1);

/** Answers `amphibious`. */
export function embark(m: Mind, g: Game): void {
  if (m.turn !== g.turn) beginTurn(m, g);
  const planned = m.plan === null ? null : m.plan.amphibious;
  if (planned !== null) beginPlanned(planned);
  // On the last turn no base is of use any more.
  if (g.turn >= g.rules.turns) return;
  let aimed = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (!canEmbark(g, p)) continue;
    const goal = planned === null ? -1 : assign(planned, AMPHIBIOUS, amphibiousReach(g, p));
    if (goal >= 0) {
      g.say(p);
      g.say(goal);
      continue;
    }
    let best = -1;
    let bestHarbor = -1;
    let most = LEAST_BASE;
    for (let mask = amphibiousReach(g, p); mask !== 0; mask &= mask - 1) {
      const a = 31 - Math.clz32(mask & -mask);
      const bases = g.t.harborsOf[a] & g.held[m.enemy] & BASES & ~aimed;
      if (bases === 0) continue;
      const chance = areaChance(m, g, a, COVER, m.settings.fear);
      if (chance < m.settings.screen) continue;
      for (let rest = bases; rest !== 0; rest &= rest - 1) {
        const h = 31 - Math.clz32(rest & -rest);
        const worth = (chance * baseWorth(m, g, h) * 0.001) | 0;
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

/** What an enemy base is worth taking, in hundredths of a POC. */
function baseWorth(m: Mind, g: Game, harbor: number): number {
  const touches = g.t.touches[harbor];
  let worth = m.settings.harbors[harbor];
  if ((touches & ~g.controlled[m.side]) === 0) worth = (worth * FALLING * 0.001) | 0;
  for (let mask = touches; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    const here = g.t.harborsOf[a];
    const foothold = (FOOTHOLD * m.hold[a] * 0.001) | 0;
    if ((here & g.held[m.side]) === 0) worth += foothold;
    if ((here & g.held[m.enemy]) === 1 << harbor) worth += foothold;
  }
  return worth;
}

/** Amphibious units of a side in a base: each costs an invader (13.41). */
function defenders(g: Game, side: number, harbor: number): number {
  let n = 0;
  for (let p = g.t.amphibiousStart[side]; p < g.t.amphibiousEnd[side]; p++) {
    if (g.location[p] === AREA_COUNT + harbor) n++;
  }
  return n;
}

/** Answers `landings`: on the most valuable enemy base that nobody defends. */
export function land(m: Mind, g: Game): void {
  if (g.turn >= g.rules.turns) return;
  if (m.valued !== g.turn) valueAreas(m, g);
  let aimed = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (!canLand(g, p, g.area)) continue;
    let best = -1;
    let most = 0;
    for (let rest = landingHarbors(g, p, g.area) & g.held[m.enemy] & ~aimed; rest !== 0; rest &= rest - 1) {
      const h = 31 - Math.clz32(rest & -rest);
      if (defenders(g, m.enemy, h) > 0) continue;
      const worth = baseWorth(m, g, h);
      if (worth > most) {
        most = worth;
        best = h;
      }
    }
    if (best < 0) continue;
    aimed |= 1 << best;
    g.say(p);
    g.say(best);
  }
}

/** What the own amphibious units in the fight would take at once if the side stays (5.43), in hundredths of a POC. */
export function landingGain(m: Mind, g: Game): number {
  if (g.turn >= g.rules.turns) return 0;
  let gain = 0;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (g.location[p] !== g.area || !canLand(g, p, g.area)) continue;
    if (m.valued !== g.turn) valueAreas(m, g);
    for (let rest = landingHarbors(g, p, g.area) & g.held[m.enemy]; rest !== 0; rest &= rest - 1) {
      const h = 31 - Math.clz32(rest & -rest);
      if (defenders(g, m.enemy, h) > 0) continue;
      const worth = baseWorth(m, g, h);
      if (worth > gain) gain = worth;
    }
  }
  return gain;
}

/** Answers `defender`: the most damaged unit is lost (13.41). */
export function nameDefender(m: Mind, g: Game): void {
  let best = -1;
  for (let p = g.t.amphibiousStart[m.side]; p < g.t.amphibiousEnd[m.side]; p++) {
    if (g.location[p] !== AREA_COUNT + g.subject) continue;
    if (best < 0 || g.damage[p] > g.damage[best]) best = p;
  }
  g.say(best);
}
