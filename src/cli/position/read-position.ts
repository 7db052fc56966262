// Where a position comes from: a file, a moment of a record, or a moment of a simulated game.

import { Match } from '../../ai/match.js';
import { namedSeat, type Seat, type Seats, seatText } from '../../ai/seat.js';
import { type PositionQuestion, rerunPosition } from '../../analysis/position/position.js';
import { parseJson } from '../../analysis/question/config.js';
import { boardOf, compileBoard, type Side } from '../../board/index.js';
import { readScenario, seatFromText } from '../../node/read.js';
import { readMoment } from '../../records/moment.js';
import { allProblems } from '../../records/problems.js';
import { readRecord } from '../../records/record-read.js';
import { NoSuchMoment, takenFromGame, takenFromRecord } from '../../records/taken.js';
import { type Rulings, resolveRules } from '../../rules/index.js';
import { ScenarioError } from '../../text/problem.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { positionScenario } from '../../whole-games/position-scenario.js';
import { readData } from '../options/board-input.js';
import { readInput } from '../options/files.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { seatsWith } from '../options/players-option.js';
import { STANDARD_GAME_INPUT } from '../options/run.js';
import { ruleNames } from '../output/deliver.js';

/** Options that say which game, as commander hands them over. */
export interface SimulatedOptions extends PlayersOptions {
  readonly seed?: string;
  readonly game?: string;
  readonly at?: string;
  readonly rules?: string;
  readonly data?: string;
}

/** A position to ask about, and what the file says of how it was asked before. */
export type PositionInput = Pick<PositionQuestion, 'scenario' | 'seed' | 'games' | 'advise'>;

/** Seed of simulated games when none is given, as in `vitp game`. */
const GAMES_SEED = 'pacific';

/**
 * Reads a position: a record, or `game.yaml@turn3.raiders`, or the result of this command.
 *
 * @throws UsageError, ScenarioError; each a sentence with its place.
 */
export async function readPosition(text: string, options: PlayersOptions): Promise<PositionInput> {
  const [, file = text, moment] = /^(.*)@(turn.*)$/is.exec(text) ?? [];
  const input = await readInput(file);
  const again = rerunPosition(parseJson(input.text));
  if (again && moment === undefined) {
    return { ...again, scenario: { ...again.scenario, players: seatsWith(again.scenario.players, options) } };
  }
  const { record, tables, rules, locate } = readRecord(input.text, input.name);
  const at = moment === undefined ? null : readMoment(moment);
  const { result, problems } = sentences(() =>
    allProblems(record, (tried) => takenFromRecord(tried, tables, rules, at)),
  );
  if (problems.length > 0) throw new ScenarioError(problems.map(locate));
  const taken = result!;
  const named = { japan: playerOf('japan', record.players.japan), allied: playerOf('allied', record.players.allied) };
  return { scenario: positionScenario(taken.record, tables, seatsWith(named, options)) };
}

/** Who plays on for somebody who played: the doctrine of that name, or the usual one. */
function playerOf(side: Side, name: string): Seat {
  const usual = namedSeat(side, 'heuristic')!;
  if (!namedSeat(side, name.split('+')[0]!)) return usual;
  const seat = seatFromText(side, name);
  return 'why' in seat ? usual : seat;
}

/**
 * The position at a moment of a simulated game.
 *
 * @throws UsageError, ScenarioError.
 */
export async function simulatedPosition(file: string | undefined, options: SimulatedOptions): Promise<PositionInput> {
  const number = wholeNumber('--game', options.game ?? '0', 0);
  const named = options.rules === undefined ? undefined : ruleNames(options.rules);
  const data = await readData(options.data);
  const input = file === undefined ? STANDARD_GAME_INPUT : await readInput(file);
  const read = readScenario(input.text, input.name, { kinds: ['game'], data, ...(named ? { rules: named } : {}) });
  const { scenario } = read;
  const seed = options.seed ?? read.seed ?? GAMES_SEED;
  const tables = compileBoard(boardOf(scenario.data));
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const players = seatsWith(scenario.players, options);
  const match = new Match(tables, rules, players, seed);
  const about = {
    rulings: scenario.rulings as Partial<Rulings>,
    data: scenario.data,
    players: namesOf(players),
    seed,
  };
  const taken = sentences(() => takenFromGame(match, number, readMoment(options.at!), about));
  return { scenario: positionScenario(taken.record, tables, players), seed: `${seed}/on` };
}

const namesOf = (players: Seats) => ({
  japan: seatText('japan', players.japan),
  allied: seatText('allied', players.allied),
});

/** A game that has no such moment, as a sentence about what was typed. */
function sentences<T>(take: () => T): T {
  try {
    return take();
  } catch (error) {
    if (error instanceof NoSuchMoment) throw new UsageError(error.message);
    throw error;
  }
}
