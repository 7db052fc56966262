// `vitp openings`: every opening of Japan against every one of the Allies, the equilibrium, and how sure all of it is.

import type { OpeningsScenario } from '../analysis/experiments/openings.js';
import { makeOpenings } from '../analysis/results/openings-result.js';
import { readOpenings } from '../node/read.js';
import { openingLabels } from '../report/asked/seat-labels.js';
import { openingsNotes } from '../report/blocks/blocks-openings.js';
import { deliver } from './deliver.js';
import { playField, seatsTyped } from './field.js';
import { openingsNamed, standardOpenings } from './openings-named.js';
import { askedRun, inputOr, watched } from './run.js';
import { stoppingOf, stoppingOrAgain } from './stopping.js';
import type { TournamentOptions } from './tournament.js';

/** Options as commander hands them over. */
export type OpeningsOptions = TournamentOptions;

const DEFAULT_SEED = 'pacific';
const DEFAULT_GAMES = 500;
/** Resampled matrices from which errors are worked out. */
const REPLICATES = 1000;

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, OutputError, SimulationError; each a sentence.
 */
export async function openingsCommand(file: string | undefined, options: OpeningsOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const typed = stoppingOf(options);
  const standard = {
    name: 'standard openings',
    text: JSON.stringify(standardOpenings(asked.replaced.rules ?? [])),
  };
  const input = await inputOr(file, standard);
  const read = readOpenings(input.text, input.name, asked.replaced);
  const scenario: OpeningsScenario = { ...read.scenario, ...seatsTyped(options, openingsNamed) };
  const stopping = stoppingOrAgain(typed, read, asked.games);
  const names = { japan: openingLabels('japan', scenario.japan), allied: openingLabels('allied', scenario.allied) };
  return watched(options, asked.workers, async (run) => {
    const seed = options.seed ?? read.seed ?? DEFAULT_SEED;
    const end = { games: asked.games ?? read.games, usual: DEFAULT_GAMES, stopping };
    const parts = await playField({ scenario, seed }, names, end, run);
    if (!parts) return run.nothing('the first game of every pairing');
    const result = makeOpenings(parts, scenario, names, REPLICATES);
    await deliver(result, options, { notes: openingsNotes(result) });
    return run.exitCode(parts.partial);
  });
}
