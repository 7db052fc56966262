// What the map shows of a position: who is where, and whose flags fly.
import { type AreaName, type Board, type Side, STANDARD_BOARD } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import type { ControlWord, Position } from '../../records/position.js';
import type { CounterPiece } from '../shared/counter.js';
import { sideOf } from '../shared/on-board.js';
import { type PlayedMap, STANDARD_MAP } from './played-map.js';

/** A counter on the map. */
export interface MapPiece extends CounterPiece {
  readonly side: Side;
  readonly damage: number;
  /** How a ship at sea counts (6.1); `null` in port, and for what is no ship. */
  readonly posture: 'patrolling' | 'raiding' | null;
}

/** A sea area, port or base. */
export interface MapPlace {
  readonly control: ControlWord;
  readonly pieces: readonly MapPiece[];
}

export interface MapBoard {
  readonly turn: number;
  /** Japan minus the Allies. */
  readonly poc: number;
  /** Sea areas, ports and bases by name. */
  readonly places: Readonly<Record<string, MapPlace>>;
  /** What it stands on. */
  readonly map: PlayedMap;
}

type Unit = Omit<MapPiece, 'damage' | 'posture'>;

/** All counters of a board by name, submarines too. */
function unitsOf(board: Board): ReadonlyMap<string, Unit> {
  const submarines = board.submarines.map(
    ({ name, side }): Unit => ({
      name,
      side,
      kind: 'submarine',
      nation: side === 'japan' ? 'japan' : 'us',
      factors: '',
    }),
  );
  const pieces = board.pieces.map(
    (piece): Unit => ({
      name: piece.name,
      kind: piece.kind,
      nation: piece.nation,
      factors: piece.factors,
      side: sideOf(piece),
    }),
  );
  return new Map([...pieces, ...submarines].map((unit) => [unit.name, unit]));
}

/** Counters of the standard board by name, in its order. */
export const UNITS = unitsOf(STANDARD_BOARD);

const STRENGTH = ['carrier', 'battleship', 'cruiser', 'air', 'amphibious', 'submarine'];

/** A position as the map shows it. Names that are on no counter are left out. */
export function mapBoardOf(position: Position, map: PlayedMap = STANDARD_MAP): MapBoard {
  const { board } = map;
  const units = board === STANDARD_BOARD ? UNITS : unitsOf(board);
  const { control = {}, pieces = {}, raiding = [], damage = {} } = position;
  const areas = new Set<string>(board.areas.map(({ name }) => name));
  const pieceOf = (name: string, place: string): MapPiece[] => {
    const unit = units.get(name);
    if (!unit) return [];
    const atSea = areas.has(place) && ['carrier', 'battleship', 'cruiser'].includes(unit.kind);
    const raids = raiding === 'all' || raiding.includes(name);
    return [{ ...unit, damage: damage[name] ?? 0, posture: atSea ? (raids ? 'raiding' : 'patrolling') : null }];
  };
  const places = [...board.areas, ...board.ports, ...board.bases].map(({ name, control: atStart }) => {
    const here = (pieces[name] ?? []).flatMap((piece) => pieceOf(piece, name));
    here.sort((a, b) => STRENGTH.indexOf(a.kind) - STRENGTH.indexOf(b.kind));
    return [name, { control: control[name] ?? atStart, pieces: here }] as const;
  });
  return { turn: position.turn, poc: position.poc ?? 0, places: Object.fromEntries(places), map };
}

export const ofSide = ({ pieces }: MapPlace, side: Side): readonly MapPiece[] =>
  pieces.filter((piece) => piece.side === side);

const SIDE_WORDS = { ...SIDE_SAID, none: 'nobody' } as const;
export const sideWords = (side: ControlWord): string => SIDE_WORDS[side];

const countText = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;

/** `Coral Sea; Allied flag; 3 POC for Japan, 2 for the Allies; Japan has 3 units, the Allies none`: for who does not see the map. */
export function areaInWords(area: AreaName, { places, map }: MapBoard): string {
  const place = places[area]!;
  const { poc, changed } = map.areas[area];
  const flag = { japan: 'Japanese flag', allied: 'Allied flag', none: 'no flag' }[place.control];
  const [japan, allied] = [ofSide(place, 'japan').length, ofSide(place, 'allied').length];
  const forces = [
    ...(japan > 0 ? [`Japan has ${countText(japan)}`] : []),
    ...(allied > 0 ? [`the Allies have ${countText(allied)}`] : []),
  ];
  const worth = [`${poc.japan} POC for Japan, ${poc.allied} for the Allies`, ...changed].join(', ');
  return `${area}; ${flag}; ${worth}; ${forces.join(', ') || 'nobody at sea'}`;
}
