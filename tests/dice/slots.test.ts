import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as slots from '../../src/dice/slots.js';

const { slotOf } = slots;
const address = fc.tuple(
  fc.integer({ min: 0, max: 15 }),
  fc.integer({ min: 0, max: 15 }),
  fc.integer({ min: 0, max: 63 }),
  fc.integer({ min: 0, max: 3 }),
  fc.integer({ min: 0, max: 255 }),
  fc.integer({ min: 0, max: 15 }),
);

describe('slots', () => {
  it('keep every field of an address apart and leave the top four bits to attempts', () => {
    fc.assert(
      fc.property(address, ([turn, area, round, action, piece, purpose]) => {
        const slot = slotOf(turn, area, round, action, piece, purpose);
        expect(slot >>> 28).toBe(0);
        expect([
          slot & 15,
          (slot >> 4) & 15,
          (slot >> 8) & 63,
          (slot >> 14) & 3,
          (slot >> 16) & 255,
          slot >> 24,
        ]).toEqual([turn, area, round, action, piece, purpose]);
      }),
    );
  });

  it('never collide within a game', () => {
    const seen = new Set<number>();
    let count = 0;
    for (let turn = 1; turn <= 9; turn++) {
      for (let area = 0; area < 13; area++) {
        for (let round = 1; round <= 4; round++) {
          for (let action = 0; action < 4; action++) {
            for (let piece = 0; piece < 170; piece += 13) {
              for (let purpose = 0; purpose <= slots.ROLL_SUBMARINE_MORE; purpose++) {
                seen.add(slotOf(turn, area, round, action, piece, purpose));
                count++;
              }
            }
          }
        }
      }
    }
    expect(seen.size).toBe(count);
  });

  it('give shots six to ten of an attack an address of their own, whatever attacks (7.51, 16.2)', () => {
    for (const purpose of [slots.ROLL_ATTACK, slots.ROLL_SUBMARINE]) {
      const slot = slotOf(9, 12, 63, 3, 255, purpose);
      const second = slots.secondWord(slot);
      const more = slots.purposeOf(second);
      expect(second).toBe(slotOf(9, 12, 63, 3, 255, more));
      expect(more).not.toBe(purpose);
      expect(slots.pieceOf(second)).toBe(255);
    }
    expect(slots.secondWord(slotOf(1, 4, 1, 2, 7, slots.ROLL_ATTACK))).toBe(
      slotOf(1, 4, 1, 2, 7, slots.ROLL_ATTACK_MORE),
    );
    expect(slots.secondWord(slotOf(1, 4, 0, 3, 7, slots.ROLL_SUBMARINE))).toBe(
      slotOf(1, 4, 0, 3, 7, slots.ROLL_SUBMARINE_MORE),
    );
  });

  it('purposes and actions are told apart and fit their bits', () => {
    const valuesOf = (prefix: string) =>
      Object.entries(slots).flatMap(([name, value]) =>
        name.startsWith(prefix) && !name.endsWith('_SHIFT') && typeof value === 'number' ? [value] : [],
      );
    const purposes = valuesOf('ROLL_');
    const actions = valuesOf('ACTION_');
    expect(purposes.length).toBeGreaterThanOrEqual(9);
    expect(new Set(purposes).size).toBe(purposes.length);
    expect(Math.max(...purposes)).toBeLessThan(16);
    expect(actions.length).toBe(4);
    expect(new Set(actions).size).toBe(4);
    expect(Math.max(...actions)).toBeLessThan(4);
    expect(slots.NO_AREA).toBeLessThan(16);
  });
});
