// The one-line form: "Akagi, Kaga, 22 AirFlot vs Lexington, Enterprise, 11 AF".

import { groupOf } from '../../battle/question/battle-names.js';
import { type BattleRead, readBattle, sideOfName } from '../../battle/question/read-battle.js';
import { ALLIED, type BoardOverrides, boardOf, compileBoard, JAPAN } from '../../board/index.js';
import type { ScenarioOptions } from '../../rules/scenario-options.js';
import { inFileOrder, ScenarioError, type ScenarioProblem } from '../../text/problem.js';
import type { Path, Places } from '../../text/source-text.js';

/** What takes the place of a file's name in sentences. */
const WHERE = 'battle';

/** Two fleets with this between them. */
const VERSUS = /\s+(?:vs?\.?|versus|against)\s+/i;

/** True for an argument that is two fleets, not the name of a file. */
export const isBattleLine = (argument: string): boolean => VERSUS.test(` ${argument} `);

/** One unit of a line, with the column it begins in. */
interface Word {
  readonly text: string;
  readonly column: number;
}

/** Values of the scenario that are given as options. */
export type LineOptions = Readonly<Record<string, unknown>>;

/**
 * Reads two fleets from one line. The first is Japan's, unless its first name is an Allied counter's. `name:2` is a unit with two
 * damage points.
 *
 * @param values of the scenario, such as `control`; those of the sides stand under `japan` and `allied`.
 * @throws ScenarioError with every mistake, each with its column.
 */
export function readBattleLine(line: string, values: LineOptions, options: ScenarioOptions): BattleRead {
  const between = VERSUS.exec(` ${line} `)!;
  const first = words(line.slice(0, Math.max(0, between.index - 1)), 0);
  const second = words(line.slice(between.index - 1 + between[0].length), between.index - 1 + between[0].length);
  const tables = compileBoard(boardOf((options.data ?? null) as BoardOverrides | null));
  const side = [...first, ...second].map(({ text }, k) => {
    const found = sideOfName(tables, groupOf(text)?.like ?? text.replace(/:\d+$/, ''));
    return found < 0 ? -1 : k < first.length ? found : 1 - found;
  });
  // Whoever is named first shows which fleet is whose.
  const swapped = side.find((s) => s !== -1) === ALLIED;
  const fleets = swapped ? [second, first] : [first, second];
  const places: Places = {
    problem: (path: Path, message: string): ScenarioProblem => ({
      file: WHERE,
      line: 1,
      column: columnOf(path, fleets),
      message,
    }),
    written: (path: Path) => wordAt(path, fleets)?.text,
  };
  const value = {
    kind: 'battle',
    ...values,
    japan: { ...(values.japan as object | undefined), units: fleets[JAPAN]!.map(unitOf) },
    allied: { ...(values.allied as object | undefined), units: fleets[ALLIED]!.map(unitOf) },
  };
  const problems: ScenarioProblem[] = [];
  const read = readBattle(value, places, [], options, problems);
  if (!read || problems.length > 0) throw new ScenarioError(inFileOrder(problems));
  return read;
}

/** `Akagi:2` has two damage points. */
function unitOf({ text }: Word): unknown {
  const damaged = /^(.+):\s*(\d)$/.exec(text);
  return damaged ? { name: damaged[1]!.trim(), damage: Number(damaged[2]) } : text;
}

function words(text: string, offset: number): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(/[^,;+\n](?:[^,;\n]*[^,;\s])?/g)) {
    const lead = match[0].length - match[0].trimStart().length;
    const trimmed = match[0].trim();
    if (trimmed !== '') found.push({ text: trimmed, column: offset + match.index + lead + 1 });
  }
  return found;
}

function wordAt(path: Path, fleets: readonly (readonly Word[])[]): Word | undefined {
  const side = path[0] === 'japan' ? JAPAN : path[0] === 'allied' ? ALLIED : -1;
  return side >= 0 && path[1] === 'units' ? fleets[side]![Number(path[2] ?? 0)] : undefined;
}

const columnOf = (path: Path, fleets: readonly (readonly Word[])[]): number => wordAt(path, fleets)?.column ?? 1;
