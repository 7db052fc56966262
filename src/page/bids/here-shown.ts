// What was played in this browser for a question about bids.
import type { BidAnswer } from '../../analysis/bid/bid.js';
import { counted } from '../../answer/digits.js';
import type { Result } from '../../answer/result.js';
import { newestOf, type TaskState } from '../shared/use-task.js';
import type { ShownRuleSet } from './shipped-bids.js';

/** Figures that were played in this browser. */
export interface HereShown {
  readonly games: number;
  /** The rules that were asked about: the last of the rule sets. */
  readonly ruleSet: ShownRuleSet;
}

/** The newest figures for the question; `undefined` before the first. What was `played` before stays until there are more games. */
export function hereOf(answering: TaskState<Result>, played: HereShown | null): HereShown | undefined {
  const now = newestHere(answering);
  return played && played.games > (now?.games ?? 0) ? played : now;
}

function newestHere(answering: TaskState<Result>): HereShown | undefined {
  const { interim, busy } = answering;
  if (busy && interim?.ruleSets) return { games: interim.games, ruleSet: interim.ruleSets.at(-1)! };
  const answer = newestOf(answering) as unknown as BidAnswer | undefined;
  return answer && { games: answer.games, ruleSet: answer.answers.at(-1)! };
}

/** What is said after a stop. */
export const stoppedBids = (here: HereShown | undefined): string =>
  here
    ? `Stopped: ${counted(here.games)} ${here.games === 1 ? 'is' : 'are'} counted.`
    : 'Stopped before any game was counted.';
