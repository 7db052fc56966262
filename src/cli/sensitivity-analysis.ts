// The answer of `vitp sensitivity`: what each change does to each figure, the largest first.
import { seatText } from '../ai/seat.js';
import { boardHash } from '../analysis/boards.js';
import type { Change } from '../analysis/question/change.js';
import { configOf } from '../analysis/question/config.js';
import type { Block } from '../answer/block.js';
import { differenceText, isSeparated } from '../answer/difference.js';
import { counted, formatEstimate } from '../answer/digits.js';
import { describeRun } from '../node/machine.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { caveat } from '../report/caveat.js';
import { type IntervalRow, intervalsPicture } from '../report/pictures/intervals.js';
import type { Picture } from '../report/pictures/picture.js';
import { holm } from '../stats/comparing/holm.js';
import { pairedTest } from '../stats/comparing/paired-test.js';
import { type Histogram, moments, totalOf } from '../stats/histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../stats/intervals/interval.js';
import { meanInterval } from '../stats/intervals/mean-interval.js';
import { wilson } from '../stats/intervals/wilson.js';
import { csvText } from '../text/index.js';
import { type FigureName, figureEstimate, figureInWords, figureTitle } from './figures.js';
import { grouped } from './numbers.js';
import type { SensitivityQuestion } from './sensitivity.js';

/** A change, and for each figure what was counted: changed minus as it is, game by game. */
export interface Moved {
  readonly change: Change;
  readonly figures: readonly Histogram[];
  /** Games that were played with it: fewer than asked for where it was interrupted. */
  readonly games: number;
}

/** How far a figure moved. */
interface Movement {
  readonly difference: number;
  readonly se: number;
  /** Holds together with those of all other changes of this figure (Bonferroni). */
  readonly ci95: Interval;
  /** After Holm's correction for all changes of this figure. */
  readonly p: number;
}

interface Row {
  readonly change: Change;
  readonly games: number;
  readonly figures: readonly Movement[];
}

/** Rows of the table and the picture; the CSV and the JSON have all. */
const MOST_ROWS = 30;

/** Puts the answer together. */
export function sensitivityAnalysis(
  question: SensitivityQuestion,
  base: readonly Histogram[],
  moved: readonly Moved[],
  run: { readonly workers: number; readonly seconds: number },
): Analysis {
  const { figures, games, seed } = question;
  const rows = rowsOf(question, moved);
  const warning = interruptedText(question, moved);
  const players = question.base.players;
  const sure = rows.filter((r) => r.figures[0]!.p <= 1 - DEFAULT_CONFIDENCE).length;
  const own = figures.map((f, i) => {
    const h = base[i]!;
    const ci95 = f.label === undefined ? meanInterval(h) : wilson(h.counts[1]!, totalOf(h.counts));
    return { value: moments(h).mean, ci95 };
  });
  return {
    title: 'What the answer rests on',
    ...(warning === undefined ? {} : { warning }),
    lead: [
      `${sure} of ${rows.length} changes move ${figureTitle(figures[0]!)} for certain (Holm, 5 %). As it is: ${figures
        .map((f, i) => `${figureTitle(f)} ${formatEstimate(figureEstimate(f, own[i]!))}`)
        .join(', ')}.`,
    ],
    asked: [
      ['Japan', seatText('japan', players.japan)],
      ['Allies', seatText('allied', players.allied)],
      ['Rules', question.base.rules.join(', ')],
      [
        'Changes',
        `${question.kinds.join(', ')}${question.only === null ? '' : `, those of ${question.only}`}; weights by ±${partText(question)}, whole numbers by one, a weight of 0 by ${question.step}, none beyond its range (${UNLIKE})`,
      ] as Line,
      ['Seed', seed],
      [
        'Method',
        `${counted(games)} with each change and without it, the same dice; ± is the 95 % interval of the paired difference for all changes together`,
      ],
    ],
    blocks: [tableOf(question, rows)],
    notes: [
      ...(rows.length > MOST_ROWS
        ? [`The ${MOST_ROWS} largest of ${rows.length}; all of them stand in the CSV and the JSON.`]
        : []),
      ...caveat([question.base]),
    ],
    pictures: figures.map((figure, i) => tornado(question, figure, i, rows)),
    csv: { 'sensitivity.csv': csvOf(figures, rows) },
    json: {
      schema: 'vitp-sensitivity/1',
      kind: 'sensitivity',
      config: {
        kind: 'sensitivity',
        method: 'monte-carlo',
        scenario: configOf(question.base, 'monte-carlo'),
        what: question.kinds,
        only: question.only,
        step: question.step,
        metrics: figures.map((f) => f.name),
      },
      seed,
      games,
      ...(warning === undefined ? {} : { partial: true }),
      base: Object.fromEntries(figures.map((f, i) => [f.name, own[i]])),
      changes: rows.map(({ change: { scenario: _, ...told }, games: played, figures: found }) => ({
        ...told,
        ...(played < games ? { games: played } : {}),
        figures: Object.fromEntries(figures.map((f, i) => [f.name, found[i]])),
      })),
      run: describeRun(run),
    },
    again: 'vitp sensitivity result.json',
    board: boardHash([question.base]),
  };
}

