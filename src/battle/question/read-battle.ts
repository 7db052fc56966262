// `kind: battle`: from what was written to a complete BattleScenario, or to everything that is wrong with it.

import { dataOf } from '../../board/board-schema.js';
import { AIR, type AreaName, type BoardTables, boardOf, compileBoard, SIDES, type Side } from '../../board/index.js';
import { plainName } from '../../board/names.js';
import { type RuleSet, resolveRules } from '../../rules/index.js';
import { rulesNamed } from '../../rules/rules-fields.js';
import type { Method, ScenarioOptions } from '../../rules/scenario-options.js';
import { orList, shown } from '../../text/fields.js';
import { type Checked, checkAll } from '../../text/issues.js';
import { allowedInstead } from '../../text/nearest.js';
import type { ScenarioProblem } from '../../text/problem.js';
import type { Path, Places } from '../../text/source-text.js';
import { fightingNames } from './battle-names.js';
import {
  BATTLE_KINDS,
  type BattleRetreat,
  type BattleScenario,
  type BattleSide,
  type BattleTargets,
  type BattleUnit,
} from './battle-scenario.js';
import { type BattleInput, battleSchema, type SideInput } from './battle-schema.js';
import { resolveUnits } from './battle-units.js';
import { usualWish } from './battle-wish.js';
import { whyNoLanding } from './landing-place.js';
import { usualControl } from './opened-battle.js';
import { whyNotThere } from './ships-in-port.js';
import { inFull } from './short-sides.js';
import { inArea } from './typed/battle-text.js';
import type { Report } from './unit-entry.js';

export interface BattleRead {
  readonly scenario: BattleScenario;
  readonly method: Method;
  /** Sides that leave day or night to `usualWish`. */
  readonly unsaid: readonly Side[];
}

/** Checks and completes the battle at a path of a text. */
export function readBattle(
  written: unknown,
  text: Places,
  base: Path,
  options: ScenarioOptions,
  problems: ScenarioProblem[],
): BattleRead | undefined {
  const data = dataOf(written, options.data, text, base, problems);
  const tables = compileBoard(boardOf(data));
  const { value, source } = inFull(written, text, base, tables);
  // The names in what is readable are looked at even where something else is wrong, so that all mistakes come at once.
  const {
    whole: input,
    rest,
    source: places,
  } = checkAll(battleSchema(), value, source, base, problems, {
    japan: ANY_SIDE,
    allied: ANY_SIDE,
  }) as Checked<BattleInput, Places>;
  if (!rest) return undefined;
  const report: Report = (path, message) => problems.push(places.problem([...base, ...path], message));
  const ruleSet =
    rulesNamed(options.rules ?? rest.rules, rest.rulings, (message, place) => report(['rules', ...place], message)) ??
    resolveRules();
  if (rest.turn > ruleSet.turns)
    report(['turn'], `the game has ${ruleSet.turns} turns (4.7); turn ${rest.turn} needs the rule nine-turn`);
  // Sides of which all units are known.
  const isWhole = { japan: isAll(value, rest, 'japan'), allied: isAll(value, rest, 'allied') };
  // The paths of units begin at the base already.
  const [japan, allied, from] = resolveUnits([rest.japan.units, rest.allied.units], {
    tables,
    source: places,
    base,
    area: rest.area,
    report: (path, message) => {
      isWhole[path[base.length] as Side] = false;
      problems.push(places.problem(path, message));
    },
  });
  const units = [japan, allied] as const;
  const area = rest.area ?? areaOf(rest, units.flat(), tables);
  SIDES.forEach((side, s) => {
    checkSide(rest, area, s, { units: units[s]!, from: from[s]! }, tables, ruleSet, isWhole[side], (path, message) =>
      report([side, ...path], message),
    );
  });
  // Where some enemies could not be read, a target may be one of these: then it needs only to be a name of that side.
  const alsoNamed = (side: Side): readonly string[] => {
    const enemy = otherSide(side);
    return isWhole[enemy] ? [] : [...fightingNames(tables, SIDES.indexOf(enemy)), ...writtenNames(value, enemy)];
  };
  const targets = (side: Side, units: readonly BattleUnit[]) =>
    targetsOf(rest[side].targets, units, alsoNamed(side), (path, message) => report([side, ...path], message));
  const scenario = {
    kind: 'battle',
    rules: ruleSet.names,
    rulings: rest.rulings,
    turn: rest.turn,
    area,
    control: rest.control ?? usualControl({ area, rules: ruleSet.names }, tables),
    rounds: rest.rounds,
    japan: sideOf([rest.japan, rest.allied], [japan, allied], targets('japan', allied)),
    allied: sideOf([rest.allied, rest.japan], [allied, japan], targets('allied', japan)),
    data,
  } as BattleScenario;
  if (!input || problems.length > 0) return undefined;
  const unsaid = SIDES.filter((side) => input[side].prefer === 'auto');
  return { scenario, method: options.method ?? input.method, unsaid };
}

/** Stands for a side that cannot be read. */
const ANY_SIDE = { units: [{ factors: '117' }] };

const otherSide = (side: Side): Side => (side === 'japan' ? 'allied' : 'japan');

/** True where no unit of a side had to be left out for its form. */
function isAll(written: unknown, rest: BattleInput, side: Side): boolean {
  const units = (written as Partial<Record<Side, { readonly units?: unknown }>>)[side]?.units;
  return Array.isArray(units) && units.length === rest[side].units.length;
}

