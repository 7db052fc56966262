// `vitp openings`: every opening of Japan against every one of the Allies, the equilibrium, and how sure all of it is.

import { asSeat, unknownOpening } from '../../ai/schema/opening-in-words.js';
import type { Seat } from '../../ai/seat.js';
import { answerOpenings, standardOpenings } from '../../analysis/tournament/openings.js';
import type { Side } from '../../board/index.js';
import { readOpenings } from '../../node/read.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { UsageError } from '../../text/usage-error.js';
import { answered } from '../answered.js';
import { seatOf } from '../options/players-option.js';
import { askedRun, inputOr } from '../options/run.js';
import { namesListed, seatsTyped } from '../options/seat-lists.js';
import { stoppingOf } from '../options/stopping.js';
import { EVERY_PAIRING, playedHow, type TournamentOptions } from './tournament.js';

/** Options as commander hands them over. */
type OpeningsOptions = TournamentOptions;

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
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerOpenings(question, conduct),
    ...EVERY_PAIRING,
  });
}

/**
 * Openings by name or file, with commas between them: `tko,./mine.yaml,none`. An opening alone is played by the usual doctrine;
 * `DOCTRINE+OPENING` names another; a doctrine alone has no opening.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export const openingsNamed = (side: Side, text: string): Seat[] =>
  namesListed(`--${side}`, text, 'openings').map((name) => openingNamed(side, name));

function openingNamed(side: Side, name: string): Seat {
  const word = asSeat(name, side, TEXT_FILES, '');
  const why = unknownOpening(word, side);
  if (why !== undefined) throw new UsageError(`--${side}: ${why}`);
  return seatOf(side, word);
}
