// When a run ends: after so many games, as soon as a figure is precise enough, or when the time is up.

import type { SimulationScenario } from '../analysis/experiments/experiments.js';
import type { PrecisionNote, Run } from '../answer/result.js';
import { describeRun } from '../node/machine.js';
import type { Job } from '../simulate/chunks.js';
import type { SimulationResult } from '../simulate/options.js';
import { type Progress, progressOf } from '../simulate/progress.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { type PrecisionReached, type PrecisionTarget, precisionReached } from '../stats/intervals/precision.js';
import { quoted } from '../text/index.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from './errors.js';

/** Options that say when a run ends, as commander hands them over; `games` each command reads itself. */
export interface StoppingOptions {
  readonly precision?: string;
  readonly maxTime?: string;
}

/** A precision as it was typed: which figure is looked up once it is known what is measured. */
export interface AskedPrecision {
  /** Empty for the usual figure of the kind. */
  readonly figure: string;
  readonly halfWidth: number;
  readonly relative: boolean;
}

/** When a run ends, beside its number of games. */
export interface Stopping {
  readonly precision?: AskedPrecision;
  readonly maxMilliseconds?: number;
}

/** Most games that are played for a precision when no number is named. */
export const MOST_GAMES = 1_000_000_000;

/** The figure that is meant when only a width is given. */
const USUAL_FIGURE: Readonly<Record<string, string>> = {
  raid: 'battleships.afloat',
  battle: 'remaining.japan',
  game: 'winner.japan',
};

const PRECISION_ALLOWED =
  'half the width of the 95 % interval, such as 0.002 or 1% (of the figure itself), with FIGURE= before it for another figure than the usual one, such as poc.final=0.05 or winner.japan=0.01';

/**
 * Reads `--precision` and `--max-time`.
 *
 * @throws UsageError with what is allowed
 * @example
 * stoppingOf({ precision: 'battleships.bottomed=1%' }).precision; // { figure: 'battleships.bottomed', halfWidth: 0.01, relative: true }
 */
export function stoppingOf(options: StoppingOptions): Stopping {
  return {
    ...(options.precision === undefined ? {} : { precision: precisionTyped(options.precision) }),
    ...(options.maxTime === undefined ? {} : { maxMilliseconds: timeTyped(options.maxTime) }),
  };
}

function precisionTyped(text: string): AskedPrecision {
  const cut = text.lastIndexOf('=');
  const width = text.slice(cut + 1).trim();
  const typed = /^(\d+\.?\d*|\.\d+)(?:e-?\d+)?\s*(%?)$/i.exec(width);
  const value = typed ? Number.parseFloat(width) : Number.NaN;
  if (!(value > 0)) {
    throw new UsageError(`--precision ${quoted(text)} is not allowed; allowed: ${PRECISION_ALLOWED}`);
  }
  const relative = typed![2] === '%';
  return { figure: cut < 0 ? '' : text.slice(0, cut).trim(), halfWidth: relative ? value / 100 : value, relative };
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, '': 1000, min: 60_000, m: 60_000, h: 3_600_000 };

function timeTyped(text: string): number {
  const typed = /^(\d+(?:\.\d+)?)\s*(ms|s|min|m|h)?$/.exec(text.trim());
  const value = typed ? Number(typed[1]) * UNITS[typed[2] ?? '']! : Number.NaN;
  if (value > 0) return value;
  throw new UsageError(`--max-time ${quoted(text)} is not allowed; allowed: a time above 0, such as 30s, 5m or 2h`);
}

/**
 * The metric, and for shares the label, that a typed figure means: `poc.final`, `winner.japan`.
 *
 * @throws UsageError with the nearest figure there is
 */
export function targetOf(
  asked: AskedPrecision,
  metrics: readonly Metric[],
  usual: string | undefined,
  option = '--precision',
): PrecisionTarget {
  const figure = asked.figure || usual;
  const { halfWidth, relative } = asked;
  if (figure === undefined) throw new UsageError(`--precision needs a figure; allowed: ${PRECISION_ALLOWED}`);
  for (const metric of metrics) {
    const { name } = metric;
    if (metric.type === 'number') {
      if (name === figure) return { metric: name, halfWidth, relative };
    } else {
      const label = metric.labels.find((l) => `${name}.${l}` === figure);
      if (label !== undefined) return { metric: name, label, halfWidth, relative };
    }
  }
  const figures = metrics.flatMap((m) => (m.type === 'number' ? [m.name] : m.labels.map((l) => `${m.name}.${l}`)));
  const hint = nearest(figure, figures);
  const some = `figures such as ${figures.slice(0, 4).join(', ')}`;
  throw new UsageError(
    `${option}: ${quoted(figure)} is not measured here${hint ? `; did you mean ${hint}?` : `; allowed: ${some}`}`,
  );
}

