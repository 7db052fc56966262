// What is typed into a field for a number.
import { grouped } from '../../answer/digits.js';
import { withMinus } from './minus.js';

/** A whole number within a range, as it is typed; `undefined` for anything else. */
export function wholeNumber(text: string, [least, most]: readonly [number, number]): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** Why that is no such number; `undefined` where it is one. `asked`: the number to which the answer belongs. */
export const numberProblem = (text: string, range: readonly [number, number], asked: number): string | undefined =>
  wholeNumber(text, range) === undefined
    ? withMinus(
        `A whole number from ${grouped(range[0])} to ${grouped(range[1])}. The answer is still that for ${asked}.`,
      )
    : undefined;
