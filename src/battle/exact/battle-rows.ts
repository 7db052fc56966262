// What some dice make of a target, as weights by the level it has and the level it comes to.
import { shotOutcomes } from '../battle-dice.js';
import type { Axis } from '../battle-model.js';

/** Dice at a target: without the attack bonus, with it. */
export interface Shots {
  plain: number;
  circled: number;
}

/** Weights of what can become of a target at a level: rows of `levels` for staying, sunk, disabled, gone in either way. */
export interface Rows {
  /** By level after, then level before. */
  readonly stay: readonly Float64Array[];
  readonly sunk: Float64Array;
  readonly disabled: Float64Array;
  readonly gone: Float64Array;
}

const known = new Map<number, Rows>();

/** The weights for some dice; known ones are looked up. */
export function rowsOf(axis: Axis, { plain, circled }: Shots): Rows {
  const key = (((axis.levels * 512 + plain) * 512 + circled) * 2 + (axis.hull ? 1 : 0)) * 2 + (axis.armored ? 1 : 0);
  const found = known.get(key);
  if (found) return found;
  const { levels, hull, armored } = axis;
  const p = shotOutcomes(hull ? plain : plain + circled, hull ? circled : 0, levels, hull, armored);
  const half = levels + 1;
  const stay = Array.from({ length: levels }, () => new Float64Array(levels));
  const sunk = new Float64Array(levels);
  const disabled = new Float64Array(levels);
  for (let from = 0; from < levels; from++) {
    for (let d = 0; d < half; d++) {
      // Sunk and disabled is sunk (7.63).
      if (from + d >= levels) sunk[from]! += p[d]! + p[half + d]!;
      else {
        stay[from + d]![from]! += p[d]!;
        disabled[from]! += p[half + d]!;
      }
    }
  }
  const rows = { stay, sunk, disabled, gone: sunk.map((q, k) => q + disabled[k]!) };
  known.set(key, rows);
  return rows;
}
