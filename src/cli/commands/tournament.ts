// `vitp tournament`: a round robin of doctrines and openings.

import type { RunControls } from '../../analysis/controls.js';
import type { Stopping } from '../../analysis/stopping.js';
import { answerTournament, standardTournament } from '../../analysis/tournament/tournament.js';
import type { Result } from '../../answer/result.js';
import { readTournament } from '../../node/read.js';
import type { PrecisionTarget } from '../../stats/intervals/precision.js';
import { type AskedRun, askedRun, inputOr, watched } from '../options/run.js';
import { type SeatLists, seatsNamed, seatsTyped } from '../options/seat-lists.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from '../options/stopping.js';
import { deliver } from '../output/deliver.js';
import { spread } from '../spread/spread.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over. */
export interface TournamentOptions extends SpreadOptions, StoppingOptions, SeatLists {}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function tournamentCommand(file: string | undefined, options: TournamentOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const typed = stoppingOf(options);
  const standard = { name: 'standard tournament', text: JSON.stringify(standardTournament()) };
  const input = await inputOr(file, standard);
  const read = readTournament(input.text, input.name, asked.replaced);
  const scenario = { ...read.scenario, ...seatsTyped(options, seatsNamed) };
  const question = { kind: 'tournament', scenario, ...playedHow(options, asked, typed, read) } as const;
  const elsewhere = spread(question, options, asked.workers);
  if (elsewhere) return elsewhere;
  const answer = (controls: RunControls) => answerTournament(question, controls);
  return answerField(options, asked.workers, answer);
}

/** Seed, games and end of everybody against everybody: as the options say, or else as the file does. */
export function playedHow(
  options: TournamentOptions,
  { games }: AskedRun,
  typed: Stopping,
  read: { readonly seed?: string; readonly games?: number; readonly precision?: PrecisionTarget },
) {
  return {
    seed: options.seed ?? read.seed,
    games: games ?? read.games,
    stopping: stoppingOrAgain(typed, read, games),
  };
}

/** Has everybody play everybody, and hands the answer over; returns the exit code. */
export const answerField = <R extends Result>(
  options: TournamentOptions,
  workers: number | undefined,
  answer: (controls: RunControls) => Promise<R | undefined>,
): Promise<number> =>
  watched(options, workers, async (run) => {
    const result = await answer(run.conduct);
    run.clear();
    if (!result) return run.nothing('the first game of every pairing');
    if (result.partial) run.partial(result.games, 'games of every pairing');
    await deliver(result, options);
    return run.exitCode(result.partial === true);
  });
