// From a record to the plain value that stands in its file.
import { type BoardTables, HARBOR_COUNT, SAN_DIEGO_NAME } from '../board/index.js';
import { DECISIONS } from '../game/questions/decisions.js';
import type { Begin, Until } from '../game/state/play-from.js';
import { type Block, type GameRecord, RECORD_FORMAT, type Step } from '../game/state/record.js';
import { Game } from '../game/state/state.js';
import { resolveRules } from '../rules/index.js';
import { positionOf } from './position-of.js';
import { diceText } from './record-dice.js';
import { DICE, FORMS, MISSION_WORDS, NOTHING, SIDE_WORDS } from './record-format.js';

/** A value as YAML and JSON know it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };
export type PlainMap = { readonly [key: string]: Plain };

/** The head of a record: everything before its steps. */
export function plainHead(record: GameRecord, t: BoardTables): PlainMap {
  const { begin, until, position } = record;
  return {
    kind: 'record',
    format: RECORD_FORMAT,
    rules: record.rules,
    ...(Object.keys(record.rulings).length > 0 && { rulings: record.rulings as PlainMap }),
    ...(record.data !== null && record.data !== undefined ? { data: record.data as Plain } : {}),
    players: { ...record.players },
    ...(record.seed !== null && { seed: record.seed, game: record.game }),
    ...(begin.at !== 'game' && { begin: plainBegin(begin, t) }),
    ...(until.to !== 'game' && { until: plainUntil(until) }),
    ...(position && { position: plainPosition(record, position, t) }),
  };
}

function plainBegin(begin: Begin, t: BoardTables): Plain {
  if (begin.at !== 'area') return begin.at;
  const { area, left } = begin;
  const names = left === null ? null : t.areaNames.filter((_, a) => ((left >> a) & 1) !== 0);
  return { area: t.areaNames[area]!, ...(names && { left: names }) };
}

const plainUntil = (until: Until): Plain => (until.to === 'turn' ? { turn: until.turn } : until.to);

function plainPosition(record: GameRecord, bytes: Uint8Array, t: BoardTables): Plain {
  const game = new Game(t, resolveRules(record.rules, record.rulings));
  game.stand(bytes);
  return positionOf(game, record.begin) as unknown as PlainMap;
}

/** A block: its decisions by their names, and its dice. */
export function plainBlock(block: Block, t: BoardTables): PlainMap {
  const rolls = block.rolls ?? [];
  // Who rolls twice in a block cannot be named twice in a map: under rules 20 and 23 a sighting (23.4), then an attack (20.5).
  const labels = new Set(rolls.map((roll) => roll.of));
  const inOrder = labels.has('') || labels.size < rolls.length;
  const steps = block.steps.map((step) => [
    `${SIDE_WORDS[step.side]} ${DECISIONS[step.decision]}`,
    plainAnswer(step, t, inOrder),
  ]);
  // Dice that nobody is named for stand in the order in which they fall.
  const dice = inOrder
    ? rolls.flatMap((roll) => [...roll.dice, ...roll.damage]).join(' ')
    : Object.fromEntries(rolls.map((roll) => [roll.of, diceText(roll)]));
  return { ...Object.fromEntries(steps), ...(rolls.length > 0 && { [DICE]: dice }) };
}

/**
 * An answer in the words of its form.
 *
 * @param inOrder moves are written piece by piece, for their order is that of dice that nobody is named for.
 */
export function plainAnswer(step: Step, t: BoardTables, inOrder = false): Plain {
  const plain = plainWord(step, t, inOrder);
  return step.who === undefined ? plain : { [step.who]: plain };
}

function plainWord({ decision, answer }: Step, t: BoardTables, inOrder: boolean): Plain {
  const form = FORMS[DECISIONS[decision]!];
  const piece = (p: number) => t.pieceNames[p]!;
  const harbor = (h: number) => (h === HARBOR_COUNT ? SAN_DIEGO_NAME : t.harborNames[h]!);
  if (typeof form === 'object') return form[answer[0]!]!;
  if (form === 'area') return t.areaNames[answer[0]!]!;
  if (form === 'harbor') return harbor(answer[0]!);
  if (answer.length === 0) return NOTHING;
  const pairs = pairsOf(answer);
  switch (form) {
    case 'piece':
    case 'piece?':
      return piece(answer[0]!);
    case 'pieces':
      return answer.map(piece);
    case 'moves':
      return inOrder
        ? Object.fromEntries(pairs.map(([p, area]) => [piece(p), t.areaNames[area]!]))
        : grouped(pairs.map(([p, area]) => [t.areaNames[area]!, piece(p)]));
    case 'bases':
      return grouped(pairs.map(([p, h]) => [harbor(h), piece(p)]));
    case 'landings':
      return runs(pairs.map(([p, h]) => [harbor(h), piece(p)]));
    case 'points':
      return Object.fromEntries(pairs.map(([p, points]) => [piece(p), points]));
    case 'attacks':
      return Object.fromEntries(pairs.map(([p, target]) => [piece(p), piece(target)]));
    case 'chase':
      return Object.fromEntries(pairs.map(([p, group]) => [piece(p), piece(-1 - group)]));
    case 'groups':
      return byNumber(pairs).map((group) => group.map(([p]) => piece(p)));
    case 'missions':
      return [...pairs].sort((a, b) => a[0] - b[0]).map(([, mission]) => MISSION_WORDS[mission]!);
  }
}

type Pair = readonly [number, number];

const pairsOf = (answer: readonly number[]): Pair[] =>
  Array.from({ length: answer.length / 2 }, (_, k) => [answer[2 * k]!, answer[2 * k + 1]!]);

/** The pairs of each group, lowest number first. */
function byNumber(pairs: readonly Pair[]): Pair[][] {
  const numbers = [...new Set(pairs.map(([, group]) => group))].sort((a, b) => a - b);
  return numbers.map((number) => pairs.filter(([, group]) => group === number));
}

/** Place → names; a single name stands without brackets. */
function grouped(entries: readonly (readonly [place: string, name: string])[]): PlainMap {
  const places = new Map<string, string[]>();
  for (const [place, name] of entries) places.set(place, [...(places.get(place) ?? []), name]);
  return Object.fromEntries([...places].map(([place, names]) => [place, names.length === 1 ? names[0]! : names]));
}

/** As {@link grouped}, but a place that comes again later stands in a map of its own: the order counts. */
function runs(entries: readonly (readonly [place: string, name: string])[]): Plain {
  const list: (readonly [string, string])[][] = [];
  for (const entry of entries) {
    const run = list.at(-1);
    const again = run?.some(([place]) => place === entry[0]) && run.at(-1)![0] !== entry[0];
    if (run && !again) run.push(entry);
    else list.push([entry]);
  }
  return list.length === 1 ? grouped(list[0]!) : list.map(grouped);
}
