// How to spend the time for a mean with a control variate that is itself estimated: how many samples of the control for each game, how many games.
import { normalQuantile } from '../distributions/normal.js';
import { DEFAULT_CONFIDENCE } from './interval.js';

/** What a pilot run measured. */
export interface ControlPilot {
  /** Variance of the figure over games. */
  readonly variance: number;
  /** Covariance of the figure and the control. */
  readonly covariance: number;
  /** Variance of the control, estimated from so many samples a game. */
  readonly controlVariance: number;
  readonly samples: number;
  /** The variance that the control would have beyond that of its expectation with one sample a game; with n of them the n-th part. */
  readonly noise: number;
  /** What a game costs without the control, and what one sample of the control adds; in any one unit. */
  readonly game: number;
  readonly sample: number;
}

/** How a precision is reached at the least cost. */
export interface ControlAllocation {
  /** Samples of the control in each game. */
  readonly samples: number;
  readonly games: number;
  readonly cost: number;
  /** Share of the figure's variance that is explained then. */
  readonly explained: number;
  /** The same precision without a control. */
  readonly plain: { readonly games: number; readonly cost: number };
}

const MAX_SAMPLES = 1024;

/**
 * The cheapest way to a mean known to ± `halfWidth`: with n samples of the control a game, the coefficient being the best one, the variance
 * left is V − cov² / (C + noise / n), where C is the variance of the control's expectation.
 *
 * @param confidence default 0.95
 * @throws RangeError for a pilot whose variances are not above 0, or whose control is nothing but noise
 * @example
 * const pilot = { variance: 225, covariance: 150, controlVariance: 150, samples: 8, noise: 100, game: 100, sample: 1 };
 * controlAllocation(pilot, 1).samples; // 13: more would explain more, and cost more than that is worth
 */
export function controlAllocation(
  pilot: ControlPilot,
  halfWidth: number,
  confidence = DEFAULT_CONFIDENCE,
): ControlAllocation {
  const { variance, covariance, controlVariance, samples, noise, game, sample } = pilot;
  const expectation = controlVariance - noise / samples;
  if (!(variance > 0 && expectation > 0 && halfWidth > 0))
    throw new RangeError(
      'an allocation needs variances above 0, a control that is more than noise, and a width above 0',
    );
  const z = normalQuantile((1 + confidence) / 2);
  const gamesFor = (left: number): number => Math.max(2, Math.ceil((left * z * z) / halfWidth ** 2));
  const explainedBy = (n: number): number => Math.min(1, covariance ** 2 / (expectation + noise / n) / variance);
  const left = (n: number): number => variance * (1 - explainedBy(n));
  let best = 1;
  for (let n = 2; n <= MAX_SAMPLES; n++)
    if (left(n) * (game + n * sample) < left(best) * (game + best * sample)) best = n;
  const games = gamesFor(left(best));
  const plain = gamesFor(variance);
  return {
    samples: best,
    games,
    cost: games * (game + best * sample),
    explained: explainedBy(best),
    plain: { games: plain, cost: plain * game },
  };
}
