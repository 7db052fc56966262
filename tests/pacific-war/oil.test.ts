import { describe, expect, it } from 'vitest';
import { OIL_WELLS } from '../../src/pacific-war/house-rules/fortifications.js';
import { bestOil, noOil, type OilSituation, oilCost } from '../../src/pacific-war/house-rules/oil.js';

const READINGS = { 'oil-capacity': 'normal', 'oil-rounding': 'each-unit' } as const;

describe('oil wells', () => {
  it('house rule 31: the wells', () => {
    expect(OIL_WELLS.map(({ name }) => name)).toEqual([
      'Palembang',
      'Miri',
      'Tarakan',
      'Balikpapan',
      'Soerbaja',
      'Medan',
    ]);
  });

  it('house rule 31: naval units within four hexes, no submarines, once in a game', () => {
    const wells = { Miri: 5 };
    expect(noOil({ cost: 2, distance: { Miri: 4 } }, wells)).toBeUndefined();
    expect(noOil({ cost: 2, distance: { Miri: 5 } }, wells)).toMatch(/4 hexes/);
    expect(noOil({ cost: 2, distance: { Miri: 1 }, submarine: true }, wells)).toMatch(/submarine/);
    expect(noOil({ cost: 2, distance: { Miri: 1 }, used: true }, wells)).toMatch(/before/);
  });

  it('house rule 31: half of the cost rounded up, for each unit or for all together', () => {
    const s: OilSituation = { wells: { Miri: 9 }, units: { a: { cost: 3 }, b: { cost: 3 }, c: { cost: 4 } } };
    expect(oilCost(s, ['a', 'b'], 'each-unit')).toBe(2 + 2 + 4);
    expect(oilCost(s, ['a', 'b'], 'together')).toBe(3 + 4);
  });

  it('house rule 31: no choice of units and wells that fits is cheaper', () => {
    for (let n = 0; n < 60; n++) {
      const s: OilSituation = {
        wells: { Miri: n % 7, Medan: (n >> 1) % 5 },
        units: Object.fromEntries(
          [0, 1, 2, 3].map((k) => [
            `u${k}`,
            { cost: 1 + ((n * (k + 3)) % 5), distance: { Miri: (n + k) % 6, Medan: (n * k) % 7 } },
          ]),
        ),
      };
      for (const capacity of ['normal', 'halved'] as const) {
        for (const rounding of ['each-unit', 'together'] as const) {
          const readings = { 'oil-capacity': capacity, 'oil-rounding': rounding } as const;
          const all = everyChoice(s, capacity).map((supported) => oilCost(s, supported, rounding));
          expect(oilCost(s, Object.keys(bestOil(s, readings)), rounding)).toBe(Math.min(...all));
        }
      }
    }
  });

  it('house rule 31: points that cost nothing less are not taken, for their hits would be doubled', () => {
    expect(bestOil({ wells: { Miri: 9 }, units: { a: { cost: 1, distance: { Miri: 1 } } } }, READINGS)).toEqual({});
  });
});

/** Every set of units that wells can support. */
function everyChoice(s: OilSituation, capacity: 'normal' | 'halved'): string[][] {
  const units = Object.entries(s.units);
  const go = (k: number, left: Record<string, number>): string[][] => {
    if (k === units.length) return [[]];
    const [name, unit] = units[k]!;
    const needs = capacity === 'normal' ? unit.cost : Math.ceil(unit.cost / 2);
    const near = Object.keys(s.wells).filter((well) => unit.distance![well]! <= 4 && left[well]! >= needs);
    return [
      ...go(k + 1, left),
      ...near.flatMap((well) => go(k + 1, { ...left, [well]: left[well]! - needs }).map((rest) => [name, ...rest])),
    ];
  };
  return go(0, { ...s.wells });
}
