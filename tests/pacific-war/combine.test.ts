import { describe, expect, it } from 'vitest';
import {
  type AirUnit,
  COMBINE,
  type CombineSituation,
  groupings,
  judged,
  mayCombine,
  strengthsOf,
} from '../../src/pacific-war/house-rules/combine.js';
import { exampleOf } from '../../src/pacific-war/parts.js';
import { readSituation } from '../../src/pacific-war/situation.js';
import { SMALL_DIE } from './brute-force.js';
import { SMALL_TABLE } from './tables.js';

const unit = (naval: number, more: Partial<AirUnit> = {}): AirUnit => ({ naval, full: 6, experience: 'L1', ...more });
const of = (units: Record<string, AirUnit>, more: Partial<CombineSituation> = {}): CombineSituation => ({
  target: 'naval',
  coordinated: true,
  units,
  ...more,
});

describe('combined air strengths', () => {
  it('house rule 10: two units of three steps attack once at 6, but only when coordinated', () => {
    const s = of({ a: unit(3), b: unit(3) });
    expect(groupings(s, 'largest')).toEqual([[['a'], ['b']], [['a', 'b']]]);
    expect(groupings({ ...s, coordinated: false }, 'largest')).toEqual([[['a'], ['b']]]);
  });

  it('house rule 10: not above 6, not above a unit at full strength, not of two experiences', () => {
    expect(mayCombine(of({ a: unit(4), b: unit(3) }), ['a', 'b'], 'largest')).toBe(false);
    expect(mayCombine(of({ a: unit(3, { full: 4 }), b: unit(2, { full: 4 }) }), ['a', 'b'], 'largest')).toBe(false);
    expect(mayCombine(of({ a: unit(3), b: unit(2, { experience: 'L2' }) }), ['a', 'b'], 'largest')).toBe(false);
    expect(mayCombine(of({ a: unit(9) }), ['a'], 'largest')).toBe(true);
  });

  it('house rule 10: where units differ, the strongest at full strength counts, or the weakest under the other reading', () => {
    const s = of({ a: unit(3, { full: 6 }), b: unit(2, { full: 4 }) });
    expect(mayCombine(s, ['a', 'b'], 'largest')).toBe(true);
    expect(mayCombine(s, ['a', 'b'], 'smallest')).toBe(false);
  });

  it('house rule 10: Allied 4E units attack ground units with their naval strength through December 1942', () => {
    const bomber: AirUnit = { naval: 2, ground: 5, full: { naval: 3, ground: 6 }, experience: 'L1', allied4E: true };
    const at = (date: string) => strengthsOf(bomber, { target: 'ground', date });
    expect(at('1942-12')).toMatchObject({ now: 2, full: 3 });
    expect(at('1943-01')).toMatchObject({ now: 5, full: 6 });
    expect(strengthsOf({ ...bomber, allied4E: false }, { target: 'ground' }).now).toBe(5);
  });

  it('house rule 10: a month before the war is none', () => {
    const dated = (date: string) =>
      exampleOf(COMBINE, 10).replace('coordinated: true', `coordinated: true\ndate: ${date}`);
    expect(readSituation(COMBINE, 10, dated('1941-12'), 'my.yaml').situation.date).toBe('1941-12');
    for (const date of ['1941-11', '1942-13', '1942'])
      expect(() => readSituation(COMBINE, 10, dated(date), 'my.yaml')).toThrow(/is not a month; allowed: 1941-12 to/);
  });

  it('house rule 10: every way to group four small units is gone through once', () => {
    // Bell’s number of four, for all sums are at most 6.
    expect(groupings(of({ a: unit(1), b: unit(1), c: unit(1), d: unit(1) }), 'largest')).toHaveLength(15);
  });

  it('house rule 10: the best groups have the best figure of all', () => {
    const units = { a: unit(3), b: unit(2), c: unit(1), d: unit(1) };
    const line = SMALL_TABLE.lines['air-naval']!;
    for (const objective of ['hits', { atLeast: 2 }, { atLeast: 4 }] as const) {
      const all = judged(of(units, { objective }), line, SMALL_DIE, 'largest');
      expect(all[0]!.value).toBe(Math.max(...all.map(({ value }) => value)));
      for (const { hits, value } of all)
        expect(value).toBeCloseTo(
          objective === 'hits'
            ? hits.reduce((sum, p, k) => sum + k * p, 0)
            : hits.slice(objective.atLeast).reduce((a, b) => a + b, 0),
          12,
        );
    }
    // At 6 alone: 3, 3, 2 hits in three rolls.
    expect(
      judged(of({ a: unit(3), b: unit(3) }, { objective: { atLeast: 3 } }), line, SMALL_DIE, 'largest')[0]!.strengths,
    ).toEqual([6]);
  });
});
