// Rules 8.33, 8.34 and 8.43: which ships pursue a group, and which follow its parts.
import { ask, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs } from '../../questions/ask.js';
import { FOLLOW, PURSUIT } from '../../questions/decisions.js';
import { speedNow } from '../../state/factors-now.js';
import { join } from '../../state/rosters.js';
import { type Game, PURSUED } from '../../state/state.js';
import { groupSpeed } from './retreating-groups.js';

export function assignPursuers(g: Game, area: number, side: number): void {
  if (!someoneCanPursue(g, area, side)) return;
  g.area = area;
  ask(g, PURSUIT, 1 - side, checkPursuit);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    join(g, ship, g.answers[k + 1]!);
    g.flags[ship]! |= PURSUED;
  }
}

function someoneCanPursue(g: Game, area: number, side: number): boolean {
  let slowest = 99;
  for (let group = 1; group <= g.groups; group++) slowest = Math.min(slowest, groupSpeed(g, area, side, group));
  const count = g.at.list(area, 1 - side, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (g.tables.isShip[p] === 1 && speedNow(g, p) >= slowest) return true;
  }
  return false;
}

function checkPursuit(g: Game, side: number): void {
  requirePairs(g, PURSUIT);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, PURSUIT, ship, side);
    if (g.tables.isShip[ship] === 0 || g.location[ship] !== g.area) {
      illegal(g, PURSUIT, '8.3', `${pieceName(g, ship)} is not a ship in the area`);
    }
    const speed = group >= 1 && group <= g.groups ? groupSpeed(g, g.area, 1 - side, group) : 99;
    if (speedNow(g, ship) < speed) illegal(g, PURSUIT, '8.33', `${pieceName(g, ship)} cannot pursue group ${group}`);
  }
  refuseDuplicates(g, PURSUIT, 2, '8.6');
}

/** The pursuers of a group go on, each after one of its parts, or stop for the rest of the turn (8.42, 8.43). */
export function follow(g: Game, side: number, group: number, top: number): void {
  const enemy = 1 - side;
  g.subject = top;
  const slowest = slowestPart(g, side, group, top);
  let able = false;
  for (let k = 0; k < g.unitCount[enemy]!; k++) if (speedNow(g, g.units[enemy]![k]!) >= slowest) able = true;
  if (able) ask(g, FOLLOW, enemy, checkFollow);
  else g.answerLength = 0;
  for (let k = 0; k < g.unitCount[enemy]!; k++) join(g, g.units[enemy]![k]!, 0);
  for (let k = 0; k < g.answerLength; k += 2) join(g, g.answers[k]!, g.answers[k + 1]!);
}

/** Speed of the slowest part of a group: who is no slower can follow it (8.43). */
function slowestPart(g: Game, side: number, group: number, top: number): number {
  let slowest = groupSpeed(g, g.area, side, group);
  for (let number = top + 1; number <= g.groups; number++) {
    slowest = Math.min(slowest, groupSpeed(g, g.area, side, number));
  }
  return slowest;
}

function checkFollow(g: Game, side: number): void {
  requirePairs(g, FOLLOW);
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, FOLLOW, ship, side);
    if (g.location[ship] !== g.area || g.fightOf[ship] !== g.fight) {
      illegal(g, FOLLOW, '8.34', `${pieceName(g, ship)} is not pursuing this group`);
    }
    const isPart = group === g.fight || (group > g.subject && group <= g.groups);
    if (!isPart) illegal(g, FOLLOW, '8.6', `${pieceName(g, ship)} can follow only parts of the group it pursues`);
    if (speedNow(g, ship) < groupSpeed(g, g.area, 1 - side, group)) {
      illegal(g, FOLLOW, '8.43', `${pieceName(g, ship)} is slower than the whole group and must stop`);
    }
  }
  refuseDuplicates(g, FOLLOW, 2, '8.43');
}
