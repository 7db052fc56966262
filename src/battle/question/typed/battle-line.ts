// A battle in one line: "Akagi, Kaga and 22 AirFlot vs Lexington, 2 x Northampton class in the Coral Sea".
import {
  ALLIED,
  type BoardOverrides,
  type BoardTables,
  boardOf,
  compileBoard,
  JAPAN,
  SIDES,
} from '../../../board/index.js';
import { sideNamed } from '../../../board/names.js';
import { sideWithin } from '../../../board/side-names.js';
import type { ScenarioOptions } from '../../../rules/scenario-options.js';
import { quoted } from '../../../text/index.js';
import { keyboardText } from '../../../text/plain.js';
import { readOrThrow, ScenarioError, type ScenarioProblem } from '../../../text/problem.js';
import type { Path, Places } from '../../../text/source-text.js';
import { type BattleRead, readBattle } from '../read-battle.js';
import { inArea } from './battle-text.js';
import { lineProblem, lineText, sideOfForce, sideOfNearest } from './force.js';
import { type Context, type ContextColumns, contextBefore, takeContext } from './line-context.js';
import { submarineOf } from './no-unit.js';
import type { Part } from './part.js';
import { splitForce } from './split-force.js';
import { isNameIn } from './unit-choices.js';
import { readUnitPhrase } from './unit-phrase.js';

/** Two fleets with this between them. */
const VERSUS = /(?<=^|[\s,;)\]"])(?:vs?\.?|versus|against|fights?|attacks?|engages?|meets?)(?=$|[\s,;(["])/gi;

/** True for a text that is two fleets, not the name of a file. */
export const isBattleLine = (text: string): boolean =>
  keyboardText(text).search(VERSUS) >= 0 || betweenLabels(lineText(text)) !== undefined;

/** Values of the scenario that are given beside the line; those of the sides stand under `japan` and `allied`. */
export type LineValues = Readonly<Record<string, unknown>>;

/**
 * Reads two fleets from one line, as players type them. Between the fleets stands "vs", "versus" or "against"; the first is Japan's,
 * unless its ships, or a word such as `Allies:` before it, say otherwise. At the end may stand where it is ("in the Coral Sea"), how long
 * ("3 rounds") and in which action ("at night"). What could mean several things is refused with the choices.
 *
 * What can be typed for a unit: see `docs/battles.md`.
 *
 * @param line such as `Akagi & Kaga vs 2 Essexes`
 * @param values of the scenario beside the line, such as `{ control: 'japan', japan: { retreat: 2 } }`; default: none
 * @param options what replaces values; default: the standard board and rules
 * @throws ScenarioError with every mistake, each with its column.
 * @example
 * readBattleLine('Shōkaku + PoW vs Lexington').scenario; // refused: Prince of Wales cannot fight for Japan
 * readBattleLine('2 Kongos vs Washington (3 damage)').scenario.japan.units.map((u) => u.name); // ['Kongo', 'Haruna']
 */
export function readBattleLine(line: string, values: LineValues = {}, options: ScenarioOptions = {}): BattleRead {
  const tables = compileBoard(boardOf((options.data ?? null) as BoardOverrides | null));
  const text = lineText(line);
  const { before, rest } = contextBefore(text, tables);
  const [one, two] = forces(rest, tables);
  const columns: ContextColumns = {};
  const { prefer, ...circumstances } = context(before, [one, two], values, tables, columns);
  const swapped = isSwapped(one, two, tables);
  const ordered = swapped ? [two, one] : [one, two];
  const submarines = ordered.map(takeSubmarine);
  const fleets = ordered.map((force) => force.parts);
  const places: Places = {
    problem: (path: Path, message: string): ScenarioProblem =>
      lineProblem(partAt(path, fleets)?.column ?? columns[path[0] ?? ''] ?? 0, message),
    written: (path: Path) => partAt(path, fleets)?.text,
  };
  const side = (s: number) => ({
    ...(prefer === undefined ? {} : { prefer }),
    ...(submarines[s] ? { submarine: true } : {}),
    ...(values[SIDES[s]!] as object | undefined),
    units: fleets[s]!.map((part) => part.text),
  });
  const value = {
    kind: 'battle',
    ...circumstances,
    ...values,
    japan: side(JAPAN),
    allied: side(ALLIED),
  };
  return readOrThrow((problems) => readBattle(value, places, [], options, problems));
}

