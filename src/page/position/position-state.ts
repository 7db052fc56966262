// The state of the tab of positions, and everything a player can do to it: pure functions.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';
import type { AreaName, Side } from '../../board/index.js';
import type { Position } from '../../records/position.js';
import type { PlainMap } from '../../records/record-plain.js';
import { different } from '../shared/different.js';

/** Where play begins in a position that was set up here. */
const BEGINS = ['turn', 'movement', 'combat'] as const;
type BeginWord = (typeof BEGINS)[number];

/** A counter on the map. */
export interface PickedPiece {
  readonly name: string;
  readonly place: string;
  readonly ship: boolean;
}

export interface PositionState {
  /** The position as its file has it: a record that ends at the decision. */
  readonly record: PlainMap;
  /** Games to play on. */
  readonly games: number;
  readonly seed: string | null;
  /** The area that is open below the map. */
  readonly area: AreaName | null;
  /** The counter that was tapped. */
  readonly picked: PickedPiece | null;
}

/** The position of the manual: both fleets off the Coral Sea on turn 7. */
const FIRST_RECORD: PlainMap = {
  kind: 'record',
  format: 1,
  players: { japan: DEFAULT_PLAYER, allied: DEFAULT_PLAYER },
  begin: 'combat',
  position: {
    turn: 7,
    poc: 3,
    control: { 'Marshall Islands': 'allied', Kwajalein: 'allied', 'Coral Sea': 'none' },
    pieces: {
      'Coral Sea': ['Akagi', 'Kongo', 'Essex', 'Astoria'],
      'Marshall Islands': ['11th A.F.'],
      Truk: ['Yamato', 'Nachi', '22 AirFlot'],
      'Pearl Harbor': ['Enterprise', 'Washington', '1 Marines'],
    },
    raiding: ['Akagi', 'Essex'],
    damage: { Yamato: 2 },
  },
  until: 'steps',
  steps: [],
};

export const FIRST_POSITION: PositionState = {
  record: FIRST_RECORD,
  games: 2000,
  seed: null,
  area: 'Coral Sea',
  picked: null,
};

export const withOwnRecord = (record: PlainMap): PositionState => ({ ...FIRST_POSITION, record, area: null });

/** The board of a record as it begins. */
export const positionIn = ({ record }: Pick<PositionState, 'record'>): Position =>
  record.position as unknown as Position;

/** True where nothing was decided since: then the board can be changed. */
export const canBeChanged = ({ record }: Pick<PositionState, 'record'>): boolean =>
  record.position !== undefined &&
  (record.steps === undefined || (Array.isArray(record.steps) && record.steps.length === 0));

const withFields = (state: PositionState, fields: PlainMap): PositionState => ({
  ...state,
  record: { ...state.record, ...fields },
});

export const edit = (state: PositionState, change: (position: Position) => Position): PositionState =>
  withFields(state, { position: change(positionIn(state)) as unknown as PlainMap });

/** The board as it stands after its steps, to be changed: what was decided is forgotten. */
export function freed(state: PositionState, position: Position, begin: BeginWord): PositionState {
  const { steps: _, seed: _seed, game: _game, end: _end, ...head } = state.record;
  const record = { ...head, begin, position: position as unknown as PlainMap, until: 'steps', steps: [] };
  return { ...state, record };
}

export const withBegin = (state: PositionState, begin: BeginWord): PositionState => withFields(state, { begin });

/** Who plays on, as the record names them. */
export function playersOf({ record }: Pick<PositionState, 'record'>): Readonly<Record<Side, string>> {
  const { japan = DEFAULT_PLAYER, allied = DEFAULT_PLAYER } = (record.players ?? {}) as Partial<Record<Side, string>>;
  return { japan, allied };
}

export const withPlayer = (state: PositionState, side: Side, player: string): PositionState =>
  withFields(state, { players: { ...playersOf(state), [side]: player } });

export const rulesOf = ({ record }: Pick<PositionState, 'record'>): readonly string[] => {
  const { rules = 'second-edition' } = record;
  return typeof rules === 'string' ? [rules] : (rules as readonly string[]);
};

export const withRules = (state: PositionState, rules: readonly string[]): PositionState =>
  withFields(state, { rules: [...rules] });

export const openArea = (state: PositionState, area: AreaName): PositionState => ({
  ...state,
  area: state.area === area ? null : area,
  picked: null,
});

/** Picks a counter; the one that is picked already is put back, and so is any with `null`. */
export const pick = (state: PositionState, piece: PickedPiece | null): PositionState => ({
  ...state,
  picked: piece === null || state.picked?.name === piece.name ? null : piece,
});

/** What a link says of the tab; `undefined` at first. */
export function questionOfPosition(state: PositionState): unknown {
  const { record, games, seed, area } = state;
  if (JSON.stringify({ ...state, picked: null }) === JSON.stringify(FIRST_POSITION)) return undefined;
  return { record, ...different({ games, seed, area }, { ...FIRST_POSITION, area: null }) };
}
