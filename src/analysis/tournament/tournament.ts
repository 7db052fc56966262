// A tournament: every seat of Japan against every seat of the Allies, who is better, and what never comes to rest.

import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import { doctrineNames } from '../../ai/heuristic/doctrine/doctrine.js';
import type { Side } from '../../board/index.js';
import type { RunControls } from '../controls.js';
import { type FieldQuestion, playField } from './field.js';
import { seatLabels } from './seat-labels.js';
import type { TournamentScenario } from './tournament-experiment.js';
import { makeTournament, type TournamentResult } from './tournament-result.js';

/** Who meets whom, under which dice, and when it ends. `games` are those of every pairing. */
export interface TournamentQuestion extends FieldQuestion<TournamentScenario> {
  readonly kind: 'tournament';
}

/** Games of every pairing when nobody names a number. */
const DEFAULT_GAMES = 1000;

/** Every doctrine that comes with the package and who plays where nobody is named, each once. */
const everybody = (side: Side): string[] => [...new Set([...doctrineNames(side), DEFAULT_PLAYER])];

/** Every one of them, as a file would have it. */
export const standardTournament = () => ({
  kind: 'tournament',
  japan: everybody('japan'),
  allied: everybody('allied'),
});

/**
 * Plays a tournament. All pairings have the same dice. Default: 1000 games of each pairing.
 *
 * @returns `undefined` when it was interrupted before one game of every pairing was finished
 * @throws UsageError when the figure of a precision is not measured; SimulationError
 * @example
 * const { scenario } = readTournament('{kind: tournament, japan: [standard, random], allied: [standard]}', 'cup.yaml');
 * (await answerTournament({ kind: 'tournament', scenario, games: 100 }, controls))?.tournament.japan.ranking[0]?.seat; // 'standard'
 */
export async function answerTournament(
  question: TournamentQuestion,
  controls: RunControls,
): Promise<TournamentResult | undefined> {
  const { japan, allied } = question.scenario;
  const names = { japan: seatLabels('japan', japan), allied: seatLabels('allied', allied) };
  const parts = await playField(question, names, DEFAULT_GAMES, controls);
  return parts && makeTournament(parts, question.scenario, names);
}
