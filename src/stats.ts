/**
 * Statistics of games that were counted: intervals, comparisons, bids, rankings, matrix games, and searches for better numbers. Nothing
 * here knows the game. It needs nothing of Node.
 *
 * @example
 * import { wilson } from 'vitp-monte-carlo/stats';
 *
 * const [low, high] = wilson(28, 30); // 28 wins in 30 games: the share is between low and high, with 95 % confidence
 *
 * @packageDocumentation
 */

export {
  type Agreement,
  type AgreementFigure,
  agreementOf,
  type JudgedAnswers,
  type KnownBest,
  knownBest,
} from './stats/comparing/agreement.js';
export { type BidPoint, bidCurve, type FairBid, fairBid, TIE_POLICIES, type TiePolicy } from './stats/comparing/bid.js';
export { type ControlledBid, controlledBid } from './stats/comparing/controlled-bid.js';
export { type MeansOrder, orderOf } from './stats/comparing/order.js';
export { type PairedDifference, pairedDifference } from './stats/comparing/paired.js';
export { blockedP, holm, type PairedTest, pairedTest } from './stats/comparing/paired-test.js';
export { betterOf, pairInterval } from './stats/comparing/race.js';
export { type SprtDesign, type SprtState, sprt } from './stats/comparing/sprt.js';
export { type CertainGain, majorityCycles, type ReplyCycle, replyCycles } from './stats/contests/cycles.js';
export {
  againstColumns,
  againstRows,
  guaranteed,
  type MatrixGame,
  solveMatrixGame,
} from './stats/contests/matrix-game.js';
export {
  type CellComparison,
  type Estimated,
  type Exploited,
  type MatrixBlock,
  type MatrixStudy,
  type MatrixStudyOptions,
  type StrategyStudy,
  studyMatrixGame,
} from './stats/contests/matrix-study.js';
export type { Mean } from './stats/contests/round-robin.js';
export { type Outcome, percentileIn, type RollSum, rollSum } from './stats/distributions/roll-sum.js';
export {
  binsOf,
  type Experiment,
  type LabelMetric,
  type Metric,
  type NumberMetric,
  type Tally,
  tallyOffsets,
  tallyPlaces,
} from './stats/experiment.js';
export type { Figure } from './stats/figure.js';
export {
  chanceAt,
  chanceInterval,
  type FittedLogistic,
  fitLogistic,
  type LogisticFit,
  type Tries,
} from './stats/fitting/logistic.js';
export type { Histogram } from './stats/histogram.js';
export { type Moments, moments } from './stats/histogram.js';
export { bettingInterval } from './stats/intervals/betting.js';
export { type Bootstrap, type BootstrapOptions, bootstrap } from './stats/intervals/bootstrap.js';
export { clopperPearson } from './stats/intervals/clopper-pearson.js';
export { type ControlAllocation, type ControlPilot, controlAllocation } from './stats/intervals/control-allocation.js';
export { type ControlledMean, controlledMean, type JointHistogram } from './stats/intervals/control-variate.js';
export {
  type Basis,
  estimateMetric,
  estimateTally,
  type LabelResult,
  type MetricResult,
  type NumberResult,
  type SampledBasis,
} from './stats/intervals/estimate.js';
export type { Interval } from './stats/intervals/interval.js';
export { meanInterval } from './stats/intervals/mean-interval.js';
export { type Percentile, percentileOf, type Share } from './stats/intervals/percentile.js';
export {
  type PrecisionMethod,
  type PrecisionReached,
  type PrecisionTarget,
  precisionReached,
  stopAtPrecision,
} from './stats/intervals/precision.js';
export { quantile, quantileInterval } from './stats/intervals/quantile.js';
export { goodman, wilson } from './stats/intervals/wilson.js';
export { type Bounds, fromUnbounded, toUnbounded } from './stats/searching/bounded.js';
export { type CmaConstants, type CmaState, cmaAsk, cmaConstants, cmaStart, cmaTell } from './stats/searching/cma-es.js';
export {
  afterGeneration,
  type GenerationScores,
  nextGeneration,
  startTuning,
  type TunedNumber,
  type TuningPoint,
  type TuningSettings,
  type TuningState,
  tunedNumbers,
} from './stats/searching/tuning.js';
