// Rules 8.1–8.3: who retreats, in which groups, and who is pursued.
import { AIR, ALLIED, JAPAN } from '../../../board/index.js';
import { ask, zeroOrOne } from '../../questions/ask.js';
import { GROUPS, RETREAT } from '../../questions/decisions.js';
import { RETREATED } from '../../state/events.js';
import { gather, isContested, join } from '../../state/rosters.js';
import { type Game, MAX_PIECES, PATROLLING, RETREATING } from '../../state/state.js';
import { addReturn, returnPending } from '../ports-and-bases.js';
import { checkGroups, letEscape } from './retreating-groups.js';
import { assignPursuers } from './who-pursues.js';

/** Both sides state whether they retreat, Japan first (8.1). 0 nobody, 1 Japan, 2 the Allies, 3 both. */
export function askRetreats(g: Game): number {
  const japan = asksToRetreat(g, JAPAN) ? 1 : 0;
  // nt1 18.2: in Indonesia the Allies stay until the third round.
  const allied = g.surprised === 0 && asksToRetreat(g, ALLIED) ? 2 : 0;
  if (japan !== 0 && allied !== 0 && !g.rules.bothLeave) return japan;
  return japan | allied;
}

/** Asks one side whether it retreats from `g.area`. */
export function asksToRetreat(g: Game, side: number): boolean {
  ask(g, RETREAT, side, checkRetreat);
  return g.answers[0] === 1;
}

const checkRetreat = zeroOrOne(RETREAT, '8.1', 'the answer is 0 (stay) or 1 (retreat)');

/** Everything a side has in an area returns to port, unpursued. */
export function leaveArea(g: Game, area: number, side: number): void {
  g.emit(RETREATED, side, area);
  g.pendingCount = 0;
  const from = (area * 2 + side) * MAX_PIECES;
  for (let k = from; k < from + g.rosterCount[area * 2 + side]!; k++) {
    const p = g.roster[k]!;
    if (g.location[p] === area) addReturn(g, p, 1 << area);
  }
  returnPending(g, side);
}

/**
 * A side retreats: air units go home, patrollers become raiders (8.2), ships and amphibious units form groups (8.32), the
 * enemy assigns pursuers (8.33), and whoever is not pursued escapes (8.44).
 */
export function retreat(g: Game, area: number, side: number): void {
  g.emit(RETREATED, side, area);
  g.area = area;
  g.fight = 0;
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  const end = from + g.rosterCount[list]!;
  g.pendingCount = 0;
  let hulls = 0;
  for (let k = from; k < end; k++) {
    const p = g.roster[k]!;
    if (g.location[p] !== area) continue;
    if (g.tables.kind[p] === AIR) addReturn(g, p, 1 << area);
    else {
      g.flags[p] = (g.flags[p]! & ~PATROLLING) | RETREATING;
      hulls++;
    }
  }
  returnPending(g, side);
  if (hulls === 0) return;
  gather(g, area, 0);
  g.groups = 0;
  if (hulls === 1) {
    g.answerLength = 2;
    g.answers[0] = g.units[side]![0]!;
    g.answers[1] = 1;
  } else ask(g, GROUPS, side, checkGroups);
  for (let k = 0; k < g.answerLength; k += 2) {
    const group = g.answers[k + 1]!;
    join(g, g.answers[k]!, group);
    if (group > g.groups) g.groups = group;
  }
  assignPursuers(g, area, side);
  for (let group = 1; group <= g.groups; group++) {
    gather(g, area, group);
    if (!isContested(g)) letEscape(g, area, side);
  }
}
