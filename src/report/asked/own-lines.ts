// What several scenarios or records were asked with: rules, readings and values that are not the usual ones. Every answer prints it, or nobody
// could tell it from an answer under the rules as they are printed.
import { type Line, words } from './words.js';

/** Whatever has rules and a board: a scenario, or a position with its record. */
interface Asked {
  readonly rules?: unknown;
  readonly rulings?: unknown;
  readonly data?: unknown;
  readonly record?: unknown;
}

/**
 * A line of something that each scenario has; none where no scenario has it.
 *
 * @param texts that of each scenario, empty where it has nothing of the kind
 * @param names what the scenarios are called; default: their texts alone are told apart
 * @example
 * lineOfEach('Rules', ['second-edition', 'nt1'], ['a', 'b']); // [['Rules', 'a: second-edition; b: nt1']]
 */
export function lineOfEach(heading: string, texts: readonly string[], names?: readonly string[]): Line[] {
  const different = [...new Set(texts)];
  if (different.every((text) => text === '')) return [];
  if (different.length === 1) return [[heading, different[0]!]];
  const all = names
    ? texts.map((text, k) => `${names[k]}: ${text || 'none'}`)
    : different.map((text) => text || 'none');
  return [[heading, all.join(names ? '; ' : ' / ')]];
}

/**
 * Readings other than the usual ones, and changed board values.
 *
 * @example
 * ownLines([{ rulings: { 'sighting-by-the-owner': 'helps' } }]); // [['Rulings', 'sighting-by-the-owner: helps']]
 */
export function ownLines(scenarios: readonly Asked[], names?: readonly string[]): Line[] {
  const texts = (of: (asked: Asked) => unknown) =>
    scenarios.map((scenario) => {
      const value = of((scenario.record as Asked | undefined) ?? scenario) ?? {};
      return Object.keys(value).length > 0 ? words(value) : '';
    });
  return [
    ...lineOfEach(
      'Rulings',
      texts(({ rulings }) => rulings),
      names,
    ),
    ...lineOfEach(
      'Own values',
      texts(({ data }) => data),
      names,
    ),
  ];
}
