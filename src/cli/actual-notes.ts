// Where a raid that was really rolled stands among all that could have been.
import { decimalsFor, fixed, formatEstimate } from '../answer/digits.js';
import { isNumberResult } from '../answer/estimates.js';
import { basisOf, type Result } from '../answer/result.js';
import { percentileOf, type Share } from '../stats/intervals/percentile.js';
import { UsageError } from '../text/usage-error.js';
import type { Actual } from './actual.js';

/**
 * One sentence for each count of `--actual`.
 *
 * @throws UsageError when a raid cannot have that outcome.
 */
export function actualNotes(actual: readonly Actual[], result: Result): string[] {
  return actual.map(({ metric, value, words }) => {
    const found = result.metrics[metric];
    if (!found || !isNumberResult(found)) throw new UsageError(`--actual: this raid does not count ${metric}`);
    const bins = found.histogram;
    const most = bins.at(-1)!.value;
    if (value > most) {
      throw new UsageError(`--actual: ${words} cannot be; there are ${most} ${metric.split('.')[0]} in Pearl Harbor`);
    }
    const p = percentileOf({ min: bins[0]!.value, counts: bins.map((b) => b.count) }, value, basisOf(result));
    return (
      `Your raid, ${words}: fewer in ${percent(p.below)} of raids, as many in ${percent(p.equal)}, more in ${percent(p.above)}; ` +
      `percentile ${percentileText(p.middle, p.equal)}.`
    );
  });
}

/** A share in per cent, as everywhere. */
export function percent({ share, ci95: [lo, hi] }: Pick<Share, 'share' | 'ci95'>): string {
  return `${formatEstimate({ unit: 'share', value: share, lo, hi, exact: lo === hi })} %`;
}

/** The middle of the group of equal raids, 0 to 100, with no more digits than the shares it is made of. */
function percentileText(middle: number, { share, ci95 }: Share): string {
  const error = 100 * Math.max(ci95[1] - share, share - ci95[0]);
  return fixed(100 * middle, error > 0 ? Math.min(1, decimalsFor(error)) : 1);
}
