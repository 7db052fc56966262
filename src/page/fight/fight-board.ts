// What the page knows of the board for fights: the counters of both sides, and how they are found by name.

import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import {
  AREA_NAMES,
  type AreaName,
  type BaseName,
  type PieceData,
  type PortName,
  parseFactors,
  type Side,
  STANDARD_BOARD,
} from '../../board/index.js';
import { plainName } from '../../board/names.js';

const sideOf = (piece: PieceData): Side => (piece.nation === 'japan' ? 'japan' : 'allied');

/** Counters that can fight, by side. */
export const UNITS: Readonly<Record<Side, readonly PieceData[]>> = {
  japan: STANDARD_BOARD.pieces.filter((piece) => sideOf(piece) === 'japan'),
  allied: STANDARD_BOARD.pieces.filter((piece) => sideOf(piece) === 'allied'),
};

/** Suggestions that fit on a phone. */
const MOST_FOUND = 8;

/** Counters of a side whose names hold what was typed, those that begin with it first. */
export function findUnits(side: Side, typed: string, taken: readonly string[]): PieceData[] {
  const plain = plainName(typed);
  if (plain === '') return [];
  const found = UNITS[side].filter(({ name }) => plainName(name).includes(plain) && !taken.includes(name));
  const begins = (piece: PieceData): number => (plainName(piece.name).startsWith(plain) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b)).slice(0, MOST_FOUND);
}

/** A counter as a unit of a fight, fresh from its port. */
export const unitOf = ({ name, factors, kind }: PieceData): BattleUnit => ({
  name,
  factors,
  kind: kind as BattleUnit['kind'],
  damage: 0,
  posture: 'patrolling',
  disabled: false,
  inPort: null,
  land: null,
});

/** A unit by the name of its counter. */
export const unitNamed = (name: string): BattleUnit => unitOf(STANDARD_BOARD.pieces.find((p) => p.name === name)!);

/** The counter of that name, where there is one. */
export const counterOf = (name: string): PieceData | undefined => STANDARD_BOARD.pieces.find((p) => p.name === name);

/** Damage points that a unit stands at the beginning of a fight. */
export const mostDamage = ({ factors, kind }: BattleUnit): number => {
  const { armor } = parseFactors(factors)!;
  return kind === 'air' ? armor - 1 : armor;
};

/** Whose flag flies over an area at the start of the game. */
export const flagAtStart = (area: AreaName): Side | 'none' =>
  STANDARD_BOARD.areas.find((a) => a.name === area)!.control;

/** Ports and bases that touch an area, where units lie, land and are raided; none where nobody says where the fight is. */
export const harborsOf = (area: AreaName | null): readonly (PortName | BaseName)[] =>
  area === null
    ? []
    : [...STANDARD_BOARD.ports, ...STANDARD_BOARD.bases]
        .filter(({ touches }) => touches.includes(area))
        .map(({ name }) => name as PortName | BaseName);

export { AREA_NAMES };
