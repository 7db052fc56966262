// What commands that answer a question have in common: it is answered here or elsewhere, and the answer goes where it was asked to go.
import type { Question } from '../analysis/ask.js';
import type { RunControls } from '../analysis/controls.js';
import type { Result } from '../answer/result.js';
import type { Page } from '../report/page.js';
import { type WatchedRun, watched } from './options/run.js';
import { type AnalysisDestinations, type Beside, deliver } from './output/deliver.js';
import { complain } from './output/output.js';
import { spread } from './spread/spread.js';
import type { SpreadOptions } from './spread/spread-options.js';

/** What is an answer: it says whether it was cut short, and how many games it counts. */
interface Cut {
  readonly games: number;
  readonly partial?: boolean;
}

/** How a question is answered and its answer shown. */
interface Answering<A extends Cut> {
  /** Answers it; `undefined` when it was interrupted before there was anything to tell. */
  readonly answer: (conduct: RunControls) => Promise<A | undefined>;
  readonly page: (answer: A) => Result | Page;
  /** What is said and written beside the answer. Default: nothing. */
  readonly beside?: (answer: A) => Beside;
  /** What must be finished before there is an answer. Default: the first game. */
  readonly first?: string;
  /** What the games of an answer that was cut short are called, where it does not say by itself what is left. Default: it does. */
  readonly cutTo?: string;
  /** The same, where they are other games than the answer counts. */
  readonly cut?: (answer: A) => readonly [games: number, what: string] | undefined;
  /** The sentence about an answer that was cut short, where a number of games does not tell it. Default: there is none. */
  readonly cutShort?: (answer: A) => string | undefined;
  /** Whether it was cut short. Default: it says so by itself. */
  readonly isPartial?: (answer: A) => boolean;
  /** What the work is like, for the estimate of its time. */
  readonly expected?: Parameters<WatchedRun['expect']>[0];
  /** Said at the first Ctrl-C. */
  readonly stopping?: string;
}

/** Has a question answered, or hands it over as a whole or in parts; returns the exit code. */
export async function answered<A extends Cut>(
  question: Question,
  options: SpreadOptions & AnalysisDestinations,
  workers: number | undefined,
  { answer: ask, page, beside, first, cutTo, cut, cutShort, isPartial, expected, stopping }: Answering<A>,
): Promise<number> {
  const elsewhere = spread(question, options, workers);
  if (elsewhere) return elsewhere;
  const work = async (run: WatchedRun): Promise<number> => {
    if (expected) run.expect(expected);
    const answer = await ask(run.conduct);
    run.clear();
    if (!answer) return run.nothing(first);
    // With --quiet the answer is a sentence or two, which do not say it.
    const said = cutTo ?? (options.quiet ? 'games' : undefined);
    const left = cut?.(answer) ?? (said === undefined ? undefined : ([answer.games, said] as const));
    const text = cutShort?.(answer);
    const partial = text !== undefined || (isPartial?.(answer) ?? answer.partial === true);
    if (text !== undefined) complain(text);
    else if (partial && left) run.partial(...left);
    await deliver(page(answer), options, beside?.(answer));
    return run.exitCode(partial);
  };
  return watched(options, workers, work, stopping);
}
