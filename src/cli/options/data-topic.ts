// What `vitp data …` asks for: a topic, or the name of anything on the board.

import { kindNamed } from '../../battle/question/typed/unit-phrase.js';
import { type Board, compileBoard, type Kind, NATIONS, type Nation, SIDES, type Side } from '../../board/index.js';
import { areaNamed, harborNamed, nationNamed, pieceNamed, sideNamed } from '../../board/names.js';
import { nameSentence, orList } from '../../text/fields.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { sameName } from '../../text/plain.js';
import { UsageError } from '../../text/usage-error.js';
import { wordTable } from '../../text/word-table.js';

export const DATA_TOPICS = ['areas', 'ports', 'order', 'ship', 'charts', 'rulings'] as const;
type DataTopic = (typeof DATA_TOPICS)[number];

/** Which counters of the order of appearance: all that fit. */
interface OrderAsked {
  readonly of?: Nation | Side;
  readonly kind?: Kind;
  /** That arrive on this turn. */
  readonly turn?: number;
  /** As printed, such as `443`. */
  readonly factors?: string;
}

/** A topic, and what of it is meant; all of it without. */
export type DataAsked =
  | { readonly topic: 'summary' | 'charts' | 'rulings' }
  | { readonly topic: 'areas' | 'ports'; readonly name?: string }
  | ({ readonly topic: 'order' } & OrderAsked)
  | { readonly topic: 'ship'; readonly name: string };

/** Other words for a topic, in plain letters. */
const OTHER_WORDS = wordTable<DataTopic>({
  area: 'areas',
  port: 'ports',
  base: 'ports',
  bases: 'ports',
  ships: 'order',
  counters: 'order',
  units: 'order',
  counter: 'ship',
  unit: 'ship',
  chart: 'charts',
  ruling: 'rulings',
  dates: 'charts',
  repairs: 'charts',
  submarine: 'charts',
  submarines: 'charts',
  poc: 'areas',
  map: 'areas',
  reinforcements: 'order',
  arrivals: 'order',
});

/** Words that say which counters of the order of appearance are meant, one after the other: `US carriers turn 4`. */
function orderNamed(text: string, board: Board): OrderAsked | undefined {
  const words = text
    .replace(/\b(?:turn\s*|t|gt)(\d)\b/gi, 'turn$1')
    .split(/[\s,]+/)
    .filter((word) => !/^(?:|all|the|of|on|in|reinforcements?|arrivals?|counters?|units?)$/i.test(word));
  const asked: { -readonly [K in keyof OrderAsked]: OrderAsked[K] } = {};
  for (let k = 0; k < words.length; k++) {
    const word = words[k]!;
    const turn = /^turn(\d)$/i.exec(word);
    const like = /^(?:class|type)$/i.test(words[k + 1] ?? '') ? shipsNamed(word, board) : [];
    const of = whose(word);
    const kind = kindNamed(`${word} ${words[k + 1] ?? ''}`.trim()) ?? kindNamed(word);
    if (turn) asked.turn = Number(turn[1]);
    else if (like.length === 1) {
      const { factors, nation } = board.pieces.find((p) => p.name === like[0])!;
      Object.assign(asked, { factors, of: nation });
      k++;
    } else if (board.pieces.some((p) => p.factors === word)) asked.factors = word;
    else if (of !== undefined) asked.of = of;
    else if (kind !== undefined) {
      asked.kind = kind.kind;
      if (kind.nation !== undefined) asked.of ??= kind.nation;
      if (kindNamed(word) === undefined) k++;
    } else return undefined;
  }
  return Object.keys(asked).length === 0 ? undefined : asked;
}

/**
 * Reads the words behind `vitp data`.
 *
 * @throws UsageError when nothing has that name, or when several things have it
 * @example
 * dataAsked(['akagi'], STANDARD_BOARD); // { topic: 'ship', name: 'Akagi' }
 * dataAsked(['order', 'IJN'], STANDARD_BOARD); // { topic: 'order', of: 'japan' }
 */
