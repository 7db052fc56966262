import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { openPool } from '../../src/node/pool.js';
import { simulate } from '../../src/node/simulate.js';
import { resolveRules } from '../../src/rules/index.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { gameExperiment } from '../../src/whole-games/game-experiment.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import { LONG, sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);
const make = (rules: string[] = ['second-edition']) => {
  const experiment = gameExperiment({ ...STANDARD_GAME, rules }, tables, 'games');
  const offsets = tallyOffsets(experiment.metrics);
  const play = (first: number, count: number, tally = new Float64Array(offsets.at(-1)!)) => {
    experiment.run(first, count, tally);
    return tally;
  };
  const of = (tally: Float64Array, name: string) => {
    const k = experiment.metrics.findIndex((m) => m.name === name);
    return [...tally.subarray(offsets[k], offsets[k + 1])];
  };
  return { experiment, play, of };
};
const mean = (counts: number[], min: number) =>
  counts.reduce((sum, n, i) => sum + n * (min + i), 0) / counts.reduce((a, b) => a + b);

describe('whole games as an experiment', () => {
  it('counts every game once in every metric', () => {
    const { experiment, play, of } = make();
    const tally = play(0, 30);
    for (const m of experiment.metrics)
      expect(
        of(tally, m.name).reduce((a, b) => a + b),
        m.name,
      ).toBe(30);
  });

  it('counts what the same games show when played alone', () => {
    const { play, of } = make();
    const tally = play(0, 20);
    const match = new Match(tables, resolveRules(), STANDARD_GAME.players, 'games');
    const finals: number[] = [];
    for (let game = 0; game < 20; game++) {
      match.play(game);
      finals.push(match.game.poc);
    }
    expect(mean(of(tally, 'poc.final'), -29)).toBeCloseTo(finals.reduce((a, b) => a + b) / 20, 12);
    expect(of(tally, 'poc.turn.8')).toEqual(of(tally, 'poc.final'));
    expect(of(tally, 'winner')).toEqual([
      finals.filter((p) => p > 0).length,
      finals.filter((p) => p < 0).length,
      finals.filter((p) => p === 0).length,
    ]);
  });

  it('losses by turn add up to the losses of the game', () => {
    const { experiment, play, of } = make();
    const tally = play(0, 25);
    for (const side of ['japan', 'allied']) {
      for (const type of ['carrier', 'battleship', 'cruiser']) {
        const name = `lost.${side}.${type}`;
        const byTurn = experiment.metrics.filter((m) => m.name.startsWith(`${name}.turn.`));
        expect(byTurn).toHaveLength(8);
        const sum = byTurn.reduce((total, m) => total + mean(of(tally, m.name), 0), 0);
        expect(sum).toBeCloseTo(mean(of(tally, name), 0), 10);
      }
    }
  });

  it('does not depend on chunks or on the number of workers', async () => {
    const { play } = make();
    const games = sized(14, 40);
    const whole = play(0, games);
    const parts = play(9, games - 9, play(1, 8, play(0, 1)));
    expect(parts).toEqual(whole);
    for (const workers of LONG ? [1, 2, 3] : [2]) {
      const pool = openPool(workers);
      const { tally } = await simulate({ scenario: STANDARD_GAME, seed: 'games' }, { games, pool, chunkSize: 3 });
      await pool.close();
      expect(tally).toEqual(whole);
    }
  });

  it('plays nine turns under rule 19', () => {
    const { experiment, play, of } = make(['nine-turn']);
    const tally = play(0, 5);
    expect(of(tally, 'poc.turn.9')).toEqual(of(tally, 'poc.final'));
    expect(experiment.metrics.some((m) => m.name === 'control.Indonesia.turn.9')).toBe(true);
  });
});
