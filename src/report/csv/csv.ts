// All metrics as one table for a spreadsheet.

import { distribution, isNumberResult, meanOf, sdOf, shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { csvText } from '../../text/index.js';

const HEAD = ['metric', 'figure', 'value', 'count', 'estimate', 'ci95_low', 'ci95_high'] as const;

/**
 * The metrics as CSV (RFC 4180, lines end with a newline): one line for the mean, one for the standard deviation, and one
 * for the chance of each value or label; `count` is the number of games, or the probability for the exact method.
 * Figures are in full, shares between 0 and 1. Answers that are no `Result` have tables of their own: see `reportFiles`.
 *
 * @example
 * metricsCsv(result); // 'metric,figure,value,count,estimate,ci95_low,ci95_high\nbattleships.afloat,mean,,,3.08,…'
 */
export function metricsCsv(result: Result): string {
  const rows: (string | number)[][] = [[...HEAD]];
  for (const [name, m] of Object.entries(result.metrics)) {
    if (isNumberResult(m)) {
      const counts = new Map(m.histogram.map((b) => [b.value, b.count]));
      for (const [figure, e] of [
        ['mean', meanOf(result, m)],
        ['sd', sdOf(result, m)],
      ] as const) {
        rows.push([name, figure, '', '', ...[e.value, e.lo, e.hi].map((x) => (Number.isNaN(x) ? '' : x))]);
      }
      for (const { value, chance } of distribution(result, m)) {
        rows.push([name, 'chance', value, counts.get(value) ?? 0, chance.value, chance.lo, chance.hi]);
      }
    } else {
      for (const label of Object.keys(m.share)) {
        const e = shareOf(result, m, label)!;
        rows.push([name, 'chance', label, m.counts[label] ?? 0, e.value, e.lo, e.hi]);
      }
    }
  }
  return csvText(rows);
}
