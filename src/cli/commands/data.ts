// `vitp data`: what is printed on the board, the counters and the cards, and how each value is known (D9).

import { type Board, dataHash, type Source } from '../../board/index.js';
import { textTable } from '../../report/text-table.js';
import { RULINGS } from '../../rules/index.js';
import { quoted } from '../../text/index.js';
import { nearest } from '../../text/nearest.js';
import { UsageError } from '../../text/usage-error.js';
import { readBoard } from '../options/board-input.js';
import { print, terminalWidth } from '../output/output.js';
import { areaRows, chartRows, harborRows, orderRows, pieceFacts, rulingRows, sourceText } from './data-tables.js';

export const DATA_TOPICS = ['areas', 'ports', 'order', 'ship', 'charts', 'rulings'] as const;

export interface DataOptions {
  readonly json?: boolean;
  readonly data?: string;
}

/** Prints one topic, or the summary when none is named. */
export async function dataCommand(
  topic: string | undefined,
  name: readonly string[],
  options: DataOptions,
): Promise<void> {
  const board = await readBoard(options.data);
  if (name.length > 0 && topic !== 'ship') {
    throw new UsageError(`vitp data ${topic} takes no name; did you mean "vitp data ship ${name.join(' ')}"?`);
  }
  const answer = answerTo(topic, name.join(' '), board);
  if (options.json) {
    const { canonicalJson } = await import('../../answer/json.js');
    await print(canonicalJson(answer.json()));
  } else await print(textTable(answer.rows(), terminalWidth()));
}

interface Answer {
  readonly json: () => unknown;
  readonly rows: () => string[][];
}

function answerTo(topic: string | undefined, name: string, board: Board): Answer {
  switch (topic) {
    case undefined:
      return { json: () => summary(board), rows: () => summaryRows(board) };
    case 'areas':
      return { json: () => board.areas, rows: () => areaRows(board) };
    case 'ports':
      return {
        json: () => ({ ports: board.ports, bases: board.bases, repairs: board.repairs }),
        rows: () => harborRows(board),
      };
    case 'order':
      return { json: () => board.pieces, rows: () => orderRows(board) };
    case 'charts':
      return { json: () => charts(board), rows: () => chartRows(board) };
    case 'rulings':
      return { json: () => RULINGS, rows: () => rulingRows() };
    case 'ship': {
      const facts = pieceFacts(board, pieceNamed(board, name));
      return { json: () => facts.json, rows: () => facts.rows };
    }
    default: {
      const hint = nearest(topic, DATA_TOPICS);
      throw new UsageError(
        `there is no data about ${quoted(topic)}${hint ? `; did you mean ${hint}?` : '.'} Allowed: ${DATA_TOPICS.join(', ')}`,
      );
    }
  }
}

function pieceNamed(board: Board, name: string): string {
  const names = [...board.pieces.map((p) => p.name), ...board.submarines.map((s) => s.name)];
  if (name === '') throw new UsageError('vitp data ship needs a name, such as: vitp data ship West Virginia');
  const found = names.find((n) => n.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  const hint = nearest(name, names);
  throw new UsageError(
    `there is no counter named ${quoted(name)}${hint ? `; did you mean "${hint}"?` : '.'} "vitp data order" lists them all`,
  );
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
  const uncertain = board.areas.flatMap((a) =>
    (['japan', 'allied'] as const)
      .filter((side) => ['blurred', 'guess'].includes(a.poc[side].source.kind))
      .map(
        (side) =>
          `POC of ${side === 'japan' ? 'Japan' : 'the Allies'} in ${a.name}: ${a.poc[side].value}, ${sourceText(a.poc[side].source)}`,
      ),
  );
  return [
    ['Board', s.name],
    ['Hash of its values', s.hash],
    ['Sea areas', String(s.areas)],
    ['Ports and bases', `${s.ports} major ports, ${s.bases} island bases`],
    [
      'Counters',
      `${count(['carrier', 'battleship', 'cruiser'])} ships, ${count(['air'])} air units, ${count(['amphibious'])} amphibious units, ${s.submarines} submarines`,
    ],
    [
      'Known from',
      Object.entries(s.provenance)
        .map(([kind, n]) => `${kind} ${n}`)
        .join(', '),
    ],
    ...uncertain.map((line, k) => [k === 0 ? 'Not certain' : '', line]),
    ['More', DATA_TOPICS.map((t) => `vitp data ${t}${t === 'ship' ? ' NAME' : ''}`).join(', ')],
  ];
}
