// Answers a sweep: the figures of a scenario at every combination of the values that are listed for some of its paths.

import type { BoardOverrides } from '../../board/index.js';
import { progressOf } from '../../simulate/progress.js';
import type { MeansOrder } from '../../stats/comparing/order.js';
import type { Metric } from '../../stats/experiment.js';
import { histogramIn } from '../../stats/figure.js';
import type { TextFiles } from '../../text/text-files.js';
import { type Solved, solvedAll } from '../compare/exact.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { createExperiment } from '../experiments.js';
import { exactValue, type FigureName, type FigureValue, figuresNamed, figureValue } from '../figures.js';
import { play, runSince } from '../playing.js';
import { type AnswerRead, againOf } from '../question/again.js';
import type { Config } from '../question/paths.js';
import { readSweep, type Sweep, type SweepCell } from './read-sweep.js';
import { sweptOrder } from './swept-order.js';

/** The question, with everything that decides the answer. */
export interface SweepQuestion {
  readonly kind: 'sweep';
  readonly sweep: Sweep;
  /** Figures, such as `poc.final` or `winner.japan`. Default: those that the sweep names, otherwise the usual ones of the kind. */
  readonly metrics?: readonly string[] | undefined;
  /** Any text. Default: `sweep`. */
  readonly seed?: string | undefined;
  /** Games at each combination. Default: none where all combinations can be solved; otherwise 100,000 raids, 20,000 battles, 2,000 games. */
  readonly games?: number | undefined;
}

/** The figures at one combination. */
export interface SweptFigures {
  /** By path. */
  readonly values: Readonly<Record<string, unknown>>;
  /** By name. */
  readonly figures: Readonly<Record<string, FigureValue>>;
}

/** The answer, as `--json` writes it. */
export interface SweepAnswer extends AnswerHead<'sweep'> {
  readonly config: {
    readonly kind: 'sweep';
    readonly method: 'exact' | 'monte-carlo';
    /** As it was written: what nobody wrote follows from the values of each combination. */
    readonly scenario: Config;
    readonly sweep: Readonly<Record<string, readonly unknown[]>>;
    readonly metrics: readonly string[];
  };
  /** 0 where all combinations are solved. */
  readonly games: number;
  /** In the order of the sweep, the last path changing fastest; fewer than all when it was interrupted. */
  readonly cells: readonly SweptFigures[];
  /**
   * By figure, what is certain of the order of the combinations, by their places: paired differences on the common dice, corrected for all pairs
   * (Holm). Not there where they are solved, where there is one, or where there are more than `MAX_ORDERED` (200).
   */
  readonly order?: Readonly<Record<string, MeansOrder>>;
}

const DEFAULT_SEED = 'sweep';
const DEFAULT_GAMES = { raid: 100_000, battle: 20_000, game: 2000 } as const;

/**
 * The answer: exact where every combination is a raid or a battle that can be solved, and no number of games is named.
 *
 * @param onCell told after each combination that was played, not of those that were kept from an earlier run
 * @returns `undefined` when it was interrupted before the first combination was finished.
 * @throws UsageError when a figure is not measured; SimulationError
 * @example
 * const sweep = readSweep('kind: raid\nsweep: {targets: [spread, focus]}', 'plans.yaml');
 * const answer = await answerSweep({ kind: 'sweep', sweep, games: 10_000 }, controls);
 * answer?.cells.map((cell) => cell.figures['battleships.sunk'].value);
 */
