// Where a position comes from: a record, at its end or at a moment, or a moment of a simulated game.
import { Match } from '../../ai/match.js';
import { seatFromText } from '../../ai/schema/read-seat.js';
import { defaultSeat, namedSeat, type Seat, type Seats, seatText } from '../../ai/seat.js';
import { boardOf, compileBoard, type Side } from '../../board/index.js';
import type { Moment } from '../../records/moment.js';
import { allProblems } from '../../records/problems.js';
import type { RecordRead } from '../../records/record-read.js';
import { NoSuchMoment, type Taken, takenFromGame, takenFromRecord } from '../../records/taken.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { ScenarioError } from '../../text/problem.js';
import { NO_FILES, type TextFiles } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { type PositionScenario, positionScenario } from '../../whole-games/position-scenario.js';

/** Who plays on for whom the record names. */
interface RecordPositionOptions {
  /** Where the steps end, unless a moment before is named. */
  readonly moment?: Moment | null;
  /** Where doctrines and openings are looked for that the record names as files. Default: nowhere. */
  readonly files?: TextFiles;
  /** Puts others in their seats. Default: the players of those names play on, and for other names the usual one. */
  readonly seats?: (named: Seats) => Seats;
}

/**
 * The position in a record.
 *
 * @throws ScenarioError with every mistake of the first step that breaks a rule; UsageError when it does not come to the moment.
 * @example
 * const scenario = positionOfRecord(readRecord(text, 'game.yaml'), { moment: readMoment('turn3.raiders') });
 */
export function positionOfRecord(
  read: RecordRead,
  { moment = null, files = NO_FILES, seats = (named) => named }: RecordPositionOptions = {},
): PositionScenario {
  const { japan, allied } = read.record.players;
  const named = { japan: playerOf('japan', japan, files), allied: playerOf('allied', allied, files) };
  return positionScenario(takenOfRead(read, moment).record, read.tables, seats(named));
}

/** The game of a record as it stands at a moment; see {@link positionOfRecord}. */
export function takenOfRead({ record, tables, rules, locate }: RecordRead, moment: Moment | null = null): Taken {
  const { result, problems } = inSentences(() =>
    allProblems(record, (tried) => takenFromRecord(tried, tables, rules, moment)),
  );
  if (problems.length > 0) throw new ScenarioError(problems.map(locate));
  return result!;
}

/** Who plays on for somebody who played: the player of that name, or the usual one. */
function playerOf(side: Side, name: string, files: TextFiles): Seat {
  const usual = defaultSeat(side);
  if (!namedSeat(side, name.split('+')[0]!)) return usual;
  const seat = seatFromText(side, name, files);
  return 'why' in seat ? usual : seat;
}

/**
 * The position at a moment of a simulated game; its players play on.
 *
 * @param game its number among the games of the seed.
 * @throws UsageError when it does not come to the moment.
 */
export function positionOfGame(scenario: GameScenario, seed: string, game: number, moment: Moment): PositionScenario {
  const tables = compileBoard(boardOf(scenario.data));
  const rulings = scenario.rulings as Partial<Rulings>;
  const { players } = scenario;
  const match = new Match(tables, resolveRules(scenario.rules, rulings), players, seed);
  const names = { japan: seatText('japan', players.japan), allied: seatText('allied', players.allied) };
  const about = { rulings, data: scenario.data, players: names, seed };
  const taken = inSentences(() => takenFromGame(match, game, moment, about));
  return positionScenario(taken.record, tables, players);
}

/** A game that has no such moment, as a sentence about what was typed. */
function inSentences<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (error instanceof NoSuchMoment) throw new UsageError(error.message);
    throw error;
  }
}
