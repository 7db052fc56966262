// A battle in one line: "Akagi, Kaga and 22 AirFlot vs Lexington, 2 x Northampton class in the Coral Sea".
import {
  ALLIED,
  type AreaName,
  type BoardOverrides,
  type BoardTables,
  boardOf,
  compileBoard,
  JAPAN,
  SIDES,
} from '../../../board/index.js';
import { areaNamed, sideNamed } from '../../../board/names.js';
import type { ScenarioOptions } from '../../../rules/scenario-options.js';
import { quoted } from '../../../text/index.js';
import { keyboardText } from '../../../text/plain.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../../text/problem.js';
import type { Path, Places } from '../../../text/source-text.js';
import { type BattleRead, readBattle } from '../read-battle.js';
import { inArea } from './battle-text.js';
import { lineProblem, lineText, sideOfForce, sideOfNearest } from './force.js';
import { type Part, splitForce } from './split-force.js';
import { isNameIn } from './unit-choices.js';
import { readUnitPhrase } from './unit-phrase.js';

/** Two fleets with this between them. */
const VERSUS = /(?<=^|[\s,;)\]"])(?:vs?\.?|versus|against)(?=$|[\s,;(["])/gi;

/** True for a text that is two fleets, not the name of a file. */
export const isBattleLine = (text: string): boolean => keyboardText(text).search(VERSUS) >= 0;

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
  const [one, two] = forces(text, tables);
  const said = context(two, values, tables);
  const swapped = isSwapped(one, two, tables);
  const fleets = (swapped ? [two, one] : [one, two]).map((force) => force.parts);
  const places: Places = {
    problem: (path: Path, message: string): ScenarioProblem => lineProblem(columnOf(path, fleets), message),
    written: (path: Path) => partAt(path, fleets)?.text,
  };
  const side = (s: number) => ({
    ...(said.prefer === undefined ? {} : { prefer: said.prefer }),
    ...(values[SIDES[s]!] as object | undefined),
    units: fleets[s]!.map((part) => part.text),
  });
  const { area, rounds } = said;
  const value = {
    kind: 'battle',
    ...(area === undefined ? {} : { area }),
    ...(rounds === undefined ? {} : { rounds }),
    ...values,
    japan: side(JAPAN),
    allied: side(ALLIED),
  };
  const problems: ScenarioProblem[] = [];
  const read = readBattle(value, places, [], options, problems);
  if (!read || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return read;
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
  const between = [...text.matchAll(VERSUS)];
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

/** What stands behind the units. */
interface Context {
  area?: AreaName;
  rounds?: number;
  prefer?: 'day' | 'night';
}

const ENDINGS: readonly (readonly [RegExp, (said: Context, words: RegExpExecArray) => boolean])[] = [
  [
    /^(?:(.*)\s)?(?:in|at|off|near|around)\s+(?:the\s+)?([^,;]+)$/i,
    (said, [, , where]) => {
      const area = areaNamed(where!);
      if (area !== undefined) said.area = area;
      return area !== undefined;
    },
  ],
  [
    /^(?:(.*?)\s)??(?:for\s+)?(\d{1,2}|one|two|three)\s+rounds?$/i,
    (said, [, , n]) => {
      said.rounds = ['one', 'two', 'three'].indexOf(n!.toLowerCase()) + 1 || Number(n);
      return true;
    },
  ],
  [
    /^(?:(.*)\s)?(?:at|by|in\s+the)\s+(night|day)(?:light)?$/i,
    (said, [, , when]) => {
      said.prefer = when!.toLowerCase() as 'day' | 'night';
      return true;
    },
  ],
];

/** Takes the circumstances from the end of the second fleet. */
function context(force: Force, values: LineValues, tables: BoardTables): Context {
  const said: Context = {};
  const { parts } = force;
  for (let k = parts.length - 1; k >= 0; k--) {
    const part = parts[k]!;
    for (const [pattern, say] of ENDINGS) {
      const words = pattern.exec(part.text);
      if (!words || !say(said, words)) continue;
      const rest = splitForce((words[1] ?? '').trim(), part.column, tables);
      parts.splice(k, 1, ...rest);
      // What is left of the part may say more.
      k += rest.length;
      break;
    }
  }
  for (const key of ['area', 'rounds'] as const) {
    const typed = values[key];
    if (said[key] !== undefined && typed !== undefined && typed !== said[key])
      refuse(
        force.column,
        `${key} is ${quoted(String(said[key]))} in the line and ${quoted(String(typed))} beside it; keep one of them`,
      );
  }
  if (parts.length === 0) refuse(force.column, `the other side has no units, ${EXAMPLE}`);
  askWhere(parts.at(-1)!, said, values, tables);
  return said;
}

/** `… vs Lexington at Midway`: is the battle there, or does the last ship lie there? */
function askWhere(last: Part, said: Context, values: LineValues, tables: BoardTables): void {
  const at = /^(.*\S)\s+(?:at|in|off|near)\s+(?:the\s+)?([^,;()]+)$/i.exec(last.text);
  if (
    !at ||
    said.area !== undefined ||
    (values.area ?? null) !== null ||
    /\b(?:port|base|harbou?r|lying|based|docked|land\w*|invad\w*)$/i.test(at[1]!)
  )
    return;
  const { inPort } = readUnitPhrase(last.text, isNameIn(tables));
  if (inPort === undefined || inPort === true) return;
  const harbor = [...tables.board.ports, ...tables.board.bases].find((h) => h.name === inPort)!;
  const areas = harbor.touches.map((area) => `"${inArea(area)}"`).join(' or ');
  refuse(
    last.column,
    `"${last.text}" can mean two things: where the battle is, then write ${areas}; or where ${at[1]} lies, then write "${at[1]} (in port at ${inPort})"`,
  );
}

function partAt(path: Path, fleets: readonly (readonly Part[])[]): Part | undefined {
  const side = path[0] === 'japan' ? JAPAN : path[0] === 'allied' ? ALLIED : -1;
  return side >= 0 && path[1] === 'units' ? fleets[side]![Number(path[2] ?? 0)] : undefined;
}

const columnOf = (path: Path, fleets: readonly (readonly Part[])[]): number => partAt(path, fleets)?.column ?? 0;
