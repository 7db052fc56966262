// Adjustments 4 and 4a: ships go to San Diego, are repaired there and come back.
import { describe, expect, it } from 'vitest';
import { combat, endTurn, patrols, raiders, reinforcements, ruleOfDecision } from '../../../src/game/index.js';
import { SAN_DIEGO_RETURN } from '../../../src/game/questions/decisions.js';
import { NONE, type Setup, SIDE } from '../table.js';
import { BOTH_LOST, CPO, LOST, on } from './tables.js';

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

  it('11.4, adjustment 4, repairs-on-return: what stays in San Diego is in port from the start of the turn by both readings', () => {
    const stays = (reading: string) => {
      const t = on(3, RULES, {
        rulings: { 'repairs-on-return': reading },
        off: { 'San Diego': ['Nevada'] },
        allied: { 'san-diego-return': [NONE], repairs: [{ Nevada: 3 }] },
      });
      // It was withdrawn on turn 2, and could come back now.
      t.game.due[t.piece('Nevada')] = 3;
      t.game.damage[t.piece('Nevada')] = 3;
      t.run(reinforcements).run((g) => patrols(g, SIDE.allied));
      return [t.where('Nevada'), t.damage('Nevada')];
    };
    expect(stays('no')).toEqual(['San Diego', 0]);
    expect(stays('yes')).toEqual(['San Diego', 0]);
  });

  it('adjustment 4a: the ship misses a whole turn', () => {
    const stay = { allied: { basing: [{ Nevada: 'San Diego' }], 'san-diego-return': [] } } as const;
    expect(back(3, ['adjustment-4a'], stay).where('Nevada')).toBe('San Diego');
    expect(back(4, ['adjustment-4a']).where('Nevada')).toBe('Pearl Harbor');
    expect(back(4, ['menzel']).where('Nevada')).toBe('Pearl Harbor');
  });

  it('adjustment 4a: what is asked and what is refused names it', () => {
    expect(home('Exeter', 0, ['adjustment-4a']).refusal(endTurn)).toBe('adjustment 4a');
    const asked = (rule: string) => ruleOfDecision(SAN_DIEGO_RETURN, on(3, [rule], {}).game);
    expect([asked('adjustment-4a'), asked('menzel'), asked('adjustment-4')]).toEqual([
      'adjustment 4a',
      'adjustment 4a',
      'adjustment 4',
    ]);
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
