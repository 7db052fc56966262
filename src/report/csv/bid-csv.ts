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
const LUCK_OUT = 'fair_luck_out,fair_luck_out_low,fair_luck_out_high,poc_luck_out,poc_luck_out_low,poc_luck_out_high';

export function ruleSetsCsv(answers: readonly RuleSetBid[]): string {
  const luckOut = answers.some((a) => a.controlled);
  return csvText([
    [RULE_SETS, ...(luckOut ? [LUCK_OUT] : [])].join(',').split(','),
    ...answers.map((a) => [
      a.rules.join('+'),
      a.said,
      a.fair.bid,
      ...a.fair.interval,
      ...(a.poc ? [a.poc.difference, ...a.poc.ci95] : ['', '', '']),
      ...(a.japanWins ? [a.japanWins.difference, ...a.japanWins.ci95] : ['', '', '']),
      ...(luckOut ? luckOutCells(a) : []),
    ]),
  ]);
}

function luckOutCells({ controlled }: RuleSetBid): (string | number)[] {
  const worth = controlled?.worth;
  return [
    ...(controlled ? [controlled.bid, ...controlled.interval] : ['', '', '']),
    ...(worth ? [worth.mean, ...worth.ci95] : ['', '', '']),
  ];
}
