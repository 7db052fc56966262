// Positions made by hand from the text of rules 5 and 23: the order of what follows a round, and who hides.
import { describe, expect, it } from 'vitest';
import { turnUnder as on } from './table.js';

const SOUTH = 'South Pacific Ocean';

describe('rules 5 and 23 by hand', () => {
  it('5.41, 5.42, 5.43: after a round the submarine attacks, then both say whether they retreat, then Japan lands and the Allies do', () => {
    const t = on(5, [], {
      harbors: { Lae: 'japan' },
      at: { [SOUTH]: ['Nachi', 'Yokosuka', 'I-Boat', 'Astoria', '1 Marines'] },
      dice: [1],
      japan: { 'submarine-attack': ['Astoria'], landings: [{ Yokosuka: 'Lae' }], retreat: ['stay', 'retreat'] },
      allied: { landings: [{ '1 Marines': 'Guadalcanal' }] },
    }).resolve(SOUTH);
    expect(t.asked.filter((q) => /submarine|retreat|landings/.test(q)).slice(0, 5)).toEqual([
      'japan submarine-attack',
      'japan retreat',
      'allied retreat',
      'japan landings',
      'allied landings',
    ]);
  });

  /** Saratoga hides and Akagi searches. Japan's die is for Saratoga, a 2 sights it; the Allies' 5 does not sight Akagi. */
  const hidden = (wish: 'day' | 'night', die: number, shots: number[]) =>
    on(5, ['task-forces'], {
      at: { [SOUTH]: ['Akagi', 'Saratoga'] },
      dice: [die, 5, ...shots],
      japan: { 'day-night': wish, missions: [{ 1: 'searching' }], targets: [{ Akagi: 'Saratoga' }] },
      allied: {
        'day-night': wish,
        missions: [{ 1: 'hiding' }],
        'firing-carriers': wish === 'night' ? [['Saratoga']] : [],
        targets: wish === 'night' ? [{ Saratoga: 'Akagi' }] : [],
      },
    });

  it('23.43, 23.51: who hides and is sighted is attacked by day without attacking, and unsighted not even that', () => {
    const sighted = hidden('day', 2, [5, 1, 1, 1, 3]).round(SOUTH);
    expect([sighted.damage('Saratoga'), sighted.asked.includes('allied targets')]).toEqual([3, false]);
    const unseen = hidden('day', 3, []);
    expect(unseen.refusal(() => unseen.round(SOUTH))).toBe('23.51');
  });

  it('23.42, 23.52: at night who hides and is sighted fights, and so does who searches unsighted', () => {
    const sighted = hidden('night', 2, [6, 1, 6, 2]).round(SOUTH);
    expect([sighted.damage('Saratoga'), sighted.damage('Akagi')]).toEqual([1, 2]);
    const unseen = hidden('night', 3, []);
    expect(unseen.refusal(() => unseen.round(SOUTH))).toBe('23.52');
  });
});