function rowsOf({ figures, changes }: SensitivityQuestion, moved: readonly Moved[]): Row[] {
  // All changes asked for count, also those that an interruption left out.
  const confidence = 1 - (1 - DEFAULT_CONFIDENCE) / changes.length;
  const p = figures.map((_, i) => holm(moved.map((m) => pairedTest(m.figures[i]!).p)));
  const rows = moved.map((m, k): Row => {
    const found = m.figures.map((h, i): Movement => {
      const { difference, se } = pairedTest(h);
      return { difference, se, ci95: meanInterval(h, confidence), p: p[i]![k]! };
    });
    return { change: m.change, games: m.games, figures: found };
  });
  return rows.sort((a, b) => Math.abs(b.figures[0]!.difference) - Math.abs(a.figures[0]!.difference));
}

/** Stands at changes that cannot be compared with those by a part of the weight. */
const UNLIKE = '†';
/** Stands at changes that were interrupted. */
const CUT_SHORT = '‡';
const changeText = ({ change: { path, from, to, unlike }, games }: Row, question: SensitivityQuestion): string =>
  `${shortPath(path)}: ${from} → ${to}${unlike ? ` ${UNLIKE}` : ''}${games < question.games ? ` ${CUT_SHORT}` : ''}`;

/** How far an interruption let it come; `undefined` when everything is finished. */
function interruptedText({ games, changes }: SensitivityQuestion, moved: readonly Moved[]): string | undefined {
  const cut = moved.filter((m) => m.games < games);
  if (moved.length === changes.length && cut.length === 0) return undefined;
  const finished = `Interrupted: ${moved.length - cut.length} of ${changes.length} changes are finished`;
  if (cut.length === 0) return `${finished}.`;
  return `${finished}; ${cut.length} more (${CUT_SHORT}) rest on ${grouped(cut[0]!.games)} of ${counted(games)} each.`;
}
const partText = ({ step }: SensitivityQuestion): string => `${Number((100 * step).toPrecision(6))} %`;
/** What the sign says, where it stands at all. */
const unlikeText = (question: SensitivityQuestion, rows: readonly Row[]): string[] =>
  rows.some((r) => r.change.unlike)
    ? [`${UNLIKE} moved by a step of its own, not by ${partText(question)}: no measure beside the others`]
    : [];
const cutText = ({ games }: SensitivityQuestion, rows: readonly Row[]): string[] => {
  const cut = rows.find((r) => r.games < games);
  return cut ? [`${CUT_SHORT} interrupted after ${counted(cut.games)}`] : [];
};

/** The parts of a path that tell changes apart. */
const shortPath = (path: string): string =>
  path
    .replace(/^players\.(japan|allied)\.weights\./, '$1 ')
    .replace(/^data\.(areas|air)\./, '')
    .replace(/^rulings\./, '');

const scaleOf = (f: FigureName): number => (f.label === undefined ? 1 : 100);

function tableOf(question: SensitivityQuestion, rows: readonly Row[]): Block {
  const { figures } = question;
  const shown = rows.slice(0, MOST_ROWS);
  return {
    type: 'table',
    title: 'How far the figures move, the largest first',
    note: ['changed minus as it is, paired', ...unlikeText(question, shown), ...cutText(question, shown)].join('; '),
    corner: '',
    columns: ['by', ...figures.map(figureTitle)],
    rows: shown.map((r) => ({
      name: changeText(r, question),
      cells: [
        r.change.by,
        ...r.figures.map((m, i) => differenceText(m, scaleOf(figures[i]!)).replace(' (not separated)', '')),
      ],
    })),
  };
}

function tornado(question: SensitivityQuestion, figure: FigureName, i: number, rows: readonly Row[]): Picture {
  const { games, seed } = question;
  const scale = scaleOf(figure);
  const first = [...rows]
    .sort((a, b) => Math.abs(b.figures[i]!.difference) - Math.abs(a.figures[i]!.difference))
    .slice(0, 20);
  const largest = first.map((row): IntervalRow => {
    const m = row.figures[i]!;
    const [lo, hi] = m.ci95;
    const text = differenceText(m, scale).replace(' (not separated)', '');
    return {
      row: changeText(row, question),
      value: scale * m.difference,
      lo: scale * lo,
      hi: scale * hi,
      label: isSeparated(m.ci95) ? `${text} *` : text,
      ...(row.change.unlike ? { faint: true } : {}),
    };
  });
  return intervalsPicture(largest, {
    name: `sensitivity-${figure.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    title: `What moves: ${figureInWords(figure)}`,
    subtitle: [
      `${counted(games)} with each change, seed ${seed}`,
      '* the interval, good for all changes together, excludes 0',
      ...unlikeText(question, first).map((text) => `${text} (pale)`),
      ...cutText(question, first),
    ],
    caption:
      'The bar is how far the figure moves when one value is another; the line is its interval, which holds for all changes together.',
    axis: `changed minus as it is${scale === 100 ? ', per cent of games' : ''}`,
    mark: 'bars',
  });
}

function csvOf(figures: readonly FigureName[], rows: readonly Row[]): string {
  const head = [
    'what',
    'path',
    'from',
    'to',
    'by',
    'unlike',
    'about',
    'games',
    ...figures.flatMap(({ name }) => [name, `${name} low`, `${name} high`, `${name} p`]),
  ];
  return csvText([
    head,
    ...rows.map(({ change: { what, path, from, to, by, unlike, about }, games, figures: found }) => [
      what,
      path,
      from,
      to,
      by,
      unlike ? 'yes' : 'no',
      about,
      games,
      ...found.flatMap((m) => [m.difference, ...m.ci95, m.p]),
    ]),
  ]);
}
