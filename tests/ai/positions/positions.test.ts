// Positions with an answer that no expert disputes, each with its rule and its reason. Those that the standard doctrines
// miss are listed, so that it is seen when one is found or another one is lost.
import { describe, expect, it } from 'vitest';
import { POSITIONS } from './all.js';

/** Positions that the standard doctrines do not find. */
const MISSED: readonly string[] = [];

describe('positions without dispute', () => {
  it.each(POSITIONS.map((p) => [`${p.what} (${p.rule}): ${p.why}`, p] as const))('%s', (_, p) => {
    expect(p.found()).toBe(!MISSED.includes(p.what));
  });

  it('at least 95 in 100 are found, and every one is a position of its own', () => {
    expect(new Set(POSITIONS.map((p) => p.what)).size).toBe(POSITIONS.length);
    expect(MISSED.every((what) => POSITIONS.some((p) => p.what === what))).toBe(true);
    expect(MISSED.length).toBeLessThanOrEqual(POSITIONS.length / 20);
  });
});
