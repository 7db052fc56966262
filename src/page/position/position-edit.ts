// Changes of a position on the map: pure functions of the position as a file has it.
import { parseFactors, STANDARD_BOARD } from '../../board/index.js';
import type { ControlWord, Position } from '../../records/position.js';
import { nearest } from '../../text/nearest.js';
import { UNITS } from '../map/map-board.js';
import type { CounterPiece } from '../shared/counter.js';
import { findNamed } from '../shared/on-board.js';

const AREAS: readonly string[] = STANDARD_BOARD.areas.map(({ name }) => name);
const HARBORS = [...STANDARD_BOARD.ports, ...STANDARD_BOARD.bases];
const SHIPS = ['carrier', 'battleship', 'cruiser'];

/** Lists of a position that name pieces. */
const LISTS = ['sunk', 'withdrawn', 'returning', 'arriving', 'uncertain', 'sanDiego', 'westCoast', 'entered'] as const;

/** The entries that hold something. */
const filled = <T>(map: Readonly<Record<string, readonly T[]>>): Record<string, readonly T[]> =>
  Object.fromEntries(Object.entries(map).filter(([, names]) => names.length > 0));

/** The entries of a map of lists without a name. */
const listsWithout = (map: Readonly<Record<string, readonly string[]>>, name: string) =>
  filled(Object.fromEntries(Object.entries(map).map(([key, names]) => [key, names.filter((one) => one !== name)])));

/** A position without a piece, wherever it was; what is not named comes on the turn of its card, or is out of the game. */
export function removePiece(position: Position, name: string): Position {
  const { pieces = {}, raiding = [], damage = {}, marks, designated, ...rest } = position;
  const { [name]: _, ...others } = damage;
  const lists = Object.fromEntries(
    LISTS.flatMap((list) => (rest[list] === undefined ? [] : [[list, listsWithout(rest[list], name)]])),
  );
  return cleaned({
    ...rest,
    ...lists,
    pieces: listsWithout(pieces, name),
    raiding: raiding === 'all' ? raiding : raiding.filter((one) => one !== name),
    damage: others,
    ...(marks ? { marks: listsWithout(marks, name) } : {}),
    ...(designated
      ? { designated: Object.fromEntries(Object.entries(designated).filter((pair) => !pair.includes(name))) }
      : {}),
  });
}

/** Puts a piece in a sea area, port or base, with the damage it has; at sea a ship patrols. */
export function placePiece(position: Position, name: string, place: string): Position {
  const points = position.damage?.[name];
  const without = removePiece(position, name);
  return {
    ...without,
    pieces: { ...without.pieces, [place]: [...(without.pieces?.[place] ?? []), name] },
    ...(points === undefined ? {} : { damage: { ...without.damage, [name]: points } }),
  };
}

/** Damage points that a piece bears in a place: at sea its armor (7.551), in port twice that (9.23); an air unit one less than its armor (7.552). */
export function mostDamage(name: string, place: string): number {
  const unit = UNITS.get(name);
  const armor = (unit && parseFactors(unit.factors)?.armor) ?? 0;
  if (unit?.kind === 'air') return Math.max(0, armor - 1);
  if (!unit || !SHIPS.includes(unit.kind)) return 0;
  return AREAS.includes(place) ? armor : 2 * armor;
}

/** One damage point more; after the last one that it bears there, none. */
export function hurtPiece(position: Position, name: string, place: string): Position {
  const { damage = {} } = position;
  const { [name]: points = 0, ...others } = damage;
  const next = points >= mostDamage(name, place) ? 0 : points + 1;
  return cleaned({ ...position, damage: next === 0 ? others : { ...others, [name]: next } });
}

/** A ship at sea patrols or raids, the other way than before (6.1). */
export function turnPosture(position: Position, name: string): Position {
  const { raiding = [] } = position;
  const listed =
    raiding === 'all'
      ? Object.entries(position.pieces ?? {}).flatMap(([place, names]) => (AREAS.includes(place) ? names : []))
      : raiding;
  const ships = listed.filter((one) => SHIPS.includes(UNITS.get(one)?.kind ?? ''));
  return cleaned({
    ...position,
    raiding: ships.includes(name) ? ships.filter((one) => one !== name) : [...ships, name],
  });
}

const holderAtStart = (place: string): ControlWord =>
  [...STANDARD_BOARD.areas, ...HARBORS].find(({ name }) => name === place)!.control;

/** Who holds an area, port or base. */
export const controlOf = ({ control = {} }: Position, place: string): ControlWord =>
  control[place] ?? holderAtStart(place);

/** Gives an area, port or base to a side; what is as at the start is not written. */
export function withControl(position: Position, place: string, control: ControlWord): Position {
  const { [place]: _, ...others } = position.control ?? {};
  return cleaned({ ...position, control: control === holderAtStart(place) ? others : { ...others, [place]: control } });
}

/** Counters that are not on the map whose names hold what was typed. */
export const findOffMap = ({ pieces = {} }: Position, typed: string): CounterPiece[] =>
  findNamed<CounterPiece>([...UNITS.values()], typed, new Set(Object.values(pieces).flat()));

/** Why no counter from off the map is found under what was typed. */
export function counterNotFound({ pieces = {} }: Position, typed: string): string {
  const units = [...UNITS.values()];
  const [there] = findNamed(units, typed, new Set());
  const place = there && Object.keys(pieces).find((one) => pieces[one]!.includes(there.name));
  if (place !== undefined) return `${there!.name} is on the map already, in ${place}: tap it there to move it.`;
  const meant = nearest(
    typed,
    units.map(({ name }) => name),
  );
  return `No counter is called “${typed.trim()}”.${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
}

/** Without the keys that hold nothing. */
function cleaned(position: Position): Position {
  return Object.fromEntries(
    Object.entries(position).filter(
      ([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0,
    ),
  ) as unknown as Position;
}
