import { describe, expect, it } from 'vitest';
import { type Around, type RetreatSituation, retreats } from '../../src/pacific-war/house-rules/retreat.js';

/** Six hexes, some with something to say. */
const around = (changes: Readonly<Record<number, Partial<Around> | null>>) =>
  Array.from({ length: 6 }, (_, k) => (changes[k] === null ? null : { hex: `${k}`, ...changes[k] }));
const of = (
  changes: Parameters<typeof around>[0],
  more: Partial<RetreatSituation> = {},
  reading: 'as-written' | 'limited' = 'as-written',
) =>
  retreats({ unit: 'A', steps: 10, role: 'defender', retreat: 'mandatory', around: around(changes), ...more }, reading);

describe('retreat', () => {
  it('house rule 16: a defender goes back through its own entry hexside or those beside it', () => {
    expect(of({ 0: { entry: 'own' }, 3: { entry: 'enemy' } })[0]).toEqual([0, 1, 5]);
  });

  it('house rule 16: only terrain forbids that, or all limits under the other reading', () => {
    const changes = {
      0: { entry: 'own', enemy: true },
      1: { closed: true },
      5: { steps: 40 },
      3: { entry: 'enemy' },
    } as const;
    expect(of(changes)[0]).toEqual([0, 5]);
    expect(of(changes, {}, 'limited')[0]).toEqual([]);
  });

  it('house rule 16: without one, opposite to where the enemy entered or beside that, within all limits', () => {
    expect(of({ 0: { entry: 'enemy' } })[0]).toEqual([2, 3, 4]);
    expect(of({ 0: { entry: 'enemy' }, 2: { steps: 39 }, 3: { enemy: true }, 4: null })[0]).toEqual([]);
    expect(of({ 0: { entry: 'enemy' }, 2: { steps: 38 } })[0]).toContain(2);
  });

  it('house rule 16: then any lawful hex not beside an enemy entry hexside, then beside it too', () => {
    const [, second, third] = of({ 0: { entry: 'enemy' }, 3: { closed: true } });
    expect(second).toEqual([2, 4]);
    expect(third).toEqual([1, 2, 4, 5]);
  });

  it('house rule 16: a defender that withdraws goes back within all limits, then anywhere within them', () => {
    const changes = { 0: { entry: 'own', enemy: true }, 1: {}, 5: { entry: 'enemy' }, 3: { steps: 39 } } as const;
    expect(of(changes, { retreat: 'optional' })).toEqual([[1], [1, 2, 4]]);
  });

  it('house rule 16: an attacker goes back through its entry hexside, where only stacking forbids it, then beside it', () => {
    const changes = { 0: { entry: 'own', enemy: true }, 1: { closed: true } } as const;
    expect(of(changes, { role: 'attacker' })).toEqual([[0], [5]]);
    expect(of({ 0: { entry: 'own', steps: 39 } }, { role: 'attacker' })[0]).toEqual([]);
  });

  it('house rule 16: an attacker that withdraws stays within all limits', () => {
    expect(of({ 0: { entry: 'both' }, 1: { steps: 48 } }, { role: 'attacker', retreat: 'optional' })).toEqual([[5]]);
  });
});
