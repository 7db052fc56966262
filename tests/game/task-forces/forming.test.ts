// Optional rules 23.1–23.3: how task forces are formed, and their missions.
import { describe, expect, it } from 'vitest';
import { NONE } from '../table.js';
import { round } from './tables.js';

describe('23.1, 23.2 forming task forces', () => {
  it('23.1: without the rule nobody is asked and nobody rolls', () => {
    const t = round({ rules: [] }).round('Coral Sea');
    expect(t.asked.some((q) => /task-forces|missions/.test(q))).toBe(false);
    expect(t.heard('sighting')).toEqual([]);
  });

  it('23.1, 23.2: at the start of each round both sides form them, Japan first, then day or night is rolled for', () => {
    const t = round({
      dice: [1, 1, 1, 1],
      japan: { retreat: ['stay', 'retreat'] },
      allied: { retreat: ['stay', 'stay'] },
    });
    t.resolve('Coral Sea');
    const order = t.asked
      .filter((q) => /task|missions|day-night/.test(q))
      .map((q) => q.replace('task-forces', 'forms'));
    const one = [
      'japan forms',
      'allied forms',
      'japan missions',
      'allied missions',
      'japan day-night',
      'allied day-night',
    ];
    expect(order).toEqual([...one, ...one]);
  });

  it('23.2: in a pursuit those that fight it form them', () => {
    const t = round({
      dice: [1, 1, 1, 1],
      japan: {
        retreat: ['retreat'],
        groups: [{ Akagi: 1, Nachi: 2 }],
        'task-forces': [{ Akagi: 1, Nachi: 2 }, { Akagi: 1 }],
        missions: [{ 1: 'searching', 2: 'landing' }, { 1: 'searching' }],
      },
      allied: {
        pursuit: [{ Astoria: 1 }],
        'task-forces': [{ Enterprise: 1, Astoria: 1 }, { Astoria: 1 }],
        follow: NONE,
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Enterprise', 'Akagi', 'Astoria', 'Akagi']);
  });

  it.each([
    ['a unit is left out', { Akagi: 1 }],
    ['there is no number 0', { Akagi: 0, Nachi: 1 }],
    ['nor more forces than units', { Akagi: 1, Nachi: 3 }],
  ])('23.2: every unit belongs to one force: %s', (_why, forces) => {
    const t = round({ japan: { 'task-forces': [forces] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.2');
  });

  it('23.2: nobody forms forces of units elsewhere, nor lists one twice', () => {
    const twice = round({
      japan: {
        'task-forces': [
          [
            ['Akagi', 1],
            ['Akagi', 2],
          ] as const,
        ],
      },
    });
    expect(twice.refusal(() => twice.round('Coral Sea'))).toBe('23.2');
    const t = round({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Astoria'], Indonesia: ['Haguro'] },
      japan: { 'task-forces': [{ Akagi: 1, Haguro: 1 }] },
    });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.2');
  });
});

describe('23.3 missions', () => {
  it.each([
    ['a force without one', { 1: 'searching' }],
    ['a force with two', { raw: [1, 1, 1, 2, 2, 0] }],
    ['an unknown one', { raw: [1, 1, 2, 3] }],
    ['one of a force that nobody formed', { 1: 'searching', 2: 'searching', 3: 'hiding' }],
    ['one of a force with number 0', { raw: [0, 2, 1, 1, 2, 1] }],
  ] as const)('23.3: each force lands, searches or hides: %s is refused', (_what, missions) => {
    const t = round({ japan: { 'task-forces': [{ Akagi: 1, Nachi: 2 }], missions: [missions] } });
    expect(t.refusal(() => t.round('Coral Sea'))).toBe('23.3');
  });

  it('23.3: missions are stated when both sides have formed their forces, Japan first', () => {
    const t = round({ dice: [1, 1] }).round('Coral Sea');
    expect(t.asked.slice(0, 4)).toEqual([
      'japan task-forces',
      'allied task-forces',
      'japan missions',
      'allied missions',
    ]);
  });
});
