// The answer of `vitp compare`: tables, CSV, pictures and JSON of the paired differences.

import { boardHash } from '../analysis/boards.js';
import type { ComparedFigure } from '../analysis/compare/figures.js';
import { letterOf, placeOf } from '../analysis/experiments/comparison.js';
import type { SingleScenario } from '../analysis/experiments/experiments.js';
import { configOf } from '../analysis/question/config.js';
import type { TableBlock } from '../answer/block.js';
import { differenceText } from '../answer/difference.js';
import { counted, type Estimate } from '../answer/digits.js';
import { makeResult } from '../answer/make-result.js';
import type { PrecisionNote } from '../answer/result.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { caveat } from '../report/caveat.js';
import { differenceCsv } from '../report/csv/compare-csv.js';
import { figureTitle, pairingCells, scaleOf } from '../report/difference-table.js';
import { type IntervalRow, intervalsPicture } from '../report/pictures/intervals.js';
import type { Picture } from '../report/pictures/picture.js';
import { INTERRUPTED } from '../report/terminal.js';
import type { SimulationResult } from '../simulate/options.js';
import type { Interval } from '../stats/intervals/interval.js';
import type { PrecisionReached, PrecisionTarget } from '../stats/intervals/precision.js';
import { runFacts } from './stopping.js';

/** Everything the answer is made from. */
export interface Comparison {
  readonly scenarios: readonly SingleScenario[];
  readonly names: readonly string[];
  readonly metrics: readonly string[];
  readonly seed: string;
  readonly played: SimulationResult;
  readonly figures: readonly ComparedFigure[];
  readonly precision?: PrecisionReached & { readonly target: PrecisionTarget };
}

/** Puts the answer together. */
export function compareAnalysis(c: Comparison): Analysis {
  const { scenarios, names, played, figures } = c;
  const precision = c.precision && precisionNote(c.precision);
  const result = makeResult({
    config: {
      kind: 'comparison',
      method: 'monte-carlo',
      scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')),
      names,
      metrics: c.metrics,
    },
    seed: c.seed,
    games: played.games,
    metrics: played.metrics,
    tally: played.tally,
    partial: played.partial,
    ...(precision ? { precision } : {}),
    board: { hash: boardHash(scenarios), uncertain: [] },
    run: runFacts(played),
  });
  return {
    title: 'Compared under common dice',
    ...(played.partial ? { warning: INTERRUPTED } : {}),
    lead: figures.length > 0 ? [sentence(figures[0]!, names)] : [],
    asked: [...names.map((name, k): Line => [letterOf(k), name]), ...playedLines(c.seed, played, precision)],
    blocks: scenarios.slice(1).map((_, k) => block(figures, letterOf(k + 1))),
    notes: [
      'correlation: of the two over the games, achieved by the common dice; saved: how many times fewer games that took than separate runs.',
      ...caveat(scenarios),
    ],
    pictures: pictures(c),
    csv: { 'differences.csv': differenceCsv(figures) },
    json: { ...result, differences: figures },
    again: 'vitp compare result.json',
    board: boardHash(scenarios),
  };
}

function precisionNote({ target, estimate, interval, reached }: NonNullable<Comparison['precision']>): PrecisionNote {
  return { ...target, method: 'confidence sequence', estimate, ci95: interval, reached };
}

/** Games, seed and method, as in every answer. */
export function playedLines(
  seed: string,
  played: Pick<SimulationResult, 'games' | 'partial' | 'ending'>,
  precision?: PrecisionNote,
): Line[] {
  const until = played.partial
    ? ' until it was interrupted'
    : played.ending === 'out-of-time'
      ? ' until the time was up (not reproducible: how many that are depends on the machine)'
      : '';
  const kind = precision ? 'anytime-valid 95 % interval (a confidence sequence)' : '95 % interval';
  const lines: Line[] = [
    ['Seed', seed],
    ['Method', `${counted(played.games)} under each scenario${until}; ± is the ${kind} of the paired difference`],
  ];
  if (!precision) return lines;
  const { metric, halfWidth, relative, ci95, reached } = precision;
  const wanted = relative ? `${Number((100 * halfWidth).toPrecision(12))}%` : String(halfWidth);
  const half = ((ci95[1] - ci95[0]) / 2).toPrecision(3);
  return [...lines, ['Precision', `${metric} to ±${wanted}: ${reached ? 'reached' : 'not reached'}, ±${half}`]];
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
function pictures(comparison: Comparison): Picture[] {
  const { figures, scenarios, seed, played } = comparison;
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
  const { names } = comparison;
  const short = (k: number) => names[k]!.split('/').at(-1)!;
  const others = names.length === 2 ? short(1) : 'the others';
  const minus = `${others} minus ${short(0)}`;
  const subtitle = [`${counted(played.games)} each, the same dice, seed ${seed}; bars: 95 % intervals`];
  const caption =
    'The dot is the difference from the first scenario (a), the bar its 95 % interval; the broken line is no difference.';
  const numbers = figures.filter((f) => f.label === undefined).map(rowOf);
  const shares = figures.filter((f) => f.label !== undefined).map(rowOf);
  const heading = { subtitle, caption };
  return [
    ...(numbers.length > 0
      ? [
          intervalsPicture(numbers, {
            ...heading,
            name: 'differences',
            title: `Differences: ${minus}`,
            axis: minus,
          }),
        ]
      : []),
    ...(shares.length > 0
      ? [
          intervalsPicture(shares, {
            ...heading,
            name: 'share-differences',
            title: `Differences of shares: ${minus}`,
            axis: `per cent of games, ${minus}`,
          }),
        ]
      : []),
  ];
}
