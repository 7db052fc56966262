// Does an answer hold when the players get stronger? A verdict on one figure, asked of every rung of a ladder on dice of its own.

import type { Interval } from '../../stats/intervals/interval.js';
import { halfWidth } from '../../stats/intervals/interval.js';
import type { FigureValue } from '../figures.js';

/** A figure at one rung, with its 95 % interval. */
export type RungFigure = FigureValue;

/**
 * `settled`: between the two strongest rungs it moves by less than what counts as a movement, certainly. `moving`: it moves by more than
 * chance explains, and by more than that or too little is known to say so. `contradictory`: the two strongest rungs are each certain of a sign, and
 * of opposite ones. `open`: too few games to tell.
 */
export type Verdict = 'settled' | 'moving' | 'contradictory' | 'open';

/** What the verdict rests on. */
export interface Judged {
  readonly verdict: Verdict;
  /** From the second strongest rung to the strongest. */
  readonly step: RungFigure;
  /** Rungs below those two, from the weakest, that are certain of the sign opposite to that of the strongest. */
  readonly opposed: readonly number[];
}

/** 1 or -1 where an interval is certain of a sign, otherwise 0. */
export const signOf = ([low, high]: Interval): number => (low > 0 ? 1 : high < 0 ? -1 : 0);

/**
 * Judges a figure.
 *
 * @param rungs its values from the weakest rung to the strongest, two or more; their games share no dice
 * @param within a movement up to this is none, in the unit of the figure
 * @param signed true for a figure whose sign means something by itself, such as what a rule is worth
 * @throws RangeError with fewer than two rungs
 * @example
 * judge([{ value: 4, ci95: [3, 5] }, { value: 4.2, ci95: [3.8, 4.6] }], 2, true).verdict; // 'settled'
 */
export function judge(rungs: readonly RungFigure[], within: number, signed: boolean): Judged {
  if (rungs.length < 2) throw new RangeError('a verdict needs two rungs');
  const [before, last] = rungs.slice(-2) as [RungFigure, RungFigure];
  const value = last.value - before.value;
  // Their games share no dice: variances add.
  const half = Math.sqrt(halfWidth(before.ci95) ** 2 + halfWidth(last.ci95) ** 2);
  const step: RungFigure = { value, ci95: [value - half, value + half] };
  const sign = signOf(last.ci95);
  const against = (rung: RungFigure) => signed && sign !== 0 && signOf(rung.ci95) === -sign;
  const opposed = rungs.slice(0, -2).flatMap((rung, k) => (against(rung) ? [k] : []));
  if (against(before)) return { verdict: 'contradictory', step, opposed };
  if (Math.abs(value) + half <= within) return { verdict: 'settled', step, opposed };
  return { verdict: Math.abs(value) > half ? 'moving' : 'open', step, opposed };
}

/**
 * How many times as many games at the two strongest rungs would settle a figure that moves no more than it seems to; `undefined` where no number would.
 *
 * @example
 * gamesWanted({ value: 0.2, ci95: [-1.4, 1.8] }, 1); // 4: half the width must fall from 1.6 to 0.8
 */
export function gamesWanted(step: RungFigure, within: number): number | undefined {
  const room = within - Math.abs(step.value);
  return room > 0 ? (halfWidth(step.ci95) / room) ** 2 : undefined;
}
