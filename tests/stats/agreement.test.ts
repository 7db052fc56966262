// Agreement of judges with measurements: the exact cases, and a made-up one whose answer is known.
import { describe, expect, it } from 'vitest';
import { agreementOf, type JudgedAnswers, knownBest } from '../../src/stats/comparing/agreement.js';

/** Quarters, so that nothing is rounded. */
const WORTHS = [
  [0.25, 2.25, -1.75, 0.5],
  [5, 3, 4.5],
  [-20, -18.5, -21, -19, -17],
];
/** Two games: two questions, and one. */
const asGames = (questions: readonly JudgedAnswers[]) => [questions.slice(0, 2), questions.slice(2), []];
const judged = (say: (worth: number, k: number) => number): JudgedAnswers[][] =>
  asGames(WORTHS.map((worths) => ({ halves: [worths, worths], said: worths.map(say) })));

describe('agreementOf', () => {
  it('is perfect for a judge who says what is measured, wherever his nought is', () => {
    const { correlation, lost } = agreementOf(judged((x) => x));
    expect(correlation).toEqual({ mean: 1, se: 0 });
    expect(lost).toEqual({ mean: 0, se: 0 });
    const moved = agreementOf(asGames(WORTHS.map((w, q) => ({ halves: [w, w], said: w.map((x) => 3 * x + 64 * q) }))));
    expect(moved.correlation!.mean).toBeCloseTo(1, 14);
    expect(agreementOf(judged((x) => -x)).correlation).toEqual({ mean: -1, se: 0 });
  });

  it('has no correlation for a judge who says the same of all, and his favourite is the first answer', () => {
    const { correlation, gained, lost } = agreementOf(judged(() => 0.1));
    expect(correlation).toBeNull();
    expect(gained).toEqual({ mean: 0, se: 0 });
    expect(lost.mean).toBeCloseTo((2 + 0 + 3) / 3, 14);
  });

  it('has none where the measurements do not tell the answers apart', () => {
    const one: JudgedAnswers = {
      halves: [
        [0, 1],
        [1, 0],
      ],
      said: [0, 1],
    };
    expect(agreementOf([[one]]).correlation).toBeNull();
    expect(knownBest([[one]])).toEqual({ spread: 0, spreadSe: null, gained: { mean: -0.5, se: null } });
  });

  it('takes the chance of the measurements out, and chooses on one half what it judges on the other', () => {
    // The mean of the halves is what the judge says; each half errs by as much, the other way round.
    const said = [0, 4, 2];
    const error = [1, -1, 0];
    const halves = [said.map((x, k) => x + error[k]!), said.map((x, k) => x - error[k]!)] as const;
    const { correlation, lost, gained } = agreementOf([[{ halves, said }]]);
    // Deviations: said −2, 2, 0; halves −1, 1, 0 and −3, 3, 0.
    expect(correlation).toEqual({ mean: 8 / Math.sqrt(8 * 6), se: null });
    expect(gained).toEqual({ mean: 4, se: null });
    expect(lost).toEqual({ mean: 0, se: null });
    const { spread, gained: best } = knownBest([[{ halves }]]);
    expect([spread, best]).toEqual([Math.sqrt(6 / 2), { mean: 4, se: null }]);
  });

  it('gives the spread the error of leaving out one game at a time', () => {
    const game = (apart: number) =>
      [
        {
          halves: [
            [0, apart],
            [0, apart],
          ],
        },
      ] as const;
    const { spread, spreadSe } = knownBest([game(2), game(4), game(6)]);
    // Products of deviations: 2, 8 and 18, each of one degree of freedom.
    expect(spread).toBeCloseTo(Math.sqrt(28 / 3), 12);
    const without = [Math.sqrt(13), Math.sqrt(10), Math.sqrt(5)];
    const centre = without.reduce((a, b) => a + b) / 3;
    const squares = without.reduce((a, b) => a + (b - centre) ** 2, 0);
    expect(spreadSe).toBeCloseTo(Math.sqrt((2 / 3) * squares), 12);
  });

  it('has the error of leaving out one game at a time', () => {
    const question = (gain: number): JudgedAnswers => ({
      halves: [
        [0, gain],
        [0, gain],
      ],
      said: [0, 1],
    });
    // Means of two of three games: 2.5, 2, 1.5; the error of a mean of 1, 2 and 3.
    const { gained } = agreementOf([[question(1)], [question(2)], [question(3)]]);
    expect(gained.mean).toBe(2);
    expect(gained.se).toBeCloseTo(1 / Math.sqrt(3), 14);
  });
});
