// Every seat of one side against every seat of the other: what `vitp tournament` and `vitp openings` play alike.
import { SIDES, type Side } from '../board/index.js';
import type { Seat } from '../players/seat.js';
import type { ResultParts } from '../report/make-result.js';
import { MOST_SEATS } from '../scenario/tournament.js';
import type { OpeningsScenario } from '../simulate/openings.js';
import type { TournamentScenario } from '../simulate/tournament.js';
import { UsageError } from './errors.js';
import { gameBoardNote } from './game.js';
import type { WatchedRun } from './run.js';
import { play, runFacts } from './stopping.js';

/** Seats that options name. */
export interface SeatLists {
  readonly japan?: string;
  readonly allied?: string;
}

/** The seats that are named on the command line, to be put over those of the scenario; `read` knows how they are named. */
export function seatsTyped(
  options: SeatLists,
  read: (side: Side, text: string) => Seat[],
): { readonly japan?: Seat[]; readonly allied?: Seat[] } {
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const text = options[side];
      return text === undefined ? [] : [[side, read(side, text)]];
    }),
  );
}

/**
 * The names in a list with commas.
 *
 * @param what they name, for the sentence
 * @throws UsageError when there are none or too many
 */
export function namesListed(side: Side, text: string, what: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (!names.includes('') && names.length <= MOST_SEATS) return names;
  throw new UsageError(
    `--${side} ${JSON.stringify(text)} is not allowed; allowed: 1 to ${MOST_SEATS} ${what} by name or file, with commas between them`,
  );
}

/** Who meets whom, and the dice. */
export interface FieldJob {
  readonly scenario: TournamentScenario | OpeningsScenario;
  readonly seed: string;
}

/**
 * Plays all pairings.
 *
 * @param games of each pairing
 * @returns what the result is made from; `undefined` when not one game of every pairing was finished
 */
export async function playField(job: FieldJob, games: number, run: WatchedRun): Promise<ResultParts | undefined> {
  const { scenario, seed } = job;
  const played = await play(job, games, {}, run.conduct);
  run.clear();
  if (played.games === 0) return undefined;
  if (played.partial) run.partial(played.games, 'games of every pairing');
  const { kind, rules, rulings, japan, allied, data } = scenario;
  return {
    config: {
      ...{ kind, method: 'monte-carlo', rules, rulings, japan, allied, data },
      ...('blocks' in scenario ? { blocks: scenario.blocks } : {}),
    },
    seed,
    games: played.games,
    metrics: played.metrics,
    tally: played.tally,
    partial: played.partial,
    board: gameBoardNote(scenario),
    run: runFacts(played),
  };
}
