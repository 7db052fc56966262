// The race: the best answer wins, those that fall behind cost little, and chance alone does not look like a gain.
import { describe, expect, it } from 'vitest';
import { ChoiceStream } from '../../../src/ai/random/choice-stream.js';
import { mostRollouts, race, raceSteps } from '../../../src/ai/search/sequential-halving.js';

/** Values with noise that all answers share, and noise of their own. */
function noisy(means: readonly number[], seed: string) {
  const shared = new ChoiceStream(seed);
  const played = means.map(() => 0);
  return {
    played,
    value: (index: number, n: number): number => {
      played[index]!++;
      shared.startGame(n);
      const common = shared.below(100);
      shared.startGame(1000 + n * means.length + index);
      return means[index]! + common + shared.below(5);
    },
  };
}

describe('race', () => {
  it('finds the best of many, and drops the bad ones early', () => {
    const { value, played } = noisy([0, -9, 3, -9, 6, -9, 1, -9], 'race');
    const [best, ...others] = race(8, 64, 8, value);
    expect(best).toMatchObject({ index: 4, rollouts: 64 });
    expect(best!.gain).toBeCloseTo(6, 0);
    expect(others).toEqual([]);
    expect(played).toEqual([64, 8, 32, 8, 64, 8, 16, 8].map((most, k) => Math.min(most, played[k]!)));
    expect(played[4]).toBe(64);
    expect(played[1]).toBe(8);
  });

  it('takes one step for each rollout, and never more than is said before', () => {
    for (const means of [
      [0, -9, 3, -9, 6, -9, 1, -9],
      [0, 1, 2, 3, 4],
      [0, -9],
    ]) {
      const { value, played } = noisy(means, 'steps');
      const work = raceSteps(means.length, 64, 8, value);
      let steps = 0;
      while (!work.next().done) steps++;
      expect(steps).toBe(played.reduce((sum, n) => sum + n, 0));
      expect(steps).toBeLessThanOrEqual(mostRollouts(means.length, 64, 8));
    }
  });

  it('its error is that of the paired differences: common noise does not count', () => {
    const { value } = noisy([0, 2], 'pairs');
    const [best] = race(2, 128, 8, value);
    // The difference of two numbers from 0–4 has variance 4.
    expect(best!.error).toBeCloseTo(2 / Math.sqrt(128), 1);
    expect(Math.abs(best!.gain - 2)).toBeLessThan(3 * best!.error);
  });

  it('counts what is known before as so many rollouts', () => {
    const before = { gains: [0, 10, -9], weight: 4 };
    expect(race(3, 4, 4, (index) => 2 * index, before)).toEqual([{ index: 1, gain: 6, error: 0, rollouts: 4 }]);
  });

  it('is empty when all others are worse, when nothing differs, and when there is nothing to compare', () => {
    expect(race(3, 64, 8, noisy([5, 0, 0], 'worse').value)).toEqual([]);
    expect(race(3, 64, 8, () => 7)).toEqual([]);
    expect(race(1, 64, 8, () => 7)).toEqual([]);
  });

  it('passes over answers that are not allowed', () => {
    expect(race(3, 16, 8, (index, n) => (index === 1 ? undefined : index * 2 + (n % 2) * index))).toMatchObject([
      { index: 2 },
    ]);
  });

  it('equal answers rarely look better by more than two errors', () => {
    let wrong = 0;
    for (let k = 0; k < 200; k++) {
      const [best] = race(2, 32, 8, noisy([0, 0], `equal ${k}`).value);
      if (best && best.gain > 2 * best.error) wrong++;
    }
    expect(wrong).toBeLessThan(14);
  });
});
