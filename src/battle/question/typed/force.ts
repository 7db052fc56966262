// The units of one side in one line.
import {
  ALLIED,
  type AreaName,
  type BoardOverrides,
  type BoardTables,
  boardOf,
  compileBoard,
  JAPAN,
  SIDES,
  type Side,
} from '../../../board/index.js';
import { pieceNamed } from '../../../board/names.js';
import { nearest } from '../../../text/nearest.js';
import { keyboardText } from '../../../text/plain.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../../text/problem.js';
import type { BattleUnit } from '../battle-scenario.js';
import { resolveUnits } from '../battle-units.js';
import type { Part } from './part.js';
import { splitForce } from './split-force.js';
import { isNameIn, shipLike } from './unit-choices.js';
import { readUnitPhrase } from './unit-phrase.js';

/** What a force is read with. */
export interface ForceOptions {
  /** Whose units they are. Default: as the names say; where they say nothing, as with factors alone, Japan's. */
  readonly side?: Side;
  /** Sea area of the battle: in port then means its port, where it has one only. Default: none. */
  readonly area?: AreaName | null;
  /** Board values that replace the standard ones. Default: none. */
  readonly data?: BoardOverrides | null;
  /** The board in tables, where many forces are read. Default: compiled from `data`. */
  readonly tables?: BoardTables;
}

/** The place of a mistake in one line: what takes the place of a file's name, and the column from 0. */
export const lineProblem = (column: number, message: string): ScenarioProblem => ({
  file: 'battle',
  line: 1,
  column: column + 1,
  message,
});

/**
 * Reads the units of one side as players type them: names in any spelling, usual abbreviations, groups, damage, places. Nothing is
 * guessed: what can mean several things is refused with the choices.
 *
 * @param text such as `Shōkaku, 2 Kongos and Yamato (3 damage)`; what can be typed: see `docs/battles.md`
 * @throws ScenarioError with every mistake, each with its column
 * @example
 * readForce('2 Kongos + 22 AirFlot').map((unit) => unit.name); // ['Kongo', 'Haruna', '22 AirFlot']
 */
export function readForce(text: string, options: ForceOptions = {}): BattleUnit[] {
  const tables = options.tables ?? compileBoard(boardOf(options.data ?? null));
  const parts = splitForce(lineText(text), 0, tables);
  const side = options.side === undefined ? usualSide(parts, tables) : SIDES.indexOf(options.side);
  const problems: ScenarioProblem[] = [];
  const report = (column: number, message: string) => problems.push(lineProblem(column, message));
  if (parts.length === 0) report(0, 'no ship or unit is named; allowed: such as "Akagi, Kaga, 22 AirFlot"');
  const column = (path: readonly (string | number)[]): number => parts[Number(path[2] ?? 0)]?.column ?? 0;
  const texts = parts.map((part) => part.text);
  const units = resolveUnits(side === JAPAN ? [texts, []] : [[], texts], {
    tables,
    source: {
      problem: (path, message) => lineProblem(column(path), message),
      written: (path) => parts[Number(path[2] ?? 0)]?.text,
    },
    base: [],
    area: options.area ?? null,
    report: (path, message) => report(column(path), message),
  });
  if (problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return units[side === JAPAN ? 0 : 1];
}

/** A text as one line of a plain keyboard; a new line separates like a semicolon, and quotes around all of it are none. */
export function lineText(text: string): string {
  const line = keyboardText(text.replace(/\r?\n/g, ';'));
  const whole = /^(\s*)"([^"]*)"(\s*)$/.exec(line);
  return whole && /[,;]|\bv(?:s|ersus)?\b/i.test(whole[2]!) ? `${whole[1]} ${whole[2]} ${whole[3]}` : line;
}

/** Whose units these are: the first that says so. -1 where none does. */
export function sideOfForce(parts: readonly Part[], tables: BoardTables): number {
  for (const part of parts) {
    const side = sideOfUnit(part.text, tables);
    if (side >= 0) return side;
  }
  return -1;
}

/** Whose units these are: as their names say, or the nearest names; Japan's where nothing is near. */
function usualSide(parts: readonly Part[], tables: BoardTables): number {
  const side = sideOfForce(parts, tables);
  return side >= 0 ? side : Math.max(JAPAN, sideOfNearest(parts, tables));
}

/** The side of the counter that a misspelt name is nearest to; -1 where none is near. */
export function sideOfNearest(parts: readonly Part[], tables: BoardTables): number {
  const names = parts.filter((part) => /^\p{L}/u.test(part.text)).map((part) => nearest(part.text, tables.pieceNames));
  const found = names.find((name) => name !== undefined);
  return found === undefined ? -1 : tables.side[tables.pieceIndex.get(found)!]!;
}

/**
 * Whose unit a phrase names: the index of a side, or -1 where it does not say.
 *
 * @example
 * sideOfUnit('2 Kongos', tables); // 0: Japan's
 */
export function sideOfUnit(text: string, tables: BoardTables): number {
  const said = readUnitPhrase(text, isNameIn(tables));
  if (said.kind) return said.nation === undefined ? -1 : said.nation === 'japan' ? JAPAN : ALLIED;
  if (said.factors !== undefined || said.quoted) return -1;
  if (said.count !== 0 || said.isClass) {
    const like = shipLike(tables, said.name);
    return like < 0 ? -1 : tables.side[like]!;
  }
  const sides = new Set(pieceNamed(tables, said.name).pieces.map((p) => tables.side[p]!));
  return sides.size === 1 ? [...sides][0]! : -1;
}
