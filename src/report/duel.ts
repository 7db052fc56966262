// The page of duels: a table and a heat map for each question, and when it pays to pursue.
import type { DuelAnswer, DuelShip } from '../analysis/duel.js';
import { type TableBlock, tableOf } from '../answer/block.js';
import { exactly } from '../answer/digits.js';
import { DUEL_FIGURES, type DuelFigure, duelSide } from '../battle/exact/exact-duel.js';
import { boardOf, compileBoard, dataHash } from '../board/index.js';
import { csvText } from '../text/index.js';
import { said } from './answers/say.js';
import type { Line } from './asked/asked.js';
import { ownLines } from './asked/own-lines.js';
import type { Page } from './page.js';
import { matrixPicture } from './pictures/matrix.js';
import type { Picture } from './pictures/picture.js';

/** What a table is about. */
const TITLES: Readonly<Record<DuelFigure, string>> = {
  sink: 'Chance that the row sinks the column',
  remove: 'Chance that the row removes the column (sinks or disables it)',
  survive: 'Chance that the row is not sunk',
};
const RATIO_TITLE = 'When to pursue';
const RATIO_NOTE = 'the row does well to fight on when the column is worth more than this many times the row';

export function duelPage(answer: DuelAnswer): Page {
  const { config, rows, columns } = answer;
  const { action, rounds } = config;
  const tables = compileBoard(boardOf(config.data));
  const sideText = (named: string, list: readonly DuelShip[]): string =>
    list.length === 1 ? label(list[0]!) : `${named}, ${duelSide(tables.side[tables.pieceIndex.get(list[0]!.name)!]!)}`;
  const asked: Line[] = [
    ['Rows', sideText(config.first, rows)],
    ['Columns', sideText(config.second, columns)],
    ['Action', action],
    ['Rounds', rounds === null ? 'to the end' : String(rounds)],
    ...ownLines([config]),
    ['Method', 'every duel solved exactly: there is no error'],
  ];
  return {
    title: `Duels by ${action}, ${rounds === null ? 'to the end' : rounds === 1 ? 'one round' : `${rounds} rounds`}`,
    answer: duelAnswer(answer),
    lead: [],
    asked,
    blocks: [
      ...DUEL_FIGURES.map((figure) =>
        blockOf(answer, TITLES[figure], 'per cent', (r, c) => percentText(answer[figure][r]![c]!)),
      ),
      blockOf(answer, RATIO_TITLE, RATIO_NOTE, (r, c) => ratioText(answer.criticalRatio[r]![c]!)),
    ],
    notes: alikeNotes(answer),
    pictures: picturesOf(
      answer,
      `${action}, ${asked[3]![1]}${rounds === null ? '' : rounds === 1 ? ' round' : ' rounds'}, exact`,
    ),
    csv: { 'duels.csv': csvOf(answer) },
    json: { ...answer },
    again: 'vitp duel result.json',
    board: dataHash(tables.board),
  };
}

/** `Ashigara (+7) 1+27`: how many more have the same factors. */
const label = (d: DuelShip): string =>
  `${d.name}${d.alike.length > 0 ? ` (+${d.alike.length})` : ''} ${d.factors}${d.damage > 0 ? `, ${d.damage} damage` : ''}`;

const percentText = (share: number): string => (100 * share).toFixed(1);

const ratioText = (ratio: number | null): string => (ratio === null ? 'never' : ratio.toFixed(2));

function blockOf(
  { rows, columns }: DuelAnswer,
  title: string,
  note: string,
  text: (row: number, column: number) => string,
): TableBlock {
  return tableOf(
    title,
    note,
    ['', ...columns.map((d) => d.factors)],
    rows.map((d, r) => [label(d), ...columns.map((_, c) => text(r, c))]),
  );
}

/** Which ships stand behind one name. */
function alikeNotes({ rows, columns }: DuelAnswer): string[] {
  const list = columns.map((d) => `${d.factors} ${d.name}${d.damage > 0 ? ` with ${d.damage} damage` : ''}`);
  const alike = [...rows, ...columns].filter((d) => d.alike.length > 0);
  const stands = alike.map((d) => `${d.name} for ${d.alike.join(', ')}`);
  return [
    `Columns by their printed factors: ${list.join('; ')}.`,
    ...(stands.length > 0 ? [`Ships with the same factors share a line: ${stands.join('; ')}.`] : []),
  ];
}

