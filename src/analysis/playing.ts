// Playing a job until it ends as was asked.

import type { PrecisionNote, Run } from '../answer/result.js';
import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import { RAID_FIGURES } from '../raid/raid-figures.js';
import type { Job } from '../simulate/chunks.js';
import type { SimulationResult } from '../simulate/options.js';
import { ofTotal } from '../simulate/progress.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { figureName } from '../stats/figure.js';
import {
  type PrecisionMethod,
  type PrecisionReached,
  type PrecisionTarget,
  precisionReached,
} from '../stats/intervals/precision.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';
import type { RunControls } from './controls.js';
import type { SimulationScenario } from './experiments.js';
import { MAX_GAMES, type Stopping, targetOf } from './stopping.js';

/** The figure that is meant when only a width is given. */
const DEFAULT_FIGURE: Readonly<Record<string, string>> = {
  raid: RAID_FIGURES.ships.of('battleships', 'afloat'),
  battle: figureName(BATTLE_FIGURES.remaining.of(), 'japan'),
  game: figureName(GAME_FIGURES.winner.of(), 'japan'),
};

/** One figure is made precise, and nothing is decided by what it is: the stop depends on its spread alone. */
const METHOD: PrecisionMethod = 'fixed-width sequential';

/** What a job measures. The engine is loaded only when something is played: a small exact answer is there at once. */
export async function metricsOf(job: Job<SimulationScenario>): Promise<readonly Metric[]> {
  const { createExperiment } = await import('./experiments.js');
  return createExperiment(job.scenario, job.seed).metrics;
}

/** What is known at a look: `share` is the part of the games needed that is played, as it seems now. */
export interface Look {
  readonly reached: boolean;
  readonly share: number;
}

/**
 * Plays a job; with `look`, until that says that enough is known. It is asked after fixed numbers of games with what they counted,
 * so where it stops depends on the seed only; it must judge by one of the methods of `PrecisionMethod`. The progress line
 * then tells the games that will be needed, as it seems, and not the most that may be played.
 *
 * @param games the most to be played
 */
export async function play(
  job: Job<SimulationScenario>,
  games: number,
  stopping: Stopping,
  controls: RunControls,
  look?: (tally: Tally, metrics: readonly Metric[]) => Look,
): Promise<SimulationResult> {
  const metrics = look && (await metricsOf(job));
  const { simulate, signal, onProgress, workers, pool } = controls;
  let total = games;
  return simulate(job, {
    games,
    signal,
    onProgress: look ? (p) => onProgress(ofTotal(p, Math.max(p.games, total))) : onProgress,
    workers,
    pool,
    maxMilliseconds: stopping.maxMilliseconds,
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
  controls: RunControls,
): Promise<Played> {
  if (!stopping.precision) return { played: await play(job, games ?? usualGames, stopping, controls) };
  const metrics = await metricsOf(job);
  const target = targetOf(stopping.precision, metrics, DEFAULT_FIGURE[job.scenario.kind]);
  const played = await play(job, games ?? MAX_GAMES, stopping, controls, (tally) =>
    lookOf(precisionReached(metrics, tally, target, METHOD)),
  );
  if (played.games === 0) return { played };
  return { played, precision: noteOf(target, METHOD, precisionReached(metrics, played.tally, target, METHOD)) };
}

/** What came of a precision, as a result tells it. */
export const noteOf = (
  target: PrecisionTarget,
  method: PrecisionMethod,
  { estimate, interval, reached }: PrecisionReached,
): PrecisionNote => ({ ...target, method, estimate, ci95: interval, reached });

/** The error falls with the square root of the games. */
export const lookOf = ({
  reached,
  wanted,
  halfWidth,
}: Pick<PrecisionReached, 'reached' | 'wanted' | 'halfWidth'>): Look => ({
  reached,
  share: Math.min(1, (wanted / halfWidth) ** 2),
});

/** How it was run, as a result tells it. */
export function runOf(
  played: SimulationResult,
  { describeRun, command }: Pick<RunControls, 'describeRun' | 'command'>,
): Run {
  const { workers, seconds } = played.run;
  return describeRun({ workers, seconds, reproducible: played.ending !== 'out-of-time', command });
}

/** How an answer was made in the time since `begun` (of `performance.now()`); an exact one without threads. */
export const runSince = (
  begun: number,
  { describeRun, command }: Pick<RunControls, 'describeRun' | 'command'>,
  workers = 0,
): Run => describeRun({ workers, seconds: (performance.now() - begun) / 1000, command });
