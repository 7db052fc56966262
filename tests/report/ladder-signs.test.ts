// Whether it is the players or the rule, in sentences.
import { describe, expect, it } from 'vitest';
import { type NamedWorth, signsText } from '../../src/report/ladder/ladder-signs.js';

const worth = (name: string, before: number, last: number): NamedWorth => ({
  name,
  before: { value: before, ci95: [before - 1, before + 1] },
  last: { value: last, ci95: [last - 1, last + 1] },
});

describe('the players or the rule', () => {
  it('names what both are certain of, what one is, and what neither is', () => {
    const worths = [
      worth('A', 2, 3),
      worth('B', -2, -3),
      worth('C', -4, -1.5),
      worth('D', 2, -2),
      worth('E', 0.5, 2),
      worth('F', -2, 0),
      worth('G', 0, 0.5),
    ];
    expect(signsText(worths, ['weak', 'strong'])).toEqual([
      'Is it the players or the rule? weak and strong are both certain: A helps Japan; B, C help the Allies.',
      'They are certain of opposite signs: D.',
      'Only one of them is certain: E helps Japan; F helps the Allies.',
      'Neither is certain: G.',
    ]);
  });

  it('says so where nothing is certain', () => {
    expect(signsText([worth('G', 0, 0.5)], ['weak', 'strong'])).toEqual([
      'Is it the players or the rule? weak and strong are both certain of nothing.',
      'Neither is certain: G.',
    ]);
  });
});
