// Rules 18.2–18.33, and rule 20: the raid on Pearl Harbor and what follows in the Hawaiian Islands on turn 1.
import { ALLIED, AREA_COUNT, JAPAN } from '../../../board/index.js';
import { dissolveTaskForces } from '../../options/task-forces.js';
import { AREA_BEGINS, MOVED } from '../../state/events.js';
import { isBottomed } from '../../state/factors-now.js';
import { HAWAII, PEARL_HARBOR } from '../../state/places.js';
import { enlist, gather, hasUnits } from '../../state/rosters.js';
import { type Game, MAX_ROUNDS, PATROLLING } from '../../state/state.js';
import { asksToRetreat, leaveArea } from '../retreats/retreats.js';
import { submarineAttacks } from '../submarines.js';
import { assignTargets } from './assigned-targets.js';
import { extraRounds } from './extra-rounds.js';
import { decidesToStay, japanMustLeave, leaveAfterRaid } from './japan-leaves.js';
import { surpriseRaid } from './surprise-raid.js';
import { placeUncertainGroups } from './uncertain-groups.js';

/** The whole of turn 1's combat in the Hawaiian Islands. */
export function pearlHarbor(g: Game): void {
  g.area = HAWAII;
  g.round = 0;
  g.roundsBefore = 0;
  g.fight = 0;
  g.groups = 0;
  g.emit(AREA_BEGINS, HAWAII);
  const raided = hasUnits(g, HAWAII, JAPAN);
  if (raided) surpriseRaid(g);
  const there = raided && hasUnits(g, HAWAII, JAPAN);
  const stays = there && !g.rules.menzelRaid && decidesToStay(g);
  if (stays && g.rules.pearlHarbor) assignTargets(g);
  placeUncertainGroups(g);
  // The raid is over, and the rounds of a pursuit are counted anew.
  g.roundsBefore = g.round;
  // By one reading of the Menzel package only what was at sea may pursue.
  if (there && g.rules.menzelRaid && !g.rules.menzelSortie) leaveAfterRaid(g, MAX_ROUNDS);
  sortie(g);
  submarineAttacks(g, HAWAII); // 18.24
  if (there && g.rules.menzelRaid) japanMustLeave(g, MAX_ROUNDS);
  else if (stays) {
    alliesMayGo(g);
    extraRounds(g, MAX_ROUNDS);
  } else if (raided && g.rules.retreatAfterJapanLeft) alliesMayGo(g);
  dissolveTaskForces(g);
  g.assigned.fill(0);
  g.recorded.fill(0);
  g.raidHarbor.fill(0);
}

/** The Allies may retreat before the extra rounds, unpursued (18.25). */
function alliesMayGo(g: Game): void {
  gather(g, HAWAII, 0);
  if (hasUnits(g, HAWAII, ALLIED) && asksToRetreat(g, ALLIED)) leaveArea(g, HAWAII, ALLIED);
}

/** All surviving ships and air units in Pearl Harbor put to sea as patrollers, but for those resting on the bottom (18.23). */
function sortie(g: Game): void {
  const count = g.at.list(AREA_COUNT + PEARL_HARBOR, ALLIED, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (isBottomed(g, p)) continue;
    g.move(p, HAWAII);
    g.flags[p]! |= PATROLLING;
    g.sortied[p] = 1;
    g.emit(MOVED, p, PEARL_HARBOR, HAWAII);
    enlist(g, p, HAWAII);
  }
}
