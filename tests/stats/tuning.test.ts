// Tuning by generations, on a made-up game with noise that all candidates share.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  afterGeneration,
  nextGeneration,
  startTuning,
  type TunedNumber,
  type TuningSettings,
  type TuningState,
  tunedNumbers,
} from '../../src/stats/searching/tuning.js';

const numbers: readonly TunedNumber[] = [
  { name: 'fear', min: 0, max: 10, start: 0.35 },
  { name: 'chance', min: 0, max: 1, start: 0.2 },
  { name: 'rounds', min: 0, max: 20, start: 2, whole: true },
  { name: 'ceiling', min: 0, max: 1, start: 0.5 },
];
const settings: TuningSettings = { numbers, candidates: 12, step: 0.1, seed: 'tuning' };

/** Best at fear 1.5, chance 0.6, rounds 6, ceiling 1. */
const worth = ([fear, chance, rounds, ceiling]: readonly number[]) =>
  -((fear! - 1.5) ** 2) - 20 * (chance! - 0.6) ** 2 - 0.1 * (rounds! - 6) ** 2 + 2 * ceiling!;

/** Plays so many generations; noise of each generation is the same for all that play in it, but for a little. */
function play(state: TuningState, generations: number): TuningState {
  let now = state;
  for (let k = 0; k < generations; k++) {
    const noise = seedrandom(`dice ${now.search.generation}`);
    const shared = 4 * noise();
    const score = (x: readonly number[]) => worth(x) + shared + 0.5 * (noise() - 0.5);
    const { centre, candidates } = nextGeneration(settings, now);
    const start = score(numbers.map((n) => n.start));
    now = afterGeneration(settings, now, { start, centre: score(centre), candidates: candidates.map(score) });
  }
  return now;
}

describe('tuning', () => {
  const state = play(startTuning(settings), 80);

  it('finds the best numbers within their bounds, under noise', () => {
    const [fear, chance, rounds, ceiling] = tunedNumbers(settings, state);
    expect(Math.abs(fear! - 1.5)).toBeLessThan(0.4);
    expect(Math.abs(chance! - 0.6)).toBeLessThan(0.1);
    expect(rounds).toBeGreaterThanOrEqual(5);
    expect(rounds).toBeLessThanOrEqual(7);
    expect(ceiling).toBeGreaterThan(0.9);
  });

  it('keeps a curve on which the gain over the start can be read', () => {
    expect(state.curve.map((p) => p.generation)).toEqual(Array.from({ length: 80 }, (_, k) => k + 1));
    const last = state.curve.slice(-20);
    const gain = last.reduce((sum, p) => sum + p.centre - p.start, 0) / last.length;
    const all = worth([1.5, 0.6, 6, 1]) - worth(numbers.map((n) => n.start));
    expect(gain).toBeGreaterThan(0.85 * all);
    for (const point of last) expect(point.best).toBeGreaterThan(point.start);
  });

  it('goes on to the same bytes after it was written down, at any generation', () => {
    for (const stop of [0, 1, 33]) {
      const written = JSON.stringify(play(startTuning(settings), stop));
      expect(JSON.stringify(play(JSON.parse(written) as TuningState, 80 - stop))).toBe(JSON.stringify(state));
    }
  });

  it('plays only what may be played: within bounds, whole where it must be, in three digits', () => {
    let now = startTuning({ ...settings, step: 3 });
    for (let k = 0; k < 5; k++) {
      const { centre, candidates } = nextGeneration(settings, now);
      for (const x of [centre, ...candidates]) {
        x.forEach((value, i) => {
          expect(value).toBeGreaterThanOrEqual(numbers[i]!.min);
          expect(value).toBeLessThanOrEqual(numbers[i]!.max);
          expect(value).toBe(Number(value.toFixed(numbers[i]!.whole ? 0 : 3)));
        });
      }
      now = afterGeneration(settings, now, { start: 0, centre: 0, candidates: candidates.map(worth) });
    }
  });

  it('begins where it was told to', () => {
    const begun = startTuning(settings);
    expect(tunedNumbers(settings, begun)).toEqual([0.35, 0.2, 2, 0.5]);
    expect(nextGeneration(settings, begun).centre).toEqual([0.35, 0.2, 2, 0.5]);
    expect(() => startTuning({ ...settings, numbers: [] })).toThrow(RangeError);
    expect(() => startTuning({ ...settings, numbers: [{ name: 'x', min: 0, max: 1, start: 2 }] })).toThrow(RangeError);
  });
});
