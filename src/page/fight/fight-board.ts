// What the page knows of the board for fights: the counters of both sides, and how they are found by name.
import type { BattleUnit } from '../../battle/question/battle-scenario.js';
import { kindOfFactors } from '../../battle/question/kind-of-factors.js';
import {
  type AreaName,
  type BaseName,
  type Board,
  type PieceData,
  type PortName,
  parseFactors,
  type Side,
  STANDARD_BOARD,
} from '../../board/index.js';
import { findNamed, harborsOf, sideOf } from '../shared/on-board.js';

/** Counters of a side whose names hold what was typed. */
export const findUnits = (side: Side, typed: string, taken: readonly string[], board: Board): PieceData[] =>
  findNamed(
    board.pieces.filter((piece) => sideOf(piece) === side),
    typed,
    new Set(taken),
  );

type UnitFace = Pick<BattleUnit, 'name' | 'factors' | 'kind'>;

/** A unit fresh from its port. */
const freshUnit = ({ name, factors, kind }: UnitFace): BattleUnit => ({
  name,
  factors,
  kind,
  damage: 0,
  posture: 'patrolling',
  disabled: false,
  inPort: null,
  land: null,
});

/** A counter as a unit of a fight. */
export const unitOf = (piece: PieceData): BattleUnit => freshUnit(piece as UnitFace);

/** A unit by the name of its counter. */
export const unitNamed = (name: string, board: Board = STANDARD_BOARD): BattleUnit => unitOf(counterOf(name, board)!);

/** The counter of that name, where there is one. */
export const counterOf = (name: string, board: Board = STANDARD_BOARD): PieceData | undefined =>
  board.pieces.find((p) => p.name === name);

/** Damage points that a unit stands at the beginning of a fight. */
export const mostDamage = ({ factors, kind }: Pick<BattleUnit, 'factors' | 'kind'>): number => {
  const { armor } = parseFactors(factors)!;
  return kind === 'air' ? armor - 1 : armor;
};

/** Whose flag flies over an area at the start of the game. */
export const flagAtStart = (area: AreaName, board: Board = STANDARD_BOARD): Side | 'none' =>
  board.areas.find((a) => a.name === area)!.control;

/** Ports and bases that touch an area, where units lie, land and are raided; none where nobody says where the fight is. */
export const harborsNear = (area: AreaName | null, board: Board = STANDARD_BOARD): readonly (PortName | BaseName)[] =>
  area === null ? [] : harborsOf(area, board).map(({ name }) => name);

/** `Fuji 156+4` or `156+4`: a unit that is no counter; `undefined` where no factors stand at the end. */
export function ownUnit(typed: string, taken: readonly string[]): BattleUnit | undefined {
  const [, named = '', factors = ''] = /^(.*?)\s*([\d+*]+)$/.exec(typed.trim()) ?? [];
  if (parseFactors(factors) === undefined || taken.includes(named)) return undefined;
  const free = (k: number): string => (taken.includes(`Ship ${k}`) ? free(k + 1) : `Ship ${k}`);
  return freshUnit({ name: named === '' ? free(1) : named, factors, kind: kindOfFactors(factors) });
}

/** Why a unit cannot have these factors; `undefined` where it can. */
export function factorsProblem(
  text: string,
  { kind, factors }: Pick<BattleUnit, 'kind' | 'factors'>,
): string | undefined {
  const still = `The answer is still that for ${factors}.`;
  if (parseFactors(text) === undefined)
    return `“${text}” is not how factors are written; write them as 146+4, 1+27 or 34*. ${still}`;
  if ((kind === 'air') !== (kindOfFactors(text) === 'air')) return `Only air units have factors such as 34*. ${still}`;
  return undefined;
}
