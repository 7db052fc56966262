// `vitp compare`: two or more scenarios under common dice, the first against each of the others.
import { boardOf, compileBoard, dataHash } from '../board/index.js';
import { configOf } from '../scenario/config.js';
import { nearest } from '../scenario/nearest.js';
import { readScenario } from '../scenario/read.js';
import { commonMetrics, differencesOf, letterOf } from '../simulate/comparison.js';
import { createExperiment, type SingleScenario } from '../simulate/experiments.js';
import { readData } from './board-input.js';
import { comparedFigures, differenceCsv, differenceTable } from './compare-table.js';
import { EXIT_OK, UsageError } from './errors.js';
import { readInput } from './files.js';
import { listenForInterrupt } from './interrupt.js';
import { grouped, wholeNumber } from './numbers.js';
import { complain, print, terminalWidth } from './output.js';
import { ProgressLine } from './progress-line.js';

/** Options as commander hands them over. */
export interface CompareOptions {
  readonly metric?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: string;
  readonly csv?: string;
  readonly quiet?: boolean;
  readonly data?: string;
}

const DEFAULT_SEED = 'compare';
const DEFAULT_GAMES: Readonly<Record<string, number>> = { raid: 200_000 };
const OTHER_GAMES = 10_000;
/** Compared when nothing is named. */
const USUAL: readonly string[] = [
  'battleships.afloat',
  'battleships.bottomed',
  'battleships.sunk',
  'cruisers.afloat',
  'poc.final',
  'winner',
  'remaining',
];
/** One letter for each scenario. */
const MOST_SCENARIOS = 26;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function compareCommand(files: readonly string[], options: CompareOptions): Promise<number> {
  if (files.length < 2 || files.length > MOST_SCENARIOS) {
    throw new UsageError(
      `a comparison takes from 2 to ${MOST_SCENARIOS} scenario files, and ${files.length} were given`,
    );
  }
  const games = options.games === undefined ? undefined : wholeNumber('--games', options.games, 1);
  const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 1, 1024);
  const data = await readData(options.data);
  const scenarios: SingleScenario[] = [];
  for (const file of files) {
    const input = await readInput(file);
    scenarios.push(readScenario(input.text, input.name, { data }).scenario);
  }
  const kinds = [...new Set(scenarios.map((s) => s.kind))];
  if (kinds.length > 1) throw new UsageError(`scenarios of one kind can be compared; these are ${kinds.join(' and ')}`);
  const seed = options.seed ?? DEFAULT_SEED;
  const experiments = scenarios.map((s) => createExperiment(s, seed));
  const names = commonMetrics(experiments).map((m) => m.name);
  const metrics = chosenMetrics(options.metric, names);

  const progress = new ProgressLine(process.stderr, options.quiet === true);
  const interrupt = listenForInterrupt(() => progress.clear());
  const { simulate } = await import('../simulate/run.js');
  try {
    const played = await simulate(
      { scenario: { kind: 'comparison', scenarios, metrics }, seed },
      {
        games: games ?? DEFAULT_GAMES[kinds[0]!] ?? OTHER_GAMES,
        signal: interrupt.signal,
        onProgress: progress.update,
        ...(workers === undefined ? {} : { workers }),
      },
    );
    progress.clear();
    if (played.games === 0) {
      complain('Interrupted before the first game was finished: there is nothing to report.');
      return interrupt.exitCode ?? EXIT_OK;
    }
    const figures = comparedFigures(differencesOf(experiments, metrics), played.metrics, played.tally);
    if (options.csv !== undefined) {
      const { writeAtomically } = await import('../report/write.js');
      writeAtomically(options.csv, differenceCsv(figures));
    }
    if (options.json !== undefined) {
      const { canonicalJson } = await import('../report/json.js');
      const { makeResult } = await import('../report/make-result.js');
      const configs = scenarios.map((s) => configOf(s, 'monte-carlo'));
      const result = {
        ...makeResult({
          config: { kind: 'comparison', method: 'monte-carlo', scenarios: configs, metrics },
          seed,
          games: played.games,
          metrics: played.metrics,
          tally: played.tally,
          partial: played.partial,
          board: { hash: scenarios.map((s) => dataHash(compileBoard(boardOf(s.data)).board)).join('+'), uncertain: [] },
          run: { workers: played.run.workers, seconds: played.run.seconds },
        }),
        differences: figures,
      };
      if (options.json === '-') {
        await print(canonicalJson(result));
        return (played.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
      }
      const { writeAtomically } = await import('../report/write.js');
      writeAtomically(options.json, canonicalJson(result));
    }
    if (!options.quiet) {
      const legend = files.map((file, k) => `  ${letterOf(k)}  ${file}\n`).join('');
      await print(
        `Compared under common dice, ${grouped(played.games)} games, seed ${seed}${played.partial ? ' (interrupted)' : ''}\n${legend}\n`,
      );
      await print(differenceTable(figures, terminalWidth()));
      await print(
        '\n± is the 95 % interval of the paired difference; "saved" tells how many times fewer games that took than separate runs.\n',
      );
    }
    return (played.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
  } finally {
    progress.clear();
    interrupt.close();
  }
}

function chosenMetrics(text: string | undefined, names: readonly string[]): string[] {
  if (text === undefined) {
    const usual = USUAL.filter((name) => names.includes(name));
    return usual.length > 0 ? usual : names.slice(0, 4);
  }
  return text.split(',').map((name) => {
    const wanted = name.trim();
    if (names.includes(wanted)) return wanted;
    const hint = nearest(wanted, names);
    throw new UsageError(
      `--metric "${wanted}" is not measured by all of these scenarios${hint ? `; did you mean ${hint}?` : ''}`,
    );
  });
}
