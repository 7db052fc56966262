// From the units as somebody wrote them to counters with factors: names, groups, and units that are no counters.
import {
  ALLIED,
  type BoardTables,
  type Factors,
  formatFactors,
  JAPAN,
  KINDS,
  type Kind,
  parseFactors,
  SIDES,
} from '../../board/index.js';
import { shown } from '../../text/fields.js';
import { didYouMean } from '../../text/nearest.js';
import type { Path, Places } from '../../text/source-text.js';
import { classOf, fightingNames, findPiece, groupOf, MOST_IN_GROUP, sideName, sideWord } from './battle-names.js';
import type { BattleUnit } from './battle-scenario.js';
import type { UnitInput } from './battle-schema.js';

type UnitKind = BattleUnit['kind'];
type UnitMap = Exclude<UnitInput, string | number>;

/** One entry of a list of units, taken apart. */
interface Entry {
  readonly side: number;
  readonly path: Path;
  readonly namePath: Path;
  readonly map: UnitMap;
  readonly name: string | undefined;
  readonly factors: string | undefined;
  /** Number of a group; 0 for a single unit. */
  readonly count: number;
}

/** What is wrong, and where. */
export type Report = (path: Path, message: string) => void;

/**
 * Looks up the units of both sides. Names come first, so that a group never takes a ship that is named elsewhere.
 *
 * @returns units by side, in listed order; entries that cannot be read are left out and reported.
 */
export function resolveUnits(
  written: readonly [readonly UnitInput[], readonly UnitInput[]],
  tables: BoardTables,
  source: Places,
  base: Path,
  report: Report,
): [BattleUnit[], BattleUnit[]] {
  const entries = SIDES.flatMap((side, s) =>
    written[s]!.flatMap((unit, k): Entry[] => {
      const entry = takeApart(unit, s, [...base, side, 'units', k], source, report);
      return entry ? [entry] : [];
    }),
  );
  const taken = new Set<string>();
  const found = new Map<Entry, BattleUnit[]>();
  for (const entry of entries)
    if (entry.count === 0 && entry.name) found.set(entry, single(entry, tables, taken, report));
  for (const entry of entries) {
    if (found.has(entry)) continue;
    found.set(
      entry,
      entry.count > 0 && !entry.factors ? group(entry, tables, taken, report) : unnamed(entry, taken, report),
    );
  }
  const of = (side: number) => entries.filter((e) => e.side === side).flatMap((e) => found.get(e)!);
  return [of(JAPAN), of(ALLIED)];
}

