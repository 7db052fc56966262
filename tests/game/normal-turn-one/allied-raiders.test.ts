// Normal Turn One, nt1 18.13–18.133: where Allied raiders may go, and what leaves Pearl Harbor with them.
import { describe, expect, it } from 'vitest';
import { endTurn, movement, normalTurnOneRaid, patrols, placeAir, raiders } from '../../../src/game/index.js';
import { type Setup, SIDE } from '../table.js';
import { HAWAII, on, places, start } from './tables.js';

describe('nt1 18.13 Allied raiders', () => {
  const sail = (moves: Record<string, string>, extra: Setup = {}) => {
    const t = start({ ...extra, allied: { raiders: [moves], ...extra.allied } });
    return t.refusal((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
  };

  it('nt1 18.13: the I-Boat is placed when they have moved', () => {
    const t = start({ allied: { raiders: [{ Enterprise: HAWAII }] }, japan: { submarine: HAWAII } }).run(movement);
    expect(t.log.indexOf(`moved Enterprise, Johnston Island, ${HAWAII}`)).toBeLessThan(
      t.log.indexOf(`submarine I-Boat, ${HAWAII}`),
    );
    expect(t.where('I-Boat')).toBe(HAWAII);
  });

  it('nt1 18.131: United States raiders try no third area', () => {
    expect(sail({ Enterprise: 'Central Pacific Ocean' })).toBe('lawful');
    expect(sail({ Enterprise: 'Marshall Islands' })).toBe('lawful');
    expect(sail({ Enterprise: 'Marianas Islands' })).toBe('nt1 18.131');
    expect(sail({ Enterprise: 'Aleutian Islands' })).toBe('nt1 18.131');
    expect(sail({ Enterprise: 'Indonesia' })).toBe('6.2');
  });

  it('nt1 18.131: other turns and Japanese raiders are not bound by it', () => {
    const later = on({
      turn: 2,
      at: { 'Johnston Island': ['Enterprise'] },
      dice: [1],
      allied: { raiders: [{ Enterprise: 'Marianas Islands' }] },
    });
    expect(later.refusal((g) => raiders(g, SIDE.allied))).toBe('lawful');
    const japan = on({ at: { 'Yokosuka Navy Yard': ['Hosho'] }, dice: [1], japan: { raiders: [{ Hosho: HAWAII }] } });
    expect(japan.refusal((g) => raiders(g, SIDE.japan))).toBe('lawful');
  });

  it('nt1 18.132: units in Pearl Harbor do not move before the raiders do', () => {
    const t = start({ allied: { patrols: [{ 'New Orleans': HAWAII }] } });
    expect(t.refusal((g) => patrols(g, SIDE.allied))).toBe('nt1 18.132');
    const air = start({ allied: { air: [] } }).run(placeAir);
    expect(air.asked).not.toContain('allied air');
    expect(sail({ 'New Orleans': HAWAII })).toBe('lawful');
  });

  it('nt1 18.132: they are raiders then', () => {
    const t = start({ allied: { raiders: [{ 'New Orleans': HAWAII }] } }).run((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
    expect(t.patrols('New Orleans')).toBe(false);
  });

  it('nt1 18.132, 12.4: the 7th A.F. at sea bears the flag', () => {
    const t = start({ allied: { raiders: [{ '7th A.F.': HAWAII }] } });
    t.game.areaControl.fill(2);
    t.run((g) => {
      normalTurnOneRaid(g);
      raiders(g, SIDE.allied);
    });
    expect([t.patrols('7th A.F.'), t.game.sortied[t.piece('7th A.F.')]]).toEqual([true, 1]);
    expect(t.run(endTurn).flag(HAWAII)).toBe('allied');
  });

  it('nt1 18.132: undamaged ships leave Hawaii freely, damaged ones and the 7th A.F. go there at most', () => {
    const hurt = (damage: number) => (area: string) => {
      const t = start({ allied: { raiders: [{ Nevada: area }] } });
      t.game.damage[t.piece('Nevada')] = damage;
      return t.refusal((g) => {
        normalTurnOneRaid(g);
        raiders(g, SIDE.allied);
      });
    };
    expect(hurt(0)('U.S. Mandate')).toBe('lawful');
    expect(hurt(1)('U.S. Mandate')).toBe('nt1 18.132');
    expect(hurt(4)(HAWAII)).toBe('lawful');
    expect(hurt(5)(HAWAII)).toBe('9.23');
    expect(sail({ '7th A.F.': HAWAII })).toBe('lawful');
    expect(sail({ '7th A.F.': 'U.S. Mandate' })).toBe('nt1 18.132');
  });

  it('nt1 18.132: no other air unit sails, and this one on turn 1 only', () => {
    expect(sail({ '5th A.F.': HAWAII })).toBe('6.1');
    const later = on({ turn: 2, at: { 'Pearl Harbor': ['7th A.F.'] }, allied: { raiders: [{ '7th A.F.': HAWAII }] } });
    expect(later.refusal((g) => raiders(g, SIDE.allied))).toBe('6.1');
  });

  it('nt1 18.133: units in Indonesia are patrollers and do not move', () => {
    const t = start();
    for (const name of ['Prince of Wales', 'Repulse', '5th A.F.']) expect(t.patrols(name)).toBe(true);
    expect(sail({ Repulse: 'Indian Ocean' })).toBe('nt1 18.133');
  });

  it('nt1 18.13: all other forces move freely, as patrollers too', () => {
    const t = start({
      allied: { patrols: [{ Pensacola: 'U.S. Mandate', Houston: 'Indonesia', Hermes: 'Bay of Bengal' }] },
    });
    t.run((g) => patrols(g, SIDE.allied));
    expect(places(t, ['Pensacola', 'Houston', 'Hermes'])).toEqual(['U.S. Mandate', 'Indonesia', 'Bay of Bengal']);
    expect(t.patrols('Houston')).toBe(true);
  });
});
