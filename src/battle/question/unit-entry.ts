// One entry of a list of units, taken apart: what its phrase and its map say, and its factors where it has its own.
import { type AreaName, type BoardTables, type Factors, formatFactors, parseFactors } from '../../board/index.js';
import { shown } from '../../text/fields.js';
import type { Path, Places } from '../../text/source-text.js';
import { groupOf, MAX_IN_GROUP } from './battle-names.js';
import type { BattleUnit } from './battle-scenario.js';
import type { UnitInput } from './battle-schema.js';
import { howMany, isNameIn, onlyOne } from './typed/unit-choices.js';
import { readUnitPhrase, type UnitPhrase } from './typed/unit-phrase.js';

export type UnitKind = BattleUnit['kind'];
type UnitMap = Exclude<UnitInput, string | number>;

/** One entry of a list of units, taken apart. */
export interface Entry {
  readonly side: number;
  readonly path: Path;
  readonly namePath: Path;
  readonly map: UnitMap;
  /** What its phrase says beside the name. */
  readonly said: Partial<UnitPhrase>;
  readonly name: string | undefined;
  readonly factors: string | undefined;
  /** Number of a group; 0 for a single unit, -1 for all there are. */
  readonly count: number;
}

/** What is wrong, and where. */
export type Report = (path: Path, message: string) => void;

/** What units are looked up in. */
export interface UnitContext {
  readonly tables: BoardTables;
  readonly source: Places;
  /** Where the battle stands in the text. */
  readonly base: Path;
  /** Sea area of the battle: "in port" may mean its only port. */
  readonly area: AreaName | null;
  readonly report: Report;
}

/** Takes an entry apart; `undefined` when it cannot be read, which is reported. */
export function takeApart(unit: UnitInput, side: number, path: Path, context: UnitContext): Entry | undefined {
  const { tables, source, report } = context;
  const map: UnitMap = typeof unit === 'object' ? unit : {};
  const text = typeof unit === 'object' ? map.name : asWritten(unit, path, source);
  const namePath = typeof unit === 'object' && map.name !== undefined ? [...path, 'name'] : path;
  const own = ownFactors(map, path, source, report);
  if (own === null) return undefined;
  // A name with factors of its own is a name, however it is made.
  const said = text === undefined || own !== undefined ? ownName(text) : readUnitPhrase(text, isNameIn(tables));
  if (said.why) {
    report(namePath, said.why);
    return undefined;
  }
  for (const key of SAID_KEYS) {
    if (said[key] === undefined || map[key] === undefined) continue;
    report([...path, key], `${key} is said in the name too; keep one of them`);
    return undefined;
  }
  const { count = 0, name } = said;
  if (said.isTimes) {
    report(namePath, onlyOne(tables, name!, count, side));
    return undefined;
  }
  if (count > MAX_IN_GROUP || (count === 0 && said.isClass)) {
    report(
      namePath,
      said.isClass && count === 0
        ? howMany(tables, name!, side)
        : `a group of ${count} is not allowed; allowed: 1 to ${MAX_IN_GROUP} units`,
    );
    return undefined;
  }
  const bare = name !== undefined && !said.quoted && parseFactors(name) ? name : undefined;
  const factors = own ?? said.factors ?? bare;
  if (!name && factors === undefined) {
    report(path, 'a unit needs a name or factors');
    return undefined;
  }
  return { side, path, namePath, map, said, name: bare ? undefined : name, factors, count };
}

/** What a phrase and a map may both say. */
const SAID_KEYS = ['damage', 'posture', 'disabled', 'inPort', 'land'] as const;

/** The name of a unit with factors of its own: a number before it still makes a group. */
function ownName(text: string | undefined): Partial<UnitPhrase> {
  const group = text === undefined ? undefined : groupOf(text);
  return group ? { name: group.like, count: group.count } : text === undefined ? {} : { name: text };
}

/** Texts, and numbers with their leading zeros. */
const asWritten = (value: string | number, path: Path, source: Places): string =>
  typeof value === 'string' ? value : (source.written(path) ?? String(value));

/** Factors of a map; `undefined` when it has none, `null` when they are wrong. */
function ownFactors(map: UnitMap, path: Path, source: Places, report: Report): string | null | undefined {
  const { factors } = map;
  if (typeof factors === 'string' || typeof factors === 'number') {
    const text = asWritten(factors, [...path, 'factors'], source).trim();
    if (parseFactors(text)) return text;
    report([...path, 'factors'], `${shown(text)} cannot be read as factors; allowed: such as 146+4, 1+27, 443 or 34*`);
    return null;
  }
  const { gunnery, gunneryBonus, armor, speed, airstrike, airstrikeBonus } = { ...map, ...factors };
  if ([gunnery, gunneryBonus, armor, speed, airstrike, airstrikeBonus].every((value) => value === undefined))
    return undefined;
  if (armor === undefined) {
    report(factors ? [...path, 'factors'] : path, 'factors need at least the armor');
    return null;
  }
  const numbers: Factors = {
    gunnery: gunnery ?? 0,
    gunneryBonus: gunneryBonus ?? false,
    armor,
    speed: speed ?? (map.kind === 'air' ? 0 : 7),
    airstrike: airstrike ?? 0,
    airstrikeBonus: airstrikeBonus ?? false,
  };
  return formatFactors(numbers, map.kind === 'air' ? 'air' : numbers.airstrike > 0 ? 'carrier' : 'cruiser');
}
