// From an entry of a list of units to counters with their factors, or to units that are no counters.
import { type BaseName, JAPAN, KINDS, type Kind, type PortName, parseFactors } from '../../board/index.js';
import { findPiece, pieceNamed } from '../../board/names.js';
import { sideWithin } from '../../board/side-names.js';
import { orList, shown } from '../../text/fields.js';
import { allowedInstead } from '../../text/nearest.js';
import type { Path } from '../../text/source-text.js';
import { classOf, fightingNames, sideWord } from './battle-names.js';
import type { BattleUnit } from './battle-scenario.js';
import { kindOfFactors } from './kind-of-factors.js';
import { whySunk } from './ships-in-port.js';
import {
  areAlike,
  howMany,
  isNation,
  isPlural,
  notAUnit,
  ofSideWord,
  shipLike,
  tooMany,
  tooManyOfKind,
  whichOf,
  whichOfKind,
} from './typed/unit-choices.js';
import type { Entry, UnitContext, UnitKind } from './unit-entry.js';

const SUBMARINE = KINDS.indexOf('submarine');

/** The unit of a name: a counter, or one with factors of its own. */
export function single(entry: Entry, context: UnitContext, taken: Set<string>): BattleUnit[] {
  const { side, namePath, factors } = entry;
  const { tables, report } = context;
  const name = entry.name!;
  const say = (message: string) => {
    report(namePath, message);
    return [];
  };
  // What has factors of its own may be called anything.
  const found = factors === undefined ? pieceNamed(tables, name, side) : { pieces: own(findPiece(tables, name)) };
  if (found.why) return say(found.why);
  if (found.pieces.length > 1) return say(whichOf(tables, name, found.pieces));
  const piece = found.pieces[0] ?? -1;
  const known = piece >= 0 && tables.kind[piece] !== SUBMARINE;
  if (piece >= 0 && !known)
    return say(`${tables.pieceNames[piece]} is a submarine; write submarine: true for its side`);
  if (known && tables.side[piece] !== side)
    return say(`${tables.pieceNames[piece]} is ${sideWord(tables, piece)}; it cannot fight for ${sideWithin(side)}`);
  if (!known && factors === undefined)
    return say(isPlural(tables, name) ? howMany(tables, name, side) : notAUnit(tables, name, side));
  const full = known ? tables.pieceNames[piece]! : name.trim();
  const { hull } = entry.said;
  if (hull !== undefined && !pieceNamed(tables, hull, side).pieces.includes(piece))
    return say(`${shown(hull)} is not the number of ${full}; write ${full} alone`);
  if (taken.has(full)) return say(`${full} is in the battle twice; a counter can be there once`);
  taken.add(full);
  const data = known ? tables.board.pieces[piece]! : undefined;
  const kind = kindSaid(entry) ?? (factors === undefined || data?.factors === factors ? data?.kind : undefined);
  return complete(entry, full, factors ?? data!.factors, (kind as UnitKind) ?? kindOfFactors(factors!), context);
}

const own = (piece: number): number[] => (piece < 0 ? [] : [piece]);

const kindSaid = ({ map, said }: Entry): UnitKind | undefined => (map.kind ?? said.unitKind) as UnitKind | undefined;

/** Ships like the one that is named, that one first. */
export function group(entry: Entry, context: UnitContext, taken: Set<string>): BattleUnit[] {
  const { side, namePath, count } = entry;
  const { tables, report } = context;
  const name = entry.name!;
  const like = shipLike(tables, name, side);
  if (like < 0 || tables.side[like] !== side) {
    const { pieces } = pieceNamed(tables, name, side);
    report(
      namePath,
      pieces.length > 1
        ? whichOf(tables, name, pieces)
        : `${shown(name)} is not ${ofSideWord(side)} ship or unit to take a group of${allowedInstead(name, fightingNames(tables, side), `a class by its first ship, such as ${side === JAPAN ? '4 x Fuso' : '4 x New Orleans'} class`)}`,
    );
    return [];
  }
  const sisters = classOf(tables, like).filter((p) => !taken.has(tables.pieceNames[p]!));
  // Ships of the same class arrive at about the same time: 2 Essexes are not Essex and Lexington.
  const apart = (p: number) => (p === like ? -1 : Math.abs(tables.arrivalTurn[p]! - tables.arrivalTurn[like]!));
  const free = sisters.sort((a, b) => apart(a) - apart(b));
  const wanted = count < 0 ? free.length : count;
  if (free.length < wanted || wanted === 0) {
    report(namePath, tooMany(tables, like, free, wanted));
    return [];
  }
  return counters(entry, free.slice(0, wanted), context, taken);
}

