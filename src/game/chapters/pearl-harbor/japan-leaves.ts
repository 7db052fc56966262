// Rules 18.21 and 18.33: Japan leaves the Hawaiian Islands, at once or when fuel is short.
import { JAPAN } from '../../../board/index.js';
import { ask, zeroOrOne } from '../../questions/ask.js';
import { STAY } from '../../questions/decisions.js';
import { HAWAII } from '../../state/places.js';
import { gather, hasUnits, isContested } from '../../state/rosters.js';
import type { Game } from '../../state/state.js';
import { finishArea } from '../finish-area.js';
import { pursue } from '../retreats/pursuit-rounds.js';
import { leaveArea, retreat } from '../retreats/retreats.js';

/** Japan leaves, unpursued, or stays (18.21). */
export function decidesToStay(g: Game): boolean {
  ask(g, STAY, JAPAN, g.rules.nt1 ? checkStayUnderNt1 : checkStay);
  if (g.answers[0] === 1) return true;
  leaveArea(g, HAWAII, JAPAN);
  return false;
}

const LEAVE_OR_STAY = 'the answer is 0 (leave) or 1 (stay)';

const checkStay = zeroOrOne(STAY, '18.21', LEAVE_OR_STAY);

const checkStayUnderNt1 = zeroOrOne(STAY, 'nt1 18.11', LEAVE_OR_STAY);

/** After the extra rounds fuel is short: Japan stops and retreats; the Allies may pursue if they have not retreated (18.33). */
export function japanMustLeave(g: Game, lastRound: number): void {
  leaveAfterRaid(g, lastRound);
  finishArea(g, HAWAII);
}

/** Japan's retreat, pursued by whatever Allied is at sea (18.33). */
export function leaveAfterRaid(g: Game, lastRound: number): void {
  gather(g, HAWAII, 0);
  if (isContested(g)) {
    retreat(g, HAWAII, JAPAN);
    pursue(g, HAWAII, JAPAN, lastRound);
  } else if (hasUnits(g, HAWAII, JAPAN)) leaveArea(g, HAWAII, JAPAN);
}
