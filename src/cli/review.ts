// `--review`, for every command that tells one game.
import type { Command } from 'commander';
import type { Reviewer } from '../players/search/review.js';
import { SEARCH_OPTIONS, type SearchSettings, searchSettings } from '../players/search/settings.js';
import { UsageError } from './errors.js';
import { wholeNumber } from './numbers.js';

/** Options as commander hands them over. */
export interface ReviewOptions {
  readonly review?: boolean;
  readonly top?: string;
  readonly rollouts?: string;
}

/** What a review is to be. */
export interface ReviewWish {
  readonly settings: SearchSettings;
  /** Decisions to name for each side. */
  readonly top: number;
}

const DEFAULT_TOP = 5;
const MOST = 1000;

/** Adds the options to a command. */
export function withReview(command: Command): Command {
  const { min, max, usual } = SEARCH_OPTIONS.rollouts;
  return command
    .option('--review', 'the decisions with which search disagrees most, and what they cost; takes a minute or so')
    .option('--top <n>', `with --review: decisions to name for each side (default ${DEFAULT_TOP})`)
    .option('--rollouts <n>', `with --review: how often an answer is tried, ${min} to ${max} (default ${usual})`);
}

/**
 * What the options ask for; `undefined` when there is no review.
 *
 * @throws UsageError when a number is wrong, or nothing is to be reviewed.
 */
export function reviewWish(options: ReviewOptions): ReviewWish | undefined {
  if (!options.review) {
    for (const name of ['top', 'rollouts'] as const) {
      if (options[name] !== undefined) throw new UsageError(`--${name} is of no use without --review`);
    }
    return undefined;
  }
  const { min, max } = SEARCH_OPTIONS.rollouts;
  const rollouts = options.rollouts === undefined ? undefined : wholeNumber('--rollouts', options.rollouts, min, max);
  const top = options.top === undefined ? DEFAULT_TOP : wholeNumber('--top', options.top, 1, MOST);
  return { settings: searchSettings({ rollouts }), top };
}

/** Lets a reviewer say how far it is, where standard error is a terminal. Returns what takes the line away again. */
export function showProgress(reviewer: Reviewer, turns: number, quiet: boolean): () => void {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return () => {};
  reviewer.onLook = (g) => stderr.write(`\rReviewing turn ${g.turn} of ${turns}, decision ${reviewer.looked}\u001b[K`);
  return () => void stderr.write('\r\u001b[K');
}
