// Can promised chances be believed: intervals that allow for several positions of one game, on made-up games.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { jointOf, pairsBefore, twoTurnsOf } from '../../src/analysis/decided/decided-experiment.js';
import { reliabilityOf } from '../../src/analysis/decided/reliability.js';
import { wilson } from '../../src/stats/intervals/wilson.js';

const SCORES = 59;
const TURNS = 6;
const place = (value: number): number => Math.max(0, Math.min(SCORES - 1, Math.round(value) + 29));

/** Counts games as `decidedExperiment` does, from the promised scores at the end of each turn; the last is the final score. */
function counted(games: readonly (readonly number[])[]) {
  const byTurn = Array.from({ length: TURNS - 1 }, () => new Float64Array(SCORES * SCORES));
  const pairs = new Map(pairsBefore(TURNS).map((pair) => [pair.join(), new Float64Array(2 * SCORES * SCORES)]));
  for (const values of games) {
    const final = values.at(-1)!;
    for (let k = 0; k < TURNS - 1; k++) byTurn[k]![place(final) * SCORES + place(values[k]!)]!++;
    for (const [first, second] of pairsBefore(TURNS)) {
      const start = final > 0 ? SCORES * SCORES : 0;
      pairs.get(`${first},${second}`)![start + place(values[first - 1]!) * SCORES + place(values[second - 1]!)]!++;
    }
  }
  return {
    at: (turn: number) => jointOf('', byTurn[turn - 1]!),
    both: (first: number, second: number, won: boolean) => twoTurnsOf(pairs.get(`${first},${second}`)!, won),
  };
}

const chances = Array.from({ length: TURNS - 1 }, () => ({ intercept: 0, slope: 0.4, covariance: [0, 0, 0] as const }));
const reliability = (games: readonly (readonly number[])[]) => {
  const { at, both } = counted(games);
  return reliabilityOf(chances, at, both);
};

describe('reliability', () => {
  it('counts positions of one game that never moves as that game', () => {
    // Ten games that stay at +2 all the time, six of them won.
    const games = Array.from({ length: 10 }, (_, k) => [2, 2, 2, 2, 2, k < 6 ? 3 : -3]);
    const [one, ...others] = reliability(games);
    expect(others).toEqual([]);
    expect(one!.positions).toBe(50);
    expect(one!.won.value).toBeCloseTo(0.6, 12);
    const alone = wilson(6, 10);
    expect(one!.won.ci95[0]).toBeCloseTo(alone[0], 12);
    expect(one!.won.ci95[1]).toBeCloseTo(alone[1], 12);
  });

  it('counts positions of games that are in a tenth once each as they are', () => {
    const steps = [-8, -3, 0.9, 3, 8];
    const [first] = reliability(Array.from({ length: 20 }, (_, k) => [...steps, k < 1 ? 5 : -5]));
    expect(first!.positions).toBe(20);
    expect(first!.won.ci95).toEqual(wilson(1, 20));
  });

  it('holds what comes of many games in 95 of 100 samples, where positions counted as games of their own do not', () => {
    const uniform = seedrandom('walks');
    // A walk that moves little: a game stays in the same tenth for some turns.
    const walk = (): number[] => {
      const values = [4 * (uniform() + uniform() + uniform() - 1.5)];
      for (let k = 1; k < TURNS - 1; k++) values.push(values.at(-1)! + 2 * (uniform() - 0.5));
      return [...values, values.at(-1)! + 6 * (uniform() + uniform() - 1)];
    };
    const games = (n: number) => Array.from({ length: n }, walk);
    const truth = reliability(games(100_000));
    const truthAt = (promised: number): number =>
      truth.find((one) => Math.floor(10 * one.promised) === Math.floor(10 * promised))!.won.value;
    let [held, plain, all] = [0, 0, 0];
    for (let sample = 0; sample < 150; sample++) {
      for (const { promised, won, positions } of reliability(games(200))) {
        const [low, high] = wilson(Math.round(won.value * positions), positions);
        const value = truthAt(promised);
        all++;
        if (won.ci95[0] <= value && value <= won.ci95[1]) held++;
        if (low <= value && value <= high) plain++;
      }
    }
    expect(all).toBeGreaterThan(1000);
    expect(plain / all).toBeLessThan(0.88);
    expect(held / all).toBeGreaterThan(0.935);
    expect(held / all).toBeLessThan(0.98);
  });
});
