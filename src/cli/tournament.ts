// `vitp tournament`: a round robin of doctrines and openings.

import { doctrineNames } from '../ai/heuristic/doctrine/doctrine.js';
import type { Seat } from '../ai/seat.js';
import type { TournamentScenario } from '../analysis/experiments/tournament.js';
import { makeTournament } from '../analysis/results/tournament-result.js';
import type { Side } from '../board/index.js';
import { readTournament } from '../node/read.js';
import { seatLabels } from '../report/asked/seat-labels.js';
import { cycleNotes } from '../report/blocks/blocks-tournament.js';
import { deliver } from './deliver.js';
import { namesListed, playField, seatsTyped } from './field.js';
import { seatOf } from './players-option.js';
import { askedRun, inputOr, type RunOptions, watched } from './run.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from './stopping.js';

/** Options as commander hands them over. */
export interface TournamentOptions extends RunOptions, StoppingOptions {
  readonly japan?: string;
  readonly allied?: string;
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
  const asked = await askedRun(options, [file]);
  const typed = stoppingOf(options);
  const standard = { name: 'standard tournament', text: JSON.stringify(shippedTournament()) };
  const input = await inputOr(file, standard);
  const read = readTournament(input.text, input.name, asked.replaced);
  const scenario: TournamentScenario = { ...read.scenario, ...seatsTyped(options, seatsNamed) };
  const names = { japan: seatLabels('japan', scenario.japan), allied: seatLabels('allied', scenario.allied) };
  return watched(options, asked.workers, async (run) => {
    const seed = options.seed ?? read.seed ?? DEFAULT_SEED;
    const end = {
      games: asked.games ?? read.games,
      usual: DEFAULT_GAMES,
      stopping: stoppingOrAgain(typed, read, asked.games),
    };
    const parts = await playField({ scenario, seed }, names, end, run);
    if (!parts) return run.nothing('the first game of every pairing');
    const result = makeTournament(parts, scenario, names);
    await deliver(result, options, { notes: cycleNotes(result) });
    return run.exitCode(parts.partial);
  });
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
export const seatsNamed = (side: Side, text: string, option = `--${side}`): Seat[] =>
  namesListed(option, text, 'doctrines').map((name) => seatOf(side, name, option));
