// What a panel shows while an answer is on its way: the newest figures there are, and what may be said about them.
import { counted, type Estimate } from '../../answer/digits.js';
import { labelMetric, numberMetric, shareOf } from '../../answer/estimates.js';
import type { LabelResult, Result } from '../../answer/result.js';
import type { TaskState } from './use-task.js';

/** Figures, with what their errors are made of. */
export interface Shown {
  readonly figures: Pick<Result, 'config' | 'precision' | 'metrics'>;
  /** 0: exact. */
  readonly games: number;
  /** True when it is the answer to the question before. */
  readonly old: boolean;
}

/** The newest figures; `undefined` before the first. */
export function shownOf({ value, interim, busy, stopped, old = false }: TaskState<Result>): Shown | undefined {
  if ((busy || stopped) && interim) {
    const { games, metrics, basis } = interim;
    // Only its method is looked at: whoever watches decides by what is seen.
    const precision = basis === 'anytime' ? ({ method: 'confidence sequence' } as Result['precision']) : undefined;
    return {
      figures: { config: { method: 'monte-carlo' }, metrics, ...(precision ? { precision } : {}) },
      games,
      old: false,
    };
  }
  return value && { figures: value, games: value.games, old: busy || old };
}

/** A number metric of what is shown. */
export const numberShown = (shown: Shown | undefined, name: string) =>
  shown && numberMetric(shown.figures as Result, name);

/** A label metric of what is shown. */
export const labelShown = (shown: Shown | undefined, name: string) =>
  shown && labelMetric(shown.figures as Result, name);

/** The shares of a label metric, and each with its error. */
export const sharesOf = ({ figures }: Shown, found: LabelResult) => ({
  share: found.share,
  estimate: (label: string): Estimate | undefined => shareOf(figures, found, label),
});

/** What figures say that were stopped by hand. */
export function stoppedText(shown: Pick<Shown, 'games' | 'old'> | undefined): string {
  if (!shown) return 'Stopped: there is no answer to this question yet.';
  if (shown.old) return 'Stopped: there is no answer to this question yet; the figures are those of the one before.';
  return `Stopped: the figures are those of ${shown.games === 1 ? 'the one game' : `the ${counted(shown.games)}`} until then.`;
}
