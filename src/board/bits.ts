// Sets of small whole numbers (areas, harbors, ships of one fight), each one number with a bit for every member.

/** A set of whole numbers from 0 to 31: bit `n` is set when `n` is in it. 0 is the empty set. */
type BitSet = number;

/** The smallest member; the set must not be empty. */
export const firstOf = (set: BitSet): number => 31 - Math.clz32(set & -set);

/** The largest member; the set must not be empty. */
export const lastOf = (set: BitSet): number => 31 - Math.clz32(set);

/**
 * The set without its smallest member. No closure and no list, so that it costs nothing in a game:
 *
 * @example
 * for (let left = areas; left !== 0; left = withoutFirst(left)) visit(firstOf(left));
 */
export const withoutFirst = (set: BitSet): BitSet => set & (set - 1);

/** True when the set has at most one member. */
export const hasOneAtMost = (set: BitSet): boolean => withoutFirst(set) === 0;

/** How many members: pairs of bits are added up, then fours, then bytes. */
export function countOf(set: BitSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
