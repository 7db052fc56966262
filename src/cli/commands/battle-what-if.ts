// `--what-if "add Hornet"`: a change of a battle, as it is typed.

import type { BattleChanges } from '../../analysis/battle-what-if.js';
import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import { wishesOpen } from '../../battle/question/battle-wish.js';
import { readBattle } from '../../battle/question/read-battle.js';
import { sideOfUnit } from '../../battle/question/typed/force.js';
import { splitForce } from '../../battle/question/typed/split-force.js';
import { type BoardOverrides, type BoardTables, boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { pieceNamed, plainName, sideNamed } from '../../board/names.js';
import { sideWithin } from '../../board/side-names.js';
import { orList } from '../../text/fields.js';
import { quoted } from '../../text/index.js';
import { allowedInstead } from '../../text/nearest.js';
import { keyboardText } from '../../text/plain.js';
import { inFileOrder, type ScenarioProblem } from '../../text/problem.js';
import { SourceText } from '../../text/source-text.js';
import { UsageError } from '../../text/usage-error.js';

const ALLOWED =
  'such as "add Hornet", "remove Kaga", "add 1+27 to allied", "control allied", "japan prefer night" or "allied targets focus", with semicolons between several';

/** Changes that can stand beside each other: the battle itself is the scenario a. */
const MAX_CHANGES = 25;

/**
 * The battle with each of the changes, one by one.
 *
 * @param unsaid sides that say nothing of day and night: they choose anew for the changed fleets.
 * @throws UsageError for a change that cannot be read, and when the battle cannot be changed like that.
 */
export function changedBattles(
  scenario: BattleScenario,
  unsaid: readonly Side[],
  texts: readonly string[],
): BattleChanges {
  if (texts.length > MAX_CHANGES) {
    throw new UsageError(`--what-if is given ${texts.length} times; allowed: up to ${MAX_CHANGES} times`);
  }
  const open = wishesOpen(scenario, unsaid);
  const battles = texts.map((text) => {
    const changed = text.split(';').reduce((now, part) => change(now, part.trim()), open);
    return checked(changed, text);
  });
  return { texts, battles };
}

/**
 * A changed battle as it would be read from a file. Its mistakes have no place in a text that somebody wrote: they name the change.
 *
 * @throws UsageError with all of them.
 */
function checked(changed: BattleScenario, text: string): BattleScenario {
  const wrong = (sentence: string) => new UsageError(`--what-if ${quoted(text)}: ${sentence}`);
  const empty = SIDES.findIndex((side) => changed[side].units.length === 0);
  if (empty >= 0) {
    throw wrong(`${sideWithin(empty)} would have no ship or unit left; at least one is needed on each side`);
  }
  const source = new SourceText('what-if', JSON.stringify(changed));
  const problems: ScenarioProblem[] = [...source.problems];
  const read = readBattle(source.value, source, [], {}, problems);
  if (!read || problems.length > 0)
    throw wrong(
      inFileOrder(problems)
        .map(({ message }) => message)
        .join('; '),
    );
  return read.scenario;
}

function change(scenario: BattleScenario, text: string): BattleScenario {
  const words = /^(add|remove|without|with|control|rounds|[\p{L}.]+)\s+(.+)$/iu.exec(text);
  const what = words?.[2] ?? '';
  const tables = compileBoard(boardOf(scenario.data as BoardOverrides | null));
  switch (words?.[1]?.toLowerCase()) {
    case 'control':
      return { ...scenario, control: (sideNamed(what) ?? what.toLowerCase()) as BattleScenario['control'] };
    case 'rounds':
      return { ...scenario, rounds: Number(what) };
    case 'add':
    case 'with':
      return units(what, tables).reduce((now, name) => add(now, name, tables), scenario);
    case 'remove':
    case 'without':
      return units(what, tables).reduce((now, name) => remove(now, name, tables), scenario);
    default: {
      const side = words && sideNamed(words[1]!);
      const set = /^(prefer|targets|retreat)\s+(\S+)$/i.exec(what);
      if (!side || !set) throw new UsageError(`--what-if: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
      const value = /^\d+$/.test(set[2]!) ? Number(set[2]) : set[2]!.toLowerCase();
      return { ...scenario, [side]: { ...scenario[side], [set[1]!.toLowerCase()]: value } };
    }
  }
}

/** The units of a change, one by one; `to the Allies` at the end stays with the last and counts for all. */
function units(text: string, tables: BoardTables): string[] {
  const to = /^(.+?)(\s+to\s+[\p{L} ]+)$/iu.exec(keyboardText(text));
  const isTo = to && sideNamed(to[2]!.replace(/^\s*to\s+/i, '')) !== undefined;
  return splitForce(isTo ? to[1]! : keyboardText(text), 0, tables).map((part) => part.text + (isTo ? to[2]! : ''));
}

function add(scenario: BattleScenario, text: string, tables: BoardTables): BattleScenario {
  const to = /^(.+?)\s+to\s+([\p{L} ]+)$/iu.exec(text);
  const named = to ? sideNamed(to[2]!) : undefined;
  const name = named ? to![1]! : text;
  const found = named ? SIDES.indexOf(named) : sideOfUnit(name, tables);
  if (found < 0) {
    throw new UsageError(
      `--what-if: ${quoted(name)} is not a ship or unit${allowedInstead(name, tables.pieceNames, ALLOWED)}`,
    );
  }
  const side = SIDES[found]!;
  return { ...scenario, [side]: { ...scenario[side], units: [...scenario[side].units, name] } };
}

function remove(scenario: BattleScenario, name: string, tables: BoardTables): BattleScenario {
  const nameOf = (unit: unknown): string => (typeof unit === 'string' ? unit : (unit as { name: string }).name);
  const found = pieceNamed(tables, name).pieces.map((p) => tables.pieceNames[p]!);
  const meant = (unit: unknown) => plainName(nameOf(unit)) === plainName(name) || found.includes(nameOf(unit));
  const all = SIDES.flatMap((side) => scenario[side].units as readonly unknown[]).filter(meant);
  if (all.length > 1) throw new UsageError(`--what-if: ${quoted(name)} can be ${orList(all.map(nameOf))}; write which`);
  for (const side of SIDES) {
    const kept = scenario[side].units.filter((unit) => !meant(unit));
    if (kept.length < scenario[side].units.length) return { ...scenario, [side]: { ...scenario[side], units: kept } };
  }
  const names = SIDES.flatMap((side) => scenario[side].units.map(nameOf));
  throw new UsageError(`--what-if: ${quoted(name)} is not in this battle${allowedInstead(name, names)}`);
}