function takeApart(unit: UnitInput, side: number, path: Path, source: Places, report: Report): Entry | undefined {
  const map: UnitMap = typeof unit === 'object' ? unit : {};
  const text = typeof unit === 'object' ? map.name : asWritten(unit, path, source);
  const namePath = typeof unit === 'object' && map.name !== undefined ? [...path, 'name'] : path;
  const group = text === undefined ? undefined : groupOf(text);
  if (group && (group.count < 1 || group.count > MOST_IN_GROUP)) {
    report(namePath, `a group of ${group.count} is not allowed; allowed: 1 to ${MOST_IN_GROUP} units`);
    return undefined;
  }
  const label = group?.like ?? text;
  const bare = label !== undefined && parseFactors(label) ? label : undefined;
  const own = ownFactors(map, path, source, report);
  if (own === null) return undefined;
  const factors = own ?? bare;
  if (label === undefined && factors === undefined) {
    report(path, 'a unit needs a name or factors');
    return undefined;
  }
  return { side, path, namePath, map, name: bare ? undefined : label, factors, count: group?.count ?? 0 };
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

/** Kind of a unit that is no counter: land-based air by its `*`, carriers by their airstrike, heavy guns on battleships. */
export function kindOfFactors(text: string): UnitKind {
  if (text.endsWith('*')) return 'air';
  const { gunnery, armor, speed, airstrike } = parseFactors(text)!;
  if (airstrike > 0) return 'carrier';
  if (gunnery === 0 && speed <= 3 && armor > 0) return 'amphibious';
  return gunnery <= 1 || (gunnery === 2 && armor <= 3) ? 'cruiser' : 'battleship';
}

function single(entry: Entry, tables: BoardTables, taken: Set<string>, report: Report): BattleUnit[] {
  const { side, name, namePath, factors } = entry;
  const piece = findPiece(tables, name!);
  const known = piece >= 0 && KINDS[tables.kind[piece]!] !== 'submarine';
  if (piece >= 0 && !known) {
    report(namePath, `${tables.pieceNames[piece]} is a submarine; write submarine: true for its side`);
    return [];
  }
  if (known && tables.side[piece] !== side) {
    report(
      namePath,
      `${tables.pieceNames[piece]} is ${sideWord(tables, piece)}; it cannot fight for ${sideName(side)}`,
    );
    return [];
  }
  if (!known && factors === undefined) {
    const hint = didYouMean(name!, fightingNames(tables, side));
    const allowed = `the name of ${side === JAPAN ? 'a Japanese' : 'an Allied'} counter, a group such as 4 x Fuso class, or factors such as 1+27`;
    report(
      namePath,
      `${shown(name)} is not ${side === JAPAN ? 'a Japanese' : 'an Allied'} ship or unit${hint || ';'} ${hint ? 'Allowed' : 'allowed'}: ${allowed}`,
    );
    return [];
  }
  const full = known ? tables.pieceNames[piece]! : name!.trim();
  if (taken.has(full)) {
    report(namePath, `${full} is in the battle twice; a counter can be there once`);
    return [];
  }
  taken.add(full);
  const data = known ? tables.board.pieces[piece]! : undefined;
  const kind = (entry.map.kind ?? (factors === undefined || data?.factors === factors ? data?.kind : undefined)) as
    | UnitKind
    | undefined;
  return complete(entry, full, factors ?? data!.factors, kind ?? kindOfFactors(factors!), report);
}

function group(entry: Entry, tables: BoardTables, taken: Set<string>, report: Report): BattleUnit[] {
  const { side, name, namePath, count } = entry;
  const like = findPiece(tables, name!);
  if (like < 0 || tables.side[like] !== side) {
    const hint = didYouMean(name!, fightingNames(tables, side));
    report(
      namePath,
      `${shown(name)} is not ${side === JAPAN ? 'a Japanese' : 'an Allied'} ship or unit to take a group of${hint || ';'} ${hint ? 'Allowed' : 'allowed'}: such as 4 x Fuso class`,
    );
    return [];
  }
  const free = classOf(tables, like).filter((p) => !taken.has(tables.pieceNames[p]!));
  if (free.length < count) {
    report(namePath, `there are ${free.length} counters like ${tables.pieceNames[like]} left, not ${count}`);
    return [];
  }
  return free.slice(0, count).flatMap((p) => {
    const { name: full, factors, kind } = tables.board.pieces[p]!;
    taken.add(full);
    return complete(entry, full, factors, kind as UnitKind, report);
  });
}

/** Units with factors and without a name are called by their factors. */
function unnamed(entry: Entry, taken: Set<string>, report: Report): BattleUnit[] {
  const factors = entry.factors!;
  const label = entry.name ?? factors;
  return Array.from({ length: Math.max(1, entry.count) }, () => {
    let name = label;
    for (let n = 2; taken.has(name); n++) name = `${label} #${n}`;
    taken.add(name);
    return complete(entry, name, factors, (entry.map.kind as UnitKind | undefined) ?? kindOfFactors(factors), report);
  }).flat();
}

/** Fills in the rest, and looks at what goes together. */
function complete(entry: Entry, name: string, factors: string, kind: UnitKind, report: Report): BattleUnit[] {
  const { map, path } = entry;
  const { armor, airstrike } = parseFactors(factors)!;
  const damage = map.damage ?? 0;
  const most = kind === 'air' ? armor - 1 : armor;
  const at = (key: string): Path => [...path, key];
  if (kind === 'air' && armor === 0) report(path, `${name} has defense 0: it would be gone before the battle`);
  else if (damage > most && map.inPort == null) {
    report(at('damage'), `${damage} damage points sink ${name}; allowed: 0 to ${most}`);
  }
  if ((kind === 'air') !== factors.endsWith('*')) {
    report(
      map.kind ? at('kind') : path,
      `${name} with the factors ${factors} cannot be of the kind ${kind as Kind}; air units are written like 34*`,
    );
  } else if (airstrike > 0 && kind !== 'air' && kind !== 'carrier') {
    report(
      map.kind ? at('kind') : path,
      `${name} has an airstrike factor, so it is a carrier (3.1), not of the kind ${kind as Kind}`,
    );
  }
  if (map.land != null && kind !== 'amphibious')
    report(at('land'), `${name} is not an amphibious unit and cannot land (13.3)`);
  return [
    {
      name,
      factors,
      kind,
      damage,
      posture: map.posture ?? 'patrolling',
      disabled: map.disabled ?? false,
      inPort: map.inPort ?? null,
      land: map.land ?? null,
    },
  ];
}