export function dataAsked(words: readonly string[], board: Board): DataAsked {
  const [first, ...rest] = words;
  if (first === undefined) return { topic: 'summary' };
  const topic = sameName(first, DATA_TOPICS) ?? OTHER_WORDS[first.toLowerCase()];
  const name = rest.join(' ');
  if (topic === undefined) return anything(words.join(' '), board);
  if (topic === 'ship') return { topic, name: shipNamed(name, board) };
  if (name === '') return { topic };
  if (topic === 'areas') return { topic, name: areaNamed(name) ?? unknown(name, areaNames(board), 'a sea area') };
  if (topic === 'ports')
    return { topic, name: harborNamed(name) ?? unknown(name, harborNames(board), 'a port or base') };
  if (topic === 'order')
    return { topic, ...(orderNamed(name, board) ?? unknown(name, [...SIDES, ...NATIONS], 'a side or nation')) };
  throw new UsageError(`vitp data ${topic} takes no name; did you mean "vitp data ${name}"?`);
}

/** The name of anything; where several things have it, it asks. */
function anything(name: string, board: Board): DataAsked {
  const [area, harbor, of] = [areaNamed(name), harborNamed(name), whose(name)];
  const ships = shipsNamed(name, board);
  const meant: (readonly [string, DataAsked])[] = [
    ...ships.map((ship) => [`vitp data ship ${ship}`, { topic: 'ship', name: ship }] as const),
    ...(area === undefined ? [] : [[`vitp data areas ${area}`, { topic: 'areas', name: area }] as const]),
    ...(harbor === undefined ? [] : [[`vitp data ports ${harbor}`, { topic: 'ports', name: harbor }] as const]),
    ...(of === undefined ? [] : [[`vitp data order ${of}`, { topic: 'order', of }] as const]),
  ];
  if (meant.length === 0) {
    const order = orderNamed(name, board);
    if (order) return { topic: 'order', ...order };
  }
  if (meant.length === 1) return meant[0]![1];
  if (meant.length > 1)
    throw new UsageError(
      `${quoted(name)} can be several things; write ${orList(meant.map(([typed]) => quoted(typed)))}`,
    );
  const names = [...DATA_TOPICS, ...shipNames(board), ...areaNames(board), ...harborNames(board)];
  const allowed = `${DATA_TOPICS.join(', ')}, or the name of a counter, sea area, port, base or nation, a kind or a turn, such as US carriers turn 4`;
  throw new UsageError(`there is no data about ${quoted(name)}${allowedInstead(name, names, allowed)}`);
}

const whose = (name: string): Nation | Side | undefined =>
  SIDES.find((side) => side === name.toLowerCase()) ?? nationNamed(name) ?? sideNamed(name);

function unknown(name: string, names: readonly string[], what: string): never {
  throw new UsageError(nameSentence(name, names, { what }));
}

function shipNamed(name: string, board: Board): string {
  if (name === '') throw new UsageError('vitp data ship needs a name, such as: vitp data ship West Virginia');
  const found = shipsNamed(name, board);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) throw new UsageError(`${quoted(name)} can be ${orList(found)}; write which`);
  throw new UsageError(
    `there is no counter named ${quoted(name)}${allowedInstead(name, shipNames(board), 'those that vitp data order lists')}`,
  );
}

function shipsNamed(name: string, board: Board): string[] {
  const submarine = sameName(
    name,
    board.submarines.map((s) => s.name),
  );
  if (submarine !== undefined) return [submarine];
  const tables = compileBoard(board);
  const { pieces, why } = pieceNamed(tables, name);
  if (why !== undefined) throw new UsageError(why);
  return pieces.map((p) => tables.pieceNames[p]!);
}

const shipNames = (board: Board) => [...board.pieces.map((p) => p.name), ...board.submarines.map((s) => s.name)];
const areaNames = (board: Board) => board.areas.map((a) => a.name as string);
const harborNames = (board: Board) => [...board.ports, ...board.bases].map((h) => h.name as string);
