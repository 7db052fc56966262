import { describe, expect, it } from 'vitest';
import { type Installation, repairedWith, repairOf } from '../../src/pacific-war/house-rules/repairs.js';

const fort = (more: Partial<Installation> = {}): Installation => ({
  kind: 'fortification',
  name: 'Truk',
  hits: 3,
  engineer: true,
  ...more,
});

describe('repairs', () => {
  it('house rule 18: three hits of an airfield a phase, five with an engineer', () => {
    const phases = (hits: number, engineer: boolean) =>
      repairOf({ kind: 'airfield', name: 'x', hits, engineer }).phases;
    expect([0, 1, 3, 4, 6, 7].map((hits) => phases(hits, false))).toEqual([0, 1, 1, 2, 2, 3]);
    expect([0, 5, 6, 10, 11].map((hits) => phases(hits, true))).toEqual([0, 1, 2, 2, 3]);
  });

  it('house rule 29: a port costs a command point for each hit', () => {
    expect([0, 1, 7].map((hits) => repairOf({ kind: 'port', name: 'x', hits }).points)).toEqual([0, 1, 7]);
  });

  it('house rule 2: a fortification costs two for each hit, with an engineer, linked, not interdicted, and only nine of them', () => {
    expect(repairOf(fort()).points).toBe(6);
    expect(repairOf(fort({ engineer: false })).why).toMatch(/engineer/);
    expect(repairOf(fort({ linked: false })).why).toMatch(/linked/);
    expect(repairOf(fort({ interdicted: true })).why).toMatch(/interdicted/);
    expect(repairOf(fort({ name: 'Singapore' })).why).toMatch(/not one of those/);
  });

  it('house rule 2, house rule 29: points are spent in order, on whole hits, on a fortification in part', () => {
    const installations: Installation[] = [
      { kind: 'port', name: 'x', hits: 2 },
      fort(),
      fort({ name: 'Saigon' }),
      { kind: 'port', name: 'y', hits: 9 },
    ];
    expect(repairedWith({ installations }, 7)).toEqual([2, 2, 0, 1]);
    expect(repairedWith({ installations }, 0)).toEqual([0, 0, 0, 0]);
  });
});
