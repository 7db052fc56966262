// `vitp tournament`: a round robin of doctrines and openings.

import type { Stopping } from '../../analysis/stopping.js';
import { answerTournament, standardTournament } from '../../analysis/tournament/tournament.js';
import type { Result } from '../../answer/result.js';
import { readTournament } from '../../node/read.js';
import type { PrecisionTarget } from '../../stats/intervals/precision.js';
import { answered } from '../answered.js';
import { type AskedRun, askedRun, inputOr } from '../options/run.js';
import { type SeatLists, seatsNamed, seatsTyped } from '../options/seat-lists.js';
import { type StoppingOptions, stoppingOf, stoppingOrAgain } from '../options/stopping.js';
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
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerTournament(question, conduct),
    ...EVERY_PAIRING,
  });
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

/** How an answer of everybody against everybody is handed over. */
export const EVERY_PAIRING = {
  page: (result: Result) => result,
  first: 'the first game of every pairing',
  cutTo: 'games of every pairing',
};
