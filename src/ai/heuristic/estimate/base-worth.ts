// What an island base is worth this turn: the fleet's and the fliers' foothold (12.13), and the air units that lose their last base
// with it (12.24); and how likely the enemy lands there.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT } from '../../../board/index.js';
import { amphibiousReach, canEmbark, canLand, type Game, ISLAND_BASES } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { knowAreas } from './area-values.js';
import { areaChance } from './fight-chance.js';
import { AIRS, FLAGS } from './force.js';

/** Bases worth less than this, in hundredths of a POC, are not worth a unit. */
export const MIN_BASE = 30;
/** What a unit must keep from the enemy, in hundredths of a POC, to be sent where it waits for him. */
export const MIN_GUARD = 15;
/** A base that gives air units their only foothold in an area is worth this part of the area more, permille. */
const FOOTHOLD = 400;
/** Part of its worth, permille, that is left of a base that may fall by itself (14.2). */
const FALLING = 400;
/** Parts of the own reserve and the enemy's, permille, that meet where a flag must be broken for a base to be kept (14.2). */
const BREAKING = 300;
const DEFENDING = 150;
/** Part of an own base's worth, permille, that is lost though it comes back the same turn, behind own flags on all sides (14.2). */
const RETAKEN = 250;
/** Part of an own base's worth, permille, that enemy troops take with it when they land: it can be taken back. */
const LANDED = 500;
/** Part of a flag's worth, permille, that is lost with the air units that show it, or that only fight for it beside ships. */
const STRANDED = 700;
const STRANDED_BESIDE_SHIPS = 300;
/** Chance, permille, that a base without defenders is invaded by a unit at sea next to it, by one that may yet sail, next turn. */
const AT_SEA = 700;
const MAY_SAIL = 300;
const NEXT_TURN = 150;

/** What an enemy base is worth taking, in hundredths of a POC: on the last turn no more than the flags of air units it sends home. */
function takeWorth(m: PlayerState, g: Game, harbor: number): number {
  const touches = g.tables.touches[harbor];
  let worth = 0;
  if (g.turn < g.rules.turns) {
    const falls = (touches & ~g.controlled[m.side]) === 0;
    worth = falls ? (m.settings.harbors[harbor] * FALLING * 0.001) | 0 : m.settings.harbors[harbor];
    worth += footholds(m, g, harbor, m.side, m.enemy);
    // Behind enemy flags on all sides it goes back at the end of the turn unless one of them falls (14.2); who was driven out stays away.
    if ((touches & ~g.controlled[m.enemy]) === 0) worth = (worth * broken(m, g, touches) * 0.001) | 0;
  }
  return worth + stranded(m, g, harbor, m.enemy, m.turn.deny);
}

/** What an own base is worth keeping, in hundredths of a POC: what it is to the enemy, and the own air units that need it. */
function keepWorth(m: PlayerState, g: Game, harbor: number): number {
  return worthToCome(m, g, harbor) + stranded(m, g, harbor, m.side, m.turn.hold);
}

/** Begins with a decision about bases: nothing is known of any, nor of landings. */
export function beginBases(m: PlayerState): void {
  m.bases.known = 0;
  m.landings[m.side].known = 0;
}

/**
 * What an amphibious unit gains in a base, in hundredths of a POC: it takes it, or keeps it from the enemy (13.41), whoever defends it.
 * Nothing changes while a decision is made, so it is worked out once for each base.
 */
export function worthOfLanding(m: PlayerState, g: Game, harbor: number): number {
  if (((m.bases.known >> harbor) & 1) !== 0) return m.bases.worth[harbor];
  m.bases.known |= 1 << harbor;
  let worth = 0;
  if (((g.held[m.enemy] >> harbor) & 1) !== 0) worth = takeWorth(m, g, harbor);
  else {
    const threat = invasionThreat(m, g, harbor);
    if (threat > 0) worth = (threat * keepWorth(m, g, harbor) * 0.001) | 0;
  }
  m.bases.worth[harbor] = worth;
  return worth;
}

