// Where an outcome that was really seen stands among all that could have been.
import { isNumberResult } from '../answer/estimates.js';
import { basisOf, type Result } from '../answer/result.js';
import { type Percentile, percentileOf, type Share } from '../stats/intervals/percentile.js';

/** The greatest value of a metric; `undefined` when the answer does not count it. */
export function greatest(answer: Result, metric: string): number | undefined {
  const found = answer.metrics[metric];
  return found && isNumberResult(found) ? found.histogram.at(-1)!.value : undefined;
}

/**
 * How often a number was smaller than what was really seen, as great, and greater.
 *
 * @throws RangeError when the answer does not count it
 * @example
 * const answer = await answerRaid({ kind: 'raid', scenario: STANDARD_RAID }, controls);
 * standingOf(answer, 'battleships.afloat', 2).below.share; // the part of raids that left fewer
 */
export function standingOf(answer: Result, metric: string, value: number): Percentile {
  const found = answer.metrics[metric];
  if (!found || !isNumberResult(found)) throw new RangeError(`${metric} is not counted here`);
  const bins = found.histogram;
  return percentileOf({ min: bins[0]!.value, counts: bins.map((b) => b.count) }, value, basisOf(answer));
}

/** How often it came out like that; `undefined` when the answer has no such label. */
export function shareOfLabel(answer: Result, metric: string, label: string): Share | undefined {
  const found = answer.metrics[metric];
  if (!found || isNumberResult(found) || !Object.hasOwn(found.share, label)) return undefined;
  return { share: found.share[label]!, ci95: found.ci95[label]! };
}
