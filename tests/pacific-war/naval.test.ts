import { describe, expect, it } from 'vitest';
import {
  damagedStrength,
  FORTIFICATIONS,
  gunneryOf,
  strengthAt,
} from '../../src/pacific-war/house-rules/fortifications.js';
import {
  CLASSES,
  commits,
  fightersOf,
  lawfulCommit,
  type NavalSituation,
  type NavalUnit,
  shotsOf,
  strengthAgainst,
} from '../../src/pacific-war/house-rules/naval.js';
import { FORT_GONE, MAY_BOMBARD, MAY_LAND, navalChance } from '../../src/pacific-war/house-rules/naval-chance.js';
import { completeReadings, type Readings } from '../../src/pacific-war/readings.js';
import { bothWays, bruteForce, disagreeing, exactly, farthest, SMALL_DIE } from './brute-force.js';
import { SMALL_TABLE } from './tables.js';

const USUAL = completeReadings();
const ship = (unit: string, more: Partial<NavalUnit> = {}): NavalUnit => ({
  unit,
  class: 'CA',
  gunnery: '1-2-3',
  hits: 2,
  ...more,
});
const chanceOf = (s: NavalSituation, readings: Partial<Readings> = {}) =>
  navalChance(s, SMALL_TABLE.lines.gunnery!, SMALL_DIE, completeReadings(readings));