function picturesOf(answer: DuelAnswer, subtitle: string): Picture[] {
  const names = { down: answer.rows.map(label), across: answer.columns.map(label) };
  const chances = DUEL_FIGURES.map((figure) => {
    const at = (r: number, c: number): number => answer[figure][r]![c]!;
    return matrixPicture(names, (r, c) => ({ fill: 2 * at(r, c) - 1, text: percentText(at(r, c)) }), {
      name: `duels-${figure}`,
      title: TITLES[figure],
      subtitle: [subtitle],
      caption: 'Per cent: red above one half, blue below; the fuller, the further from it.',
    });
  });
  const ratio = (r: number, c: number): number | null => answer.criticalRatio[r]![c]!;
  const pursue = matrixPicture(
    names,
    (r, c) => ({ fill: 1 - Math.min(2, ratio(r, c) ?? 2), text: ratioText(ratio(r, c)) }),
    {
      name: 'duels-pursue',
      title: RATIO_TITLE,
      subtitle: [subtitle, 'how many times the row the column', 'must be worth, for the row to fight on'],
      caption:
        'Red: the row does well to fight on even when both are worth the same; blue: only when the column is worth so many times as much.',
    },
  );
  return [...chances, pursue];
}

function csvOf(answer: DuelAnswer): string {
  const head = ['first', 'first_factors', 'second', 'second_factors', 'sink', 'remove', 'survive', 'critical_ratio'];
  const lines = answer.rows.flatMap((a, r) =>
    answer.columns.map((b, c) => {
      const chances = DUEL_FIGURES.map((figure) => answer[figure][r]![c]!);
      return [a.name, a.factors, b.name, b.factors, ...chances, ratioText(answer.criticalRatio[r]![c]!)];
    }),
  );
  return csvText([head, ...lines]);
}

/** Chances that differ by less are one and the same, rounded. */
const SAME = 1e-9;

/** `Atago sinks Houston in 11.2 % of duels and is sunk in 8.3 % (one round, night).` */
function duelAnswer({ config, rows, columns, sink, survive }: DuelAnswer): string {
  const { rounds, action } = config;
  const how = `${rounds === null ? 'to the end' : rounds === 1 ? 'one round' : `${rounds} rounds`}, ${action}`;
  const share = (value: number) => said(exactly('share', value));
  const mean = (list: readonly number[]) => list.reduce((sum, p) => sum + p, 0) / list.length;
  const sunk = (row: number) => mean(survive[row]!.map((p) => 1 - p));
  const sinks = (row: number) => mean(sink[row]!);
  if (rows.length === 1 && columns.length === 1) {
    return `${rows[0]!.name} sinks ${columns[0]!.name} in ${share(sinks(0))} % of duels and is sunk in ${share(sunk(0))} % (${how}).`;
  }
  const gain = (row: number) => sinks(row) - sunk(row);
  const best = rows.map((_, row) => row).reduce((a, b) => (gain(b) > gain(a) ? b : a));
  const name = rows[best]!.name + (rows[best]!.alike.length > 0 ? ' and its like' : '');
  const over = columns.length === 1 ? columns[0]!.name : `the ${columns.length} of the columns`;
  if (rows.length === 1)
    return `${name} sinks ${share(sinks(0))} % of ${over} and is sunk by ${share(sunk(0))} %, on average (${how}).`;
  if (rows.every((_, row) => Math.abs(sinks(row) - sinks(0)) < SAME && Math.abs(sunk(row) - sunk(0)) < SAME))
    return `All rows do the same against ${over}: each sinks its enemy in ${share(sinks(0))} % of duels and is sunk in ${share(sunk(0))} %, on average (${how}).`;
  return `Best of the rows: ${name}, which against ${over} sinks its enemy in ${share(sinks(best))} % of duels and is sunk in ${share(sunk(best))} %, on average (${how}).`;
}
