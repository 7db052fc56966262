// Optional rule 23.53: units of which task forces land after a round.
import { describe, expect, it } from 'vitest';
import { NONE } from '../table.js';
import { NIGHT, round } from './tables.js';

describe('23.5 the round', () => {
  /** Two rounds in which the marines' force has the mission; then Japan retreats. Guadalcanal is Japan's. */
  const landing = (mission: string, night = false) => {
    const each = mission === 'landing' ? [6, 6] : [6, 6, 6];
    const dice = night ? [...each, 1, 1] : each;
    const wish = night ? NIGHT : {};
    return round({
      at: { 'Coral Sea': ['Nachi', '1 Marines', 'Astoria'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [...dice, ...dice],
      japan: { ...wish, retreat: ['stay', 'retreat'] },
      allied: {
        ...wish,
        'task-forces': ({ game: g }) =>
          Array.from(g.units[1]!.subarray(0, g.unitCount[1]), (p) => [p, g.tables.isShip[p] === 1 ? 1 : 2] as const),
        missions: ({ game: g }) => (g.unitCount[1]! > 1 ? { 1: 'searching', 2: mission } : { 1: 'searching' }),
        landings: [{ '1 Marines': 'Guadalcanal' }],
      },
    });
  };

  it.each([false, true])('23.53: after a round only units of a landing force land (night: %s)', (night) => {
    const t = landing('landing', night);
    t.resolve('Coral Sea');
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeGreaterThan(0);
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeLessThan(t.log.lastIndexOf('round Coral Sea, 2, 0'));
  });

  it.each(['searching', 'hiding'])('23.53: a %s force does not, until combat in the area is over', (mission) => {
    const t = landing(mission);
    t.resolve('Coral Sea');
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeGreaterThan(
      t.log.lastIndexOf('round Coral Sea, 2, 0'),
    );
  });

  it('23.53: not beside a unit of a landing force either', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', '1 Marines', '2 Marines'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [6, 6],
      allied: {
        'task-forces': [{ '1 Marines': 1, '2 Marines': 2 }],
        missions: [{ 1: 'landing', 2: 'hiding' }],
        landings: [{ '2 Marines': 'Guadalcanal' }],
      },
    });
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('23.53');
  });

  it('23.3: a mission is for one round: a landing force that did not land waits until the pursuit of the enemy is over', () => {
    const t = round({
      at: { 'Coral Sea': ['Nachi', '1 Marines', 'Astoria'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [1, 1, 1, 1, 1, 1],
      japan: { retreat: ['retreat'] },
      allied: {
        'task-forces': [{ Astoria: 1, '1 Marines': 2 }, { Astoria: 1 }, { Astoria: 1 }],
        missions: [{ 1: 'searching', 2: 'landing' }, { 1: 'searching' }, { 1: 'searching' }],
        pursuit: [{ Astoria: 1 }],
        follow: [{ Astoria: 1 }, NONE],
        landings: [NONE, { '1 Marines': 'Guadalcanal' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.log.filter((line) => line === '? allied landings')).toHaveLength(2);
    expect(t.log.indexOf('landed 1 Marines, Guadalcanal, 1')).toBeGreaterThan(t.log.lastIndexOf('? allied follow'));
  });
});
