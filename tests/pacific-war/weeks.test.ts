import { describe, expect, it } from 'vitest';
import { checkWeeks, type WeekDeed, weekOf } from '../../src/pacific-war/house-rules/weeks.js';

const deeds = (...list: readonly (readonly [number, WeekDeed['does'], string?])[]) =>
  list.map(([day, does, unit = 'A']) => ({ day, unit, does }));
const wrong = (list: readonly WeekDeed[], reading: 'together' | 'each' = 'together') =>
  checkWeeks(list, reading).map((sentence) => sentence !== undefined);

describe('moves and attacks by week', () => {
  it('house rule 3, house rule 15: the week of a day, with the last days of the track in week five', () => {
    expect([1, 7, 8, 14, 15, 21, 22, 28, 29, 30, 0].map(weekOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5]);
  });

  it('house rule 3: a unit moves once a week; contact movement does not count', () => {
    expect(wrong(deeds([1, 'contact move'], [2, 'move'], [7, 'move'], [8, 'move'], [9, 'move', 'B']))).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('house rule 3: loading and unloading are one move, or one each under the other reading', () => {
    const list = deeds([1, 'load'], [2, 'unload'], [3, 'load'], [8, 'unload'], [9, 'move']);
    expect(wrong(list)).toEqual([false, false, true, false, true]);
    expect(wrong(list, 'each')).toEqual([false, true, true, false, true]);
  });

  it('house rule 15: a unit attacks once a week, and another may attack in the same hex', () => {
    expect(wrong(deeds([2, 'attack'], [3, 'attack', 'B'], [7, 'attack'], [8, 'attack']))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('house rule 15: attacking and moving are counted by themselves', () => {
    expect(wrong(deeds([2, 'attack'], [3, 'move'], [4, 'attack']))).toEqual([false, false, true]);
  });
});
