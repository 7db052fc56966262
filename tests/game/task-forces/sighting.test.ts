// Optional rule 23.4: which task forces are sighted.
import { describe, expect, it } from 'vitest';
import { round } from './tables.js';

describe('23.4 sighting', () => {
  /** Is Astoria seen? `flag` is the area's, `die` what Japan rolls. */
  const seen = (mission: string, dice: readonly number[], flag: 'japan' | 'allied' | 'none' = 'none', rulings = {}) => {
    const t = round({
      rulings,
      at: { 'Coral Sea': ['Nachi', 'Astoria'] },
      flags: { 'Coral Sea': flag },
      dice: [...dice, 6],
      japan: { missions: { 1: 'hiding' } },
      allied: { missions: { 1: mission } },
    });
    t.round('Coral Sea');
    return t.game.sighted[t.piece('Astoria')] === 1;
  };

  it('23.4: one die for each enemy force: Japan for the Allied ones first', () => {
    const t = round({
      dice: [1, 6, 3],
      allied: { 'task-forces': [{ Enterprise: 2, Astoria: 1 }], missions: [{ 2: 'searching', 1: 'searching' }] },
    }).round('Coral Sea');
    expect(t.heard('sighting')).toEqual([
      ['Enterprise', 1, 1],
      ['Astoria', 6, 0],
      ['Akagi', 3, 1],
    ]);
    expect(['Enterprise', 'Astoria', 'Akagi', 'Nachi'].map((n) => t.game.sighted[t.piece(n)])).toEqual([1, 0, 1, 1]);
  });

  it('23.41: a landing force is sighted without a roll', () => {
    expect(seen('landing', [])).toBe(true);
    expect(seen('landing', [], 'japan')).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 6])('23.42: a searching force on 1 to 4 (%i)', (die) => {
    expect(seen('searching', [die])).toBe(die <= 4);
  });

  it.each([1, 2, 3, 4, 5, 6])('23.43: a hiding force on 1 or 2 (%i)', (die) => {
    expect(seen('hiding', [die])).toBe(die <= 2);
  });

  it('23.4, sighting-by-the-owner: who controls the area adds one to his dice, the other does not', () => {
    expect(seen('searching', [4], 'japan')).toBe(false);
    expect(seen('searching', [3], 'japan')).toBe(true);
    expect(seen('hiding', [2], 'japan')).toBe(false);
    expect(seen('searching', [4], 'allied')).toBe(true);
  });

  it('23.4, sighting-by-the-owner: by the other reading one is taken off', () => {
    const helps = { 'sighting-by-the-owner': 'helps' };
    expect(seen('searching', [5], 'japan', helps)).toBe(true);
    expect(seen('searching', [6], 'japan', helps)).toBe(false);
    expect(seen('hiding', [3], 'japan', helps)).toBe(true);
    expect(seen('searching', [5], 'allied', helps)).toBe(false);
  });
});
