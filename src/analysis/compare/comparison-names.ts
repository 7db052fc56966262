// How the scenarios of a comparison are called, and the metrics that count them: names only, without what plays.
import type { Figure } from '../../stats/figure.js';

/** Most scenarios that are compared: one letter for each. */
export const MAX_COMPARED = 26;

/** How the scenarios are called: `a` the first, `b` the second, and so on. */
export const letterOf = (k: number): string => String.fromCharCode(97 + k);

/** Which scenario a letter means: 0 for `a`. */
export const placeOf = (letter: string): number => letter.charCodeAt(0) - 97;

/** The metric of scenario k in the tally of a comparison: `a.poc.final`. */
export const metricOf = (k: number, name: string): string => `${letterOf(k)}.${name}`;

/** The metric that counts scenario k minus the first: `b-a.poc.final`, and for the share of a label `b-a.winner.japan`. */
export const differenceOf = (k: number, { metric, label }: Figure): string =>
  `${letterOf(k)}-a.${metric}${label === undefined ? '' : `.${label}`}`;
