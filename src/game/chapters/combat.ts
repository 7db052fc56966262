// Rule 7: the order of areas, and rounds of combat until one side is left.

import { firstOf, hasOneAtMost, withoutFirst } from '../../board/bits.js';
import { ALLIED, AREA_COUNT, CARRIER, JAPAN } from '../../board/index.js';
import { alliedOffensive } from '../options/allied-offensive.js';
import { normalTurnOneHawaii } from '../options/normal-turn-one.js';
import { areaName, ask, illegal } from '../questions/ask.js';
import { NEXT_AREA } from '../questions/decisions.js';
import { AREA_BEGINS, BOUND_REACHED } from '../state/events.js';
import { airstrikeNow } from '../state/factors-now.js';
import { HAWAII } from '../state/places.js';
import { gather, hasUnits, isContested } from '../state/rosters.js';
import { type Game, MAX_ROUNDS } from '../state/state.js';
import { FIGHT_GOES_ON, fightRound } from './fight-round.js';
import { finishArea } from './finish-area.js';
import { ISLAND_BASES } from './ports-and-bases.js';
import { leaveArea } from './retreats/retreats.js';
import { freeWithdrawals } from './withdrawals.js';

/** Resolves the areas that are left, in the order Japan chooses (5.31, 7.1); those in the mask `done` are over. */
export function resolveAreas(g: Game, done: number): void {
  g.areasLeft = areasToResolve(g) & ~done;
  resolveAreasLeft(g);
}

/** Resolves the areas in `g.areasLeft`. */
export function resolveAreasLeft(g: Game): void {
  while (g.areasLeft !== 0) {
    let area: number;
    if (hasOneAtMost(g.areasLeft)) area = firstOf(g.areasLeft);
    else {
      ask(g, NEXT_AREA, alliedOffensive(g) ? ALLIED : JAPAN, checkNextArea);
      area = g.answers[0]!;
    }
    resolveNext(g, area);
  }
}

/** Normal Turn One has its own combat with the raid force in Hawaii on turn 1; any other area is fought normally. */
export function resolveNext(g: Game, area: number): void {
  if (g.rules.nt1 && g.turn === 1 && area === HAWAII && hasUnits(g, HAWAII, JAPAN)) normalTurnOneHawaii(g);
  else resolveArea(g, area, 0);
}

/** Areas where something can happen: both sides, or one side with amphibious units or carriers that may find something to raid (7.11). */
export function areasToResolve(g: Game): number {
  return (g.at.areasOf(JAPAN) & g.at.areasOf(ALLIED)) | areasWithBusiness(g, JAPAN) | areasWithBusiness(g, ALLIED);
}

/**
 * Harbors that a side's carriers may find in enemy hands this turn: those the enemy holds, and bases that he might invade
 * before their area is resolved (13.42: a second or third unit lands in them), so that the order of areas matters (7.1).
 */
function raidableLater(g: Game, side: number): number {
  const enemy = 1 - side;
  return g.held[enemy]! | (g.tables.harborsTouching[g.at.amphibiousAreas(enemy)]! & ISLAND_BASES);
}

/** Areas where a side has amphibious units, or carriers that can strike and may find something to raid. */
function areasWithBusiness(g: Game, side: number): number {
  const raidable = raidableLater(g, side);
  let areas = g.at.amphibiousAreas(side);
  for (let left = g.at.carrierAreas(side) & ~areas; left !== 0; left = withoutFirst(left)) {
    const area = firstOf(left);
    if ((g.tables.harborsOf[area]! & raidable) !== 0 && hasStrikingCarrier(g, area, side)) areas |= 1 << area;
  }
  return areas;
}

function hasStrikingCarrier(g: Game, area: number, side: number): boolean {
  const count = g.at.list(area, side, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (g.tables.kind[p] === CARRIER && airstrikeNow(g, p) > 0) return true;
  }
  return false;
}

function checkNextArea(g: Game): void {
  const area = g.answers[0]!;
  if (g.answerLength !== 1 || area < 0 || area >= AREA_COUNT || ((g.areasLeft >> area) & 1) === 0) {
    illegal(g, NEXT_AREA, '7.1', `${areaName(g, area)} is not an area where combat is left to resolve`);
  }
}

/** One area to a finish (7.1): combat, then air raids and landings of whoever is left. `round` rounds were fought already. */
export function resolveArea(g: Game, area: number, round: number): void {
  g.areasLeft &= ~(1 << area);
  g.area = area;
  g.round = round;
  g.roundsBefore = round;
  g.groups = 0;
  g.emit(AREA_BEGINS, area);
  freeWithdrawals(g, area);
  fightToTheEnd(g, area);
  finishArea(g, area);
}

/** Rounds of normal combat until one side is gone, or has retreated and its pursuit is over (7.2, 7.9). */
function fightToTheEnd(g: Game, area: number): void {
  gather(g, area, 0);
  while (isContested(g)) {
    if (g.round >= MAX_ROUNDS) {
      breakOff(g, area);
      return;
    }
    if (fightRound(g, area, MAX_ROUNDS) !== FIGHT_GOES_ON) return;
  }
}

/** A fight that does not end is broken off, counted and told: both sides go home (no rule covers it). */
function breakOff(g: Game, area: number): void {
  g.boundHits++;
  g.emit(BOUND_REACHED, area);
  leaveArea(g, area, JAPAN);
  leaveArea(g, area, ALLIED);
}
