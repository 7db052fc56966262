import { describe, expect, it } from 'vitest';
import { checkDays, checkDeed, markerDays, type PenaltyDeed } from '../../src/pacific-war/house-rules/penalty.js';

const wrong = (deed: Partial<PenaltyDeed>) => checkDeed({ unit: 'A', does: 'move', ...deed }) !== undefined;

describe('penalty time', () => {
  it('house rule 20: fourteen days for the operation player, seven for the reaction player after all are deactivated', () => {
    expect(checkDays({ operation: 14 })).toEqual([]);
    expect(checkDays({ operation: 15 })).toHaveLength(1);
    expect(checkDays({ operation: 0, reaction: 7, deactivated: true })).toEqual([]);
    expect(checkDays({ operation: 0, reaction: 8, deactivated: true })).toHaveLength(1);
    expect(checkDays({ operation: 0, reaction: 1 })).toHaveLength(1);
  });

  it('house rule 20: the day marker stays from the seventh day on, which it enters, or not under the other reading', () => {
    expect([0, 6, 7, 14].map((days) => markerDays(days, 'onto'))).toEqual([0, 6, 7, 7]);
    expect([0, 6, 7, 14].map((days) => markerDays(days, 'before'))).toEqual([0, 6, 6, 6]);
  });

  it('house rule 20: units of the operation player begin no combat but submarines, and keep out of enemies and cities', () => {
    expect(wrong({ does: 'combat' })).toBe(true);
    expect(wrong({ does: 'combat', submarine: true })).toBe(false);
    expect(wrong({ does: 'combat', side: 'reaction' })).toBe(false);
    expect(
      (['free', 'enemy units', 'enemy city', 'enemy port'] as const).map((where) => wrong({ does: 'enter', where })),
    ).toEqual([false, true, true, false]);
    expect((['enemy units', 'enemy city'] as const).map((where) => wrong({ does: 'disembark', where }))).toEqual([
      true,
      true,
    ]);
    expect(
      (['enemy airfield', 'enemy OSB', 'enemy port', 'free'] as const).map((where) =>
        wrong({ does: 'overrun', where }),
      ),
    ).toEqual([true, true, true, false]);
  });
});
