// `vitp openings`: every opening of Japan against every one of the Allies, the equilibrium, and how sure all of it is.
import { openingsNotes } from '../report/blocks-openings.js';
import { makeOpenings } from '../report/openings-result.js';
import { openingLabels } from '../report/seat-labels.js';
import { readOpenings } from '../scenario/tournament.js';
import type { OpeningsScenario } from '../simulate/openings.js';
import { deliver } from './deliver.js';
import { UsageError } from './errors.js';
import { playField, seatsTyped } from './field.js';
import { openingsNamed, standardOpenings } from './openings-named.js';
import { askedRun, inputOr, watched } from './run.js';
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
  const asked = await askedRun(options, [file]);
  const standard = {
    name: 'standard openings',
    text: JSON.stringify(standardOpenings(asked.replaced.rules ?? [])),
  };
  const input = await inputOr(file, standard);
  const read = readOpenings(input.text, input.name, asked.replaced);
  const scenario: OpeningsScenario = { ...read.scenario, ...seatsTyped(options, openingsNamed) };
  const least = GAMES_A_BLOCK * scenario.blocks;
  const games = asked.games ?? read.games ?? DEFAULT_GAMES;
  if (games < least) {
    throw new UsageError(
      `--games ${games} is too few to tell an error from ${scenario.blocks} blocks of games; allowed: ${least} or more`,
    );
  }
  const names = { japan: openingLabels('japan', scenario.japan), allied: openingLabels('allied', scenario.allied) };
  return watched(options, asked.workers, async (run) => {
    const parts = await playField({ scenario, seed: options.seed ?? read.seed ?? DEFAULT_SEED }, games, run);
    if (!parts || parts.games < least) return run.nothing('enough for an equilibrium with its error');
    const result = makeOpenings(parts, scenario, names, REPLICATES);
    await deliver(result, options, openingsNotes(result));
    return run.exitCode(parts.partial);
  });
}
