// Duels: every ship of a list against every ship of another, solved exactly, one table a question.

import { type BoardTables, CARRIER, SIDES } from '../../board/index.js';
import { setUpBattle } from '../battle-board.js';
import { battleMetrics, battlePlaces, DISABLED, LOST } from '../battle-metrics.js';
import type { BattleScenario, BattleSide, BattleUnit, BattleWish } from '../question/battle-scenario.js';
import { exactBattle } from './exact-battle.js';

/** A ship that fights duels. Ships with the same factors are the same to the dice, so one name stands for all of them. */
export interface Duelist {
  readonly name: string;
  readonly side: number;
  readonly factors: string;
  readonly kind: BattleUnit['kind'];
  /** Other ships with these factors. */
  readonly alike: readonly string[];
  readonly damage: number;
}

/** What is asked of a duel: chances that the first ship sinks the other, removes it (sinks or disables), is itself not sunk. */
export const DUEL_FIGURES = ['sink', 'remove', 'survive'] as const;
export type DuelFigure = (typeof DUEL_FIGURES)[number];

export interface DuelOptions {
  /** Action of every round: night for cruisers, day for carriers. */
  readonly action: BattleWish;
  /** Rounds; `null`: to the end. */
  readonly rounds: number | null;
}

/** Odds of a duel, from the first ship's side. */
export interface DuelOdds {
  readonly sink: number;
  readonly remove: number;
  readonly survive: number;
  /** Chance that the first ship itself is sunk or disabled. */
  readonly removed: number;
}

/**
 * Lists ships of a kind, one for each set of factors.
 *
 * @example
 * duelists(tables, 'cruiser', 0)[0]; // { name: 'Ashigara', factors: '1+27', alike: ['Atago', …], … }
 */
export function duelists(tables: BoardTables, kind: 'cruiser' | 'carrier' | 'battleship', side: number): Duelist[] {
  const found = new Map<string, { name: string; alike: string[] }>();
  tables.board.pieces.forEach((piece, k) => {
    if (piece.kind !== kind || tables.side[k] !== side) return;
    const first = found.get(piece.factors);
    if (first) first.alike.push(piece.name);
    else found.set(piece.factors, { name: piece.name, alike: [] });
  });
  return [...found].map(([factors, { name, alike }]) => ({ name, alike, side, factors, kind, damage: 0 }));
}

/** The action in which ships of a kind fight each other: carriers by day, others at night. */
export const duelAction = (a: number, b: number): BattleWish => (a === CARRIER || b === CARRIER ? 'day' : 'night');

/**
 * The odds of a duel between two ships of different sides or of the same.
 *
 * @throws ExactBattleError never for single ships
 * @example
 * duel(atago, houston, { action: 'night', rounds: 1 }).sink;
 */
export function duel(a: Duelist, b: Duelist, options: DuelOptions): DuelOdds {
  const unit = (d: Duelist, name: string): BattleUnit => ({
    name,
    factors: d.factors,
    kind: d.kind,
    damage: d.damage,
    posture: 'patrolling',
    disabled: false,
    inPort: null,
    land: null,
  });
  const side = (d: Duelist, name: string): BattleSide => ({
    prefer: options.action,
    targets: 'focus',
    retreat: 'never',
    groups: 'together',
    pursue: true,
    carriersFire: true,
    submarine: false,
    airRaid: null,
    units: [unit(d, name)],
  });
  const scenario: BattleScenario = {
    kind: 'battle',
    rules: ['second-edition'],
    rulings: {},
    turn: 2,
    area: null,
    control: 'none',
    rounds: options.rounds,
    japan: side(a, 'duel: first'),
    allied: side(b, 'duel: second'),
    data: null,
  };
  const metrics = battleMetrics(setUpBattle(scenario));
  const at = battlePlaces(metrics);
  const { tally } = exactBattle(scenario);
  const fate = (name: string, label: number): number => tally[at.fate(name) + label]!;
  return {
    sink: fate('duel: second', LOST),
    remove: fate('duel: second', LOST) + fate('duel: second', DISABLED),
    survive: 1 - fate('duel: first', LOST),
    removed: fate('duel: first', LOST) + fate('duel: first', DISABLED),
  };
}

/** All duels of two lists. */
export interface DuelTable {
  readonly rows: readonly Duelist[];
  readonly columns: readonly Duelist[];
  readonly options: DuelOptions;
  /** By row and column. */
  readonly odds: readonly (readonly DuelOdds[])[];
}

/** Fights every ship of one list against every ship of another. */
export function duelTable(rows: readonly Duelist[], columns: readonly Duelist[], options: DuelOptions): DuelTable {
  return { rows, columns, options, odds: rows.map((a) => columns.map((b) => duel(a, b, options))) };
}

/**
 * When to pursue: what a pursuer must weigh. Pursuing pays as soon as removing the other ship is worth more than this many times the
 * own one: the chance to be removed oneself, over the chance to remove the other.
 */
export const criticalRatio = (odds: DuelOdds): number =>
  odds.remove > 0 ? odds.removed / odds.remove : Number.POSITIVE_INFINITY;

/** `Japanese` or `Allied`. */
export const duelSide = (side: number): string => (SIDES[side] === 'japan' ? 'Japanese' : 'Allied');
