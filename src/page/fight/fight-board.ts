// What the page knows of the board for fights: the counters of both sides, and how they are found by name.

import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import {
  type AreaName,
  type BaseName,
  type PieceData,
  type PortName,
  parseFactors,
  type Side,
  STANDARD_BOARD,
} from '../../board/index.js';
import { findNamed, harborsOf, sideOf } from '../shared/on-board.js';

/** Counters that can fight, by side. */
export const COUNTERS: Readonly<Record<Side, readonly PieceData[]>> = {
  japan: STANDARD_BOARD.pieces.filter((piece) => sideOf(piece) === 'japan'),
  allied: STANDARD_BOARD.pieces.filter((piece) => sideOf(piece) === 'allied'),
};

/** Counters of a side whose names hold what was typed. */
export const findUnits = (side: Side, typed: string, taken: readonly string[]): PieceData[] =>
  findNamed(COUNTERS[side], typed, new Set(taken));

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
export const harborsNear = (area: AreaName | null): readonly (PortName | BaseName)[] =>
  area === null ? [] : harborsOf(area).map(({ name }) => name);
