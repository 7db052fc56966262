// The differences of a comparison in words and as a table of text.

import type { ComparedFigure } from '../analysis/compare/figures.js';
import { differenceText } from '../answer/difference.js';
import { decimalsFor, fixed } from '../answer/digits.js';
import { textTable } from './text-table.js';

/** Shares are shown in per cent. */
export const scaleOf = ({ label }: Pick<ComparedFigure, 'label'>): number => (label === undefined ? 1 : 100);

/** `winner = japan (%)`. */
export const figureTitle = ({ metric, label }: Pick<ComparedFigure, 'metric' | 'label'>): string =>
  label === undefined ? metric : `${metric} = ${label} (%)`;

/** Correlation and saving as cells; nothing where nothing varied, as in a single game. */
export function pairingCells({ correlation, saving, se }: ComparedFigure): [correlation: string, saved: string] {
  return [
    correlation === 0 ? '–' : correlation.toFixed(2),
    saving === null || se === 0 ? '–' : `${saving.toFixed(1)}×`,
  ];
}

/** The table a player reads: shares in per cent, no digit below the error of the difference. */
export function differenceTable(figures: readonly ComparedFigure[], width: number): string {
  const rows = figures.map((f) => {
    const scale = scaleOf(f);
    const half = (scale * (f.ci95[1] - f.ci95[0])) / 2;
    const digits = half > 0 ? decimalsFor(half) : 3;
    const show = (value: number) => fixed(scale * value, digits);
    const other = `${f.scenario}: ${show(f.other)}`;
    return [figureTitle(f), show(f.first), other, differenceText(f, scale), ...pairingCells(f)];
  });
  return textTable([['figure', 'a', 'other', 'other − a', 'correlation', 'saved'], ...rows], width);
}