/** What an own base is worth in the turns to come. */
function worthToCome(m: PlayerState, g: Game, harbor: number): number {
  return g.turn < g.rules.turns ? m.settings.harbors[harbor] + footholds(m, g, harbor, m.enemy, m.side) : 0;
}

/** What a base adds in the areas where the taker has no other, and the holder would have none any more. */
function footholds(m: PlayerState, g: Game, harbor: number, taker: number, holder: number): number {
  let worth = 0;
  for (let mask = g.tables.touches[harbor]; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const here = g.tables.harborsOf[a];
    const foothold = (FOOTHOLD * m.turn.hold[a] * 0.001) | 0;
    if ((here & g.held[taker]) === 0) worth += foothold;
    if ((here & g.held[holder]) === 1 << harbor) worth += foothold;
  }
  return worth;
}

/** Part of the flags, by their worth in each area, that goes home with the air units of a side when it loses a base. */
function stranded(m: PlayerState, g: Game, harbor: number, side: number, flags: Int32Array): number {
  let worth = 0;
  for (let mask = g.tables.touches[harbor] & g.at.airAreas(side); mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    if ((g.tables.harborsOf[a] & g.held[side]) !== 1 << harbor) continue;
    const i = seaAt(side, a);
    const ships = 100 * m.turn.sea[i + FLAGS] > m.turn.sea[i + AIRS];
    worth += (flags[a] * (ships ? STRANDED_BESIDE_SHIPS : STRANDED) * 0.001) | 0;
  }
  return worth;
}

/** What enemy troops in the area of a fight would take when they land, in hundredths of a POC: the dearest base that nobody defends. */
export function landingMenace(m: PlayerState, g: Game): number {
  knowAreas(m, g);
  let most = 0;
  for (let rest = g.tables.harborsOf[g.area] & g.held[m.side] & ISLAND_BASES; rest !== 0; rest = withoutFirst(rest)) {
    const h = firstOf(rest);
    if (defenders(g, m.side, h) > 0) continue;
    const lost = worthToCome(m, g, h);
    // Behind own flags on all sides it comes back at the end of the turn (14.2); who was driven out stays away.
    const back = (g.tables.touches[h] & ~g.controlled[m.side]) === 0;
    const worth = ((lost * (back ? RETAKEN : LANDED) * 0.001) | 0) + stranded(m, g, h, m.side, m.turn.hold);
    if (worth > most) most = worth;
  }
  return most;
}

/** Chance, permille, that enemy amphibious units land on an own base, this turn or next. */
function invasionThreat(m: PlayerState, g: Game, harbor: number): number {
  const touches = g.tables.touches[harbor];
  // Japan's units sail, and land, first (5.23): what the Allies still have in port may come this turn.
  const inPort = m.side === 0 ? MAY_SAIL : g.turn < g.rules.turns ? NEXT_TURN : 0;
  let threat = 0;
  for (let p = g.tables.amphibiousStart[m.enemy]; p < g.tables.amphibiousEnd[m.enemy]; p++) {
    const at = g.location[p];
    if (at < AREA_COUNT) {
      if (((touches >> at) & 1) !== 0 && canLand(g, p, at)) return AT_SEA;
    } else if (threat === 0 && canEmbark(g, p) && (amphibiousReach(g, p) & touches) !== 0) threat = inPort;
  }
  return threat;
}

/** Amphibious units of a side in a base: each costs an invader (13.41). */
export function defenders(g: Game, side: number, harbor: number): number {
  return g.at.countAmphibious(AREA_COUNT + harbor, side);
}

/** Chance, permille, that some flag of the enemy in areas he holds now goes down this turn. */
function broken(m: PlayerState, g: Game, areas: number): number {
  let kept = 1000;
  for (let mask = areas; mask !== 0; mask = withoutFirst(mask)) {
    const chance = areaChance(m, g, firstOf(mask), BREAKING, DEFENDING);
    kept = (kept * (1000 - chance) * 0.001) | 0;
  }
  return 1000 - kept;
}
