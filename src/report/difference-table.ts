// The differences of a comparison in words and as a table.
import type { ComparedFigure } from '../analysis/compare/compared-figures.js';
import { type TableBlock, tableOf } from '../answer/block.js';
import { isSeparated, signedText } from '../answer/difference.js';
import { signed } from '../answer/digits.js';
import { figureEstimate, figureText } from './figures.js';

/** Behind a change in a table that may be none: the words would take the room of the errors. */
const UNSEPARATED = '*';

/** Shares are shown in per cent. */
export const scaleOf = ({ label }: Pick<ComparedFigure, 'label'>): number => (label === undefined ? 1 : 100);

/** A difference with its sign and its error; without error where both are solved. */
export function differenceSaid(f: ComparedFigure, exact: boolean): string {
  return exact ? signed(scaleOf(f) * f.difference, 3) : signedText(f, scaleOf(f));
}

/** Correlation and saving as cells; nothing where nothing varied, as in a single game. */
function pairingCells({ correlation, saving, se }: ComparedFigure): [correlation: string, saved: string] {
  return [
    correlation === 0 ? '–' : correlation.toFixed(2),
    saving === null || se === 0 ? '–' : `${saving.toFixed(1)}×`,
  ];
}

/** The title, and what stands above the figures of the first scenario and of the other. */
interface Heading {
  readonly title: string;
  readonly columns: readonly [string, string];
}

/**
 * The figures of one scenario beside those of the first.
 *
 * @param scenario its letter
 * @param exact true where all are solved: then nothing is sampled, and no dice are common
 */
export function differenceBlock(
  figures: readonly ComparedFigure[],
  scenario: string,
  { title, columns }: Heading,
  exact: boolean,
): TableBlock {
  const rows = figures.filter((f) => f.scenario === scenario);
  const mayBeNone = (f: ComparedFigure) => !exact && !isSeparated(f.ci95);
  const marked = rows.some(mayBeNone) ? `; ${UNSEPARATED}: may be nothing, the interval holds 0` : '';
  return tableOf(
    title,
    exact ? 'all solved exactly' : `paired differences, game by game${marked}`,
    ['', ...columns, 'change', ...(exact ? [] : ['corr.', 'saved'])],
    rows.map((f) => [
      figureText(f, ' (%)'),
      figureEstimate(f, { value: f.first, ci95: f.firstCi95 }, exact),
      figureEstimate(f, { value: f.other, ci95: f.otherCi95 }, exact),
      `${differenceSaid(f, exact)}${mayBeNone(f) ? UNSEPARATED : ''}`,
      ...(exact ? [] : pairingCells(f)),
    ]),
  );
}
