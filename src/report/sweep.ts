// The page of a sweep: a table, CSV and pictures of the figures at every combination.
import { boardHash } from '../analysis/boards.js';
import { type FigureName, figuresOf } from '../analysis/figures.js';
import type { SweepAnswer } from '../analysis/sweep/answer-sweep.js';
import { sweptScenarios } from '../analysis/sweep/swept-scenarios.js';
import { type Block, tableOf } from '../answer/block.js';
import { counted, formatEstimate } from '../answer/digits.js';
import { csvText } from '../text/index.js';
import { sweepAnswer } from './answers/sweep.js';
import { ALL_SOLVED, type Line } from './asked/asked.js';
import { sweptLines } from './asked/asked-sweep.js';
import { notCertain } from './certainty/not-certain.js';
import { scaleOf } from './difference-table.js';
import { figureEstimate, figureFile, figureInWords, figureTitle } from './figures.js';
import { caveat, type Page } from './page.js';
import { type GridCell, heatPicture, linePicture } from './pictures/grid.js';
import { intervalsPicture } from './pictures/intervals.js';
import type { Picture } from './pictures/picture.js';
import { valueName, valueSaid } from './player-names.js';

export function sweepPage(answer: SweepAnswer): Page {
  const { config, cells, seed, games } = answer;
  const scenarios = sweptScenarios(answer);
  const figures = figuresOf(config.metrics, scenarios[0]!);
  const paths = pathsOf(answer);
  const combinations = paths.reduce((product, { values }) => product * values.length, 1);
  return {
    title: `A sweep over ${paths.map((p) => valueName(p.path)).join(' and ')}`,
    ...(answer.partial
      ? { warning: `Interrupted: ${cells.length} of ${combinations} combinations are finished.` }
      : {}),
    answer: sweepAnswer(answer, figures[0]!, (values) => namedValues(paths, values)),
    lead: [],
    asked: [
      ...paths.map(({ path, values }): Line => [valueName(path), values.map((one) => valueSaid(path, one)).join(', ')]),
      ...sweptLines(answer, scenarios),
      ...notCertain(scenarios),
      ...(isSolved(answer)
        ? [ALL_SOLVED]
        : [
            ['Seed', seed] as Line,
            [
              'Method',
              `${counted(games)} at each of ${combinations} combinations, all with the same dice; ± is the 95 % interval of one alone`,
            ] as Line,
            ...(answer.order ? [['Certain', ORDERED] as Line] : []),
          ]),
    ],
    blocks: [figuresTable(answer, figures)],
    notes: caveat(scenarios),
    pictures: figures.flatMap((figure) => pictureOf(answer, figure)),
    csv: { 'sweep.csv': csvOf(answer, figures) },
    json: { ...answer },
    again: 'vitp sweep result.json',
    board: boardHash(scenarios),
  };
}

/** How differences are judged. */
const ORDERED =
  'a difference is, where pairs of games with the same dice show it; 95 %, corrected for all pairs of combinations (Holm)';

/** True where every combination is solved: then nothing has an error. */
const isSolved = ({ config }: SweepAnswer): boolean => config.method === 'exact';

const pathsOf = ({ config }: SweepAnswer) => Object.entries(config.sweep).map(([path, values]) => ({ path, values }));

/** `targets focus, rules Normal Turn One`: each path by its name, and its value. */
const namedValues = (paths: readonly { readonly path: string }[], values: Readonly<Record<string, unknown>>): string =>
  paths.map(({ path }) => `${valueName(path)} ${valueSaid(path, values[path])}`).join(', ');

function figuresTable(answer: SweepAnswer, figures: readonly FigureName[]): Block {
  const paths = pathsOf(answer);
  return tableOf(
    'Figures at each combination',
    'means; shares in per cent of games',
    [paths.map((p) => valueName(p.path)).join(' / '), ...figures.map(figureTitle)],
    answer.cells.map((cell) => [
      paths.map(({ path }) => valueSaid(path, cell.values[path])).join(' / '),
      ...figures.map((f) => figureEstimate(f, cell.figures[f.name]!, isSolved(answer))),
    ]),
  );
}

/** A value as it stands in a file. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(' + ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function csvOf(answer: SweepAnswer, figures: readonly FigureName[]): string {
  const paths = pathsOf(answer).map((p) => p.path);
  const head = [...paths, 'games', ...figures.flatMap(({ name }) => [name, `${name} low`, `${name} high`])];
  return csvText([
    head,
    ...answer.cells.map((cell) => [
      ...paths.map((path) => cell.values[path]).map((v) => (typeof v === 'number' ? v : plainText(v))),
      answer.games,
      ...figures.flatMap(({ name }) => [cell.figures[name]!.value, ...cell.figures[name]!.ci95]),
    ]),
  ]);
}

/** A line over one path of numbers, rows over one path of anything else, a heat map over two; more cannot be drawn. */
function pictureOf(answer: SweepAnswer, figure: FigureName): Picture[] {
  const paths = pathsOf(answer);
  const [x, y] = paths;
  const scale = scaleOf(figure);
  const points = answer.cells.map(({ values, figures }) => {
    const { value, ci95 } = figures[figure.name]!;
    return {
      first: values[x!.path],
      second: y && values[y.path],
      value: scale * value,
      lo: scale * ci95[0],
      hi: scale * ci95[1],
      label: formatEstimate(figureEstimate(figure, { value, ci95 }, isSolved(answer))),
    };
  });
  const heading = {
    name: figureFile(figure),
    title: figureInWords(figure),
    subtitle: [
      isSolved(answer) ? 'solved exactly' : `${counted(answer.games)} at each, seed ${answer.seed}; 95 % intervals`,
    ],
    figure: figureTitle(figure),
    exact: isSolved(answer),
  };
  if (paths.length === 1 && x!.values.every((v) => typeof v === 'number')) {
    return [
      linePicture(
        points.map((p): GridCell => ({ ...p, x: p.first as number })),
        { ...heading, x: valueName(x!.path) },
      ),
    ];
  }
  if (paths.length === 1) {
    const rows = points.map((p) => ({ ...p, row: valueSaid(x!.path, p.first) }));
    const caption = `${figureTitle(figure)} for each value${isSolved(answer) ? '' : '; the bar is the 95 % interval'}.`;
    return [intervalsPicture(rows, { ...heading, caption, axis: figureTitle(figure) })];
  }
  if (paths.length !== 2) return [];
  const cells = points.map(
    (p): GridCell => ({ ...p, x: valueSaid(y!.path, p.second), y: valueSaid(x!.path, p.first) }),
  );
  return [heatPicture(cells, { ...heading, x: valueName(y!.path), y: valueName(x!.path) })];
}
