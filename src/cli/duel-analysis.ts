// The answer of `vitp duel`: a table and a heat map for each question, and when it pays to pursue.

import type { TableBlock } from '../answer/block.js';
import {
  criticalRatio,
  DUEL_QUESTIONS,
  type DuelQuestion as DuelFigure,
  type Duelist,
  type DuelOdds,
  type DuelTable,
  duelSide,
} from '../battle/exact/duel.js';
import { type BoardTables, dataHash } from '../board/index.js';
import { describeRun } from '../node/machine.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { matrixPicture } from '../report/pictures/matrix.js';
import type { Picture } from '../report/pictures/picture.js';
import { csvText } from '../text/index.js';
import type { DuelQuestion } from './duel.js';

/** What a table is about. */
const TITLES: Readonly<Record<DuelFigure, string>> = {
  sink: 'Chance that the row sinks the column',
  remove: 'Chance that the row removes the column (sinks or disables it)',
  survive: 'Chance that the row is not sunk',
};
const RATIO_TITLE = 'When to pursue';
const RATIO_NOTE = 'the row does well to fight on when the column is worth more than this many times the row';

/** Puts the answer together. */
export function duelAnalysis(
  question: DuelQuestion,
  table: DuelTable,
  tables: BoardTables,
  run: { readonly workers: number; readonly seconds: number },
): Analysis {
  const { action, rounds, first, second, data } = question;
  const asked: Line[] = [
    ['Rows', sideText(first, table.rows)],
    ['Columns', sideText(second, table.columns)],
    ['Action', action],
    ['Rounds', rounds === null ? 'to the end' : String(rounds)],
    ['Method', 'every duel solved exactly: there is no error'],
  ];
  return {
    title: `Duels by ${action}, ${rounds === null ? 'to the end' : rounds === 1 ? 'one round' : `${rounds} rounds`}`,
    lead: [],
    asked,
    blocks: [
      ...DUEL_QUESTIONS.map((figure) => blockOf(table, TITLES[figure], 'per cent', percentText(figure))),
      blockOf(table, RATIO_TITLE, RATIO_NOTE, ratioText),
    ],
    notes: alikeNotes(table),
    pictures: picturesOf(
      table,
      `${action === 'day' ? 'day' : 'night'}, ${asked[3]![1]}${rounds === null ? '' : rounds === 1 ? ' round' : ' rounds'}, exact`,
    ),
    csv: { 'duels.csv': csvOf(table) },
    json: {
      schema: 'vitp-duel/2',
      kind: 'duel',
      config: { kind: 'duel', method: 'exact', first, second, action, rounds, data },
      ...plainTable(table),
      run: describeRun(run),
    },
    again: 'vitp duel result.json',
    board: dataHash(tables.board),
  };
}

/** `cruisers, Japanese`, or a ship with its factors. */
const sideText = (named: string, list: readonly Duelist[]): string =>
  list.length === 1 ? label(list[0]!) : `${named}, ${duelSide(list[0]!.side)}`;

/** `Ashigara (+7) 1+27`: how many more have the same factors. */
const label = (d: Duelist): string =>
  `${d.name}${d.alike.length > 0 ? ` (+${d.alike.length})` : ''} ${d.factors}${d.damage > 0 ? `, ${d.damage} damage` : ''}`;

const percentText =
  (figure: DuelFigure) =>
  (odds: DuelOdds): string =>
    (100 * odds[figure]).toFixed(1);

const ratioText = (odds: DuelOdds): string => {
  const ratio = criticalRatio(odds);
  return Number.isFinite(ratio) ? ratio.toFixed(2) : 'never';
};

function blockOf(table: DuelTable, title: string, note: string, text: (odds: DuelOdds) => string): TableBlock {
  return {
    type: 'table',
    title,
    note,
    corner: '',
    columns: table.columns.map((d) => d.factors),
    rows: table.rows.map((d, r) => ({ name: label(d), cells: table.odds[r]!.map(text) })),
  };
}

/** Which ships stand behind one name. */
function alikeNotes({ rows, columns }: DuelTable): string[] {
  const list = columns.map((d) => `${d.factors} ${d.name}${d.damage > 0 ? ` with ${d.damage} damage` : ''}`);
  const alike = [...rows, ...columns].filter((d) => d.alike.length > 0);
  const stands = alike.map((d) => `${d.name} for ${d.alike.join(', ')}`);
  return [
    `Columns by their printed factors: ${list.join('; ')}.`,
    ...(stands.length > 0 ? [`Ships with the same factors share a line: ${stands.join('; ')}.`] : []),
  ];
}

function picturesOf(table: DuelTable, subtitle: string): Picture[] {
  const names = { down: table.rows.map(label), across: table.columns.map(label) };
  const map = (
    name: string,
    title: string,
    figure: { readonly fill: (odds: DuelOdds) => number; readonly text: (odds: DuelOdds) => string },
    caption: string,
    more: readonly string[] = [],
  ) =>
    matrixPicture(names, (r, c) => ({ fill: figure.fill(table.odds[r]![c]!), text: figure.text(table.odds[r]![c]!) }), {
      name,
      title,
      subtitle: [subtitle, ...more],
      caption,
    });
  const chances = DUEL_QUESTIONS.map((figure) =>
    map(
      `duels-${figure}`,
      TITLES[figure],
      { fill: (odds) => 2 * odds[figure] - 1, text: percentText(figure) },
      'Per cent: red above one half, blue below; the fuller, the further from it.',
    ),
  );
  const ratio = map(
    'duels-pursue',
    RATIO_TITLE,
    { fill: (odds) => 1 - Math.min(2, criticalRatio(odds)), text: ratioText },
    'Red: the row does well to fight on even when both are worth the same; blue: only when the column is worth so many times as much.',
    ['how many times the row the column', 'must be worth, for the row to fight on'],
  );
  return [...chances, ratio];
}

/** One line a duel. */
function csvOf(table: DuelTable): string {
  const head = ['first', 'first_factors', 'second', 'second_factors', 'sink', 'remove', 'survive', 'critical_ratio'];
  const lines = table.rows.flatMap((a, r) =>
    table.columns.map((b, c) => {
      const odds = table.odds[r]![c]!;
      return [a.name, a.factors, b.name, b.factors, odds.sink, odds.remove, odds.survive, ratioText(odds)];
    }),
  );
  return csvText([head, ...lines]);
}

function plainTable(table: DuelTable) {
  const of = ({ name, factors, alike, damage }: Duelist) => ({ name, factors, alike, damage });
  const by = (figure: DuelFigure) => table.odds.map((row) => row.map((odds) => odds[figure]));
  return {
    rows: table.rows.map(of),
    columns: table.columns.map(of),
    sink: by('sink'),
    remove: by('remove'),
    survive: by('survive'),
    criticalRatio: table.odds.map((row) => row.map((odds) => (odds.remove > 0 ? criticalRatio(odds) : null))),
  };
}
