// The differences of a comparison as numbers.

import { pairedDifference } from '../../stats/comparing/paired.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { type Figure, histogramIn } from '../../stats/figure.js';
import { type Histogram, moments, totalOf } from '../../stats/histogram.js';
import { bettingInterval } from '../../stats/intervals/betting.js';
import type { SampledBasis } from '../../stats/intervals/estimate.js';
import type { Interval } from '../../stats/intervals/interval.js';
import { meanInterval } from '../../stats/intervals/mean-interval.js';
import { wilson } from '../../stats/intervals/wilson.js';
import type { Difference } from './comparison-experiment.js';
import { letterOf, metricOf } from './comparison-names.js';

/** One compared figure, as it stands in the JSON. */
export interface ComparedFigure extends Figure {
  /** Letter of the scenario that is compared with the first. */
  readonly scenario: string;
  readonly first: number;
  readonly firstCi95: Interval;
  readonly other: number;
  readonly otherCi95: Interval;
  /** Other minus first, game by game. */
  readonly difference: number;
  readonly se: number;
  readonly ci95: Interval;
  readonly correlation: number;
  /** How many times fewer games the common dice needed than two separate runs; `null` when the difference never varied. */
  readonly saving: number | null;
}

/** Works out every difference of a comparison's tally; `anytime` when the run stopped by looking. */
export function comparedFigures(
  differences: readonly Difference[],
  metrics: readonly Metric[],
  tally: Tally,
  basis: SampledBasis = 'fixed',
): ComparedFigure[] {
  const own = (h: Histogram, label: string | undefined): Interval => {
    if (basis === 'anytime') return bettingInterval(h);
    return label === undefined ? meanInterval(h) : wilson(h.counts[1]!, totalOf(h.counts));
  };
  return differences.map(({ scenario, metric, label, name }) => {
    const figure = label === undefined ? {} : { label };
    const of = (k: number) => histogramIn(metrics, { metric: metricOf(k, metric), ...figure })(tally);
    const [first, other] = [of(0), of(scenario)];
    const differing = histogramIn(metrics, { metric: name })(tally);
    const pair = pairedDifference(differing, other, first);
    return {
      scenario: letterOf(scenario),
      metric,
      ...figure,
      first: moments(first).mean,
      firstCi95: own(first, label),
      other: moments(other).mean,
      otherCi95: own(other, label),
      difference: pair.difference,
      se: pair.se,
      ci95: basis === 'anytime' ? bettingInterval(differing) : pair.interval,
      correlation: pair.correlation,
      saving: Number.isFinite(pair.saving) ? pair.saving : null,
    };
  });
}
