// Rule 13.2: amphibious units in combat.
import { describe, expect, it } from 'vitest';
import { PASSIVE, table } from '../table.js';

describe('13.2 in combat', () => {
  it('13.2: they do not attack', () => {
    for (const action of ['day', 'night']) {
      const t = table({
        at: { 'Coral Sea': [action === 'day' ? 'Hosho' : 'Nachi', 'Sasebo', 'Astoria'] },
        dice: action === 'night' ? [1, 1] : [],
        japan: { ...PASSIVE, 'day-night': action, targets: [{ Sasebo: 'Astoria' }] },
        allied: { ...PASSIVE, 'day-night': action },
      });
      expect(t.refusal(() => t.round('Coral Sea'))).toBe('13.2');
    }
  });

  it('13.2: by day they are attacked like ships: with bonus, disabled, sunk beyond their armor', () => {
    const strike = (dice: number[]) =>
      table({
        at: { 'Coral Sea': ['Hosho', '1 Marines'] },
        dice,
        japan: { ...PASSIVE, targets: [{ Hosho: '1 Marines' }] },
        allied: PASSIVE,
      }).round('Coral Sea');
    expect(strike([4]).where('1 Marines')).toBe('Singapore');
    expect(strike([5, 4]).damage('1 Marines')).toBe(4);
    expect(strike([5, 5]).where('1 Marines')).toBe('returning');
  });

  it('13.2, 7.423: at night only when every ship is attacked too, carriers that do not fire included', () => {
    const night = (targets: object) => {
      const t = table({
        at: { 'Coral Sea': ['Nachi', 'Haguro', 'Myoko', '1 Marines', 'Saratoga', 'Astoria'] },
        dice: [1, 1, 1, 1],
        japan: { ...PASSIVE, 'day-night': 'night', targets: [targets as never] },
        allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Astoria: 'Nachi' }] },
      });
      return t.refusal(() => t.round('Coral Sea'));
    };
    expect(night({ Nachi: 'Astoria', Haguro: 'Astoria', Myoko: '1 Marines' })).toBe('7.423');
    expect(night({ Nachi: 'Astoria', Haguro: 'Saratoga', Myoko: '1 Marines' })).toBe('lawful');
  });
});
