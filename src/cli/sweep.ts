// `vitp sweep`: a grid over values of a scenario. Finished cells are kept, so that it goes on where it was stopped.

import type { RunControls } from '../analysis/controls.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import { play } from '../analysis/playing.js';
import { configOf, parseJson } from '../analysis/question/config.js';
import type { Sweep, SweepCell } from '../analysis/question/sweep.js';
import { readSweep } from '../node/read.js';
import type { Metric } from '../stats/experiment.js';
import { CellCache, type CellTally } from './cell-cache.js';
import { checkFolder } from './deliver.js';
import { type AnalysisDestinations, deliverAnalysis } from './deliver-analysis.js';
import { figuresNamed } from './figures.js';
import { type Input, readInput } from './files.js';
import { grouped } from './numbers.js';
import { complain } from './output.js';
import { duration } from './progress-line.js';
import { askedRun, type RunOptions, type WatchedRun, watched } from './run.js';
import { sweepAnalysis } from './sweep-analysis.js';

/** Options as commander hands them over. */
export interface SweepOptions extends RunOptions, AnalysisDestinations {
  readonly metric?: string;
  /** A folder; `false` for `--no-cache`. */
  readonly cache?: string | boolean;
}

const DEFAULT_SEED = 'sweep';
const DEFAULT_GAMES: Readonly<Record<string, number>> = { raid: 100_000, battle: 20_000 };
const OTHER_GAMES = 2000;
/** Where finished cells are kept when nothing is said. */
export const CACHE_FOLDER = '.vitp-cache';

/** A cell that is finished. */
export interface FinishedCell extends SweepCell, CellTally {}

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function sweepCommand(file: string, options: SweepOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const { input, again } = questionIn(await readInput(file));
  const sweep = readSweep(input.text, input.name, { data: asked.replaced.data });
  const seed = options.seed ?? again?.seed ?? DEFAULT_SEED;
  const games = asked.games ?? again?.games ?? DEFAULT_GAMES[sweep.base.kind] ?? OTHER_GAMES;
  const names = options.metric?.split(',') ?? sweep.metrics;
  const metrics = sweep.cells.map(({ scenario }) => createExperiment(scenario, seed).metrics);
  const figures = figuresNamed(names, sweep.base.kind, common(metrics));
  const cache = options.cache === false ? undefined : new CellCache(folderOf(options.cache), complain);
  const begun = performance.now();
  const work = async (run: WatchedRun): Promise<number> => {
    const settings = { seed, games, cache, quiet: options.quiet === true };
    const { cells, played, workers, failed } = await playCells(sweep, settings, run.conduct);
    run.clear();
    if (cells.length < sweep.cells.length) {
      complain(
        `Interrupted: ${cells.length} of ${sweep.cells.length} combinations are finished${cache ? '; the same command goes on from here' : ''}.`,
      );
    }
    if (cells.length === 0) return run.exitCode();
    const facts = { workers, seconds: (performance.now() - begun) / 1000 };
    if (!options.quiet && cache && played < cells.length)
      complain(`${cells.length - played} of ${cells.length} combinations were there already.`);
    await deliverAnalysis(sweepAnalysis({ sweep, cells, figures, seed, games, run: facts }), options, failed);
    return run.exitCode();
  };
  const stopping = cache ? 'Stopping; finished combinations are kept.' : undefined;
  return watched(options, asked.workers, work, stopping);
}

function folderOf(cache: string | boolean | undefined): string {
  const folder = typeof cache === 'string' ? cache : CACHE_FOLDER;
  checkFolder('--cache', folder);
  return folder;
}

/** A result of a sweep holds the file it was made from, as data. */
function questionIn(input: Input): { readonly input: Input; readonly again?: { seed?: string; games?: number } } {
  const value = parseJson(input.text);
  const config = value?.config as { kind?: unknown; scenario?: object; sweep?: unknown; metrics?: unknown } | undefined;
  if (config?.kind !== 'sweep') return { input };
  const text = JSON.stringify({ ...config.scenario, sweep: config.sweep, metrics: config.metrics });
  const again = {
    ...(typeof value!.seed === 'string' ? { seed: value!.seed } : {}),
    ...(typeof value!.games === 'number' ? { games: value!.games } : {}),
  };
  return { input: { name: `${input.name} (config)`, text }, again };
}

/** Metrics that all cells measure: another rule set may have another number of turns. */
const common = (lists: readonly (readonly Metric[])[]): Metric[] =>
  lists[0]!.filter((m) => lists.every((list) => list.some((other) => other.name === m.name)));

interface CellsAsked {
  readonly seed: string;
  readonly games: number;
  readonly cache: CellCache | undefined;
  readonly quiet: boolean;
}

async function playCells(sweep: Sweep, asked: CellsAsked, conduct: RunControls) {
  const { seed, games, cache } = asked;
  const cells: FinishedCell[] = [];
  const begun = performance.now();
  let failed: readonly unknown[] = [];
  let played = 0;
  let workers = 0;
  for (const cell of sweep.cells) {
    const key = { config: configOf(cell.scenario, 'monte-carlo'), seed, games };
    const kept = cache?.read(key);
    if (kept) {
      cells.push({ ...cell, ...kept });
      continue;
    }
    if (conduct.signal.aborted) break;
    const result = await play({ scenario: cell.scenario, seed }, games, {}, conduct);
    if (result.ending !== 'finished') break;
    workers = Math.max(workers, result.run.workers);
    // A cell that cannot be kept is in the answer all the same.
    await cache?.write(key, result).catch((error: unknown) => {
      failed = [error];
    });
    cells.push({ ...cell, metrics: result.metrics, tally: result.tally });
    played++;
    const left = sweep.cells.length - cells.length;
    const seconds = (performance.now() - begun) / 1000;
    if (process.stderr.isTTY && !asked.quiet && left > 0) {
      complain(
        `${cells.length} of ${sweep.cells.length} combinations of ${grouped(games)} games, about ${duration((seconds / played) * left)} left`,
      );
    }
  }
  return { cells, played, workers, failed };
}
