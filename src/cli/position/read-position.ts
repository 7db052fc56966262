// Where a position comes from: a file, a moment of a record, or a moment of a simulated game.

import { type PositionQuestion, rerunPosition } from '../../analysis/position/position.js';
import { positionOfGame, positionOfRecord } from '../../analysis/position/read-position.js';
import { parseJson } from '../../analysis/question/config.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { readMoment } from '../../records/moment.js';
import { readRecord } from '../../records/record-read.js';
import { readInput } from '../options/files.js';
import { type OneGameOptions, oneGame } from '../options/one-game.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { seatsWith } from '../options/players-option.js';
import { inputOr, STANDARD_GAME_INPUT } from '../options/run.js';

/** Options that say which game, as commander hands them over. */
export interface SimulatedOptions extends OneGameOptions {
  readonly at?: string;
}

/** A position to ask about, and what the file says of how it was asked before. */
export type PositionInput = Pick<PositionQuestion, 'scenario' | 'seed' | 'games' | 'advise'>;

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
  const { scenario, seed, game } = await oneGame(await inputOr(file, STANDARD_GAME_INPUT), options);
  return { scenario: positionOfGame(scenario, seed, game, readMoment(options.at!)), seed: `${seed}/on` };
}