/** One fleet of the line. */
interface Force {
  /** Side that a word before it names, or -1. */
  readonly label: number;
  readonly parts: Part[];
  /** Column of its beginning, from 0. */
  readonly column: number;
}

function refuse(column: number, message: string): never {
  throw new ScenarioError([lineProblem(column, message)]);
}

const EXAMPLE = 'such as "Akagi, Kaga vs Lexington, Enterprise"';

/** The two fleets. */
function forces(text: string, tables: BoardTables): [Force, Force] {
  const labels = betweenLabels(text);
  const between = text.search(VERSUS) < 0 && labels ? [labels] : separators(text);
  const [first, second] = between;
  if (!first) {
    const force = forceOf(text, 0, tables);
    const names = force.parts.map((part) => part.text).join(', ');
    refuse(
      text.length,
      names === ''
        ? `two fleets are needed, ${EXAMPLE}`
        : `${names} against whom? Write the other side after "vs", ${EXAMPLE}`,
    );
  }
  if (second) refuse(second.index, `there are two sides in a battle; "${second[0]}" may stand once`);
  const end = first.index + first[0].length;
  const both: [Force, Force] = [forceOf(text.slice(0, first.index), 0, tables), forceOf(text.slice(end), end, tables)];
  for (const [k, force] of both.entries()) {
    if (force.parts.length > 0) continue;
    const other = both[1 - k]!.parts.map((part) => part.text).join(', ');
    refuse(
      k === 0 ? first.index : text.length,
      other === ''
        ? `two fleets are needed, ${EXAMPLE}`
        : `${other} against whom? Write the other side ${k === 0 ? 'before' : 'after'} "${first[0]}", ${EXAMPLE}`,
    );
  }
  return both;
}

/** Words between two fleets; `V` beside another of them is part of a name: `Tirpitz (566) vs King George V (455)`. */
function separators(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(VERSUS)];
  const clear = found.filter(([word]) => word !== 'V');
  return clear.length > 0 ? clear : found;
}

