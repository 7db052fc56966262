// The page of a comparison: tables, CSV and pictures of the paired differences.

import type { CompareAnswer } from '../analysis/compare/compare.js';
import type { ComparedFigure } from '../analysis/compare/figures.js';
import { letterOf, placeOf } from '../analysis/experiments/comparison.js';
import type { TableBlock } from '../answer/block.js';
import { differenceText } from '../answer/difference.js';
import { counted, type Estimate } from '../answer/digits.js';
import type { Interval } from '../stats/intervals/interval.js';
import { ANALYSIS_FILE, type Analysis } from './analysis.js';
import { type Line, precisionText, untilText } from './asked/asked.js';
import { caveat } from './caveat.js';
import { differenceCsv } from './csv/compare-csv.js';
import { figureTitle, pairingCells, scaleOf } from './difference-table.js';
import { type IntervalRow, intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';
import { INTERRUPTED } from './terminal.js';

/** Everything people look at, from the answer alone. */
export function comparePage(answer: CompareAnswer): Analysis {
  const { config, differences, board, partial } = answer;
  const { names, scenarios } = config;
  return {
    title: 'Compared under common dice',
    ...(partial ? { warning: INTERRUPTED } : {}),
    lead: differences.length > 0 ? [sentence(differences[0]!, names)] : [],
    asked: askedOf(answer),
    blocks: scenarios.slice(1).map((_, k) => block(differences, letterOf(k + 1))),
    notes: [
      'correlation: of the two over the games, achieved by the common dice; saved: how many times fewer games that took than separate runs.',
      ...caveat(scenarios),
    ],
    pictures: pictures(answer),
    csv: { 'differences.csv': differenceCsv(differences) },
    json: { ...answer },
    again: `vitp compare ${ANALYSIS_FILE}`,
    ...(board ? { board: board.hash } : {}),
  };
}

function askedOf(answer: CompareAnswer): Line[] {
  const { config, seed, games, precision } = answer;
  const kind = precision ? 'anytime-valid 95 % interval (a confidence sequence)' : '95 % interval';
  return [
    ...config.names.map((name, k): Line => [letterOf(k), name]),
    ['Seed', seed],
    ['Method', `${counted(games)} under each scenario${untilText(answer)}; ± is the ${kind} of the paired difference`],
    ...(precision ? [['Precision', precisionText(precision)] as Line] : []),
  ];
}

function sentence(f: ComparedFigure, names: readonly string[]): string {
  const other = names[placeOf(f.scenario)]!;
  const saved =
    f.saving === null || f.se === 0
      ? 'the difference never varied'
      : `common dice needed ${f.saving.toFixed(1)} times fewer games than separate runs`;
  return `${other} against ${names[0]}: ${figureTitle(f)} ${differenceText(f, scaleOf(f))}; ${saved}.`;
}

function block(figures: readonly ComparedFigure[], scenario: string): TableBlock {
  return {
    type: 'table',
    title: `${scenario} against a`,
    note: 'paired differences, game by game',
    corner: '',
    columns: ['a', scenario, `${scenario} − a`, 'correlation', 'saved'],
    rows: figures
      .filter((f) => f.scenario === scenario)
      .map((f) => ({
        name: figureTitle(f),
        cells: [
          estimate(f.first, f.firstCi95, f),
          estimate(f.other, f.otherCi95, f),
          differenceText(f, scaleOf(f)),
          ...pairingCells(f),
        ],
      })),
  };
}

const estimate = (value: number, [lo, hi]: Interval, f: ComparedFigure): Estimate => ({
  unit: f.label === undefined ? 'number' : 'share',
  value,
  lo,
  hi,
  exact: false,
});

/** One picture of the numbers, one of the shares. */
function pictures({ config, differences, seed, games }: CompareAnswer): Picture[] {
  const { names, scenarios } = config;
  const rowOf = (f: ComparedFigure): IntervalRow => {
    const scale = scaleOf(f);
    const name = f.label === undefined ? f.metric : `${f.metric} = ${f.label}`;
    return {
      row: scenarios.length > 2 ? `${name}, ${f.scenario}` : name,
      value: scale * f.difference,
      lo: scale * f.ci95[0],
      hi: scale * f.ci95[1],
      label: differenceText(f, scale).replace(' (not separated)', ''),
    };
  };
  const short = (k: number) => names[k]!.split('/').at(-1)!;
  const others = names.length === 2 ? short(1) : 'the others';
  const minus = `${others} minus ${short(0)}`;
  const subtitle = [`${counted(games)} each, the same dice, seed ${seed}; bars: 95 % intervals`];
  const caption =
    'The dot is the difference from the first scenario (a), the bar its 95 % interval; the broken line is no difference.';
  const numbers = differences.filter((f) => f.label === undefined).map(rowOf);
  const shares = differences.filter((f) => f.label !== undefined).map(rowOf);
  const heading = { subtitle, caption };
  const title = `Differences: ${minus}`;
  const ofShares = {
    name: 'share-differences',
    title: `Differences of shares: ${minus}`,
    axis: `per cent of games, ${minus}`,
  };
  return [
    ...(numbers.length > 0 ? [intervalsPicture(numbers, { ...heading, name: 'differences', title, axis: minus })] : []),
    ...(shares.length > 0 ? [intervalsPicture(shares, { ...heading, ...ofShares })] : []),
  ];
}
