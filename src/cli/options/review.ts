// `--review`, for every command that tells one game.
import type { Reviewer } from '../../ai/search/review.js';
import { SEARCH_OPTIONS, type SearchSettings, searchSettings } from '../../ai/search/search-settings.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { duration } from '../output/progress-line.js';

/** Options as commander hands them over. */
export interface ReviewOptions {
  readonly review?: boolean;
  readonly top?: string;
  readonly rollouts?: string;
}

/** What a review is to be. */
interface ReviewWish {
  readonly settings: SearchSettings;
  /** Decisions to name for each side. */
  readonly top: number;
}

const DEFAULT_TOP = 5;
const MAX_TOP = 1000;

const { min, max, default: byDefault } = SEARCH_OPTIONS.rollouts;

export const REVIEW = {
  '--review':
    'the decisions with which search disagrees most, and what they cost; a whole game takes about twenty seconds',
  '--top <n>': `with --review: decisions to name for each side (default ${DEFAULT_TOP})`,
  '--rollouts <n>': `with --review: how often an answer is tried, ${min} to ${max} (default ${byDefault})`,
};

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
  const rollouts = options.rollouts === undefined ? undefined : wholeNumber('--rollouts', options.rollouts, min, max);
  const top = options.top === undefined ? DEFAULT_TOP : wholeNumber('--top', options.top, 1, MAX_TOP);
  return { settings: searchSettings({ rollouts }), top };
}

/**
 * `Reviewing turn 3 of 8, decision 57, about 12 s left`. What is left is judged by the turns that are done; in the first turn that is
 * looked at nothing is known of it.
 *
 * @param first the first turn that is looked at
 * @param seconds since it began
 */
export function reviewText(turn: number, last: number, looked: number, seconds: number, first = 1): string {
  const done = turn - first;
  const left = done > 0 ? `, about ${duration((seconds * (last - turn + 1)) / done)} left` : '';
  return `Reviewing turn ${turn} of ${last}, decision ${looked}${left}`;
}

/** Lets a reviewer say how far it is, where standard error is a terminal. Returns what takes the line away again. */
export function showProgress(reviewer: Reviewer, turns: number, quiet: boolean): () => void {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return () => {};
  let [first, begun] = [0, 0];
  reviewer.onLook = (g) => {
    if (first === 0) [first, begun] = [g.turn, performance.now()];
    const seconds = (performance.now() - begun) / 1000;
    stderr.write(`\r${reviewText(g.turn, turns, reviewer.looked, seconds, first)}\u001b[K`);
  };
  return () => void stderr.write('\r\u001b[K');
}
