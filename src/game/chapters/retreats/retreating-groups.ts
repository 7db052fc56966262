// Rules 8.32, 8.42 and 8.44: groups of those that retreat, how fast they are, and how they escape.
import { clearMarks, illegal, markOnce, pieceName, requireOwn, requirePairs } from '../../questions/ask.js';
import { type Decision, GROUPS, SPLIT } from '../../questions/decisions.js';
import { isHull, speedNow } from '../../state/factors-now.js';
import { type Game, MAX_PIECES } from '../../state/state.js';
import { addReturn, returnPending } from '../ports-and-bases.js';

/** Speed of the slowest ship or amphibious unit of a group (8.33); 99 when the group is empty. */
export function groupSpeed(g: Game, area: number, side: number, group: number): number {
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  let slowest = 99;
  for (let k = from; k < from + g.rosterCount[list]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] === area && g.fightOf[p] === group && isHull(g, p)) {
      const speed = speedNow(g, p);
      if (speed < slowest) slowest = speed;
    }
  }
  return slowest;
}

/** The members of a side in the fight last gathered return to port: they escaped (8.44). */
export function letEscape(g: Game, area: number, side: number): void {
  g.pendingCount = 0;
  for (let k = 0; k < g.unitCount[side]!; k++) addReturn(g, g.units[side]![k]!, 1 << area);
  returnPending(g, side);
}

export function checkGroups(g: Game, side: number): void {
  checkPartition(g, side, GROUPS, '8.32');
}

export function checkSplit(g: Game, side: number): void {
  if (g.answerLength > 0) checkPartition(g, side, SPLIT, '8.42');
}

/** Every member of the retreating fight is in exactly one group, numbered from 1 without gaps. */
function checkPartition(g: Game, side: number, decision: Decision, rule: string): void {
  requirePairs(g, decision);
  const count = g.unitCount[side]!;
  if (g.answerLength !== 2 * count)
    illegal(g, decision, rule, `each of the ${count} ships and units must be in one group`);
  let highest = 0;
  for (let k = 0; k < g.answerLength; k += 2) {
    const piece = g.answers[k]!;
    const group = g.answers[k + 1]!;
    requireOwn(g, decision, piece, side);
    if (g.location[piece] !== g.area || g.fightOf[piece] !== g.fight || !isHull(g, piece))
      illegal(g, decision, rule, `${pieceName(g, piece)} is not retreating in this group`);
    if (group < 1 || group > count)
      illegal(g, decision, rule, `groups are numbered from 1; ${group} is too large or too small`);
    if (group > highest) highest = group;
    markOnce(g, decision, piece, '8.5');
  }
  clearMarks(g, 2);
  for (let group = 1; group <= highest; group++) {
    let found = false;
    for (let k = 1; k < g.answerLength; k += 2) if (g.answers[k] === group) found = true;
    if (!found) illegal(g, decision, rule, 'groups are numbered from 1 without gaps');
  }
}
