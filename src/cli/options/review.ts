// `--review`, for every command that tells one game.
import { reviewSettings } from '../../ai/search/review.js';
import { SEARCH_OPTIONS, type SearchSettings } from '../../ai/search/search-settings.js';
import type { BoardTables } from '../../board/index.js';
import type { GameRecord } from '../../game/state/record.js';
import { type Reviewed, type ReviewRecordOptions, reviewRecord } from '../../records/review-record.js';
import { lookedText } from '../../report/one-game/game-page.js';
import type { RuleSet } from '../../rules/index.js';
import { UsageError } from '../../text/usage-error.js';
import { wholeNumber } from '../../text/whole-number.js';
import { interruptOf } from '../output/interrupt.js';
import { complain } from '../output/output.js';
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
    'the decisions with which search disagrees most, and what they cost; a whole game takes less than a minute',
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
  return { settings: reviewSettings({ rollouts }), top };
}

/** `Reviewing decision 12 of 57, about 12 s left`. What is left is judged by the decisions that are done. */
export function reviewText(looked: number, decisions: number, seconds: number): string {
  return `Reviewing decision ${looked + 1} of ${decisions}, about ${duration((seconds * (decisions - looked)) / looked)} left`;
}

const STOPPING = 'Stopping; the decisions that are looked at count. Ctrl-C again quits at once.';

/** A review for a command. */
export interface CommandReview {
  /** What the page needs of it. */
  readonly review: Reviewed & { readonly top: number };
  /** That of the signal that stopped it; `undefined` when it came to its end. */
  readonly exitCode: number | undefined;
}

/**
 * Reviews a record: says how far it is where standard error is a terminal, and ends at Ctrl-C with what is found so far. It listens
 * when the first decision is looked at: before that there is nothing to tell.
 *
 * @param onward how to go on after an interruption, from the turn of the last decision that was looked at
 * @param quiet without a progress line
 */
export async function reviewed(
  { record, tables, rules }: { readonly record: GameRecord; readonly tables: BoardTables; readonly rules: RuleSet },
  { settings, top }: ReviewWish,
  {
    quiet,
    onward,
    ...options
  }: Pick<ReviewRecordOptions, 'dice' | 'turn'> & { quiet: boolean; onward: (turn: number) => string },
): Promise<CommandReview> {
  const { stderr } = process;
  const shown = !quiet && stderr.isTTY;
  const clear = (): void => void (shown && stderr.write('\r\u001b[K'));
  const interrupt = interruptOf(() => {
    clear();
    complain(STOPPING);
  });
  const begun = performance.now();
  let turn = 1;
  try {
    const found = await reviewRecord(record, tables, rules, {
      settings,
      ...options,
      onLook: (g) => {
        turn = g.turn;
      },
      pause: async ({ looked }, decisions) => {
        interrupt.listen();
        if (shown) stderr.write(`\r${reviewText(looked, decisions, (performance.now() - begun) / 1000)}\u001b[K`);
        await new Promise(setImmediate);
        return interrupt.signal.aborted;
      },
    });
    clear();
    const cut = found.reviewer.looked < found.decisions;
    if (cut)
      complain(`Interrupted on turn ${turn}: ${lookedText(found)} are looked at, and these count. ${onward(turn)}`);
    return { review: { ...found, top }, exitCode: cut ? interrupt.exitCode : undefined };
  } finally {
    interrupt.close();
  }
}
