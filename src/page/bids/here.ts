// What was played here, of a run that is over or goes on.
import type { BidAnswer } from '../../analysis/bid/bid.js';
import type { Answering } from '../shared/use-answer.js';
import type { ShownRuleSet } from './shipped-bids.js';

/** Figures that were played in this browser. */
export interface HereShown {
  readonly games: number;
  /** The rules that were asked about: the last of the rule sets. */
  readonly ruleSet: ShownRuleSet;
}

/** The newest figures for the question; `undefined` before the first. */
export function hereOf({ result, interim, busy, stopped }: Answering): HereShown | undefined {
  if ((busy || stopped) && interim?.ruleSets) return { games: interim.games, ruleSet: interim.ruleSets.at(-1)! };
  if (busy || !result) return undefined;
  const { games, answers } = result as unknown as BidAnswer;
  return { games, ruleSet: answers.at(-1)! };
}
