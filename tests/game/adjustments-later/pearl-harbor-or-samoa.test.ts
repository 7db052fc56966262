// Adjustment 3: United States reinforcements come to Pearl Harbor or Samoa.
import { describe, expect, it } from 'vitest';
import { reinforcements } from '../../../src/game/index.js';
import { on } from './tables.js';

describe('adjustment 3: Pearl Harbor or Samoa', () => {
  const arriving = { 4: ['Wasp', 'Washington', 'Devonshire'] };

  it('adjustment 3: each United States reinforcement of Pearl Harbor chooses', () => {
    const t = on(4, ['adjustment-3'], {
      arriving,
      allied: { 'reinforcement-ports': [{ Wasp: 'Samoa', Washington: 'Pearl Harbor' }] },
    }).run(reinforcements);
    expect(['Wasp', 'Washington'].map((n) => t.where(n))).toEqual(['Samoa', 'Pearl Harbor']);
    expect(t.heard('arrived')).toContainEqual(['Devonshire', 'Ceylon']);
  });

  it('adjustment 3: marines and location-uncertain groups too', () => {
    const t = on(3, ['adjustment-3'], {
      arriving: { 3: ['1 Marines'] },
      allied: { 'reinforcement-ports': ['Samoa'] },
    });
    expect(t.run(reinforcements).where('1 Marines')).toBe('Samoa');
    const group = on(2, ['adjustment-3'], {
      arriving: { 2: ['Saratoga'] },
      allied: { 'reinforcement-ports': ['Samoa'] },
    });
    expect(group.run(reinforcements).where('Saratoga')).toBe('Samoa');
  });

  it.each(['Australia', 'Singapore', 'Johnston Island'])('adjustment 3: but not %s', (port) => {
    const t = on(4, ['adjustment-3'], { arriving: { 4: ['Wasp'] }, allied: { 'reinforcement-ports': [port] } });
    expect(t.refusal(reinforcements)).toBe('4.4');
  });

  it('adjustment 3: not without it, and no British ship', () => {
    const t = on(4, [], { arriving: { 4: ['Wasp'] }, allied: { 'reinforcement-ports': [] } }).run(reinforcements);
    expect(t.where('Wasp')).toBe('Pearl Harbor');
    const british = on(5, ['adjustment-3'], { arriving: { 5: ['Victorious'] }, allied: { 'reinforcement-ports': [] } });
    expect(british.run(reinforcements).heard('arrived')).toEqual([['Victorious', 'Pearl Harbor']]);
  });

  it('adjustment 3: not a port that is lost', () => {
    const setup = { arriving: { 4: ['Wasp'] }, harbors: { Samoa: 'japan' } } as const;
    expect(on(4, ['adjustment-3'], setup).run(reinforcements).where('Wasp')).toBe('Pearl Harbor');
    const t = on(4, ['adjustment-3'], { ...setup, allied: { 'reinforcement-ports': ['Samoa'] } });
    expect(t.refusal(reinforcements)).toBe('4.4');
  });
});
