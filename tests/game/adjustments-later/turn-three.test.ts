// Adjustments 3a, 3b and 3c: ways out of Pearl Harbor on turn 3, when Hawaii carries a Japanese flag.
import { describe, expect, it } from 'vitest';
import { beginTurn, endTurn, landings, moveAmphibious, patrols, raiders } from '../../../src/game/index.js';
import { NONE, type Setup, SIDE } from '../table.js';
import { CPO, on } from './tables.js';

const NPO = 'North Pacific Ocean';

describe('turn 3 with a Japanese flag in Hawaii', () => {
  const FLAG = { flags: { 'Hawaiian Islands': 'japan' } } as const;
  const sail = (rules: readonly string[], ship: string, area: string, extra: Setup = {}, turn = 3) => {
    const t = on(turn, rules, {
      ...FLAG,
      at: { 'Pearl Harbor': [ship] },
      ...extra,
      seed: 'sail',
      allied: { raiders: [{ [ship]: area }] },
    });
    return t.refusal((g) => raiders(g, SIDE.allied));
  };

  it('adjustment 3a: turn-3 reinforcements in Pearl Harbor move through Hawaii as if it carried no flag', () => {
    expect(sail(['adjustment-3a'], 'North Carolina', CPO)).toBe('lawful');
    expect(sail(['adjustment-3a'], 'North Carolina', 'U.S. Mandate')).toBe('lawful');
    expect(sail([], 'North Carolina', CPO)).toBe('6.3');
  });

  it('adjustment 3a: to a third area too, and as patrollers', () => {
    expect(sail(['adjustment-3a'], 'North Carolina', 'Coral Sea')).toBe('lawful');
    const t = on(3, ['adjustment-3a'], {
      ...FLAG,
      at: { 'Pearl Harbor': ['North Carolina'] },
      dice: [1],
      allied: { patrols: [{ 'North Carolina': CPO }] },
    });
    expect(t.run((g) => patrols(g, SIDE.allied)).patrols('North Carolina')).toBe(true);
  });

  it('adjustment 3a: other forces, other ports and other turns are restricted as always', () => {
    expect(sail(['adjustment-3a'], 'Nevada', CPO)).toBe('6.3');
    expect(sail(['adjustment-3a'], 'North Carolina', CPO, { at: { 'Johnston Island': ['North Carolina'] } })).toBe(
      '6.3',
    );
    expect(sail(['adjustment-3a'], 'North Carolina', CPO, {}, 4)).toBe('6.3');
    expect(sail(['adjustment-3a'], 'Wasp', CPO, {}, 4)).toBe('6.3');
  });

  it('adjustment 3a: other Japanese flags stop them', () => {
    const flags = { 'Hawaiian Islands': 'japan', 'U.S. Mandate': 'japan', [CPO]: 'japan', [NPO]: 'japan' } as const;
    expect(sail(['adjustment-3a'], 'North Carolina', 'Coral Sea', { flags })).toBe('6.3');
    expect(sail(['adjustment-3a'], 'North Carolina', 'U.S. Mandate', { flags })).toBe('lawful');
  });

  it('adjustment 3a: marines too', () => {
    const go = (rules: readonly string[]) =>
      on(3, rules, {
        ...FLAG,
        at: { 'Pearl Harbor': ['1 Marines'] },
        allied: { amphibious: [{ '1 Marines': CPO }] },
      }).refusal((g) => moveAmphibious(g, SIDE.allied));
    expect(go(['adjustment-3a'])).toBe('lawful');
    expect(go([])).toBe('6.3');
  });

  it('adjustment 3b: turn-3 reinforcements in Pearl Harbor may go to the U.S. Mandate as well', () => {
    expect(sail(['adjustment-3b'], 'North Carolina', 'U.S. Mandate')).toBe('lawful');
    expect(sail(['adjustment-3b'], 'North Carolina', 'Hawaiian Islands')).toBe('lawful');
    expect(sail([], 'North Carolina', 'U.S. Mandate')).toBe('6.3');
  });

  it('adjustment 3b: as raiders without a speed roll, as patrollers with one (6.221, 6.222)', () => {
    const setup = { ...FLAG, at: { 'Pearl Harbor': ['North Carolina'] } };
    const raider = on(3, ['adjustment-3b'], {
      ...setup,
      allied: { raiders: [{ 'North Carolina': 'U.S. Mandate' }] },
    }).run((g) => raiders(g, SIDE.allied));
    expect([raider.where('North Carolina'), raider.heard('speed roll')]).toEqual(['U.S. Mandate', []]);
    const patroller = on(3, ['adjustment-3b'], {
      ...setup,
      dice: [1],
      allied: { patrols: [{ 'North Carolina': 'U.S. Mandate' }] },
    }).run((g) => patrols(g, SIDE.allied));
    expect([patroller.where('North Carolina'), patroller.heard('speed roll').length]).toEqual(['U.S. Mandate', 1]);
  });

  it('adjustment 3b, escape-speed-roll: by the other reading patrollers do not roll there, but elsewhere they do', () => {
    const go = (reading: string, flag: 'japan' | 'allied', area = 'U.S. Mandate') =>
      on(3, ['adjustment-3b'], {
        flags: { 'Hawaiian Islands': flag },
        rulings: { 'escape-speed-roll': reading },
        at: { 'Pearl Harbor': ['North Carolina'] },
        seed: 'roll',
        allied: { patrols: [{ 'North Carolina': area }] },
      })
        .run((g) => patrols(g, SIDE.allied))
        .heard('speed roll').length;
    expect([go('yes', 'japan'), go('no', 'japan'), go('no', 'allied'), go('no', 'allied', CPO)]).toEqual([1, 0, 1, 1]);
  });

  it('adjustment 3b: marines that go to the U.S. Mandate with no Japanese flag in Hawaii have not used it', () => {
    const go = (flags: Setup['flags']) =>
      on(3, ['adjustment-3b'], {
        flags: flags!,
        at: { 'Pearl Harbor': ['1 Marines'] },
        allied: { amphibious: [{ '1 Marines': 'U.S. Mandate' }] },
      }).run((g) => moveAmphibious(g, SIDE.allied));
    const used = [FLAG.flags, {}, { 'Hawaiian Islands': 'allied' }] as const;
    expect(used.map(go).map((t) => t.game.escaped[t.piece('1 Marines')])).toEqual([1, 0, 0]);
  });

  it('adjustment 3b: and nowhere else, not onward from there either', () => {
    expect(sail(['adjustment-3b'], 'North Carolina', CPO)).toBe('6.3');
    expect(sail(['adjustment-3b'], 'North Carolina', 'Coral Sea')).toBe('6.3');
    expect(sail(['adjustment-3b'], 'North Carolina', 'South Pacific Ocean')).toBe('6.3');
  });

  it('adjustment 3b: no other ships, ports or turns', () => {
    expect(sail(['adjustment-3b'], 'Nevada', 'U.S. Mandate')).toBe('6.3');
    expect(
      sail(['adjustment-3b'], 'North Carolina', 'U.S. Mandate', { at: { 'Johnston Island': ['North Carolina'] } }),
    ).toBe('6.3');
    expect(sail(['adjustment-3b'], 'Wasp', 'U.S. Mandate', {}, 4)).toBe('6.3');
  });

  /** Marines escape to the Mandate, and land there or go home. */
  const flee = (
    rulings = {},
    land: Record<string, string> | typeof NONE = NONE,
    base = 'Samoa',
    hebrides: 'japan' | 'allied' = 'japan',
  ) =>
    on(3, ['adjustment-3b'], {
      ...FLAG,
      rulings,
      harbors: { 'New Hebrides': hebrides },
      at: { 'Pearl Harbor': ['1 Marines'] },
      allied: {
        amphibious: [{ '1 Marines': 'U.S. Mandate' }],
        landings: [land],
        basing: { '1 Marines': base },
      },
    }).run((g) => moveAmphibious(g, SIDE.allied));

  it('adjustment 3b: marines that used it may invade New Hebrides', () => {
    const t = flee({}, { '1 Marines': 'New Hebrides' }).run((g) =>
      landings(g, SIDE.allied, g.tables.areaNames.indexOf('U.S. Mandate')),
    );
    expect(t.holder('New Hebrides')).toBe('allied');
  });

  it.each(['Samoa', 'Pearl Harbor'])('adjustment 3b: or return to %s', (port) => {
    expect(flee({}, NONE, port).run(endTurn).where('1 Marines')).toBe(port);
  });

  it('adjustment 3b, escaped-marines: but to no other port; by the rulebook alone they may', () => {
    expect(flee({}, NONE, 'Australia').refusal(endTurn)).toBe('adjustment 3b');
    expect(flee({ 'escaped-marines': 'free' }, NONE, 'Australia').refusal(endTurn)).toBe('lawful');
  });

  it('adjustment 3b, escaped-marines: New Hebrides that is still Allied cannot be invaded: they neither land nor return there', () => {
    const land = { '1 Marines': 'New Hebrides' };
    const ashore = (rulings = {}) =>
      flee(rulings, land, 'Samoa', 'allied').refusal((g) =>
        landings(g, SIDE.allied, g.tables.areaNames.indexOf('U.S. Mandate')),
      );
    expect([ashore(), ashore({ 'escaped-marines': 'free' })]).toEqual(['adjustment 3b', 'lawful']);
    const home = (rulings = {}) => flee(rulings, NONE, 'New Hebrides', 'allied').refusal(endTurn);
    expect([home(), home({ 'escaped-marines': 'free' })]).toEqual(['adjustment 3b', 'lawful']);
  });

  it('adjustment 3b, 13.42: a second unit of the same invasion lands in the New Hebrides that the first has taken', () => {
    const t = on(3, ['adjustment-3b'], {
      ...FLAG,
      harbors: { 'New Hebrides': 'japan' },
      at: { 'Pearl Harbor': ['1 Marines', '2 Marines'] },
      allied: {
        amphibious: [{ '1 Marines': 'U.S. Mandate', '2 Marines': 'U.S. Mandate' }],
        landings: [{ '1 Marines': 'New Hebrides', '2 Marines': 'New Hebrides' }],
      },
    })
      .run((g) => moveAmphibious(g, SIDE.allied))
      .run((g) => {
        g.due[g.tables.pieceIndex.get('2 Marines')!] = 3;
        landings(g, SIDE.allied, g.tables.areaNames.indexOf('U.S. Mandate'));
      });
    expect([t.where('1 Marines'), t.where('2 Marines')]).toEqual(['returning', 'New Hebrides']);
  });

  it('adjustment 3b: the limit ends with the turn', () => {
    const t = flee().run(endTurn);
    expect(t.game.escaped[t.piece('1 Marines')]).toBe(0);
  });

  const west = (setup: Setup, rules: readonly string[] = ['adjustment-3c'], turn = 3) =>
    on(turn, rules, {
      ...FLAG,
      at: {
        'Pearl Harbor': ['North Carolina', 'Nevada', '7th A.F.', '1 Marines', { name: 'Arizona', damage: 5 }],
        'Johnston Island': ['Astoria', { name: 'Enterprise', damage: 2 }],
        Samoa: ['Chicago'],
      },
      ...setup,
    });

  it('adjustment 3c: units in Pearl Harbor and Johnston Island may come with the turn-4 reinforcements instead', () => {
    const gone = ['North Carolina', '7th A.F.', '1 Marines', 'Astoria', 'Enterprise'];
    const t = west({ allied: { 'west-coast': [gone], 'reinforcement-ports': 'Australia' } });
    t.run((g) => patrols(g, SIDE.allied));
    expect(gone.map((n) => [t.where(n), t.due(n)])).toEqual(gone.map(() => ['not arrived', 4]));
    expect(t.where('Nevada')).toBe('Pearl Harbor');
    t.run((g) => {
      g.turn = 4;
      beginTurn(g);
    });
    expect(gone.map((n) => t.where(n))).toEqual([
      'Pearl Harbor',
      'Australia',
      'Pearl Harbor',
      'Pearl Harbor',
      'Pearl Harbor',
    ]);
    expect(t.damage('Enterprise')).toBe(2);
  });

  it('adjustment 3c: what first came elsewhere comes back to Pearl Harbor', () => {
    const gone = ['Houston', 'Canberra'];
    const t = west({
      at: { 'Pearl Harbor': ['Houston'], 'Johnston Island': ['Canberra'] },
      allied: { 'west-coast': [gone] },
    });
    t.run((g) => patrols(g, SIDE.allied)).run((g) => {
      g.turn = 4;
      beginTurn(g);
    });
    // Philippines and Australia stand on their counters.
    expect(gone.map((n) => t.where(n))).toEqual(['Pearl Harbor', 'Pearl Harbor']);
  });

  it.each(['Chicago', 'Arizona'])('adjustment 3c: not from elsewhere, nor from the bottom (%s)', (name) => {
    expect(west({ allied: { 'west-coast': [[name]] } }).refusal((g) => patrols(g, SIDE.allied))).toBe('adjustment 3c');
  });

  it('adjustment 3c: nor one twice, nor an enemy', () => {
    const go = (names: readonly string[]) =>
      west({ allied: { 'west-coast': [names] } }).refusal((g) => patrols(g, SIDE.allied));
    expect(go(['Nevada', 'Nevada'])).toBe('adjustment 3c');
    expect(go(['Nevada', 'Nachi'])).toBe('5');
  });

  it('adjustment 3c: with nobody in Pearl Harbor or Johnston Island who could leave, nobody is asked', () => {
    const t = west({ at: { Samoa: ['Chicago'], 'Pearl Harbor': [{ name: 'Arizona', damage: 5 }] } });
    expect(t.run((g) => patrols(g, SIDE.allied)).asked).not.toContain('allied west-coast');
  });

  it.each([
    ['without it', [], 3, FLAG.flags],
    ['on turn 4', ['adjustment-3c'], 4, FLAG.flags],
    ['without the flag', ['adjustment-3c'], 3, {}],
  ] as const)('adjustment 3c: nobody is asked %s', (_why, rules, turn, flags) => {
    const t = west({ flags, allied: { 'west-coast': [] } }, rules, turn).run((g) => patrols(g, SIDE.allied));
    expect(t.asked).not.toContain('allied west-coast');
  });

  it('menzel, menzel-3c: the one has 3b, the other 3c', () => {
    expect(sail(['menzel'], 'North Carolina', 'U.S. Mandate')).toBe('lawful');
    expect(sail(['menzel-3c'], 'North Carolina', 'U.S. Mandate')).toBe('6.3');
    const asked = (rule: string) =>
      west({ allied: { 'west-coast': NONE } }, [rule]).run((g) => patrols(g, SIDE.allied)).asked;
    expect(asked('menzel-3c')).toContain('allied west-coast');
    expect(asked('menzel')).not.toContain('allied west-coast');
  });
});
