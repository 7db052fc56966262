// One value of a game scenario that is another.
import type { GameScenario } from '../../whole-games/game-scenario.js';
import type { KeyPath } from './paths.js';

/** Kinds of change. */
export const CHANGE_KINDS = ['weights', 'data', 'rulings'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One value that is another. */
export interface Change {
  readonly what: ChangeKind;
  readonly path: string;
  /** As they are told. */
  readonly from: string;
  readonly to: string;
  /** How far: `+25 %`, `-1`, `+0.25 from 0`; for board values and rulings what it is instead, `value` or `reading`. */
  readonly by: string;
  /** True for a weight that was not moved by the part of itself that was asked for: it cannot be compared with those that were. */
  readonly unlike: boolean;
  /** Why it could be so, or what it is. */
  readonly about: string;
  readonly scenario: GameScenario;
}

/** A change before its scenario is made. */
export interface Planned extends Omit<Change, 'scenario' | 'path'> {
  readonly keys: KeyPath;
  readonly value: unknown;
}