describe('naval combat', () => {
  it('house rule 13: a side commits four units, less only when it or the enemy has less, and four more in each later round', () => {
    expect(lawfulCommit(9, 9, 0, 0)).toEqual([4, 4]);
    expect(lawfulCommit(9, 2, 0, 0)).toEqual([2, 4]);
    expect(lawfulCommit(3, 9, 0, 0)).toEqual([3, 3]);
    expect(lawfulCommit(9, 9, 1, 4)).toEqual([8, 8]);
    expect(lawfulCommit(9, 9, 2, 8)).toEqual([9, 9]);
    const units = Array.from({ length: 6 }, (_, k) => ship(`${k}`));
    expect(commits({ units }, { units: [ship('x')] }, 3)).toEqual([4, 6, 6]);
  });

  it('house rule 2: against a fortification alone any number of units fights', () => {
    expect(lawfulCommit(9, 0, 0, 0)).toEqual([0, 9]);
    expect(commits({ units: [ship('a'), ship('b')], commit: [1, 1, 2] }, {}, 3)).toEqual([1, 1, 2]);
  });

  it('house rule 14: one less against any class to the left, once, at long and medium range', () => {
    for (const [s, shooter] of CLASSES.entries()) {
      for (const [t, target] of CLASSES.entries()) {
        const at = (range: 'long' | 'medium' | 'short') =>
          strengthAgainst({ class: shooter, gunnery: [3, 3, 3], hits: 1 }, 0, { class: target }, range, USUAL);
        const less = t < s ? 2 : 3;
        expect([at('long'), at('medium'), at('short')]).toEqual([less, less, 3]);
      }
    }
  });

  it('house rule 14: a strength of 0 stays 0, or does not fire under the other reading; x never fires', () => {
    const of = (gunnery: string, readings: Partial<Readings> = {}) =>
      strengthAgainst(
        { class: 'DD', gunnery: gunneryOf(gunnery), hits: 1 },
        0,
        { class: 'BB' },
        'medium',
        completeReadings(readings),
      );
    expect([of('x-0-3'), of('x-0-3', { 'below-zero': 'none' }), of('x-x-3')]).toEqual([0, undefined, undefined]);
  });

  it('house rule 2, house rule 14: a fortification is in no class, or among all others under the other reading', () => {
    const of = (readings: Partial<Readings>) =>
      strengthAgainst(
        { class: 'fortification', gunnery: [2, 4, 8], hits: 5 },
        0,
        { class: 'DD' },
        'medium',
        completeReadings(readings),
      );
    expect([of({}), of({ 'fortification-class': 'other' })]).toEqual([4, 3]);
  });

  it('house rule 2: the listed fortifications, their gunnery from long to short range, and which may be repaired', () => {
    const of = (gunnery: string) => FORTIFICATIONS.filter((f) => f.gunnery === gunnery);
    expect(of('2-4-8').map(({ name, hex, hits }) => `${name} ${hex} ${hits}`)).toEqual([
      'Pearl Harbour 2860 5',
      'Singapore 3908 5',
      'Kure 4530 5',
      'Sasebo 4529 5',
      'Tokyo 4433 5',
    ]);
    expect(of('x-0-3')).toHaveLength(17);
    expect(FORTIFICATIONS.filter((f) => f.repairable)).toHaveLength(9);
    expect(strengthAt(gunneryOf('2-4-8'), 'short', 'long-first')).toBe(8);
    expect(strengthAt(gunneryOf('2-4-8'), 'short', 'short-first')).toBe(2);
  });

  it('house rule 2: hits on a fortification lower its gunnery, in three readings', () => {
    expect((['share', 'one-each', 'none'] as const).map((reading) => damagedStrength(8, 2, 5, reading))).toEqual([
      5, 6, 8,
    ]);
  });

  it('house rule 2: who was there in all three rounds, the last at short range, may bombard; troops land when it is eliminated', () => {
    const s: NavalSituation = {
      attacker: { units: [ship('a'), ship('b')], commit: [1, 1, 2] },
      defender: { fortification: 'port' },
    };
    // Nobody hits: the highest roll.
    const never = (chance: ReturnType<typeof chanceOf>) =>
      Object.fromEntries(chance.play(() => 3).map((value, k) => [chance.names[k]!, value]));
    const weak = {
      attacker: { ...s.attacker, units: [ship('a', { gunnery: '0-0-0' }), ship('b', { gunnery: '0-0-0' })] },
      defender: { fortification: 'Truk' },
    };
    expect(never(chanceOf(weak))).toMatchObject({ [MAY_BOMBARD]: 1, [MAY_LAND]: 0, [FORT_GONE]: 0 });
    expect(never(chanceOf(weak, { 'three-rounds': 'force' }))[MAY_BOMBARD]).toBe(2);
    expect(never(chanceOf({ ...weak, ranges: ['long', 'medium', 'medium'] }))[MAY_BOMBARD]).toBe(0);
    expect(
      never(
        chanceOf({
          attacker: { units: [ship('a', { gunnery: '0-0-0', hits: 9 })] },
          defender: { fortification: 'Singapore' },
        }),
      ),
    ).toMatchObject({
      [MAY_LAND]: 1,
      [FORT_GONE]: 0,
    });
    const sure = chanceOf(s);
    expect(sure.play(() => 1)[sure.names.indexOf(MAY_LAND)]).toBe(1);
  });

  it('house rule 2: a fortification that is out of range takes no part', () => {
    const s: NavalSituation = {
      attacker: { units: [ship('a')] },
      defender: { units: [ship('b')], fortification: 'Truk', outOfRange: true },
    };
    expect(fightersOf(s).map(({ name }) => name)).toEqual(['a', 'b']);
  });

  it('house rule 31: units that used oil of the wells take their hits doubled, or make them doubled under the other reading', () => {
    const s: NavalSituation = { attacker: { units: [ship('a', { poorOil: true })] }, defender: { units: [ship('b')] } };
    const weights = (readings: Partial<Readings>) =>
      shotsOf(s, fightersOf(s), [0, 0], 0, completeReadings(readings)).map((shot) => shot.weight);
    expect(weights({})).toEqual([1, 2]);
    expect(weights({ 'poor-oil': 'scored' })).toEqual([2, 1]);
  });

  it.each<[string, NavalSituation]>([
    [
      'two ships',
      {
        ranges: ['long', 'short'],
        attacker: { units: [ship('a')] },
        defender: { units: [ship('b', { class: 'DD' })] },
      },
    ],
    [
      'a second wave',
      {
        ranges: ['long', 'medium'],
        attacker: { units: [ship('a'), ship('b')], commit: [1, 2] },
        defender: { units: [ship('c', { hits: 1 })], aim: 'focus' },
      },
    ],
    [
      'a fortification',
      {
        ranges: ['medium', 'short'],
        attacker: { units: [ship('a', { poorOil: true })], aim: 'fortification' },
        defender: { fortification: { gunnery: 'x-1-2', hits: 2 }, units: [ship('b')] },
      },
    ],
    ['three rounds', { attacker: { units: [ship('a', { damage: 1 })] }, defender: { fortification: 'port' } }],
  ])('house rule 13, house rule 14: worked out is the same as all dice one by one: %s', (_, s) => {
    for (const readings of [
      {},
      { 'below-zero': 'none', 'fortification-class': 'other', 'damaged-fortification': 'one-each' },
    ] as const) {
      const chance = chanceOf(s, readings);
      expect(farthest(exactly(chance), bruteForce(chance, SMALL_DIE))).toBeLessThan(1e-12);
    }
  });

  it('house rule 13, house rule 14: addressed dice agree with what is worked out', () => {
    const s: NavalSituation = {
      attacker: {
        units: [ship('a', { class: 'BB', hits: 4 }), ship('b'), ship('c', { class: 'DD' })],
        aim: 'fortification',
      },
      defender: { fortification: 'Truk', units: [ship('d'), ship('e')], aim: 'focus' },
    };
    expect(disagreeing(bothWays(chanceOf(s), SMALL_DIE, 10_000))).toEqual([]);
  });

  it('house rule 13: what is too large is said, not worked out in part', () => {
    const units = (side: string) =>
      Array.from({ length: 12 }, (_, k) => ship(`${side}${k}`, { hits: 9, gunnery: '3-3-3' }));
    expect(chanceOf({ attacker: { units: units('a') }, defender: { units: units('d') } }).exact()).toMatch(
      /too many to work out/,
    );
  });
});
