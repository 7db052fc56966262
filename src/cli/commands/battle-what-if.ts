// `--what-if "add Hornet"`: a change of a battle, as it is typed.

import type { BattleChanges } from '../../analysis/battle-what-if.js';
import { groupOf, plainName } from '../../battle/question/battle-names.js';
import type { BattleScenario } from '../../battle/question/battle-scenario.js';
import { wishesOpen } from '../../battle/question/battle-wish.js';
import { sideOfName } from '../../battle/question/read-battle.js';
import { boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { readScenario } from '../../node/read.js';
import { quoted } from '../../text/index.js';
import { didYouMean } from '../../text/nearest.js';
import { UsageError } from '../../text/usage-error.js';

const ALLOWED =
  'such as "add Hornet", "remove Kaga", "add 1+27 to allied", "control allied", "japan prefer night" or "allied targets focus", with semicolons between several';

/** Changes that can stand beside each other: the battle itself is the scenario a. */
const MOST_CHANGES = 25;

/**
 * The battle with each of the changes, one by one.
 *
 * @param unsaid sides that say nothing of day and night: they choose anew for the changed fleets.
 * @throws UsageError for a change that cannot be read, ScenarioError when the battle cannot be changed like that.
 */
export function changedBattles(
  scenario: BattleScenario,
  unsaid: readonly Side[],
  texts: readonly string[],
): BattleChanges {
  if (texts.length > MOST_CHANGES) {
    throw new UsageError(`--what-if is given ${texts.length} times; allowed: up to ${MOST_CHANGES} times`);
  }
  const open = wishesOpen(scenario, unsaid);
  const battles = texts.map((text) => {
    const changed = text.split(';').reduce((now, part) => change(now, part.trim()), open);
    return readScenario(JSON.stringify(changed), 'what-if', { kinds: ['battle'] }).scenario;
  });
  return { texts, battles };
}

function change(scenario: BattleScenario, text: string): BattleScenario {
  const words = /^(add|remove|control|japan|allied|allies|rounds)\s+(.+)$/i.exec(text);
  if (!words) throw new UsageError(`--what-if: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
  const what = words[2]!;
  switch (words[1]!.toLowerCase()) {
    case 'control':
      return { ...scenario, control: what.toLowerCase() as BattleScenario['control'] };
    case 'rounds':
      return { ...scenario, rounds: Number(what) };
    case 'add':
      return what.split(/,|\band\b/).reduce((now, name) => add(now, name.trim()), scenario);
    case 'remove':
      return what.split(/,|\band\b/).reduce((now, name) => remove(now, name.trim()), scenario);
    default: {
      const side: Side = words[1]!.toLowerCase() === 'japan' ? 'japan' : 'allied';
      const set = /^(prefer|targets|retreat)\s+(\S+)$/i.exec(what);
      if (!set) throw new UsageError(`--what-if: ${quoted(text)} cannot be read; allowed: ${ALLOWED}`);
      const value = /^\d+$/.test(set[2]!) ? Number(set[2]) : set[2]!;
      return { ...scenario, [side]: { ...scenario[side], [set[1]!.toLowerCase()]: value } };
    }
  }
}

function add(scenario: BattleScenario, text: string): BattleScenario {
  const to = /^(.+?)\s+to\s+(japan|allied|the allies|allies)$/i.exec(text);
  const name = to ? to[1]! : text;
  const tables = compileBoard(boardOf(scenario.data));
  const found = to ? (to[2]!.toLowerCase() === 'japan' ? 0 : 1) : sideOfName(tables, groupOf(name)?.like ?? name);
  if (found < 0) {
    const hint = didYouMean(name, tables.pieceNames);
    throw new UsageError(
      `--what-if: ${quoted(name)} is not a ship or unit${hint || ';'} ${hint ? 'Allowed' : 'allowed'}: ${ALLOWED}`,
    );
  }
  const side = SIDES[found]!;
  return { ...scenario, [side]: { ...scenario[side], units: [...scenario[side].units, name] } };
}

function remove(scenario: BattleScenario, name: string): BattleScenario {
  const nameOf = (unit: unknown): string => (typeof unit === 'string' ? unit : (unit as { name: string }).name);
  for (const side of SIDES) {
    const { units } = scenario[side];
    const kept = units.filter((unit) => plainName(nameOf(unit)) !== plainName(name));
    if (kept.length < units.length) return { ...scenario, [side]: { ...scenario[side], units: kept } };
  }
  const names = SIDES.flatMap((side) => scenario[side].units.map(nameOf));
  throw new UsageError(
    `--what-if: ${quoted(name)} is not in this battle${didYouMean(name, names) || ';'} allowed: ${names.join(', ')}`,
  );
}
