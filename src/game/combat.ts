// Rule 7: the order of areas, and rounds of combat until one side is left.
import { ALLIED, AMPHIBIOUS, AREA_COUNT, CARRIER, JAPAN } from '../board/index.js';
import { airRaids } from './air-raids.js';
import { hasLander, landings } from './amphibious.js';
import { areaName, ask, illegal } from './ask.js';
import { LAND_FIRST, NEXT_AREA } from './decisions.js';
import { AREA_BEGINS, BOUND_REACHED } from './events.js';
import { airstrikeNow } from './factors-now.js';
import { normalTurnOneHawaii, normalTurnOneIndonesia } from './normal-turn-one.js';
import { HAWAII, INDONESIA } from './places.js';
import { askRetreats, leaveArea, pursue, retreat } from './retreats.js';
import { gather, hasUnits, isContested } from './rosters.js';
import { combatRound } from './rounds.js';
import { type Game, MAX_PIECES, MAX_ROUNDS } from './state.js';
import { submarineAttacks } from './submarines.js';
import { dissolveTaskForces } from './task-forces.js';
import { freeWithdrawals } from './withdrawals.js';

const OFFENSIVE_TURN = 5;

/** Resolves the areas that are left, in the order Japan chooses (5.31, 7.1); those in the mask `done` are over. */
export function resolveAreas(g: Game, done: number): void {
  g.areasLeft = areasToResolve(g) & ~done;
  while (g.areasLeft !== 0) {
    let area: number;
    if ((g.areasLeft & (g.areasLeft - 1)) === 0) area = 31 - Math.clz32(g.areasLeft);
    else {
      ask(g, NEXT_AREA, alliedOffensive(g) ? ALLIED : JAPAN, checkNextArea);
      area = g.answer[0]!;
    }
    resolveNext(g, area);
  }
}

/** Normal Turn One has its own combat in Hawaii and its own opening in Indonesia on turn 1; any other area is fought normally. */
function resolveNext(g: Game, area: number): void {
  if (g.rules.nt1 && g.turn === 1) {
    if (area === HAWAII) {
      normalTurnOneHawaii(g);
      return;
    }
    if (area === INDONESIA) {
      normalTurnOneIndonesia(g);
      resolveArea(g, area, g.round);
      return;
    }
  }
  resolveArea(g, area, 0);
}

/** Areas where something can happen: both sides, or one side with carriers that touch enemy harbors or amphibious units (7.11). */
export function areasToResolve(g: Game): number {
  let areas = 0;
  for (let a = 0; a < AREA_COUNT; a++) {
    const japan = hasUnits(g, a, JAPAN);
    const allied = hasUnits(g, a, ALLIED);
    if (japan && allied) areas |= 1 << a;
    else if (japan && hasBusiness(g, a, JAPAN)) areas |= 1 << a;
    else if (allied && hasBusiness(g, a, ALLIED)) areas |= 1 << a;
  }
  return areas;
}

function hasBusiness(g: Game, area: number, side: number): boolean {
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  const harbors = (g.t.harborsOf[area]! & g.held[1 - side]!) !== 0;
  for (let k = from; k < from + g.rosterCount[list]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] !== area) continue;
    const kind = g.t.kind[p];
    if (kind === AMPHIBIOUS || (harbors && kind === CARRIER && airstrikeNow(g, p) > 0)) return true;
  }
  return false;
}

function checkNextArea(g: Game): void {
  const area = g.answer[0]!;
  if (g.answerLength !== 1 || area < 0 || area >= AREA_COUNT || ((g.areasLeft >> area) & 1) === 0) {
    illegal(g, NEXT_AREA, '7.1', `${areaName(g, area)} is not an area where combat is left to resolve`);
  }
}

/** One area to a finish (7.1): combat, then air raids and landings of whoever is left. `round` rounds were fought already. */
export function resolveArea(g: Game, area: number, round: number): void {
  g.areasLeft &= ~(1 << area);
  g.area = area;
  g.round = round;
  g.groups = 0;
  g.tell(AREA_BEGINS, area);
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
    g.round++;
    combatRound(g, area, 0);
    submarineAttacks(g, area);
    gather(g, area, 0);
    const retreating = isContested(g) ? askRetreats(g) : 0;
    if (retreating === 3) {
      leaveArea(g, area, JAPAN);
      leaveArea(g, area, ALLIED);
      return;
    }
    if (retreating !== 0) retreat(g, area, retreating - 1);
    // Units that do not retreat may land, Japan's first (5.43, R3).
    landInOrder(g, area);
    if (retreating !== 0) {
      pursue(g, area, retreating - 1, MAX_ROUNDS);
      return;
    }
    gather(g, area, 0);
  }
}

/** Adjustment 6: from turn 5 the Allies choose the order of combat, and who lands first. */
function alliedOffensive(g: Game): boolean {
  return g.rules.alliedOffensive && g.turn >= OFFENSIVE_TURN;
}

/** Landings after a round: Japan's, then the Allies' (7.83), or as the Allies say under adjustment 6. */
function landInOrder(g: Game, area: number): void {
  let first = JAPAN;
  if (alliedOffensive(g) && hasLander(g, JAPAN, area) && hasLander(g, ALLIED, area)) {
    g.area = area;
    ask(g, LAND_FIRST, ALLIED, checkLandFirst);
    first = g.answer[0]!;
  }
  landings(g, first, area);
  landings(g, 1 - first, area);
}

function checkLandFirst(g: Game): void {
  if (g.answerLength !== 1 || g.answer[0]! < 0 || g.answer[0]! > 1) {
    illegal(g, LAND_FIRST, 'adjustment 6', 'the answer is 0 (Japan lands first) or 1 (the Allies do)');
  }
}

/** A fight that does not end is broken off, counted and told: both sides go home (no rule covers it). */
function breakOff(g: Game, area: number): void {
  g.boundHits++;
  g.tell(BOUND_REACHED, area);
  leaveArea(g, area, JAPAN);
  leaveArea(g, area, ALLIED);
}

/** After all combat in an area: the victor's air raids, then landings (5.5, 9.1, 13.32). */
export function finishArea(g: Game, area: number): void {
  dissolveTaskForces(g);
  const japan = hasUnits(g, area, JAPAN);
  const allied = hasUnits(g, area, ALLIED);
  if (japan !== allied) airRaids(g, area, japan ? JAPAN : ALLIED);
  landings(g, JAPAN, area);
  landings(g, ALLIED, area);
}
