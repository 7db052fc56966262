// The answer of a sweep in a sentence: where its first figure is highest, and where lowest.

import type { FigureName } from '../../analysis/figures.js';
import type { SweepAnswer } from '../../analysis/sweep/answer-sweep.js';
import { figureEstimate, figureInWords } from '../figures.js';
import { said } from './say.js';

/**
 * `Battleships still afloat after the raid: most with targets focus (3.37 ±0.02), fewest with targets spread (2.31 ±0.02).`
 *
 * @param nameOf the values of a combination in words
 */
export function sweepAnswer(
  { cells, config }: SweepAnswer,
  figure: FigureName,
  nameOf: (values: Readonly<Record<string, unknown>>) => string,
): string {
  const at = (k: number) => figureEstimate(figure, cells[k]!.figures[figure.name]!, config.method === 'exact');
  const places = cells.map((_, k) => k);
  const [most, least] = [
    places.reduce((a, b) => (at(b).value > at(a).value ? b : a)),
    places.reduce((a, b) => (at(b).value < at(a).value ? b : a)),
  ];
  const title = figureInWords(figure);
  const one = (k: number) => `${nameOf(cells[k]!.values)}, ${said(at(k))}`;
  if (cells.length === 1) return `${title}: ${one(0)}.`;
  if (at(most).lo <= at(least).hi && config.method !== 'exact')
    return `${title}: from ${said(at(least))} to ${said(at(most))}, which is no certain difference.`;
  return `${title}: highest with ${one(most)}; lowest with ${one(least)}.`;
}
