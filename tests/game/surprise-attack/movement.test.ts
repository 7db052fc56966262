// Rules 18.1–18.14: the raid force, movement of turn 1, and the order of its combat.
import { describe, expect, it } from 'vitest';
import { beginTurn, combat, DONE, movement, patrols, RAID, raiders, sailRaidForce } from '../../../src/game/index.js';
import { NONE, PASSIVE, SIDE, table } from '../table.js';
import { firstTurn, RAIDERS, raiding } from './tables.js';

describe('18.1 movement of turn 1', () => {
  it('18.1, 18.11: the raid force is in the Hawaiian Islands, raiding, without a speed roll', () => {
    const t = firstTurn().run(beginTurn).run(movement);
    for (const name of RAIDERS) {
      expect([t.where(name), t.patrols(name), t.has(name, RAID)]).toEqual(['Hawaiian Islands', false, true]);
    }
    expect(t.heard('speed roll')).toEqual([]);
    expect(t.heard('moved')).toContainEqual(['Akagi', 'Yokosuka Navy Yard', 'Hawaiian Islands']);
    expect([t.where('Soryu'), t.has('Soryu', RAID)]).toEqual(['Yokosuka Navy Yard', false]);
  });

  it('18.11: it moves there when the raiders move, not with the patrols', () => {
    const t = firstTurn({ japan: { patrols: [{ Haguro: 'Marianas Islands' }], raiders: [{ Myoko: 'Indonesia' }] } });
    t.run(beginTurn).run(movement);
    expect(t.heard('moved').map(([name]) => name)).toEqual(['Haguro', ...['Akagi', 'Kaga', 'Hiei', 'Tone'], 'Myoko']);
  });

  it('18.11: its ships can be sent nowhere else', () => {
    for (const step of ['patrols', 'raiders'] as const) {
      const t = firstTurn({ japan: { [step]: [{ Akagi: 'Marianas Islands' }] } }).run(beginTurn);
      const part = step === 'patrols' ? patrols : raiders;
      expect(t.refusal((g) => part(g, SIDE.japan))).toBe('18.11');
    }
  });

  it('18.11: nor on from there, once it is at sea', () => {
    const t = firstTurn({ japan: { raiders: [{ Akagi: 'Aleutian Islands' }] } })
      .run(beginTurn)
      .run(sailRaidForce);
    expect(t.refusal((g) => raiders(g, SIDE.japan))).toBe('18.11');
  });

  it('18.11: ships and units at Yokosuka move freely', () => {
    const t = firstTurn({
      japan: {
        patrols: [{ Haguro: 'Marianas Islands' }],
        air: [{ '21 AirFlot': 'Indonesia' }, NONE],
        amphibious: [{ Yokosuka: 'Indonesia' }],
        raiders: [{ Myoko: 'South Pacific Ocean' }],
      },
    })
      .run(beginTurn)
      .run(movement);
    expect(['Haguro', '21 AirFlot', 'Yokosuka', 'Myoko'].map((name) => t.where(name))).toEqual([
      'Marianas Islands',
      'Indonesia',
      'Indonesia',
      'South Pacific Ocean',
    ]);
  });

  it('18.11, 4.2: only ships of speed 5 or better at Yokosuka join it, each once', () => {
    const refusal = (force: readonly string[]) => firstTurn({ japan: { 'raid-force': [force] } }).refusal(beginTurn);
    expect(refusal(['Akagi', 'Mutsu'])).toBe('4.2');
    expect(refusal(['Hosho'])).toBe('4.2');
    expect(refusal(['Kaga', 'Kaga'])).toBe('4.2');
    expect(refusal(['21 AirFlot'])).toBe('4.2');
    expect(refusal(['Yokosuka'])).toBe('4.2');
    expect(refusal(['Shoho'])).toBe('4.2');
    expect(refusal(['Nevada'])).toBe('5');
    expect(refusal(['Kaga', 'Ryujo', 'Zuiho', 'Kitakami'])).toBe('lawful');
    expect(refusal([])).toBe('lawful');
  });

  it('18.12: the five cruisers may patrol or raid', () => {
    const t = firstTurn({
      allied: {
        patrols: [{ Houston: 'Indonesia', Canberra: 'Coral Sea' }],
        raiders: [{ Exeter: 'Indonesia', 'De Ruyter': 'Indonesia', Australia: 'Coral Sea' }],
      },
    })
      .run(beginTurn)
      .run(movement);
    expect(
      ['Houston', 'Canberra', 'Exeter', 'De Ruyter', 'Australia'].map((name) => [t.where(name), t.patrols(name)]),
    ).toEqual([
      ['Indonesia', true],
      ['Coral Sea', true],
      ['Indonesia', false],
      ['Indonesia', false],
      ['Coral Sea', false],
    ]);
  });

  it('18.12: all other Allied ships and units are frozen, and patrollers where they are at sea', () => {
    const move = (step: 'patrols' | 'raiders', ship: string, area: string) => {
      const t = firstTurn({ allied: { [step]: [{ [ship]: area }] } }).run(beginTurn);
      return t.refusal((g) => (step === 'patrols' ? patrols : raiders)(g, SIDE.allied));
    };
    for (const step of ['patrols', 'raiders'] as const) {
      expect(move(step, 'Nevada', 'Hawaiian Islands')).toBe('18.12');
      expect(move(step, 'New Orleans', 'Hawaiian Islands')).toBe('18.12');
      expect(move(step, 'Hermes', 'Indonesia')).toBe('18.12');
      expect(move(step, 'Enterprise', 'Hawaiian Islands')).toBe('6.21');
      expect(move(step, 'Houston', 'Indonesia')).toBe('lawful');
    }
    const t = firstTurn().run(beginTurn);
    expect(t.has('7th A.F.', DONE)).toBe(true);
    t.run(movement);
    expect(t.asked).not.toContain('allied air');
    for (const name of [
      'Hermes',
      'Revenge',
      'Prince of Wales',
      'Repulse',
      '5th A.F.',
      'Louisville',
      'Pensacola',
      'Minneapolis',
    ]) {
      expect(t.patrols(name)).toBe(true);
    }
  });

  it('18.13, 18.14, 18.6: Hawaii is resolved first, Indonesia second, then Japan chooses as usual', () => {
    const t = firstTurn({
      japan: {
        patrols: [{ Haguro: 'Marianas Islands', Myoko: 'Indonesia' }],
        raiders: [{ Ryujo: 'South Pacific Ocean' }],
        'next-area': NONE,
        retreat: 'retreat',
      },
    })
      .run(beginTurn)
      .run(movement)
      .run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual(['Hawaiian Islands', 'Indonesia', 'South Pacific Ocean']);
    expect(t.asked).not.toContain('japan next-area');
  });

  it('18.13: Japan chooses among the other areas only, and only then', () => {
    const t = table({
      turn: 1,
      at: {
        'Hawaiian Islands': [raiding('Nachi')],
        Indonesia: ['Haguro', 'Houston'],
        'Coral Sea': ['Myoko', 'Louisville'],
        'U.S. Mandate': ['Maya', 'Pensacola'],
      },
      japan: { ...PASSIVE, 'next-area': ['Coral Sea'], retreat: 'retreat' },
      allied: PASSIVE,
    }).run(combat);
    expect(t.heard('area').map(([area]) => area)).toEqual([
      'Hawaiian Islands',
      'Indonesia',
      'Coral Sea',
      'U.S. Mandate',
    ]);
  });

  it('18.14: Indonesia is passed over where Japan has nothing there', () => {
    const t = firstTurn().run(beginTurn).run(movement).run(combat);
    expect(t.heard('area')).toEqual([['Hawaiian Islands']]);
  });
});