/** What stands before the second side of `Japan: Akagi; US: Lexington`. */
function betweenLabels(text: string): RegExpExecArray | undefined {
  const label = /^\s*([\p{L}.' ]+?)\s*[:=]/u.exec(text);
  if (!label || sideNamed(label[1]!) === undefined) return undefined;
  const second = [...text.matchAll(/(?:[;,|]\s*|\s)(?=([\p{L}.']+)\s*[:=])/gu)];
  return second.find((found) => sideNamed(found[1]!) !== undefined);
}

/** A side's name before its units: `Japan: Akagi`, `IJN - Akagi`, `US 2 x 117`. */
const LABELS = [
  /^\s*([\p{L}.' ]+?)\s*[:=-]\s+(?=\S)/u,
  /^\s*([\p{L}.' ]+?)\s*[:=](?=\S)/u,
  /^\s*([\p{L}.']+)\s+(?=\d)/u,
];

/** The units of a fleet, with or without its side's name before them. */
function forceOf(text: string, column: number, tables: BoardTables): Force {
  const label = LABELS.map((pattern) => pattern.exec(text)).find((found) => found && sideNamed(found[1]!));
  const side = label ? sideNamed(label[1]!) : undefined;
  const from = side === undefined ? 0 : label![0].length;
  return {
    label: side === undefined ? -1 : SIDES.indexOf(side),
    parts: splitForce(text.slice(from), column + from, tables),
    column,
  };
}

/** True when the first fleet is the Allies'. Whoever is named first shows which fleet is whose. */
function isSwapped(one: Force, two: Force, tables: BoardTables): boolean {
  if (one.label >= 0 && one.label === two.label)
    refuse(two.column, `both sides are called ${SIDES[one.label] === 'japan' ? "Japan's" : 'Allied'}`);
  if (one.label >= 0) return one.label === ALLIED;
  if (two.label >= 0) return two.label === JAPAN;
  const side = sideOfForce(one.parts, tables);
  if (side >= 0) return side === ALLIED;
  const other = sideOfForce(two.parts, tables);
  return other >= 0 ? other === JAPAN : sideOfNearest(one.parts, tables) === ALLIED;
}

/** The circumstances that stand before or behind the units, as far as nothing beside the line says otherwise. */
function context(
  before: Context,
  [first, force]: readonly [Force, Force],
  values: LineValues,
  tables: BoardTables,
  columns: ContextColumns,
): Context {
  const { parts } = force;
  const said = { ...takeContext(first.parts, tables, columns) };
  const behind = takeContext(parts, tables, columns);
  for (const [key, value] of Object.entries({ ...before, ...behind })) {
    const other = { ...before, ...said }[key as keyof Context];
    if (other !== undefined && other !== value)
      refuse(
        force.column,
        `${key} is ${quoted(String(other))} and ${quoted(String(value))} in one line; keep one of them`,
      );
    Object.assign(said, { [key]: value });
  }
  for (const key of ['area', 'rounds', 'control', 'turn'] as const) {
    const typed = values[key];
    if (said[key] !== undefined && typed !== undefined && typed !== said[key])
      refuse(
        force.column,
        `${key} is ${quoted(String(said[key]))} in the line and ${quoted(String(typed))} beside it; keep one of them`,
      );
  }
  if (first.parts.length === 0) refuse(first.column, `the first side has no units, ${EXAMPLE}`);
  if (parts.length === 0) refuse(force.column, `the other side has no units, ${EXAMPLE}`);
  for (const part of [...first.parts, ...parts]) askWhere(part, said, values, tables);
  return said;
}

/** `Lexington at Midway`, and no area is named: is the battle there, or does the ship lie there? */
function askWhere(unit: Part, said: Context, values: LineValues, tables: BoardTables): void {
  const at = /^(.*\S)\s+(?:at|in|off|near)\s+(?:the\s+)?([^,;()]+)$/i.exec(unit.text);
  if (
    !at ||
    said.area !== undefined ||
    (values.area ?? null) !== null ||
    /\b(?:port|base|harbou?r|lying|based|docked|anchor|anchored|land\w*|invad\w*)$/i.test(at[1]!)
  )
    return;
  const { inPort, why } = readUnitPhrase(unit.text, isNameIn(tables));
  if (why !== undefined || inPort === undefined || inPort === true) return;
  const harbor = [...tables.board.ports, ...tables.board.bases].find((h) => h.name === inPort)!;
  const areas = harbor.touches.map((area) => `"${inArea(area)}"`).join(' or ');
  refuse(
    unit.column,
    `"${unit.text}" can mean two things: where the battle is, then write ${areas}; or where ${at[1]} lies, then write "${at[1]} (in port at ${inPort})"`,
  );
}

/** Takes a fleet's submarine out of its units: it is no unit of a battle, and attacks after the first round (16). */
function takeSubmarine({ parts }: Force, side: number): boolean {
  const at = parts.findIndex((part) => submarineOf(part.text).length > 0);
  if (at < 0) return false;
  const [{ text, column }] = parts.splice(at, 1) as [Part];
  if (!submarineOf(text).includes(SIDES[side]!))
    refuse(column, `${quoted(text)} belongs to ${sideWithin(1 - side)}; it cannot attack for ${sideWithin(side)}`);
  if (parts.length === 0)
    refuse(
      column,
      `${quoted(text)} alone cannot fight: a submarine attacks after a round of others (16); name a ship or unit beside it`,
    );
  return true;
}

function partAt(path: Path, fleets: readonly (readonly Part[])[]): Part | undefined {
  const side = path[0] === 'japan' ? JAPAN : path[0] === 'allied' ? ALLIED : -1;
  return side >= 0 && path[1] === 'units' ? fleets[side]![Number(path[2] ?? 0)] : undefined;
}
