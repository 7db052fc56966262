// `vitp openings`: every opening of Japan against every one of the Allies, the equilibrium, and how sure all of it is.

import type { RunControls } from '../../analysis/controls.js';
import { answerOpenings, standardOpenings } from '../../analysis/tournament/openings.js';
import { readOpenings } from '../../node/read.js';
import { openingsNamed } from '../options/openings-named.js';
import { askedRun, inputOr } from '../options/run.js';
import { seatsTyped } from '../options/seat-lists.js';
import { stoppingOf } from '../options/stopping.js';
import { spread } from '../spread/spread.js';
import { answerField, playedHow, type TournamentOptions } from './tournament.js';

/** Options as commander hands them over. */
export type OpeningsOptions = TournamentOptions;

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function openingsCommand(file: string | undefined, options: OpeningsOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const typed = stoppingOf(options);
  const standard = {
    name: 'standard openings',
    text: JSON.stringify(standardOpenings(asked.replaced.rules ?? [])),
  };
  const input = await inputOr(file, standard);
  const read = readOpenings(input.text, input.name, asked.replaced);
  const scenario = { ...read.scenario, ...seatsTyped(options, openingsNamed) };
  const question = { kind: 'openings', scenario, ...playedHow(options, asked, typed, read) } as const;
  const elsewhere = spread(question, options, asked.workers);
  if (elsewhere) return elsewhere;
  const answer = (controls: RunControls) => answerOpenings(question, controls);
  return answerField(options, asked.workers, answer);
}