/** What the units of a side are called, as far as they are written by names. */
function writtenNames(written: unknown, side: Side): string[] {
  const { units } = (written as Record<Side, { readonly units?: unknown } | undefined>)[side] ?? {};
  if (!Array.isArray(units)) return [];
  return units.map((unit) => String((unit as { readonly name?: unknown } | null)?.name ?? unit));
}

/** A side complete; of inputs and units its own comes first, then the enemy's. */
function sideOf(
  [input, other]: readonly [SideInput, SideInput],
  [units, enemies]: readonly [readonly BattleUnit[], readonly BattleUnit[]],
  targets: BattleTargets,
): BattleSide {
  const { groups, pursue, carriersFire, submarine, airRaid } = input;
  const usual = () => usualWish({ units, carriersFire }, { units: enemies, carriersFire: other.carriersFire });
  return {
    prefer: input.prefer === 'auto' ? usual() : input.prefer,
    targets,
    retreat: typeof input.retreat === 'number' ? { after: input.retreat } : (input.retreat as BattleRetreat),
    groups,
    pursue,
    carriersFire,
    submarine,
    airRaid,
    units,
  };
}

/** @param also names that may be right, though no such enemy could be read */
function targetsOf(
  targets: SideInput['targets'],
  enemies: readonly BattleUnit[],
  also: readonly string[],
  report: Report,
): BattleTargets {
  if (targets === 'best') return { best: 'kills' };
  if (typeof targets === 'string' || !Array.isArray(targets)) return targets as BattleTargets;
  const names = [...BATTLE_KINDS, ...enemies.map((unit) => unit.name)];
  return targets.map((priority: string, k) => {
    const plain = plainName(priority);
    const found = names.find((name) => plainName(name) === plain || `${plainName(name)}s` === plain);
    if (found || also.some((name) => plainName(name) === plain)) return found ?? priority;
    const allowed = `${orList(names.slice(0, 5))}, or the name of an enemy`;
    report(
      ['targets', k],
      `${shown(priority)} is neither a kind of unit nor an enemy in this battle${allowedInstead(priority, names, allowed)}`,
    );
    return priority;
  });
}

/** The only sea area that all named harbors touch: a unit in port at Pearl Harbor says where the battle is. */
function areaOf(input: BattleInput, units: readonly BattleUnit[], tables: BoardTables): AreaName | null {
  const harbors = [...units.flatMap((u) => [u.inPort, u.land]), input.japan.airRaid, input.allied.airRaid];
  const named = [...tables.board.ports, ...tables.board.bases].filter((h) => harbors.includes(h.name as never));
  if (named.length === 0) return null;
  const areas = tables.board.areas.filter((a) => named.every((h) => h.touches.includes(a.name)));
  return areas.length === 1 ? (areas[0]!.name as AreaName) : null;
}

/**
 * How the parts of a side fit together.
 *
 * @param from place in the list of what was written, of each unit
 */
function checkSide(
  input: BattleInput,
  area: AreaName | null,
  side: number,
  { units, from }: { readonly units: readonly BattleUnit[]; readonly from: readonly number[] },
  tables: BoardTables,
  rules: RuleSet,
  isWhole: boolean,
  report: Report,
): void {
  const own = input[SIDES[side]!];
  const near = (harbor: string): boolean => area !== null && touchedBy(tables, harbor).includes(area);
  const place = (harbor: string | null, path: Path, what: string) => {
    if (harbor === null || near(harbor)) return;
    report(
      path,
      area === null
        ? `${what} needs to know where: name the sea area, ${harbor} touches the ${orList(touchedBy(tables, harbor))}`
        : `${harbor} does not touch the ${area}`,
    );
  };
  place(own.airRaid, ['airRaid'], 'an air raid');
  units.forEach((unit, k) => {
    const path: Path = ['units', from[k]!];
    place(unit.land, [...path, 'land'], 'a landing');
    const wrong = near(unit.land ?? '') ? whyNoLanding(unit, side, area!, units, tables) : undefined;
    if (wrong) report([...path, 'land'], wrong);
    place(unit.inPort, [...path, 'inPort'], 'a unit in port');
    const astray = whyNotThere(unit, tables, rules);
    if (astray) report([...path, 'inPort'], astray);
  });
  if (isWhole && units.every((unit) => unit.disabled || unit.inPort !== null)) {
    report(
      ['units'],
      `${side === 0 ? 'Japan' : 'the Allies'} ${side === 0 ? 'has' : 'have'} nothing at sea: at least one unit that is neither disabled nor in port is needed${howToFight(units, tables)}`,
    );
  }
}

/** What to write where air units alone lie in port, which were meant to fight from there: those that fight are placed in a sea area (12.1). */
function howToFight(units: readonly BattleUnit[], tables: BoardTables): string {
  const inPort = units.find((unit) => unit.inPort !== null);
  if (inPort === undefined || !units.every(({ name }) => tables.kind[tables.pieceIndex.get(name)!] === AIR)) return '';
  const areas = orList(touchedBy(tables, inPort.inPort!).map((area) => `"${inArea(area as AreaName)}"`));
  return `; an air unit fights in a sea area (12.1): write ${inPort.name} without ${inPort.inPort}, and ${areas} after the fleet`;
}

const touchedBy = (tables: BoardTables, harbor: string): readonly string[] =>
  [...tables.board.ports, ...tables.board.bases].find((h) => h.name === harbor)?.touches ?? [];
