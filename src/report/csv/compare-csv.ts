// The differences of a comparison as comma-separated values.

import type { ComparedFigure } from '../../analysis/compare/figures.js';
import { csvText } from '../../text/index.js';

const HEAD =
  'scenario,metric,label,first,first_low,first_high,other,other_low,other_high,difference,se,ci95_low,ci95_high,correlation,saving';

/** One line for each difference. */
export const differenceCsv = (figures: readonly ComparedFigure[]): string =>
  csvText([
    HEAD.split(','),
    ...figures.map((f) => [
      f.scenario,
      f.metric,
      f.label ?? '',
      f.first,
      ...f.firstCi95,
      f.other,
      ...f.otherCi95,
      f.difference,
      f.se,
      ...f.ci95,
      f.correlation,
      f.saving ?? '',
    ]),
  ]);
