// The differences of a comparison, and a ranking, as comma-separated values.

import type { ComparedFigure } from '../../analysis/compare/compared-figures.js';
import type { Ranked } from '../../analysis/compare/rank.js';
import { csvText } from '../../text/index.js';

const DIFFERENCES =
  'scenario,metric,label,first,first_low,first_high,other,other_low,other_high,difference,se,ci95_low,ci95_high,correlation,saving';

/** One line for each difference. */
export const differenceCsv = (figures: readonly ComparedFigure[]): string =>
  csvText([
    DIFFERENCES.split(','),
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

const RANKING =
  'place,candidate,name,mean,ci95_low,ci95_high,games,verdict,against,difference,difference_low,difference_high';

/** One line for each candidate, best first. */
export const rankingCsv = (ranking: readonly Ranked[]): string =>
  csvText([
    RANKING.split(','),
    ...ranking.map((r, k) => [
      k + 1,
      r.candidate + 1,
      r.name,
      r.mean,
      ...r.ci95,
      r.games,
      r.verdict,
      r.against === null ? '' : r.against + 1,
      r.difference ?? '',
      ...(r.differenceCi95 ?? ['', '']),
    ]),
  ]);
