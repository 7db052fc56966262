// Figures of sweeps and sensitivities as people read them.
import type { FigureName, FigureValue } from '../analysis/figures.js';
import type { Estimate } from '../answer/digits.js';
import { metricTitle } from '../answer/metric-names.js';

/** A figure as a cell of a table. */
export const figureEstimate = ({ label }: FigureName, { value, ci95 }: FigureValue): Estimate => ({
  unit: label === undefined ? 'number' : 'share',
  value,
  lo: ci95[0],
  hi: ci95[1],
  exact: false,
});

/** `winner.japan (%)`: shares are shown in per cent. */
export const figureTitle = ({ name, label }: FigureName): string => (label === undefined ? name : `${name} (%)`);

/** By what a figure is multiplied where it is shown. */
export const figureScale = ({ label }: FigureName): number => (label === undefined ? 1 : 100);

/** What a figure is, in a player's words: title of its picture. */
export const figureInWords = ({ metric, label }: FigureName): string =>
  label === undefined ? metricTitle(metric) : `${metricTitle(metric)}: ${label} (% of games)`;

/** A name of figures as part of a file's name. */
export const figureFile = ({ name }: FigureName): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
