// `vitp tournament`: a round robin of doctrines and openings.
import type { Side } from '../board/index.js';
import { doctrineNames } from '../players/heuristic/doctrine.js';
import type { Seat } from '../players/seat.js';
import { cycleNotes } from '../report/blocks-tournament.js';
import { seatLabels } from '../report/seat-labels.js';
import { makeTournament } from '../report/tournament-result.js';
import { MOST_SEATS, readTournament } from '../scenario/tournament.js';
import type { TournamentScenario } from '../simulate/tournament.js';
import { readData } from './board-input.js';
import { checkDestinations, deliver, ruleNames } from './deliver.js';
import { EXIT_OK, UsageError } from './errors.js';
import { readInput } from './files.js';
import { gameBoardNote } from './game.js';
import { listenForInterrupt } from './interrupt.js';
import { grouped, wholeNumber, workerNumber } from './numbers.js';
import { complain } from './output.js';
import { seatOf } from './players-option.js';
import { ProgressLine } from './progress-line.js';

/** Options as commander hands them over. */
export interface TournamentOptions {
  readonly japan?: string;
  readonly allied?: string;
  readonly games?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
  readonly data?: string;
  readonly rules?: string;
}

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 1000;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function tournamentCommand(file: string | undefined, options: TournamentOptions): Promise<number> {
  checkDestinations(options);
  const workers = workerNumber(options.workers);
  const rules = options.rules === undefined ? undefined : ruleNames(options.rules);
  const data = await readData(options.data);
  const input =
    file === undefined
      ? { name: 'standard tournament', text: JSON.stringify(shippedTournament()) }
      : await readInput(file);
  const read = readTournament(input.text, input.name, { data, ...(rules ? { rules } : {}) });
  const scenario: TournamentScenario = {
    ...read.scenario,
    ...(options.japan === undefined ? {} : { japan: seatsNamed('japan', options.japan) }),
    ...(options.allied === undefined ? {} : { allied: seatsNamed('allied', options.allied) }),
  };
  const names = { japan: seatLabels('japan', scenario.japan), allied: seatLabels('allied', scenario.allied) };
  const seed = options.seed ?? read.seed ?? DEFAULT_SEED;
  const games = options.games === undefined ? (read.games ?? DEFAULT_GAMES) : wholeNumber('--games', options.games, 1);

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
    if (played.games === 0) {
      complain('Interrupted before the first game of every pairing was finished: there is nothing to report.');
      return interrupt.exitCode ?? EXIT_OK;
    }
    if (played.partial)
      complain(
        `Interrupted: ${grouped(played.games)} games of every pairing are finished, and the answer counts these.`,
      );
    const { kind, rulings, japan, allied } = scenario;
    const result = makeTournament(
      {
        config: { kind, method: 'monte-carlo', rules: scenario.rules, rulings, japan, allied, data: scenario.data },
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
    );
    await deliver(result, options, cycleNotes(result));
    return (played.partial ? interrupt.exitCode : undefined) ?? EXIT_OK;
  } finally {
    progress.clear();
    interrupt.close();
  }
}

/** Everybody that comes with the package. */
const shippedTournament = () => ({
  kind: 'tournament',
  japan: doctrineNames('japan'),
  allied: doctrineNames('allied'),
});

/**
 * Seats by name or file, with commas between them.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export function seatsNamed(side: Side, text: string): Seat[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '') || names.length > MOST_SEATS) {
    throw new UsageError(
      `--${side} ${JSON.stringify(text)} is not allowed; allowed: 1 to ${MOST_SEATS} doctrines by name or file, with commas between them`,
    );
  }
  return names.map((name) => seatOf(side, name));
}
