// The bid curves and the worth of rule sets as comma-separated values.

import type { RuleSetBid } from '../../analysis/bid/rule-sets.js';
import { csvText } from '../../text/index.js';

const CURVE = 'rules,bid,japan_wins,ci95_low,ci95_high,band_low,band_high';

/** One line for each bid of each rule set. */
export const bidCurveCsv = (answers: readonly RuleSetBid[]): string =>
  csvText([
    CURVE.split(','),
    ...answers.flatMap((a) => a.curve.map((p) => [a.rules.join('+'), p.bid, p.japan, ...p.interval, ...p.band])),
  ]);

const RULE_SETS =
  'rules,said_to_help,fair_bid,fair_low,fair_high,poc,poc_low,poc_high,japan_wins,japan_wins_low,japan_wins_high';

/** One line for each rule set. */
export const ruleSetsCsv = (answers: readonly RuleSetBid[]): string =>
  csvText([
    RULE_SETS.split(','),
    ...answers.map((a) => [
      a.rules.join('+'),
      a.said,
      a.fair.bid,
      ...a.fair.interval,
      ...(a.poc ? [a.poc.difference, ...a.poc.ci95] : ['', '', '']),
      ...(a.japanWins ? [a.japanWins.difference, ...a.japanWins.ci95] : ['', '', '']),
    ]),
  ]);
