// `vitp raid`: what does the Pearl Harbor raid do?
import { boardOf, compileBoard } from '../board/index.js';
import type { RaidObjective } from '../players/raid-plan-worth.js';
import { nearest } from '../scenario/nearest.js';
import { METHODS, type Method } from '../scenario/raid-schema.js';
import { readScenario } from '../scenario/read.js';
import { type Actual, parseActual } from './actual.js';
import { actualNotes } from './actual-notes.js';
import { readData } from './board-input.js';
import { checkDestinations, deliver, ruleNames } from './deliver.js';
import { EXIT_OK, UsageError } from './errors.js';
import { type Input, readInput } from './files.js';
import { listenForInterrupt } from './interrupt.js';
import { grouped, wholeNumber, workerNumber } from './numbers.js';
import { complain } from './output.js';
import { ProgressLine } from './progress-line.js';
import { answerRaid, chooseMethod, type RaidQuestion } from './raid-answer.js';
import { bestTargets, objectiveNamed } from './raid-best.js';
import { type Stopping, type StoppingOptions, stoppingOf, stoppingOrAgain } from './stopping.js';

/** Options as commander hands them over: texts that nobody has looked at yet. */
export interface RaidOptions extends StoppingOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
  readonly method?: string;
  readonly actual?: string;
  readonly best?: string;
  readonly data?: string;
  readonly rules?: string;
}

/** Seed when none is given: the same question then has the same answer. */
export const DEFAULT_SEED = 'pearl-harbor';

/** More threads than this are a typing error. */

/** What `vitp raid` means without a file. */
const STANDARD: Input = { name: 'standard raid', text: 'kind: raid\n' };

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function raidCommand(file: string | undefined, options: RaidOptions): Promise<number> {
  const asked = checkOptions(options);
  if (file === '-' && options.data === '-') {
    throw new UsageError('standard input can be the scenario or the --data file, not both');
  }
  const data = await readData(options.data);
  const input = file === undefined ? STANDARD : await readInput(file);
  const read = readScenario(input.text, input.name, {
    kinds: ['raid'],
    data,
    ...(asked.rules ? { rules: asked.rules } : {}),
    ...(asked.method ? { method: asked.method } : {}),
  });
  const tables = compileBoard(boardOf(read.scenario.data));
  const notes: string[] = [];
  const best = asked.best && bestTargets(asked.best, read.scenario, tables);
  if (best) notes.push(...best.notes);
  const question: RaidQuestion = {
    scenario: best?.scenario ?? read.scenario,
    method: read.method,
    seed: options.seed ?? read.seed ?? DEFAULT_SEED,
    games: asked.games ?? read.games,
    stopping: stoppingOrAgain(asked.stopping, read, asked.games),
  };
  const choice = chooseMethod(question, tables);
  if (choice.method === 'monte-carlo' && asked.games === 0) {
    throw new UsageError('--games 0 is not allowed; allowed: a whole number from 1, or --method exact');
  }
  if (choice.method === 'exact' && asked.games) {
    complain(`--games ${options.games} is not used: the exact method plays no games.`);
  }
  if (!options.quiet && read.method === 'auto') notes.push(`Answered by the ${choice.method} method: ${choice.why}.`);

  const progress = new ProgressLine(process.stderr, options.quiet === true);
  const interrupt = listenForInterrupt(() => {
    progress.clear();
    complain('Stopping after the games that are under way; Ctrl-C again quits at once.');
  });
  try {
    const result = await answerRaid(question, choice, {
      workers: asked.workers,
      signal: interrupt.signal,
      onProgress: progress.update,
      command: ['vitp', ...process.argv.slice(2).map((word) => (/\s|"/.test(word) ? JSON.stringify(word) : word))].join(
        ' ',
      ),
    });
    progress.clear();
    if (!result) {
      complain('Interrupted before the first game was finished: there is nothing to report.');
      return interrupt.exitCode ?? EXIT_OK;
    }
    notes.push(...actualNotes(asked.actual, result));
    if (result.partial)
      complain(`Interrupted: ${grouped(result.games)} games are finished, and the answer counts these.`);
    await deliver(result, options, notes);
    return (result.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
  } finally {
    progress.clear();
    interrupt.close();
  }
}

interface Asked {
  readonly games: number | undefined;
  readonly workers: number | undefined;
  readonly stopping: Stopping;
  readonly method: Method | undefined;
  readonly rules: readonly string[] | undefined;
  readonly best: RaidObjective | undefined;
  readonly actual: readonly Actual[];
}

/** Looks at every option before anything is read or played. */
function checkOptions(options: RaidOptions): Asked {
  checkDestinations(options);
  if (options.seed === '') throw new UsageError('--seed is empty; allowed: any text');
  return {
    games: options.games === undefined ? undefined : gamesOf(options.games),
    workers: workerNumber(options.workers),
    stopping: stoppingOf(options),
    method: options.method === undefined ? undefined : methodNamed(options.method),
    rules: options.rules === undefined ? undefined : ruleNames(options.rules),
    best: options.best === undefined ? undefined : objectiveNamed(options.best),
    actual: options.actual === undefined ? [] : parseActual(options.actual),
  };
}

/** A number of games; 0 is what a result of the exact method says, and asks for nothing. */
const gamesOf = (text: string): number => (text === '0' ? 0 : wholeNumber('--games', text, 1));

function methodNamed(text: string): Method {
  const method = METHODS.find((m) => m === text);
  if (method) return method;
  const hint = nearest(text, METHODS);
  throw new UsageError(
    `--method ${JSON.stringify(text)} is not allowed${hint ? `; did you mean ${hint}?` : ';'} ${hint ? 'Allowed' : 'allowed'}: ${METHODS.join(', ')}`,
  );
}
