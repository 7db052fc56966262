// Figures by name: a number's mean, or a label's share, with its interval. What sweeps and sensitivities show of many scenarios.

import { BATTLE_FIGURES } from '../battle/battle-figures.js';
import { SIDES } from '../board/index.js';
import { RAID_FIGURES } from '../raid/raid-figures.js';
import type { Metric, Tally } from '../stats/experiment.js';
import { type Figure, figureName, histogramIn } from '../stats/figure.js';
import { type Histogram, moments, totalOf } from '../stats/histogram.js';
import type { Interval } from '../stats/intervals/interval.js';
import { meanInterval } from '../stats/intervals/mean-interval.js';
import { wilson } from '../stats/intervals/wilson.js';
import { GAME_FIGURES } from '../whole-games/game-figures.js';
import { createExperiment, type SingleScenario } from './experiments.js';
import { targetOf } from './stopping.js';

/** A figure by its name: `poc.final`, or `winner.japan` for one label of a metric of labels. */
export interface FigureName extends Figure {
  readonly name: string;
}

/** A figure's value in one scenario. */
export interface FigureValue {
  readonly value: number;
  readonly ci95: Interval;
}

/** One of the figures that everybody asks for. */
interface UsualFigure extends FigureValue {
  readonly name: string;
  readonly unit: 'number' | 'share';
}

const USUAL: Readonly<Record<string, readonly string[]>> = {
  raid: ['afloat', 'bottomed', 'sunk'].map((state) => RAID_FIGURES.ships.of('battleships', state)),
  game: [GAME_FIGURES.score.of(), figureName(GAME_FIGURES.winner.of(), 'japan')],
  battle: [figureName(BATTLE_FIGURES.remaining.of(), 'japan'), ...SIDES.map((side) => BATTLE_FIGURES.lost.of(side))],
};

/**
 * Figures by their names; `undefined` for the usual ones of the kind.
 *
 * @throws UsageError with the nearest figure there is
 */
export function figuresNamed(
  names: readonly string[] | undefined,
  kind: string,
  metrics: readonly Metric[],
): FigureName[] {
  return (names ?? USUAL[kind]!).map((name) => {
    const asked = { figure: name.trim(), halfWidth: 1, relative: false };
    const { metric, label } = targetOf(asked, metrics, undefined, 'metric');
    return { name: name.trim(), metric, ...(label === undefined ? {} : { label }) };
  });
}

/**
 * Figures of one scenario by their names; `undefined` for the usual ones of its kind.
 *
 * @throws UsageError with the nearest figure there is
 */
export const figuresOf = (names: readonly string[] | undefined, scenario: SingleScenario): FigureName[] =>
  figuresNamed(names, scenario.kind, createExperiment(scenario, '').metrics);

/** A figure's value and interval after a fixed number of games. */
export function figureValue(figure: FigureName, h: Histogram): FigureValue {
  const ci95 = figure.label === undefined ? meanInterval(h) : wilson(h.counts[1]!, totalOf(h.counts));
  return { value: moments(h).mean, ci95 };
}

/** A figure's value where the histogram holds probabilities: it has no error. */
export function exactValue(_figure: FigureName, h: Histogram): FigureValue {
  const { mean } = moments(h);
  return { value: mean, ci95: [mean, mean] };
}

/** The usual figures of a scenario's kind as they are counted in a tally; none for kinds that have no usual ones. */
export function usualFigures(kind: string, metrics: readonly Metric[], tally: Tally): readonly UsualFigure[] {
  if (!Object.hasOwn(USUAL, kind)) return [];
  return figuresNamed(undefined, kind, metrics).map((figure) => ({
    name: figure.name,
    unit: figure.label === undefined ? 'number' : 'share',
    ...figureValue(figure, histogramIn(metrics, figure)(tally)),
  }));
}
