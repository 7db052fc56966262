import { describe, expect, it } from 'vitest';
import { mean } from '../../src/pacific-war/distribution.js';
import { portChance, portLine } from '../../src/pacific-war/house-rules/ports.js';
import { bothWays, bruteForce, disagreeing, exactly, farthest, SMALL_DIE } from './brute-force.js';
import { SMALL_TABLE } from './tables.js';

describe('air strikes on ports', () => {
  it('house rule 9: ports and fortresses use the ground line, T as 1, 1 as 2, 2 as 3, and no result stays none', () => {
    for (const target of ['port', 'fortress'] as const) {
      const { line, hits } = portLine({ target }, 'next');
      expect(line).toBe('air-ground');
      expect((['T', 0, 1, 2, 3] as const).map(hits)).toEqual([1, 0, 2, 3, 4]);
    }
  });

  it('house rule 9: under the other reading a result above 2 stays', () => {
    const { hits } = portLine({ target: 'port' }, 'same');
    expect((['T', 0, 1, 2, 3] as const).map(hits)).toEqual([1, 0, 2, 3, 3]);
  });

  it('house rule 9: air bases, OSBs and the surprise attack on the port use the installation line as it stands', () => {
    for (const s of [{ target: 'air base' }, { target: 'OSB' }, { target: 'port', pearlHarbour: true }] as const) {
      const { line, hits } = portLine(s, 'next');
      expect(line).toBe('air-installation');
      expect((['T', 0, 1, 2] as const).map(hits)).toEqual([0, 0, 1, 2]);
    }
  });

  it('house rule 9: worked out is the same as all dice one by one, and addressed dice agree', () => {
    for (const target of ['port', 'OSB'] as const) {
      const chance = portChance({ strengths: [3, 1, 9] }, SMALL_TABLE, portLine({ target }, 'next'), SMALL_DIE);
      expect(farthest(exactly(chance), bruteForce(chance, SMALL_DIE))).toBeLessThan(1e-12);
      expect(disagreeing(bothWays(chance, SMALL_DIE))).toEqual([]);
    }
    // Strength 1 on the ground line: T, 1, none, so 1, 2, 0 hits.
    const one = portChance({ strengths: [1] }, SMALL_TABLE, portLine({ target: 'port' }, 'next'), SMALL_DIE);
    expect(mean(exactly(one).hits!)).toBeCloseTo(1, 12);
  });
});
