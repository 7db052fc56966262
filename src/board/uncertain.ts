// The point values of the map that are not known with certainty, and what they may be instead.
import { isUncertain, type Source } from './provenance.js';
import type { Board } from './types.js';
import { MAX_POC } from './validate.js';
import { type AreaName, SIDES, type Side } from './vocabulary.js';

/** POC that a side gets for a sea area (2.1), as we believe them. */
export interface UncertainPoints {
  readonly area: AreaName;
  readonly side: Side;
  readonly value: number;
  readonly source: Source;
  /** What it may be instead. */
  readonly others: readonly number[];
}

/**
 * The values that are not certain, in the order of the board. Values of a user are certain.
 *
 * @example
 * uncertainPoints(STANDARD_BOARD).length; // 11
 */
export function uncertainPoints(board: Pick<Board, 'areas'>): UncertainPoints[] {
  return board.areas.flatMap(({ name, poc }) =>
    SIDES.filter((side) => isUncertain(poc[side].source)).map((side) => {
      const { value, source } = poc[side];
      return { area: name, side, value, source, others: otherPoints(value, source) };
    }),
  );
}

/** What points may be instead: what their note says (`else 2`; `1: 0.30, 3: 0.25`), otherwise one more and one less. */
export function otherPoints(value: number, { note = '' }: Source): number[] {
  const named = [...note.matchAll(/else (\d+)|(\d+):/g)].map((m) => Number(m[1] ?? m[2]));
  return named.length > 0 ? named : [value - 1, value + 1].filter((other) => other >= 0 && other <= MAX_POC);
}
