// A control variate is unbiased, exactly; it cuts the error; and its interval covers.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../src/stats/distributions/normal.js';
import { controlledMean, type JointHistogram } from '../../src/stats/intervals/control-variate.js';
import { LONG } from '../size.js';

/** Pairs (value, control) with their chances; the mean of the control is 0. */
const PAIRS = [
  { value: 0, control: -1, chance: 0.5 },
  { value: 5, control: 0, chance: 0.25 },
  { value: 2, control: 2, chance: 0.25 },
] as const;

function jointOf(pairs: readonly { readonly value: number; readonly control: number }[], most: number): JointHistogram {
  const bins = 2 * most + 1;
  const counts = new Float64Array(bins * bins);
  for (const { value, control } of pairs) counts[(value + most) * bins + control + most]!++;
  return { rows: { min: -most, bins }, columns: { min: -most, bins }, counts };
}

describe('a control variate', () => {
  it.each([3, 4, 5, 6])('has exactly the right mean over all samples of %i games', (games) => {
    const truth = PAIRS.reduce((sum, p) => sum + p.chance * p.value, 0);
    let mean = 0;
    let total = 0;
    let lost = 0;
    for (let sample = 0; sample < 3 ** games; sample++) {
      const drawn = Array.from({ length: games }, (_, k) => PAIRS[Math.floor(sample / 3 ** k) % 3]!);
      const chance = drawn.reduce((product, p) => product * p.chance, 1);
      const result = controlledMean(jointOf(drawn, 5), (value) => value);
      total += chance;
      mean += chance * result.mean;
      // One coefficient for all games, for comparison: that is biased.
      const control = drawn.reduce((sum, p) => sum + p.control, 0) / games;
      lost += chance * (result.plain.mean - result.coefficient * control);
    }
    expect(total).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(truth, 12);
    expect(Math.abs(lost - truth)).toBeGreaterThan(1e-4);
  });

  it('is the plain mean when the control says nothing', () => {
    const drawn = Array.from({ length: 40 }, (_, k) => ({ value: k % 4, control: 0 }));
    const { mean, plain, coefficient, saving } = controlledMean(jointOf(drawn, 5), (value) => value);
    expect(mean).toBeCloseTo(1.5, 12);
    expect(plain.mean).toBeCloseTo(1.5, 12);
    expect({ coefficient, saving }).toEqual({ coefficient: 0, saving: 1 });
  });

  if (LONG) {
    it('saves what the correlation promises, and its interval covers in 95 of 100', () => {
      const uniform = seedrandom('controls');
      const normal = () => normalQuantile(Math.max(1e-12, uniform()));
      const games = 400;
      const samples = 400;
      let covered = 0;
      let wins = 0;
      let saving = 0;
      let squares = 0;
      let expected = 0;
      for (let k = 0; k < samples; k++) {
        const drawn = Array.from({ length: games }, () => {
          const luck = 8 * normal();
          return {
            value: Math.max(-29, Math.min(29, Math.round(3 + luck + 10 * normal()))),
            control: Math.floor(luck + uniform()),
          };
        });
        const joint = jointOf(drawn, 60);
        const score = controlledMean(joint, (value) => value);
        if (score.interval[0] <= TRUE_SCORE && TRUE_SCORE <= score.interval[1]) covered++;
        saving += score.saving / samples;
        squares += (score.mean - TRUE_SCORE) ** 2 / samples;
        expected += score.se ** 2 / samples;
        const won = controlledMean(joint, (value) => (value > 0 ? 1 : 0));
        if (won.interval[0] <= TRUE_SHARE && TRUE_SHARE <= won.interval[1]) wins++;
      }
      // Correlation 0.62: 1 / (1 - 0.39) = 1.6.
      expect(saving).toBeGreaterThan(1.5);
      expect(saving).toBeLessThan(1.75);
      expect(squares / expected).toBeGreaterThan(0.8);
      expect(squares / expected).toBeLessThan(1.25);
      for (const count of [covered, wins]) {
        expect(count / samples).toBeGreaterThan(0.92);
        expect(count / samples).toBeLessThan(0.98);
      }
    });
  }

  it('refuses fewer games than it can learn from', () => {
    expect(() => controlledMean(jointOf(PAIRS.slice(0, 2), 5), (v) => v)).toThrow(
      '2 games are too few for a control variate; at least 3',
    );
  });
});

/** Mean of max(-29, min(29, round(3 + N(0, 164)))), and its chance to be above 0. */
const { TRUE_SCORE, TRUE_SHARE } = exactly();

function exactly(): { TRUE_SCORE: number; TRUE_SHARE: number } {
  const sd = Math.sqrt(8 ** 2 + 10 ** 2);
  const steps = 400_000;
  let score = 0;
  let share = 0;
  for (let k = 0; k < steps; k++) {
    const value = Math.round(3 + sd * normalQuantile((k + 0.5) / steps));
    score += Math.max(-29, Math.min(29, value)) / steps;
    if (value > 0) share += 1 / steps;
  }
  return { TRUE_SCORE: score, TRUE_SHARE: share };
}
