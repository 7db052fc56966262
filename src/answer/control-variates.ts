// What the control variate makes of whole games: the luck of the dice, whose mean is zero, taken out of the figures.
import type { Metric, Tally } from '../stats/experiment.js';
import { countsByName, figureName } from '../stats/figure.js';
import { controlledMean, type JointHistogram } from '../stats/intervals/control-variate.js';
import type { Interval } from '../stats/intervals/interval.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';
import { DIFFERENCE_BY_LUCK_SHAPE, SCORE_BY_LUCK, SCORE_BY_LUCK_SHAPE } from '../whole-games/score-by-luck.js';
import { type Block, tableOf } from './block.js';
import { estimate } from './digits.js';
import { metricTitle } from './metric-names.js';
import type { ControlledFigure, ControlNote, Result } from './result.js';

/** Fewer games than this teach too little about the coefficient. */
export const MIN_CONTROLLED_GAMES = 20;
/** With fewer games on either side a share is better off with its plain interval. */
const RARE = 20;

const FIGURES = [
  { name: GAME_FIGURES.score.of(), title: metricTitle(GAME_FIGURES.score.of()), unit: 'number', of: (s: number) => s },
  {
    name: figureName(GAME_FIGURES.winner.of(), 'japan'),
    title: 'Japan wins (%)',
    unit: 'share',
    of: (s: number) => (s > 0 ? 1 : 0),
  },
  {
    name: figureName(GAME_FIGURES.winner.of(), 'allied'),
    title: 'The Allies win (%)',
    unit: 'share',
    of: (s: number) => (s < 0 ? 1 : 0),
  },
] as const;

/** Final scores and luck of a run of `kind: controlled`. */
export function scoreByLuck(metrics: readonly Metric[], tally: Tally, name = SCORE_BY_LUCK.name): JointHistogram {
  return { ...SCORE_BY_LUCK_SHAPE, counts: countsByName(metrics, tally)(name).counts };
}

/** Differences of final scores and of luck, of a comparison of such runs. */
export function differenceByLuck(metrics: readonly Metric[], tally: Tally, name: string): JointHistogram {
  return { ...DIFFERENCE_BY_LUCK_SHAPE, counts: countsByName(metrics, tally)(name).counts };
}

/** The mean of a joint histogram's rows, as answers tell it. */
export function controlledFigure(joint: JointHistogram): ControlledFigure {
  const { mean, se, interval, coefficient, saving } = controlledMean(joint, (value) => value);
  return { mean, se, ci95: interval, coefficient, saving };
}

/**
 * Works out the note of a run of `kind: controlled`.
 *
 * @throws RangeError when there are too few games
 */
export function controlNote(metrics: readonly Metric[], tally: Tally): ControlNote {
  const joint = scoreByLuck(metrics, tally);
  const figures = FIGURES.flatMap(({ name, unit, of }) => {
    const { games, mean, se, interval, plain, coefficient, saving } = controlledMean(joint, of);
    const count = plain.mean * games;
    if (unit === 'share' && (count < RARE || games - count < RARE)) return [];
    const ci95: Interval = unit === 'share' ? [Math.max(0, interval[0]), Math.min(1, interval[1])] : interval;
    return [[name, { mean, se, ci95, coefficient, saving }] as const];
  });
  return { control: 'luck', figures: Object.fromEntries(figures) };
}

/** The table: every figure with the luck and without it. */
export function controlBlocks({ controlVariate }: Result): Block[] {
  if (!controlVariate) return [];
  const rows = FIGURES.flatMap(({ name, title, unit }) => {
    const figure = controlVariate.figures[name];
    if (!figure) return [];
    return [[title, estimate(unit, figure.mean, figure.ci95), `${figure.saving.toFixed(2)}×`] as const];
  });
  const note =
    'control variate; saving: how many times more games the plain figures need for the same error; of these games, and no estimate with an error';
  return [tableOf('The luck of the dice taken out', note, ['', 'figure', 'saving'], rows)];
}
