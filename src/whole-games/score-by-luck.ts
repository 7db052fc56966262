// The metric of a game's score and luck together, which figures with the luck taken out are read from. It stands apart from what hears the luck
// (`game-luck.ts`): who reads a figure needs no engine.
import { TRACK_END } from '../game/state/track.js';
import type { NumberMetric } from '../stats/experiment.js';

/** Luck is counted in whole points between these ends; ten standard deviations are inside. */
const MAX_LUCK = 100;
const LUCK_BINS = 2 * MAX_LUCK + 1;
const SCORES = 2 * TRACK_END + 1;

/** Final score and luck together: bin `(score + 29) * 201 + (luck + 100)`. */
export const SCORE_BY_LUCK: NumberMetric = {
  type: 'number',
  name: 'poc.final by luck',
  min: 0,
  max: SCORES * LUCK_BINS - 1,
};

/** Where the rows and columns of that metric begin, and how many there are. */
export const SCORE_BY_LUCK_SHAPE = {
  rows: { min: -TRACK_END, bins: SCORES },
  columns: { min: -MAX_LUCK, bins: LUCK_BINS },
} as const;

/** Difference of two final scores and of their lucks together: rows and columns as above; lucks further apart are counted at the ends. */
export const DIFFERENCE_BY_LUCK_SHAPE = {
  rows: { min: -2 * TRACK_END, bins: 4 * TRACK_END + 1 },
  columns: SCORE_BY_LUCK_SHAPE.columns,
} as const;

/** Bin of the difference of two games, from the bins of each in {@link SCORE_BY_LUCK}. */
export function differenceBin(mine: number, base: number): number {
  const score = Math.floor(mine / LUCK_BINS) - Math.floor(base / LUCK_BINS);
  const luck = (mine % LUCK_BINS) - (base % LUCK_BINS);
  return (score + 2 * TRACK_END) * LUCK_BINS + Math.max(-MAX_LUCK, Math.min(MAX_LUCK, luck)) + MAX_LUCK;
}

/** Bin of {@link SCORE_BY_LUCK}: a final score, and a luck in whole points. */
export const scoreByLuckBin = (poc: number, luck: number): number =>
  (poc + TRACK_END) * LUCK_BINS + Math.max(-MAX_LUCK, Math.min(MAX_LUCK, luck)) + MAX_LUCK;