/** How to go about a run: nothing of this changes the answer, but for `signal` and a time limit, which may cut it short. */
export interface PlayConduct {
  readonly workers: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** What a job measures. The engine is loaded only when something is played: a small exact answer is there at once. */
export async function metricsOf(job: Job<SimulationScenario>): Promise<readonly Metric[]> {
  const { createExperiment } = await import('../analysis/experiments/experiments.js');
  return createExperiment(job.scenario, job.seed).metrics;
}

/** What is known at a look: `share` is the part of the games needed that is played, as it seems now. */
export interface Look {
  readonly reached: boolean;
  readonly share: number;
}

/**
 * Plays a job; with `look`, until that says that enough is known. It is asked after fixed numbers of games with what they counted,
 * so where it stops depends on the seed only; it must judge by intervals that are right however often one looks. The progress line
 * then tells the games that will be needed, as it seems, and not the most that may be played.
 *
 * @param games the most to be played
 */
export async function play(
  job: Job<SimulationScenario>,
  games: number,
  stopping: Stopping,
  conduct: PlayConduct,
  look?: (tally: Tally, metrics: readonly Metric[]) => Look,
): Promise<SimulationResult> {
  const [{ simulate }, metrics] = await Promise.all([import('../node/simulate.js'), look && metricsOf(job)]);
  const { signal, onProgress, workers } = conduct;
  let total = games;
  return simulate(job, {
    games,
    signal,
    onProgress: look ? (p) => onProgress(progressOf(p.games, Math.max(p.games, total), p.seconds)) : onProgress,
    ...(workers === undefined ? {} : { workers }),
    ...(stopping.maxMilliseconds === undefined ? {} : { maxMilliseconds: stopping.maxMilliseconds }),
    ...(look
      ? {
          stopWhen: (tally: Tally, played: number) => {
            const { reached, share } = look(tally, metrics!);
            total = Math.min(games, Math.ceil(played / share));
            return reached;
          },
        }
      : {}),
  });
}

/** A run's tally, and what became of the precision that was asked for. */
export interface Played {
  readonly played: SimulationResult;
  readonly precision?: PrecisionNote;
}

/**
 * Plays a job until it has the games asked for, or a figure of it is precise enough, or the time is up.
 *
 * @param games asked for; `undefined` when nobody named a number
 * @param usualGames played then, when no precision is asked for either
 * @throws UsageError when the figure is not measured
 */
export async function playUntil(
  job: Job<SimulationScenario>,
  games: number | undefined,
  usualGames: number,
  stopping: Stopping,
  conduct: PlayConduct,
): Promise<Played> {
  if (!stopping.precision) return { played: await play(job, games ?? usualGames, stopping, conduct) };
  const metrics = await metricsOf(job);
  const target = targetOf(stopping.precision, metrics, USUAL_FIGURE[job.scenario.kind]);
  const played = await play(job, games ?? MOST_GAMES, stopping, conduct, (tally) =>
    lookOf(precisionReached(metrics, tally, target)),
  );
  if (played.games === 0) return { played };
  const { estimate, interval, reached } = precisionReached(metrics, played.tally, target);
  return { played, precision: { ...target, method: 'confidence sequence', estimate, ci95: interval, reached } };
}

/** The error falls with the square root of the games. */
export const lookOf = ({
  reached,
  wanted,
  halfWidth,
}: Pick<PrecisionReached, 'reached' | 'wanted' | 'halfWidth'>): Look => ({
  reached,
  share: Math.min(1, (wanted / halfWidth) ** 2),
});

/**
 * How a question ends: as the options say; a result that is asked again ends as it did, unless they name a number of games.
 */
export function stoppingOrAgain(
  typed: Stopping,
  read: { readonly precision?: PrecisionTarget },
  games: number | undefined,
): Stopping {
  const p = read.precision;
  if (typed.precision || !p || games !== undefined) return typed;
  const figure = p.label === undefined ? p.metric : `${p.metric}.${p.label}`;
  return { ...typed, precision: { figure, halfWidth: p.halfWidth, relative: p.relative === true } };
}

/** How it was run, as a result tells it. */
export function runFacts(played: SimulationResult): Run {
  const { workers, seconds } = played.run;
  return describeRun({ workers, seconds, ...(played.ending === 'out-of-time' ? { reproducible: false } : {}) });
}