/** So many of a kind, where it does not matter which. */
export function ofKind(entry: Entry, context: UnitContext, taken: Set<string>): BattleUnit[] {
  const { side, namePath, count, said, name } = entry;
  const { tables, report } = context;
  const kind = said.kind!;
  const free = tables.board.pieces.flatMap((p, k) =>
    tables.side[k] === side && p.kind === kind && isNation(tables, k, said.nation) && !taken.has(p.name) ? [k] : [],
  );
  const wanted = count < 0 ? free.length : count;
  if (free.length === 0 && count <= 0) {
    report(namePath, `${shown(name!)}: ${sideWithin(side)} ${side === JAPAN ? 'has' : 'have'} none of these left`);
    return [];
  }
  if (wanted > free.length) {
    report(namePath, tooManyOfKind(kind, free.length, wanted, side));
    return [];
  }
  if (wanted === 0 || (wanted < free.length && !areAlike(tables, free))) {
    report(namePath, whichOfKind(tables, count === 0 ? name! : `${count} ${name}`, kind, free, side));
    return [];
  }
  return counters(entry, free.slice(0, wanted), context, taken);
}

function counters(entry: Entry, pieces: readonly number[], context: UnitContext, taken: Set<string>): BattleUnit[] {
  return pieces.flatMap((p) => {
    const { name, factors, kind } = context.tables.board.pieces[p]!;
    taken.add(name);
    return complete(entry, name, factors, kind as UnitKind, context);
  });
}

/** Units with factors and without a name are called by their factors. */
export function unnamed(entry: Entry, context: UnitContext, taken: Set<string>): BattleUnit[] {
  const factors = entry.factors!;
  const label = entry.name ?? factors;
  return Array.from({ length: Math.max(1, entry.count) }, () => {
    let name = label;
    for (let n = 2; taken.has(name); n++) name = `${label} #${n}`;
    taken.add(name);
    return complete(entry, name, factors, kindSaid(entry) ?? kindOfFactors(factors), context);
  }).flat();
}

/** Fills in the rest, and looks at what goes together. */
function complete(entry: Entry, name: string, factors: string, kind: UnitKind, context: UnitContext): BattleUnit[] {
  const { map, said, path, side } = entry;
  const { report, tables } = context;
  const { armor, airstrike } = parseFactors(factors)!;
  const damage = map.damage ?? (said.damage === 'crippled' ? armor : (said.damage ?? 0));
  const inPort = placeSaid(map.inPort ?? said.inPort ?? null, `${name} is in port`, context, path);
  const land = placeSaid(map.land ?? said.land ?? null, `${name} lands`, context, path);
  const most = kind === 'air' ? armor - 1 : armor;
  const at = (key: string): Path => (map[key as keyof typeof map] === undefined ? path : [...path, key]);
  if (said.damage === 'crippled' && kind === 'air')
    report(path, `${name} is an air unit: only ships are crippled (7.72)`);
  else if (kind === 'air' && armor === 0) report(path, `${name} has defense 0: it would be gone before the battle`);
  else {
    const sunk = whySunk({ name, kind, damage, inPort }, most, side, tables);
    if (sunk) report(at('damage'), sunk);
  }
  if ((kind === 'air') !== factors.endsWith('*')) {
    report(
      at('kind'),
      `${name} with the factors ${factors} cannot be of the kind ${kind as Kind}; air units are written like 34*`,
    );
  } else if (airstrike > 0 && kind !== 'air' && kind !== 'carrier') {
    report(at('kind'), `${name} has an airstrike factor, so it is a carrier (3.1), not of the kind ${kind as Kind}`);
  }
  if (land !== null && kind !== 'amphibious')
    report(at('land'), `${name} is not an amphibious unit and cannot land (13.3)`);
  return [
    {
      name,
      factors,
      kind,
      damage,
      posture: map.posture ?? said.posture ?? 'patrolling',
      disabled: map.disabled ?? said.disabled ?? false,
      inPort,
      land,
    },
  ];
}

/** A port or base that is named, or the only one of the battle's area. */
function placeSaid(
  place: PortName | BaseName | true | null,
  what: string,
  { tables, area, report }: UnitContext,
  path: Path,
): PortName | BaseName | null {
  if (place !== true) return place;
  if (area === null) {
    report(path, `${what}, but where? Name the port or base, as in "7 AF in port at Pearl Harbor"`);
    return null;
  }
  const near = [...tables.board.ports, ...tables.board.bases].filter((harbor) => harbor.touches.includes(area));
  if (near.length === 1) return near[0]!.name as PortName | BaseName;
  report(
    path,
    `${what}, but where? At the ${area} there are ${orList(near.map((h) => h.name)).replace(/ or /, ' and ')}`,
  );
  return null;
}
