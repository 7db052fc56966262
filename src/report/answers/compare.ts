// The answer of a comparison in a sentence: what changes from the first scenario to another.

import type { ComparedFigure } from '../../analysis/compare/compared-figures.js';
import { placeOf } from '../../analysis/compare/comparison-names.js';
import { differenceText, isSeparated } from '../../answer/difference.js';
import type { Estimate } from '../../answer/digits.js';
import { labelText, metricTitle } from '../../answer/metric-names.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { said } from './say.js';

/** `focus.yaml against spread.yaml: battleships still afloat after the raid +1.06 ±0.01, from 2.31 to 3.37.` */
export function compareAnswer(figure: ComparedFigure, names: readonly string[], exact: boolean): string {
  const other = names[placeOf(figure.scenario)]!;
  const { label } = figure;
  const unit = label === undefined ? 'number' : 'share';
  const share = label === undefined ? '' : ' %';
  const one = (value: number, [lo, hi]: readonly [number, number]): string =>
    `${said({ unit, value, lo, hi, exact } satisfies Estimate).replace(/ [±(].*/, '')}${share}`;
  const difference = exact ? exactText(figure) : differenceText(figure, label === undefined ? 1 : 100);
  const certain = exact || isSeparated(figure.ci95);
  const change = `${difference.replace(' (not separated)', '')}${label === undefined ? '' : ' % of games'}`;
  const values = `from ${one(figure.first, figure.firstCi95)} to ${one(figure.other, figure.otherCi95)}`;
  return `${other} against ${names[0]}: ${titleOf(figure)} ${change}, ${values}${certain ? '' : '; that is no certain difference'}.`;
}

/** `Japan wins`, where the figure is who wins; otherwise its title as in the tables. */
function titleOf({ metric, label }: ComparedFigure): string {
  if (label === undefined) return metricTitle(metric);
  const wins = metric === GAME_FIGURES.winner.of() ? WINS[label] : undefined;
  return wins ?? `${metricTitle(metric)}: ${labelText(label)}`;
}

const WINS: Readonly<Record<string, string>> = { japan: 'Japan wins', allied: 'the Allies win', tie: 'a tie' };

function exactText({ difference, label }: ComparedFigure): string {
  const text = said({
    unit: label === undefined ? 'number' : 'share',
    value: Math.abs(difference),
    lo: 0,
    hi: 0,
    exact: true,
  });
  return difference === 0 ? 'no change' : `${difference > 0 ? '+' : '-'}${text}`;
}
