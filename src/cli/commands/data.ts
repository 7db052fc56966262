// `vitp data`: what is printed on the board, the counters and the cards, and how each value is known.

import { type Board, dataHash, type Source, uncertainPoints } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { textTable } from '../../report/text-table.js';
import { RULINGS } from '../../rules/index.js';
import { UsageError } from '../../text/usage-error.js';
import { DATA_TOPICS, type DataAsked, dataAsked } from '../options/data-topic.js';
import { readBoard } from '../options/files.js';
import { print, printJson, tableWidth, terminalWidth } from '../output/output.js';
import type { DataCheckOptions } from './data-check.js';
import { areaRows, chartRows, harborRows, orderRows, pieceFacts, rulingRows, sourceText } from './data-tables.js';

type DataOptions = DataCheckOptions;

/** Prints one topic, one thing of the board by its name, or the summary when none is named. */
export async function dataCommand(words: readonly string[], options: DataOptions): Promise<void> {
  if (options.check !== undefined) return (await import('./data-check.js')).dataCheckCommand(words, options);
  if (options.out !== undefined)
    throw new UsageError('--out goes with --check; allowed: vitp data --check FILE --out FILE');
  const board = await readBoard(options.data);
  const answer = answerTo(dataAsked(words, board), board);
  if (options.json) await printJson(answer.json());
  else await print(textTable(answer.rows(), answer.isTable ? tableWidth() : terminalWidth()));
}

interface Answer {
  readonly json: () => unknown;
  readonly rows: () => string[][];
  /** True for a thing in each row, false for a fact in each. */
  readonly isTable?: true;
}

function answerTo(asked: DataAsked, board: Board): Answer {
  switch (asked.topic) {
    case 'summary':
      return { json: () => summary(board), rows: () => summaryRows(board) };
    case 'areas': {
      const { name } = asked;
      if (name === undefined) return { json: () => board.areas, rows: () => areaRows(board), isTable: true };
      const areas = board.areas.filter((a) => a.name === name);
      return { json: () => areas[0], rows: () => areaRows({ ...board, areas }) };
    }
    case 'ports': {
      const { name } = asked;
      const of = (list: Board['ports']) => list.filter((h) => name === undefined || h.name === name);
      const [ports, bases] = [of(board.ports), of(board.bases)];
      const repairs = board.repairs.filter((r) => name === undefined || r.port === name);
      return {
        json: () => ({ ports, bases, repairs }),
        rows: () => harborRows({ ...board, ports, bases }),
        ...(name === undefined ? { isTable: true } : {}),
      };
    }
    case 'order': {
      const { of, kind, turn, factors } = asked;
      const isOf = (nation: string) => of === undefined || nation === of || (of === 'allied' && nation !== 'japan');
      const pieces = board.pieces.filter(
        (p) =>
          isOf(p.nation) &&
          (kind === undefined || p.kind === kind) &&
          (turn === undefined || p.turn === turn) &&
          (factors === undefined || p.factors === factors),
      );
      if (pieces.length === 0)
        throw new UsageError('no counter of the order of appearance is like that: vitp data order shows all');
      return { json: () => pieces, rows: () => orderRows({ ...board, pieces }), isTable: true };
    }
    case 'charts':
      return { json: () => charts(board), rows: () => chartRows(board), isTable: true };
    case 'rulings':
      return { json: () => RULINGS, rows: () => rulingRows(), isTable: true };
    case 'ship': {
      const facts = pieceFacts(board, asked.name);
      return { json: () => facts.json, rows: () => facts.rows };
    }
  }
}

const charts = ({ submarines, removals, repairs, dates, locationUncertain, mayMoveOnTurn1, raidSpeed }: Board) => ({
  submarines,
  removals,
  repairs,
  dates,
  locationUncertain,
  mayMoveOnTurn1,
  raidSpeed,
});

/** Values of the board by what they are known from. */
function bySource(board: Board): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (/^source$|Source$/.test(key))
        counts.set((inner as Source).kind, (counts.get((inner as Source).kind) ?? 0) + 1);
      else visit(inner);
    }
  };
  visit(board);
  return new Map([...counts].sort((a, b) => b[1] - a[1]));
}

function summary(board: Board) {
  return {
    name: board.name,
    hash: dataHash(board),
    areas: board.areas.length,
    ports: board.ports.length,
    bases: board.bases.length,
    pieces: board.pieces.length,
    submarines: board.submarines.length,
    provenance: Object.fromEntries(bySource(board)),
  };
}

function summaryRows(board: Board): string[][] {
  const s = summary(board);
  const count = (kinds: readonly string[]) => board.pieces.filter((p) => kinds.includes(p.kind)).length;
  const uncertain = uncertainPoints(board).map(
    ({ area, side, value, source }) => `POC of ${SIDE_SAID[side]} in ${area}: ${value}, ${sourceText(source)}`,
  );
  return [
    ['Ask', 'the name of anything: vitp data Akagi, vitp data "Coral Sea", vitp data Truk'],
    ['', 'counters of a side, kind, turn or class: vitp data US carriers turn 4, vitp data Kongo class'],
    [
      '',
      `whole tables: ${DATA_TOPICS.filter((t) => t !== 'ship')
        .map((t) => `vitp data ${t}`)
        .join(', ')}`,
    ],
    [
      'Counters',
      `${count(['carrier', 'battleship', 'cruiser'])} ships, ${count(['air'])} air units, ${count(['amphibious'])} amphibious units, ${s.submarines} submarines`,
    ],
    ['Map', `${s.areas} sea areas, ${s.ports} major ports, ${s.bases} island bases`],
    ...(uncertain.length > 0
      ? [['Have the map?', 'vitp data --check prints the values that are not certain as a form']]
      : []),
    ...uncertain.map((line, k) => [k === 0 ? 'Not certain' : '', line]),
    [
      'Known from',
      Object.entries(s.provenance)
        .map(([kind, n]) => `${kind} ${n}`)
        .join(', '),
    ],
    ['Board', s.name],
    ['Hash', s.hash],
  ];
}
