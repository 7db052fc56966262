import { describe, expect, it } from 'vitest';
import { checkStack, fullest } from '../../src/pacific-war/house-rules/stacking.js';

const units = { a: 24, b: 18, c: 12, d: 6 };

describe('stacking', () => {
  it('house rule 4: at most 48 steps defend, fire at aircraft or are activated', () => {
    const found = checkStack({ atoll: false, units, defends: ['a', 'b', 'd'], activates: ['a', 'b', 'c'] });
    expect(found.defends).toBeUndefined();
    expect(found.activates).toMatch(/54 steps, 6 too many/);
  });

  it('house rule 4: the limit holds for all units of an atoll, and of no other hex', () => {
    expect(checkStack({ atoll: true, units }).atoll).toMatch(/60 steps/);
    expect(checkStack({ atoll: false, units })).toEqual({});
  });

  it('house rule 4: those that fire at aircraft are among those that defend', () => {
    expect(checkStack({ atoll: false, units, defends: ['a'], flak: ['d'] }).flak).toMatch(/d does not defend/);
  });

  it('house rule 4: the most steps that can be chosen', () => {
    expect(fullest(units)).toEqual({ steps: 48, names: ['a', 'b', 'd'] });
    expect(fullest({ a: 50, b: 20, c: 20 }).steps).toBe(40);
  });
});