export async function answerSweep(
  question: SweepQuestion,
  controls: RunControls,
  onCell?: (progress: SweepProgress) => void,
): Promise<SweepAnswer | undefined> {
  const { sweep, seed = DEFAULT_SEED } = question;
  const begun = performance.now();
  const metrics = sweep.cells.map(({ scenario }) => createExperiment(scenario, seed).metrics);
  const figures = figuresNamed(question.metrics ?? sweep.metrics, sweep.base.kind, common(metrics));
  const solved = question.games ? undefined : solvedAll(sweep.cells.map(({ scenario }) => scenario));
  const method = solved ? 'exact' : 'monte-carlo';
  const games = solved ? 0 : question.games || DEFAULT_GAMES[sweep.base.kind];
  const { cells, workers } = solved
    ? { cells: sweep.cells.map((cell, k) => ({ ...cell, ...solved[k]! })), workers: 0 }
    : await playCells(sweep, { seed, games, figures }, controls, onCell);
  if (cells.length === 0) return undefined;
  const order = solved ? undefined : sweptOrder(cells, figures);
  const valueIn = solved ? exactValue : figureValue;
  return {
    schema: 'vitp-sweep/1',
    kind: 'sweep',
    config: {
      kind: 'sweep',
      method,
      scenario: sweep.written,
      sweep: Object.fromEntries(sweep.paths.map(({ path, values }) => [path, values])),
      metrics: figures.map((f) => f.name),
    },
    seed,
    games,
    ...(cells.length < sweep.cells.length ? { partial: true } : {}),
    cells: cells.map((cell) => ({
      values: Object.fromEntries(sweep.paths.map(({ path }, p) => [path, cell.values[p]])),
      figures: Object.fromEntries(figures.map((f) => [f.name, valueIn(f, histogramIn(cell.metrics, f)(cell.tally))])),
    })),
    ...(order ? { order } : {}),
    run: runSince(begun, controls, workers),
  };
}

/** Metrics that all combinations measure: another rule set may have another number of turns. */
const common = (lists: readonly (readonly Metric[])[]): Metric[] =>
  lists[0]!.filter((m) => lists.every((list) => list.some((other) => other.name === m.name)));

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @param options `data`: board values over its own; `files` reads the files that its values name
 * @throws ScenarioError with every mistake
 */
export function rerunSweep(
  value: AnswerRead,
  file: string,
  options: { readonly data?: BoardOverrides | null; readonly files?: TextFiles } = {},
): SweepQuestion | undefined {
  const again = againOf(value, 'sweep');
  if (!again) return undefined;
  const { config, ...played } = again;
  const { scenario, sweep, metrics } = config;
  const text = JSON.stringify({ ...(scenario as object), sweep, metrics });
  return { kind: 'sweep', sweep: readSweep(text, `${file} (config)`, options), ...played };
}

/** How far a sweep is. */
export interface SweepProgress {
  /** Combinations that are finished, and all of them. */
  readonly finished: number;
  readonly total: number;
  /** Games at each. */
  readonly games: number;
  readonly secondsLeft: number;
}

/** A combination that is finished. */
interface FinishedCell extends SweepCell, Solved {}

/** What is counted in blocks does not depend on how it was typed. */
const unnamed = ({ metric, label }: FigureName) => ({ metric, ...(label === undefined ? {} : { label }) });

/**
 * Plays all combinations, or as many as are finished before the signal.
 *
 * @param onCell told after each combination that was played, not of those that were kept from an earlier run
 */
async function playCells(
  sweep: Sweep,
  { seed, games, figures }: Pick<SweepAnswer, 'seed' | 'games'> & { readonly figures: readonly FigureName[] },
  controls: RunControls,
  onCell?: (progress: SweepProgress) => void,
) {
  const cells: FinishedCell[] = [];
  const begun = performance.now();
  const total = sweep.cells.length;
  let played = 0;
  let workers = 0;
  for (const cell of sweep.cells) {
    const scenario = { kind: 'swept' as const, of: cell.scenario, figures: figures.map(unnamed) };
    const { ending, metrics, tally, run } = await play({ scenario, seed }, games, {}, controls);
    if (ending !== 'finished') break;
    workers = Math.max(workers, run.workers);
    cells.push({ ...cell, metrics, tally });
    if (run.kept === games) continue;
    played++;
    const finished = cells.length;
    const { secondsLeft } = progressOf(played, played + total - finished, (performance.now() - begun) / 1000);
    onCell?.({ finished, total, games, secondsLeft });
  }
  return { cells, workers };
}
