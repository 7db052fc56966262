// `vitp openings`: every opening of Japan against every one of the Allies, the equilibrium, and how sure all of it is.
import { openingsNotes } from '../report/blocks-openings.js';
import { makeOpenings } from '../report/openings-result.js';
import { openingLabels } from '../report/seat-labels.js';
import { readOpenings } from '../scenario/tournament.js';
import type { OpeningsScenario } from '../simulate/openings.js';
import { readData } from './board-input.js';
import { checkDestinations, deliver, ruleNames } from './deliver.js';
import { EXIT_OK, UsageError } from './errors.js';
import { readInput } from './files.js';
import { gameBoardNote } from './game.js';
import { listenForInterrupt } from './interrupt.js';
import { grouped, wholeNumber, workerNumber } from './numbers.js';
import { openingsNamed, standardOpenings } from './openings-named.js';
import { complain } from './output.js';
import { ProgressLine } from './progress-line.js';
import type { TournamentOptions } from './tournament.js';

/** Options as commander hands them over. */
export type OpeningsOptions = TournamentOptions;

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 500;
/** Resampled matrices from which errors are worked out. */
const REPLICATES = 1000;
/** Games for each block, at least. */
const GAMES_A_BLOCK = 2;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function openingsCommand(file: string | undefined, options: OpeningsOptions): Promise<number> {
  checkDestinations(options);
  const workers = workerNumber(options.workers);
  const rules = options.rules === undefined ? undefined : ruleNames(options.rules);
  const data = await readData(options.data);
  const input =
    file === undefined
      ? { name: 'standard openings', text: JSON.stringify(standardOpenings(rules ?? [])) }
      : await readInput(file);
  const read = readOpenings(input.text, input.name, { data, ...(rules ? { rules } : {}) });
  const scenario: OpeningsScenario = {
    ...read.scenario,
    ...(options.japan === undefined ? {} : { japan: openingsNamed('japan', options.japan) }),
    ...(options.allied === undefined ? {} : { allied: openingsNamed('allied', options.allied) }),
  };
  const least = GAMES_A_BLOCK * scenario.blocks;
  const games = options.games === undefined ? (read.games ?? DEFAULT_GAMES) : wholeNumber('--games', options.games, 1);
  if (games < least) {
    throw new UsageError(
      `--games ${games} is too few to tell an error from ${scenario.blocks} blocks of games; allowed: ${least} or more`,
    );
  }
  const names = { japan: openingLabels('japan', scenario.japan), allied: openingLabels('allied', scenario.allied) };
  const seed = options.seed ?? read.seed ?? DEFAULT_SEED;
  const progress = new ProgressLine(process.stderr, options.quiet === true);
  const interrupt = listenForInterrupt(() => {
    progress.clear();
    complain('Stopping after the games that are under way; Ctrl-C again quits at once.');
  });
  try {
    const { simulate } = await import('../simulate/run.js');
    const played = await simulate(
      { scenario, seed },
      {
        games,
        signal: interrupt.signal,
        onProgress: progress.update,
        ...(workers === undefined ? {} : { workers }),
      },
    );
    progress.clear();
    const exitCode = (played.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
    if (played.games < least) {
      complain(
        `Interrupted after ${grouped(played.games)} games of every pairing: too few for an equilibrium with its error, so there is nothing to report.`,
      );
      return exitCode;
    }
    if (played.partial)
      complain(
        `Interrupted: ${grouped(played.games)} games of every pairing are finished, and the answer counts these.`,
      );
    const { kind, rulings, japan, allied, blocks } = scenario;
    const result = makeOpenings(
      {
        config: {
          ...{ kind, method: 'monte-carlo', rules: scenario.rules, rulings, japan, allied, data: scenario.data },
          blocks,
        },
        seed,
        games: played.games,
        metrics: played.metrics,
        tally: played.tally,
        partial: played.partial,
        board: gameBoardNote(scenario),
        run: { workers: played.run.workers, seconds: played.run.seconds },
      },
      scenario,
      names,
      REPLICATES,
    );
    await deliver(result, options, openingsNotes(result));
    return exitCode;
  } finally {
    progress.clear();
    interrupt.close();
  }
}
