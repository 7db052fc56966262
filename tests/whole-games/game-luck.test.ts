// Luck beside the score: counted without touching the games, with mean zero, and worth its while.
import { beforeAll, describe, expect, it } from 'vitest';
import { namedSeat } from '../../src/ai/seat.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { scoreByLuck } from '../../src/answer/control-variates.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { controlledMean } from '../../src/stats/intervals/control-variate.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';
import { SCORE_BY_LUCK, SCORE_BY_LUCK_SHAPE } from '../../src/whole-games/score-by-luck.js';
import { sized } from '../size.js';

/** What luck is worth was fitted to games of the standard doctrines. */
const PLAYERS = { japan: namedSeat('japan', 'standard')!, allied: namedSeat('allied', 'standard')! };
const GAMES = sized(160, 1200);
const BATCH = 20;
const SEED = 'batches';
const { rows, columns } = SCORE_BY_LUCK_SHAPE;

const runs = new Map<string, Float64Array[]>();
const experimentOf = (rules: string) =>
  createExperiment({ kind: 'controlled', game: { ...STANDARD_GAME, players: PLAYERS, rules: rules.split(',') } }, SEED);

describe.each([['second-edition'], ['second-edition,nt1'], ['second-edition,nine-turn,task-forces']])('%s', (rules) => {
  const experiment = experimentOf(rules);
  const length = tallyOffsets(experiment.metrics).at(-1)!;
  const games = rules === 'second-edition' ? GAMES : sized(120, 200);
  beforeAll(() => {
    const batches = Array.from({ length: games / BATCH }, (_, k) => {
      const tally = new Float64Array(length);
      experiment.run(k * BATCH, BATCH, tally);
      return tally;
    });
    runs.set(rules, batches);
  });
  const total = () => {
    const sum = new Float64Array(length);
    for (const batch of runs.get(rules)!) for (let i = 0; i < length; i++) sum[i]! += batch[i]!;
    return sum;
  };
  const joint = (tally: Float64Array) => scoreByLuck(experiment.metrics, tally);

  it('counts every game once, by its score', () => {
    const { counts } = joint(total());
    const offsets = tallyOffsets(experiment.metrics);
    const final = experiment.metrics.findIndex((m) => m.name === 'poc.final');
    const scores = total().subarray(offsets[final], offsets[final + 1]);
    for (let i = 0; i < rows.bins; i++) {
      let sum = 0;
      for (let j = 0; j < columns.bins; j++) sum += counts[i * columns.bins + j]!;
      expect(sum).toBe(scores[i]);
    }
  });

  it('has luck of mean zero, within four of its errors', () => {
    const { counts } = joint(total());
    let mean = 0;
    let square = 0;
    for (let i = 0; i < rows.bins; i++) {
      for (let j = 0; j < columns.bins; j++) {
        const luck = columns.min + j;
        mean += (counts[i * columns.bins + j]! * luck) / games;
        square += (counts[i * columns.bins + j]! * luck * luck) / games;
      }
    }
    expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(square / games));
    // Nobody is so lucky that the ends of the scale matter.
    expect(Math.sqrt(square)).toBeLessThan(20);
  });

  it('moves the mean no more than the luck explains, and pays', () => {
    const score = controlledMean(joint(total()), (value) => value);
    const apart = Math.sqrt(score.plain.se ** 2 - score.se ** 2);
    expect(Math.abs(score.mean - score.plain.mean)).toBeLessThan(4 * apart);
    expect(score.saving).toBeGreaterThan(1.1);
    expect(score.coefficient).toBeGreaterThan(0.3);
  });
});

describe('the control variate over batches', () => {
  it('makes means of batches vary less', () => {
    const experiment = experimentOf('second-edition');
    const means = runs.get('second-edition')!.map((tally) => {
      const result = controlledMean(scoreByLuck(experiment.metrics, tally), (value) => value);
      return { plain: result.plain.mean, controlled: result.mean };
    });
    const variance = (values: readonly number[]) => {
      const mean = values.reduce((a, b) => a + b) / values.length;
      return values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1);
    };
    expect(variance(means.map((m) => m.controlled))).toBeLessThan(variance(means.map((m) => m.plain)));
  });

  it('changes nothing else: all other metrics are those of the same games unheard', () => {
    const heard = experimentOf('second-edition');
    const unheard = createExperiment({ ...STANDARD_GAME, players: PLAYERS }, SEED);
    expect(heard.metrics.slice(0, -1)).toEqual(unheard.metrics);
    expect(heard.metrics.at(-1)).toEqual(SCORE_BY_LUCK);
    expect(unheard.metrics).not.toContainEqual(SCORE_BY_LUCK);
    const tally = new Float64Array(tallyOffsets(unheard.metrics).at(-1)!);
    unheard.run(0, BATCH, tally);
    expect([...runs.get('second-edition')![0]!.subarray(0, tally.length)]).toEqual([...tally]);
  });
});
