// Where a position comes from: a file, a moment of a record, or a moment of a simulated game.

import { type PositionQuestion, rerunPosition } from '../../analysis/position/position.js';
import { positionOfGame, positionOfRecord } from '../../analysis/position/read-position.js';
import { parseJson } from '../../analysis/question/config.js';
import { readScenario } from '../../node/read-scenario.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { readMoment } from '../../records/moment.js';
import { readRecord } from '../../records/record-read.js';
import { wholeNumber } from '../../text/whole-number.js';
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
  const scenario = positionOfRecord(readRecord(input.text, input.name), {
    moment: moment === undefined ? null : readMoment(moment),
    files: TEXT_FILES,
    seats: (named) => seatsWith(named, options),
  });
  return { scenario };
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
  const players = seatsWith(scenario.players, options);
  const moment = readMoment(options.at!);
  return { scenario: positionOfGame({ ...scenario, players }, seed, number, moment), seed: `${seed}/on` };
}
