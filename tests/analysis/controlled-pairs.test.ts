// The luck taken out of paired differences: exactly unbiased for few games, whatever the dice of the two have in common.
import { describe, expect, it } from 'vitest';
import { comparisonExperiment } from '../../src/analysis/compare/comparison-experiment.js';
import { differenceOf } from '../../src/analysis/compare/comparison-names.js';
import { controlledFigure, differenceByLuck } from '../../src/answer/control-variates.js';
import { type Experiment, tallyOffsets } from '../../src/stats/experiment.js';
import { SCORE_BY_LUCK, SCORE_BY_LUCK_SHAPE } from '../../src/whole-games/score-by-luck.js';

/** What a common die does to score and luck of two games. The mean of the luck is 0 in each, not that of its product with the score. */
const FACES = [
  { chance: 1 / 2, base: { score: 3, luck: -1 }, other: { score: 1, luck: -2 } },
  { chance: 1 / 4, base: { score: 5, luck: 1 }, other: { score: 9, luck: 3 } },
  { chance: 1 / 4, base: { score: -4, luck: 1 }, other: { score: 2, luck: 1 } },
] as const;

const { rows, columns } = SCORE_BY_LUCK_SHAPE;

/** Games whose number says which face fell. */
const toy = (faces: readonly number[], which: 'base' | 'other'): Experiment => ({
  metrics: [SCORE_BY_LUCK],
  longGames: false,
  run(first, count, tally) {
    for (let game = first; game < first + count; game++) {
      const { score, luck } = FACES[faces[game]!]![which];
      tally[(score - rows.min) * columns.bins + luck - columns.min]!++;
    }
  },
});

const DIFFERENCE = differenceOf(1, { metric: SCORE_BY_LUCK.name });

/** The controlled difference of games in which these faces fell. */
function controlledOf(faces: readonly number[]) {
  const pair = comparisonExperiment([toy(faces, 'base'), toy(faces, 'other')], [SCORE_BY_LUCK.name]);
  const tally = new Float64Array(tallyOffsets(pair.metrics).at(-1)!);
  pair.run(0, faces.length, tally);
  return controlledFigure(differenceByLuck(pair.metrics, tally, DIFFERENCE));
}

describe('a paired difference with the luck of both games taken out', () => {
  it.each([3, 4])('has exactly the right mean over all samples of %i games', (games) => {
    for (const which of ['base', 'other'] as const)
      expect(FACES.reduce((sum, f) => sum + f.chance * f[which].luck, 0)).toBe(0);
    const truth = FACES.reduce((sum, f) => sum + f.chance * (f.other.score - f.base.score), 0);
    let mean = 0;
    let oneForAll = 0;
    for (let sample = 0; sample < FACES.length ** games; sample++) {
      const faces = Array.from({ length: games }, (_, k) => Math.floor(sample / FACES.length ** k) % FACES.length);
      const chance = faces.reduce((product, face) => product * FACES[face]!.chance, 1);
      const { mean: controlled, coefficient } = controlledOf(faces);
      mean += chance * controlled;
      const average = (of: (f: (typeof FACES)[number]) => number) =>
        faces.reduce((sum, face) => sum + of(FACES[face]!), 0) / games;
      // One coefficient from all games, that to be corrected among them, is not exact.
      const plain = average((f) => f.other.score - f.base.score);
      oneForAll += chance * (plain - coefficient * average((f) => f.other.luck - f.base.luck));
    }
    expect(mean).toBeCloseTo(truth, 10);
    expect(Math.abs(oneForAll - truth)).toBeGreaterThan(1e-3);
  });
});
