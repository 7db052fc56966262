// `vitp decided`: who wins, and when is it decided.
import { answerDecided } from '../../analysis/decided/decided.js';
import { type DecidedQuestion, MIN_DECIDED, rerunDecided } from '../../analysis/decided/question.js';
import { decidedPage } from '../../report/decided/decided-page.js';
import { answered } from '../answered.js';
import { gameAsked } from '../options/game-question.js';
import type { PlayersOptions } from '../options/players-flags.js';
import { askedRun } from '../options/run.js';
import type { AnalysisDestinations } from '../output/deliver.js';
import type { SpreadOptions } from '../spread/spread-options.js';

/** Options as commander hands them over. */
interface DecidedOptions extends SpreadOptions, PlayersOptions, AnalysisDestinations {}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function decidedCommand(file: string | undefined, options: DecidedOptions): Promise<number> {
  const asked = await askedRun(options, [file], { least: MIN_DECIDED });
  const question = await gameAsked<DecidedQuestion>(file, options, asked, rerunDecided, (game) => ({
    kind: 'decided',
    ...game,
  }));
  return answered(question, options, asked.workers, {
    answer: (conduct) => answerDecided(question, conduct),
    page: decidedPage,
    first: `game ${MIN_DECIDED} of both halves`,
  });
}
