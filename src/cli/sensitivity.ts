// `vitp sensitivity`: how much each answer moves when a weight, a value that is not printed, or a contested ruling is another.

import type { RunControls } from '../analysis/controls.js';
import { letterOf } from '../analysis/experiments/comparison.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import { play } from '../analysis/playing.js';
import { CHANGE_KINDS, type Change, type ChangeKind } from '../analysis/question/change.js';
import { changePaths, changesOf } from '../analysis/question/changes.js';
import { parseJson } from '../analysis/question/config.js';
import { readScenario } from '../node/read.js';
import { progressOf } from '../simulate/progress.js';
import { quoted } from '../text/index.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { type AnalysisDestinations, deliverAnalysis } from './deliver-analysis.js';
import { type FigureName, figuresNamed, histogramFor } from './figures.js';
import type { PlayersOptions } from './players-flags.js';
import { seatsWith } from './players-option.js';
import { type AskedRun, askedRun, inputOr, type RunOptions, STANDARD_GAME_INPUT, watched } from './run.js';
import { type Moved, sensitivityAnalysis } from './sensitivity-analysis.js';

/** Options as commander hands them over. */
export interface SensitivityOptions extends RunOptions, PlayersOptions, AnalysisDestinations {
  readonly what?: string;
  readonly only?: string;
  readonly step?: string;
  readonly metric?: string;
}

const DEFAULT_SEED = 'sensitivity';
const DEFAULT_GAMES = 500;
const DEFAULT_STEP = 0.25;
/** The difference of one game has no error. */
const LEAST_GAMES = 2;
/** Changes that are played side by side with the scenario as it is: one letter for each. */
const MOST_AT_ONCE = 25;

/** What is asked. */
export interface SensitivityQuestion {
  readonly base: GameScenario;
  readonly kinds: readonly ChangeKind[];
  /** Only changes whose path begins so. */
  readonly only: string | null;
  readonly step: number;
  readonly figures: readonly FigureName[];
  readonly changes: readonly Change[];
  readonly seed: string;
  readonly games: number;
}

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function sensitivityCommand(file: string | undefined, options: SensitivityOptions): Promise<number> {
  const asked = await askedRun(options, [file], { least: LEAST_GAMES });
  const question = await readQuestion(file, options, asked);
  const begun = performance.now();
  return watched(options, asked.workers, async (run) => {
    const { base, moved, threads } = await playChanges(question, run.conduct);
    run.clear();
    if (!base) return run.nothing(`game ${LEAST_GAMES} of the first changes`);
    const cut = moved.filter((m) => m.games < question.games);
    if (cut.length > 0) run.partial(cut[0]!.games, `games with each of the last ${cut.length} changes`);
    const facts = { workers: threads, seconds: (performance.now() - begun) / 1000 };
    await deliverAnalysis(sensitivityAnalysis(question, base, moved, facts), options);
    return run.exitCode();
  });
}

async function readQuestion(
  file: string | undefined,
  options: SensitivityOptions,
  asked: AskedRun,
): Promise<SensitivityQuestion> {
  const input = await inputOr(file, STANDARD_GAME_INPUT);
  const value = parseJson(input.text);
  const config = value?.config as { [key: string]: unknown } | undefined;
  const again = config?.kind === 'sensitivity' ? config : undefined;
  const source = again ? { name: `${input.name} (config)`, text: JSON.stringify(again.scenario) } : input;
  const read = readScenario(source.text, source.name, { kinds: ['game'], ...asked.replaced });
  const base = { ...read.scenario, players: seatsWith(read.scenario.players, options) };
  const kinds = options.what === undefined ? ((again?.what as ChangeKind[]) ?? CHANGE_KINDS) : kindsNamed(options.what);
  const step = options.step === undefined ? ((again?.step as number) ?? DEFAULT_STEP) : stepTyped(options.step);
  const only = options.only ?? (again?.only as string | null) ?? null;
  const seed = options.seed ?? (again ? String(value!.seed) : (read.seed ?? DEFAULT_SEED));
  const games = asked.games ?? (again ? (value!.games as number) : (read.games ?? DEFAULT_GAMES));
  const names = options.metric?.split(',') ?? (again?.metrics as string[] | undefined);
  const figures = figuresNamed(names, 'game', createExperiment(base, seed).metrics);
  const changes = changesOf(base, kinds, step, only);
  if (changes.length === 0) throw new UsageError(nothingToChange(only, changePaths(base, kinds, step)));
  return { base, kinds, only, step, figures, changes, seed, games };
}

function nothingToChange(only: string | null, paths: readonly string[]): string {
  if (only === null) return 'there is nothing to change: the players have no weights and everything else is left out';
  const hint = nearest(only, paths);
  const some = hint ? `; did you mean ${hint}?` : `; allowed: paths such as ${paths.slice(0, 3).join(', ')}`;
  return `--only ${quoted(only)}: no change has a path that begins so${some}`;
}

function kindsNamed(text: string): ChangeKind[] {
  return text.split(',').map((word) => {
    const known = CHANGE_KINDS.find((kind) => kind === word.trim());
    if (known) return known;
    const hint = nearest(word, CHANGE_KINDS);
    throw new UsageError(
      `--what ${quoted(word.trim())} is not allowed${hint ? `; did you mean ${hint}?` : ';'} allowed: ${CHANGE_KINDS.join(', ')}`,
    );
  });
}

function stepTyped(text: string): number {
  const value = /^\d*\.?\d+%?$/.test(text.trim())
    ? Number.parseFloat(text) / (text.includes('%') ? 100 : 1)
    : Number.NaN;
  if (value > 0 && value <= 1) return value;
  throw new UsageError(`--step ${quoted(text)} is not allowed; allowed: a part above 0 up to 1, such as 0.25 or 25%`);
}

/** Plays the scenario as it is beside its changes, a few at a time; the dice are the same in all of it. */
async function playChanges({ base, changes, figures, seed, games }: SensitivityQuestion, conduct: RunControls) {
  const metrics = [...new Set(figures.map((f) => f.metric))];
  const moved: Moved[] = [];
  let own: Moved['figures'] | undefined;
  let threads = 0;
  for (let from = 0; from < changes.length; from += MOST_AT_ONCE) {
    const batch = changes.slice(from, from + MOST_AT_ONCE);
    const job = {
      scenario: { kind: 'comparison' as const, scenarios: [base, ...batch.map((c) => c.scenario)], metrics },
      seed,
    };
    const share = batch.length / changes.length;
    const before = from / changes.length;
    const played = await play(
      job,
      games,
      {},
      {
        ...conduct,
        // In games of the whole: a batch is a part of each of them.
        onProgress: (p) =>
          conduct.onProgress(progressOf(Math.round(games * before + p.games * share), games, p.seconds)),
      },
    );
    // What an interruption leaves of the changes under way counts too, with the games they have.
    if (played.games < LEAST_GAMES) break;
    threads = Math.max(threads, played.run.workers);
    const at = (f: FigureName, name: string) => histogramFor({ ...f, metric: name }, played.metrics, played.tally);
    own ??= figures.map((f) => at(f, `a.${f.metric}`));
    batch.forEach((change, k) => {
      const differences = figures.map(({ name, metric, label }) => {
        const counted = `${letterOf(k + 1)}-a.${metric}${label === undefined ? '' : `.${label}`}`;
        return histogramFor({ name, metric: counted }, played.metrics, played.tally);
      });
      moved.push({ change, figures: differences, games: played.games });
    });
    if (played.ending !== 'finished') break;
  }
  return { base: own, moved, threads };
}
