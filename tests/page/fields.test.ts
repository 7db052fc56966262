// What is typed into fields: what can be taken, and a sentence for what cannot.
import { describe, expect, it } from 'vitest';
import { factorsProblem, unitNamed } from '../../src/page/fight/fight-board.js';
import { seedProblem } from '../../src/page/game/game-state.js';
import { numberProblem, wholeNumber } from '../../src/page/shared/whole-number.js';

describe('a field', () => {
  it('takes whole numbers of its range, and says which these are', () => {
    const range = [-29, 29] as const;
    expect(['3', ' -29 ', '+4', '0'].map((text) => wholeNumber(text, range))).toEqual([3, -29, 4, 0]);
    for (const text of ['', '40', '-30', '2.5', '1e1', '1000000000000000000', '--1']) {
      expect(numberProblem(text, range, 3)).toBe('A whole number from −29 to 29. The answer is still that for 3.');
    }
    expect(numberProblem('29', range, 3)).toBeUndefined();
    expect(numberProblem('-3', [0, 1_000_000_000], 7)).toBe(
      'A whole number from 0 to 1,000,000,000. The answer is still that for 7.',
    );
  });

  it('takes any seed that is not empty', () => {
    expect(seedProblem('a', 'pacific')).toBeUndefined();
    expect(seedProblem('', 'pacific')).toContain('still that of pacific');
  });

  it('takes factors as players write them', () => {
    const [ship, air] = [unitNamed('Akagi'), unitNamed('22 AirFlot')];
    expect(factorsProblem('146+4', ship)).toBeUndefined();
    expect(factorsProblem('abc', ship)).toMatch(/^“abc” is not how factors are written; write them as 146\+4/);
    expect(factorsProblem('34*', ship)).toMatch(/^Only air units have factors such as 34\*\./);
    expect(factorsProblem('146+4', air)).toMatch(/^Only air units/);
  });
});
