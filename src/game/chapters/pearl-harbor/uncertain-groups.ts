// Rule 18.22: where the Allied groups of uncertain location are.
import { ALLIED, NOT_ARRIVED, UNCERTAIN } from '../../../board/index.js';
import { ACTION_NONE, NO_AREA, ROLL_LOCATION, slotOf } from '../../../dice/index.js';
import { UNCERTAIN_ROLLED } from '../../state/events.js';
import { enlist } from '../../state/rosters.js';
import { DONE, type Game, PATROLLING } from '../../state/state.js';
import { chooseUncertainArea, groupWithdraws, WITHDRAWN_TO } from '../withdrawals.js';

/** One die for each location-uncertain group (18.22): at sea here, in the Central Pacific, or due on turn 2. */
export function placeUncertainGroups(g: Game): void {
  for (let group = 0; group < 4; group++) {
    if (!groupWaits(g, group)) continue;
    const roll = g.dice.die(slotOf(1, NO_AREA, 0, ACTION_NONE, group, ROLL_LOCATION));
    const there = g.tables.uncertainDie[roll - 1]!;
    const rolled = there < 0 ? NOT_ARRIVED : there;
    g.emit(UNCERTAIN_ROLLED, group, roll, rolled);
    const withdraws = groupWithdraws(g, group, roll);
    const area = withdraws ? WITHDRAWN_TO : chooseUncertainArea(g, group, rolled);
    g.uncertainPlaces[group] = area;
    const count = g.at.list(UNCERTAIN, ALLIED, g.found);
    for (let k = 0; k < count; k++) {
      const p = g.found[k]!;
      if (g.tables.uncertainGroup[p] !== group) continue;
      g.move(p, area);
      if (area === NOT_ARRIVED) g.due[p] = 2;
      else if (withdraws) g.flags[p]! |= DONE;
      else {
        // Patrollers (18.22), but raiders under adjustment 2a.
        if (!g.rules.northPacificOption) g.flags[p]! |= PATROLLING;
        enlist(g, p, area);
      }
    }
  }
}

function groupWaits(g: Game, group: number): boolean {
  const count = g.at.list(UNCERTAIN, ALLIED, g.found);
  for (let k = 0; k < count; k++) if (g.tables.uncertainGroup[g.found[k]!] === group) return true;
  return false;
}
