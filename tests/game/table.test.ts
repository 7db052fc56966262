// The table of the tests itself: a fight set up, played and looked at by names.
import { describe, expect, it } from 'vitest';
import { raiders } from '../../src/game/index.js';
import { NONE, PASSIVE, SIDE, table } from './table.js';

describe('the table', () => {
  it('plays a fight by names', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Akagi', { name: 'Nevada', damage: 4 }] },
      flags: { 'Coral Sea': 'japan' },
      dice: [1, 5, 2, 2, 1],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Nevada' }] },
      allied: { ...PASSIVE, targets: [] },
    });
    t.resolve('Coral Sea');
    expect(t.where('Nevada')).toBe('sunk');
    expect(t.where('Akagi')).toBe('Coral Sea');
    expect(t.heard('lost')).toEqual([['Nevada', 'Coral Sea']]);
    expect(t.asked.slice(0, 3)).toEqual(['japan day-night', 'allied day-night', 'japan targets']);
  });

  it('names the rule by which an answer is refused', () => {
    const t = table({ at: { 'Yokosuka Navy Yard': ['Nachi'] }, japan: { raiders: [{ Nachi: 'Coral Sea' }] } });
    expect(t.refusal((g) => raiders(g, SIDE.japan))).toBe('6.2');
  });

  it('fails loudly on a question without an answer, and on answers and dice left over', () => {
    const at = { Truk: ['Nachi'] };
    expect(() => table({ at }).run((g) => raiders(g, SIDE.japan))).toThrow('no answer to: japan raiders');
    const twice = table({ at, japan: { raiders: [NONE, NONE] } }).run((g) => raiders(g, SIDE.japan));
    expect(() => twice.finish()).toThrow('never asked for: japan raiders');
    expect(() => table({ dice: [1] }).finish()).toThrow('1 of 1 scripted dice were not used');
  });
});
