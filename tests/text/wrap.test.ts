// Where lines may end: between words, and never between a figure and its error.
import { describe, expect, it } from 'vitest';
import { longestPart, wrap } from '../../src/text/wrap.js';

/** Figures as every table and sentence writes them. */
const FIGURES = [
  '65 ±22 %',
  '9 ±2',
  '-1.3 ±0.9',
  '13 (5–30) %',
  '8 (below -10 to 16)',
  '-7 (-25 to 11)',
  '+6.5 (+5.7 to +6.9)',
  '75 %',
];

describe('a line', () => {
  it.each(FIGURES)('never ends within %s', (figure) => {
    const text = `Japan wins ${figure} of the games, the Allies ${figure}; what is left (and why) is ${figure}.`;
    for (let width = 1; width <= text.length; width++) {
      const lines = wrap(text, width);
      expect(lines.join(' ')).toBe(text);
      expect(lines.join('\n').split(figure)).toHaveLength(4);
    }
    expect(longestPart(text)).toBe(Math.max('Allies'.length, `${figure}.`.length));
  });

  it('may end before a bracket that is no interval, and after a figure', () => {
    expect(wrap('of 1941 (second edition) and 5 % of it', 7)).toEqual([
      'of 1941',
      '(second',
      'edition)',
      'and 5 %',
      'of it',
    ]);
    expect(wrap('known to ± this', 8)).toEqual(['known to', '± this']);
  });
});
