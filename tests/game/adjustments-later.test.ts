// Adjustments 3, 3a, 3b, 3c, 4, 4a, 5 and 6: reinforcements, Hawaii on turn 3, San Diego, the West Coast, the order of combat.
import { describe, expect, it } from 'vitest';
import {
  beginTurn,
  combat,
  endTurn,
  fillRosters,
  landInOrder,
  landings,
  moveAmphibious,
  patrols,
  raiders,
  reinforcements,
} from '../../src/game/index.js';
import { NONE, PASSIVE, type Setup, SIDE, table } from './table.js';

const on = (turn: number, rules: readonly string[], setup: Setup) =>
  table({
    turn,
    rules,
    ...setup,
    japan: { ...PASSIVE, ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
const LOST = { 'Pearl Harbor': 'japan' } as const;
const BOTH_LOST = { 'Pearl Harbor': 'japan', Samoa: 'japan' } as const;

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

const CPO = 'Central Pacific Ocean';
const NPO = 'North Pacific Ocean';

describe('adjustment 4: San Diego', () => {
  const RULES = ['adjustment-4'];
  const home = (name: string, damage: number, rules: readonly string[] = RULES, extra: Setup = {}) =>
    on(2, rules, {
      at: { 'Coral Sea': [{ name, damage }] },
      ...extra,
      allied: { basing: { [name]: 'San Diego' }, ...extra.allied },
    });

  it.each([
    ['Nevada', 0],
    ['Nevada', 4],
    ['Enterprise', 2],
  ] as const)('adjustment 4: %s with damage %i may be withdrawn when the Allies base', (name, damage) => {
    const t = home(name, damage).run(endTurn);
    expect([t.where(name), t.damage(name), t.due(name)]).toEqual(['San Diego', damage, 3]);
  });

  it('adjustment 4: no ship of another nation, no marines, no air unit, nobody without it', () => {
    for (const name of ['Exeter', 'Canberra', '11th A.F.', '1 Marines'])
      expect(home(name, 0).refusal(endTurn)).toBe('adjustment 4');
    expect(home('Nevada', 0, []).refusal(endTurn)).toBe('10.1');
  });

  it('adjustment 4: not before the basing phase', () => {
    const t = on(2, RULES, {
      at: { 'Coral Sea': ['Nachi', 'Nevada'] },
      allied: { retreat: ['retreat'], basing: [{ Nevada: 'San Diego' }] },
    });
    expect(t.refusal(combat)).toBe('adjustment 4');
  });

  it('adjustment 4, san-diego-from-port: by the other reading from port as well, unless it rests on the bottom', () => {
    const at = { 'Pearl Harbor': ['Nevada', { name: 'Arizona', damage: 5 }], 'Coral Sea': ['Astoria'] };
    const t = on(2, RULES, {
      at,
      rulings: { 'san-diego-from-port': 'yes' },
      allied: { basing: [{ Nevada: 'San Diego', Astoria: 'Samoa' }] },
    }).run(endTurn);
    expect(['Nevada', 'Arizona', 'Astoria'].map((n) => t.where(n))).toEqual(['San Diego', 'Pearl Harbor', 'Samoa']);
    const stays = on(2, RULES, {
      at,
      rulings: { 'san-diego-from-port': 'yes' },
      allied: { basing: [{ Nevada: 'Pearl Harbor', Astoria: 'Samoa' }] },
    }).run(endTurn);
    expect(stays.where('Nevada')).toBe('Pearl Harbor');
    const other = on(2, RULES, {
      at: { 'Pearl Harbor': ['Nevada'] },
      rulings: { 'san-diego-from-port': 'yes' },
      allied: { basing: [{ Nevada: 'Samoa' }] },
    });
    expect(other.refusal(endTurn)).toBe('10.1');
  });

  const back = (turn: number, rules: readonly string[], extra: Setup = {}) =>
    on(2, rules, {
      at: { 'Coral Sea': [{ name: 'Nevada', damage: 3 }] },
      ...extra,
      allied: { basing: [{ Nevada: 'San Diego' }], 'san-diego-return': ['Nevada'], ...extra.allied },
    })
      .run(endTurn)
      .run((g) => {
        g.turn = turn;
        reinforcements(g);
      });

  it.each([3, 4, 7])('adjustment 4: it comes back with the reinforcements of turn %i, still damaged', (turn) => {
    const t = back(turn, RULES);
    expect([t.where('Nevada'), t.damage('Nevada')]).toEqual(['Pearl Harbor', 3]);
  });

  it('adjustment 4: or stays', () => {
    const t = back(3, RULES, { allied: { basing: [{ Nevada: 'San Diego' }], 'san-diego-return': [NONE] } });
    expect(t.where('Nevada')).toBe('San Diego');
  });

  it('adjustment 4: to Samoa while Pearl Harbor is lost, nowhere when both are', () => {
    expect(back(3, RULES, { harbors: LOST }).where('Nevada')).toBe('Samoa');
    const t = back(3, RULES, {
      harbors: BOTH_LOST,
      allied: { basing: [{ Nevada: 'San Diego' }], 'san-diego-return': [] },
    });
    expect(t.where('Nevada')).toBe('San Diego');
  });

  it('adjustment 4, adjustment 3: it chooses between Pearl Harbor and Samoa where both are open', () => {
    const RULES = ['adjustment-3', 'adjustment-4'];
    const choose = (port: string, harbors: Setup['harbors'] = {}) =>
      on(3, RULES, {
        harbors,
        off: { 'San Diego': ['Nevada', 'Maryland'] },
        allied: { 'san-diego-return': ['Nevada'], 'reinforcement-ports': [{ Nevada: port }] },
      });
    const back = (port: string) => choose(port).run(reinforcements);
    expect([back('Samoa').where('Nevada'), back('Pearl Harbor').where('Nevada')]).toEqual(['Samoa', 'Pearl Harbor']);
    expect(back('Samoa').where('Maryland')).toBe('San Diego');
    expect(back('Samoa').heard('arrived')).toEqual([['Nevada', 'Samoa']]);
    expect(choose('Australia').refusal(reinforcements)).toBe('4.4');
    // With one of them lost there is nothing to choose.
    for (const [lost, open] of [
      [LOST, 'Samoa'],
      [{ Samoa: 'japan' }, 'Pearl Harbor'],
    ] as const) {
      const t = on(3, RULES, {
        harbors: lost,
        off: { 'San Diego': ['Nevada'] },
        allied: { 'san-diego-return': ['Nevada'] },
      }).run(reinforcements);
      expect([t.where('Nevada'), t.asked.includes('allied reinforcement-ports')]).toEqual([open, false]);
    }
  });

  it('adjustment 4: who is not there does not come back', () => {
    const t = on(3, RULES, {
      off: { 'San Diego': ['Nevada'] },
      at: { Samoa: ['Astoria'] },
      allied: { 'san-diego-return': ['Astoria'] },
    });
    expect(t.refusal(reinforcements)).toBe('adjustment 4');
  });

  it('adjustment 4: nobody comes back twice, and no enemy', () => {
    const come = (names: readonly string[]) =>
      on(3, RULES, {
        off: { 'San Diego': ['Nevada', 'Maryland'] },
        allied: { 'san-diego-return': [names] },
      }).refusal(reinforcements);
    expect(come(['Nevada', 'Maryland'])).toBe('lawful');
    expect(come(['Nevada', 'Nevada'])).toBe('adjustment 4');
    expect(come(['Nachi'])).toBe('5');
  });

  it('adjustment 4, adjustment 3a: a ship that comes back on turn 3 is one of its reinforcements', () => {
    const t = on(3, ['adjustment-3a', 'adjustment-4'], {
      flags: { 'Hawaiian Islands': 'japan' },
      off: { 'San Diego': ['Nevada'] },
      allied: { 'san-diego-return': ['Nevada'], raiders: [{ Nevada: CPO }] },
    });
    t.game.due[t.piece('Nevada')] = 2;
    expect(t.run(reinforcements).refusal((g) => raiders(g, SIDE.allied))).toBe('lawful');
  });

  it('adjustment 4: other ports keep their own points, Pearl Harbor lost or not', () => {
    for (const harbors of [{}, LOST]) {
      const t = on(3, RULES, {
        harbors,
        at: { Australia: [{ name: 'Canberra', damage: 1 }] },
        off: { 'San Diego': ['Nevada'] },
        allied: { repairs: [{ Nevada: 6, Canberra: 1 }] },
      });
      t.game.damage[t.piece('Nevada')] = 6;
      t.run((g) => patrols(g, SIDE.allied));
      expect([t.damage('Nevada'), t.damage('Canberra')]).toEqual([0, 0]);
    }
  });

  /** Repairs of turn 3, when Pearl Harbor has 6 points; four ships with 4 damage points, two of them in San Diego. */
  const repair = (list: Record<string, number>, port: 'Pearl Harbor' | 'Samoa') => {
    const damaged = (name: string) => ({ name, damage: 4 });
    const t = on(3, RULES, {
      harbors: port === 'Samoa' ? LOST : {},
      at: {
        [port]: [damaged('Tennessee'), damaged('California')],
        Australia: [damaged('Nevada'), damaged('Maryland')],
      },
      off: { 'San Diego': ['Nevada', 'Maryland'] },
      allied: { repairs: [list] },
    });
    return t;
  };

  it.each(['Pearl Harbor', 'Samoa'] as const)(
    'adjustment 4: San Diego repairs from the points of Pearl Harbor, which %s draws on too',
    (port) => {
      const t = repair({ Nevada: 4, Tennessee: 2 }, port).run((g) => patrols(g, SIDE.allied));
      expect(['Nevada', 'Tennessee', 'Maryland'].map((n) => t.damage(n))).toEqual([0, 2, 4]);
      expect(t.where('Nevada')).toBe('San Diego');
      const over = repair({ Nevada: 4, Tennessee: 2, California: 1 }, port);
      expect(over.refusal((g) => patrols(g, SIDE.allied))).toBe('11.3');
      const away = repair({ Nevada: 4, Maryland: 3 }, port);
      expect(away.refusal((g) => patrols(g, SIDE.allied))).toBe('11.3');
    },
  );

  it('adjustment 4, 11.51, san-diego-alone: it repairs with both ports lost too; by the other reading it does not', () => {
    const alone = (reading: string, harbors: NonNullable<Setup['harbors']>) => {
      const t = on(3, RULES, {
        harbors,
        off: { 'San Diego': ['Nevada'] },
        rulings: { 'san-diego-alone': reading },
        allied: { repairs: { Nevada: 4 } },
      });
      t.game.damage[t.piece('Nevada')] = 4;
      return t.run((g) => patrols(g, SIDE.allied)).damage('Nevada');
    };
    expect([alone('yes', BOTH_LOST), alone('no', BOTH_LOST)]).toEqual([0, 4]);
    expect([alone('no', LOST), alone('no', {})]).toEqual([0, 0]);
  });

  it('11.4, adjustment 4, repairs-on-return: what comes back may be repaired at once; by the other reading on the next turn', () => {
    const cure = (reading: string, turn: number, points: Record<string, number>) => {
      const t = back(3, RULES, { rulings: { 'repairs-on-return': reading }, allied: { repairs: [points] } });
      t.game.turn = turn;
      t.game.damage[t.piece('Tennessee')] = 1;
      t.game.move(t.piece('Tennessee'), t.game.location[t.piece('Nevada')]!);
      return t.refusal((g) => patrols(g, SIDE.allied));
    };
    expect([cure('yes', 3, { Nevada: 3 }), cure('no', 3, { Nevada: 3 })]).toEqual(['lawful', '11.4']);
    expect([cure('no', 3, { Tennessee: 1 }), cure('no', 4, { Nevada: 3 })]).toEqual(['lawful', 'lawful']);
  });

  it('adjustment 4a: the ship misses a whole turn', () => {
    const stay = { allied: { basing: [{ Nevada: 'San Diego' }], 'san-diego-return': [] } } as const;
    expect(back(3, ['adjustment-4a'], stay).where('Nevada')).toBe('San Diego');
    expect(back(4, ['adjustment-4a']).where('Nevada')).toBe('Pearl Harbor');
    expect(back(4, ['menzel']).where('Nevada')).toBe('Pearl Harbor');
  });

  it('adjustment 4a: and is refused before', () => {
    const t = on(3, ['adjustment-4a'], {
      off: { 'San Diego': ['Nevada', 'Maryland'] },
      allied: { 'san-diego-return': ['Nevada'] },
    });
    t.game.due[t.piece('Nevada')] = 4;
    t.game.due[t.piece('Maryland')] = 3;
    expect(t.refusal(reinforcements)).toBe('adjustment 4a');
  });
});

describe('adjustment 5: the West Coast', () => {
  const RULES = ['adjustment-5'];
  const setup = {
    harbors: BOTH_LOST,
    arriving: { 4: ['Wasp', 'Washington', 'Devonshire'], 5: ['3 Marines', 'Victorious'] },
  };

  it('adjustment 5: with both ports lost United States ships come to sea as raiders, in Hawaii or the Mandate', () => {
    const t = on(4, RULES, {
      ...setup,
      allied: { raiders: [{ Wasp: 'Hawaiian Islands', Washington: 'U.S. Mandate' }] },
    });
    t.run(reinforcements);
    expect(t.where('Wasp')).toBe('West Coast');
    t.run((g) => raiders(g, SIDE.allied));
    expect(['Wasp', 'Washington'].map((n) => [t.where(n), t.patrols(n)])).toEqual([
      ['Hawaiian Islands', false],
      ['U.S. Mandate', false],
    ]);
    expect(t.heard('speed roll')).toEqual([]);
  });

  it('adjustment 5: nowhere else, and not with the patrols', () => {
    const at = (step: 'raiders' | 'patrols', area: string) =>
      on(4, RULES, { ...setup, allied: { [step]: [{ Wasp: area }] } })
        .run(reinforcements)
        .refusal((g) => (step === 'raiders' ? raiders : patrols)(g, SIDE.allied));
    expect(at('raiders', CPO)).toBe('adjustment 5');
    expect(at('raiders', 'Coral Sea')).toBe('adjustment 5');
    expect(at('patrols', 'U.S. Mandate')).toBe('6.21');
  });

  it('adjustment 5: without it they are lost; British ships are lost in any case', () => {
    expect(on(4, [], setup).run(reinforcements).where('Wasp')).toBe('sunk');
    expect(
      on(5, RULES, setup)
        .run(reinforcements)
        .heard('lost')
        .map(([name]) => name),
    ).toEqual(['Victorious']);
  });

  it.each([LOST, { Samoa: 'japan' }] as const)('adjustment 5: not while one of the ports is held (%j)', (harbors) => {
    const t = on(4, RULES, { ...setup, harbors }).run(reinforcements);
    expect(t.where('Wasp')).toBe('Pearl Harbor' in harbors ? 'Samoa' : 'Pearl Harbor');
  });

  it('adjustment 5: new marines come with the amphibious units, to the same areas', () => {
    const go = (area: string) =>
      on(5, RULES, { ...setup, allied: { amphibious: [{ '3 Marines': area }] } })
        .run(reinforcements)
        .refusal((g) => moveAmphibious(g, SIDE.allied));
    expect(go('Hawaiian Islands')).toBe('lawful');
    expect(go('U.S. Mandate')).toBe('lawful');
    expect(go('Coral Sea')).toBe('adjustment 5');
    expect(go(CPO)).toBe('adjustment 5');
  });

  it('adjustment 5: what waited enters port as soon as one is Allied again', () => {
    const t = on(4, RULES, setup).run(reinforcements);
    t.run((g) => {
      g.setHarbor(t.harbor('Samoa'), SIDE.allied);
      g.turn = 5;
      reinforcements(g);
    });
    expect(t.where('Wasp')).toBe('Samoa');
  });

  it('adjustment 5, adjustment 3: and chooses where both are Allied again', () => {
    const back = (port: string) =>
      on(5, ['adjustment-3', 'adjustment-5'], {
        off: { 'West Coast': ['Wasp', '3 Marines'] },
        allied: { 'reinforcement-ports': [{ Wasp: port, '3 Marines': 'Samoa' }] },
      });
    const t = back('Samoa').run(reinforcements);
    expect([t.where('Wasp'), t.where('3 Marines')]).toEqual(['Samoa', 'Samoa']);
    expect(back('Pearl Harbor').run(reinforcements).where('Wasp')).toBe('Pearl Harbor');
    expect(back('Australia').refusal(reinforcements)).toBe('4.4');
  });

  it('adjustment 5: ships from San Diego come that way too', () => {
    const t = on(5, ['adjustment-4', 'adjustment-5'], {
      harbors: BOTH_LOST,
      off: { 'San Diego': ['Nevada'] },
      allied: { 'san-diego-return': ['Nevada'], raiders: [{ Nevada: 'U.S. Mandate' }] },
    });
    t.run(reinforcements).run((g) => raiders(g, SIDE.allied));
    expect(t.where('Nevada')).toBe('U.S. Mandate');
  });
});

describe('adjustment 6: the Allied offensive', () => {
  const two = (turn: number, rules: readonly string[] = ['adjustment-6']) =>
    on(turn, rules, {
      at: { 'Coral Sea': ['Nachi', 'Nevada'], Indonesia: ['Haguro', 'Houston'] },
      japan: { retreat: 'retreat' },
      allied: { 'next-area': 'Indonesia' },
    }).run(combat);

  it.each([5, 8])('adjustment 6: from turn 5 the Allies choose the order of combat (turn %i)', (turn) => {
    const t = two(turn);
    expect(t.asked[0]).toBe('allied next-area');
    expect(t.heard('area').map(([area]) => area)).toEqual(['Indonesia', 'Coral Sea']);
  });

  it('adjustment 6: not before, and not without it', () => {
    expect(two(4).asked[0]).toBe('japan next-area');
    expect(two(5, []).asked[0]).toBe('japan next-area');
  });

  const landing = (first: string, turn = 5) =>
    on(turn, ['adjustment-6'], {
      at: { 'Coral Sea': ['Nachi', 'Nevada', 'Kure', '1 Marines'] },
      harbors: { Guadalcanal: 'japan', 'Port Moresby': 'allied' },
      japan: { retreat: ['stay', 'retreat'], landings: [{ Kure: 'Port Moresby' }] },
      allied: {
        'land-first': turn < 5 ? [] : [first],
        landings: [{ '1 Marines': 'Guadalcanal' }],
      },
    }).resolve('Coral Sea');
  const order = (t: ReturnType<typeof landing>) => t.heard('landed').map(([unit]) => unit);

  it('adjustment 6: and say who lands first where both could after a round', () => {
    expect(order(landing('allied'))).toEqual(['1 Marines', 'Kure']);
    expect(order(landing('japan'))).toEqual(['Kure', '1 Marines']);
  });

  it('adjustment 6: one side or the other, in the area that is fought over', () => {
    let asked = -1;
    const answer = (raw: readonly number[]) =>
      on(5, ['adjustment-6'], {
        at: { 'Coral Sea': ['Nachi', 'Nevada', 'Kure', '1 Marines'] },
        allied: {
          'land-first': (t) => {
            asked = t.game.area;
            return { raw };
          },
        },
      });
    const refused = (raw: readonly number[]) =>
      answer(raw).refusal((g) => {
        fillRosters(g);
        g.area = 0;
        landInOrder(g, g.tables.areaNames.indexOf('Coral Sea'));
      });
    expect([refused([0]), refused([1])]).toEqual(['lawful', 'lawful']);
    expect(asked).toBe(answer([0]).area('Coral Sea'));
    for (const raw of [[], [2], [-1], [0, 1], [1, 0]]) expect(refused(raw)).toBe('adjustment 6');
  });

  it('adjustment 6: before turn 5 Japan does (7.83)', () => {
    expect(order(landing('', 4))).toEqual(['Kure', '1 Marines']);
  });

  it('adjustment 6: they are not asked where one side alone could land', () => {
    const t = on(5, ['adjustment-6'], {
      at: { 'Coral Sea': ['Nachi', 'Nevada', '1 Marines'] },
      japan: { retreat: ['retreat'] },
      allied: { 'land-first': [] },
    });
    expect(t.resolve('Coral Sea').asked).not.toContain('allied land-first');
  });
});
