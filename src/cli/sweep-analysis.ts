// The answer of `vitp sweep`: a table, CSV, pictures and JSON of the figures at every combination.

import { boardHash } from '../analysis/boards.js';
import { configOf } from '../analysis/question/config.js';
import type { Sweep } from '../analysis/question/sweep.js';
import type { Block } from '../answer/block.js';
import { counted, formatEstimate } from '../answer/digits.js';
import { describeRun } from '../node/machine.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { caveat } from '../report/caveat.js';
import { type GridCell, heatPicture, linePicture } from '../report/pictures/grid.js';
import { intervalsPicture } from '../report/pictures/intervals.js';
import type { Picture } from '../report/pictures/picture.js';
import { csvText } from '../text/index.js';
import { type FigureName, figureEstimate, figureInWords, figureTitle, figureValue } from './figures.js';
import type { FinishedCell } from './sweep.js';

/** Everything the answer is made from. */
export interface SweepAnswer {
  readonly sweep: Sweep;
  /** In the order of the sweep; fewer than it has when it was interrupted. */
  readonly cells: readonly FinishedCell[];
  readonly figures: readonly FigureName[];
  readonly seed: string;
  readonly games: number;
  readonly run: { readonly workers: number; readonly seconds: number };
}

/** Puts the answer together. */
export function sweepAnalysis(a: SweepAnswer): Analysis {
  const { sweep, cells, figures, seed, games } = a;
  const isPartial = cells.length < sweep.cells.length;
  const scenarios = cells.map((c) => c.scenario);
  const rows = cells.map((cell) => figures.map((f) => figureValue(f, cell.metrics, cell.tally)));
  return {
    title: `A sweep over ${sweep.paths.map((p) => p.path).join(' and ')}`,
    ...(isPartial
      ? { warning: `Interrupted: ${cells.length} of ${sweep.cells.length} combinations are finished.` }
      : {}),
    lead: [],
    asked: [
      ...sweep.paths.map(({ path, values }): Line => [path, values.map(valueText).join(', ')]),
      ['Seed', seed],
      [
        'Method',
        `${counted(games)} at each of ${sweep.cells.length} combinations, all with the same dice; ± is the 95 % interval`,
      ],
    ],
    blocks: [tableOf(a, rows)],
    notes: caveat(scenarios),
    pictures: figures.flatMap((figure, f) =>
      pictureOf(
        a,
        figure,
        rows.map((row) => row[f]!),
      ),
    ),
    csv: { 'sweep.csv': csvOf(a, rows) },
    json: {
      schema: 'vitp-sweep/1',
      kind: 'sweep',
      config: {
        kind: 'sweep',
        method: 'monte-carlo',
        scenario: configOf(sweep.base, 'monte-carlo'),
        sweep: Object.fromEntries(sweep.paths.map(({ path, values }) => [path, values])),
        metrics: figures.map((f) => f.name),
      },
      seed,
      games,
      ...(isPartial ? { partial: true } : {}),
      cells: cells.map((cell, k) => ({
        values: Object.fromEntries(sweep.paths.map(({ path }, p) => [path, cell.values[p]])),
        figures: Object.fromEntries(figures.map((f, i) => [f.name, rows[k]![i]])),
      })),
      run: describeRun(a.run),
    },
    again: 'vitp sweep result.json',
    board: boardHash(scenarios),
  };
}

type Rows = readonly (readonly ReturnType<typeof figureValue>[])[];

/** A swept value in a few words. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(' + ');
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}

function tableOf({ sweep, cells, figures }: SweepAnswer, rows: Rows): Block {
  return {
    type: 'table',
    title: 'Figures at each combination',
    note: 'means; shares in per cent of games',
    corner: sweep.paths.map((p) => p.path.split('.').at(-1)!).join(' / '),
    columns: figures.map(figureTitle),
    rows: cells.map((cell, k) => ({
      name: cell.values.map(valueText).join(' / '),
      cells: figures.map((f, i) => figureEstimate(f, rows[k]![i]!)),
    })),
  };
}

function csvOf({ sweep, cells, figures, games }: SweepAnswer, rows: Rows): string {
  const head = [
    ...sweep.paths.map((p) => p.path),
    'games',
    ...figures.flatMap(({ name }) => [name, `${name} low`, `${name} high`]),
  ];
  return csvText([
    head,
    ...cells.map((cell, k) => [
      ...cell.values.map((v) => (typeof v === 'number' ? v : valueText(v))),
      games,
      ...rows[k]!.flatMap(({ value, ci95 }) => [value, ...ci95]),
    ]),
  ]);
}

/** A line over one path of numbers, rows over one path of anything else, a heat map over two; more cannot be drawn. */
function pictureOf(a: SweepAnswer, figure: FigureName, values: Rows[number]): Picture[] {
  const { paths } = a.sweep;
  const scale = figure.label === undefined ? 1 : 100;
  const points = a.cells.map((cell, k) => {
    const { value, ci95 } = values[k]!;
    return {
      first: cell.values[0],
      second: cell.values[1],
      value: scale * value,
      lo: scale * ci95[0],
      hi: scale * ci95[1],
      label: formatEstimate(figureEstimate(figure, values[k]!)),
    };
  });
  const heading = {
    name: figure.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title: figureInWords(figure),
    subtitle: [`${counted(a.games)} at each, seed ${a.seed}; 95 % intervals`],
    figure: figureTitle(figure),
  };
  const [x, y] = paths;
  if (paths.length === 1 && x!.values.every((v) => typeof v === 'number')) {
    return [
      linePicture(
        points.map((p): GridCell => ({ ...p, x: p.first as number })),
        { ...heading, x: x!.path },
      ),
    ];
  }
  if (paths.length === 1) {
    const rows = points.map((p) => ({ ...p, row: valueText(p.first) }));
    const caption = `${figureTitle(figure)} for each value; the bar is the 95 % interval.`;
    return [intervalsPicture(rows, { ...heading, caption, axis: figureTitle(figure) })];
  }
  if (paths.length !== 2) return [];
  const cells = points.map((p): GridCell => ({ ...p, x: valueText(p.second), y: valueText(p.first) }));
  return [heatPicture(cells, { ...heading, x: y!.path, y: x!.path })];
}
