// The sentence of a sweep: where a figure is highest and lowest, and whether that is certain.
import type { FigureName } from '../../analysis/figures.js';
import type { SweepAnswer } from '../../analysis/sweep/answer-sweep.js';
import { figureEstimate, figureInWords } from '../figures.js';
import { said } from './say.js';

/** Part of an exact value by which two of them may differ in rounding alone. */
const SAME = 1e-9;

/**
 * `Battleships still afloat after the raid: highest with targets focus, 3.37 ±0.02; lowest with targets spread, 2.31 ±0.02.`
 *
 * @param nameOf the values of a combination in words
 */
export function sweepAnswer(
  { cells, config, order }: SweepAnswer,
  figure: FigureName,
  nameOf: (values: Readonly<Record<string, unknown>>) => string,
): string {
  const exact = config.method === 'exact';
  const at = (k: number) => figureEstimate(figure, cells[k]!.figures[figure.name]!, exact);
  const places = cells.map((_, k) => k);
  const [most, least] = [
    places.reduce((a, b) => (at(b).value > at(a).value ? b : a)),
    places.reduce((a, b) => (at(b).value < at(a).value ? b : a)),
  ];
  const title = figureInWords(figure);
  const one = (k: number) => `${nameOf(cells[k]!.values)}, ${said(at(k))}`;
  if (cells.length === 1) return `${title}: ${one(0)}.`;
  // What is solved exactly differs in the last bits where its orders do.
  if (exact && Math.abs(at(most).value - at(least).value) <= SAME * Math.abs(at(most).value))
    return `${title}: ${said(at(most))} everywhere.`;
  const certain = order?.[figure.name];
  if (certain && !certain.differ)
    return `${title}: from ${said(at(least))} to ${said(at(most))}, which is no certain difference.`;
  /** Who is not told apart from the one that came out highest or lowest. */
  const others = (own: number, maybe: readonly number[] | undefined, word: string): string => {
    const rest = (maybe ?? []).filter((k) => k !== own);
    if (rest.length === 0) return '';
    const than = rest.length === 1 ? nameOf(cells[rest[0]!]!.values) : `${rest.length} others`;
    return ` (not certainly ${word} than with ${than})`;
  };
  const highest = `highest with ${one(most)}${others(most, certain?.mayBeHighest, 'higher')}`;
  const lowest = `lowest with ${one(least)}${others(least, certain?.mayBeLowest, 'lower')}`;
  const untold = exact || certain ? '' : '; which differences are certain is not told of so many combinations';
  return `${title}: ${highest}; ${lowest}${untold}.`;
}
