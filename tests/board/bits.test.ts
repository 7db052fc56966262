import { describe, expect, it } from 'vitest';
import { countOf, firstOf, hasOneAtMost, lastOf, withoutFirst } from '../../src/board/bits.js';

describe('sets of bits', () => {
  it('give their members one by one, the smallest first, the sign bit too', () => {
    const set = (1 << 0) | (1 << 3) | (1 << 21) | (1 << 31);
    const members: number[] = [];
    for (let left = set; left !== 0; left = withoutFirst(left)) members.push(firstOf(left));
    expect(members).toEqual([0, 3, 21, 31]);
    expect(lastOf(set)).toBe(31);
    expect(countOf(set)).toBe(4);
  });

  it('tell whether there is more than one', () => {
    expect([0, 8, 9].map(hasOneAtMost)).toEqual([true, true, false]);
  });

  it('count all and none', () => {
    expect([0, 1, -1, 0x7fffffff].map(countOf)).toEqual([0, 1, 32, 31]);
  });
});
