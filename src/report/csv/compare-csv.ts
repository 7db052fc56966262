// The differences of a comparison, and a ranking, as comma-separated values.
import type { ControlledDifference } from '../../analysis/compare/compare.js';
import type { ComparedFigure } from '../../analysis/compare/compared-figures.js';
import type { Ranked } from '../../analysis/compare/rank.js';
import { csvText } from '../../text/index.js';

const DIFFERENCES =
  'scenario,metric,label,first,first_low,first_high,other,other_low,other_high,difference,se,ci95_low,ci95_high,correlation,saving';

/** Where the luck of the dice was taken out. */
const LUCK_OUT = ['luck_out', 'luck_out_se', 'luck_out_low', 'luck_out_high', 'luck_out_saving'];

export const differenceCsv = (
  figures: readonly ComparedFigure[],
  controlled?: readonly ControlledDifference[],
): string =>
  csvText([
    [...DIFFERENCES.split(','), ...(controlled ? LUCK_OUT : [])],
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
      ...(controlled ? luckOutCells(controlled.find((c) => c.scenario === f.scenario && c.metric === f.metric)) : []),
    ]),
  ]);

const luckOutCells = (c: ControlledDifference | undefined): (string | number)[] =>
  c ? [c.mean, c.se, ...c.ci95, c.saving] : LUCK_OUT.map(() => '');

const RANKING =
  'place,candidate,name,mean,ci95_low,ci95_high,games,verdict,against,difference,difference_low,difference_high';

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
