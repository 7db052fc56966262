// Normal Turn One, nt1 18.2: combat in Indonesia, where the Allies are surprised for two rounds.
import { describe, expect, it } from 'vitest';
import { combat, raiders } from '../../../src/game/index.js';
import { NONE, type Setup, SIDE } from '../table.js';
import { on } from './tables.js';

describe('nt1 18.2 Indonesia', () => {
  const fight = (setup: Setup) =>
    on({
      at: { Indonesia: ['21 AirFlot', 'Nachi', 'Repulse', '5th A.F.'] },
      harbors: { Saigon: 'japan' },
      ...setup,
      japan: { ...setup.japan },
    });

  it('nt1 18.2: the first two rounds are day actions without a roll; day and night is rolled for from the third', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Repulse'] },
      japan: { retreat: ['stay', 'stay', 'retreat'] },
      allied: { retreat: ['stay'] },
    }).run(combat);
    expect(t.log.filter((l) => /^round|japan day-night/.test(l))).toEqual([
      'round Indonesia, 1, 0',
      'round Indonesia, 2, 0',
      'round Indonesia, 3, 0',
      '? japan day-night',
    ]);
  });

  it('nt1 18.2: the 5th A.F. is silent in the first round and fires in the second', () => {
    const t = fight({
      dice: [6, 1, 3],
      japan: { targets: NONE, retreat: ['stay', 'stay', 'retreat'] },
      allied: { targets: [{ '5th A.F.': 'Nachi' }, NONE] },
    });
    t.run(combat);
    expect(t.log.indexOf(`attacked 5th A.F., Nachi, ${t.heard('attacked')[0]![2]}`)).toBeGreaterThan(
      t.log.indexOf('round Indonesia, 2, 0'),
    );
  });

  it.each([
    [[5, 1, 1], 'Indonesia'],
    [[1, 1, 1, 5, 1, 1], 'Indonesia'],
  ] as const)('nt1 18.2: no Allied unit is disabled in those rounds (%j)', (dice, where) => {
    const t = fight({
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      dice,
      japan: {
        targets:
          dice.length > 3
            ? [{ '21 AirFlot': 'Repulse' }, { '21 AirFlot': 'Repulse' }, NONE]
            : [{ '21 AirFlot': 'Repulse' }, NONE, NONE],
        retreat: ['stay', 'stay', 'retreat'],
      },
    });
    expect(t.run(combat).where('Repulse')).toBe(where);
  });

  it('nt1 18.2: in the third it is', () => {
    const t = fight({
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      dice: [5, 1, 1],
      japan: { targets: [NONE, NONE, { '21 AirFlot': 'Repulse' }], retreat: 'stay' },
      allied: { basing: 'Singapore' },
    });
    expect(t.run(combat).where('Repulse')).toBe('Singapore');
  });

  it('nt1 18.2: Japanese units are disabled as always', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Haguro', 'Hermes'] },
      dice: [5],
      japan: { retreat: ['retreat'] },
      allied: { targets: [{ Hermes: 'Nachi' }] },
    });
    expect(t.run(combat).where('Nachi')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.2: and that in the automatic rounds too, before anybody is asked who retreats', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Haguro', 'Hermes'] },
      dice: [5],
      japan: { retreat: ['stay', 'retreat'] },
      allied: { targets: [{ Hermes: 'Nachi' }, NONE] },
    }).run(combat);
    expect(t.heard('based')[0]).toEqual(['Nachi', 'Yokosuka Navy Yard']);
    expect(t.log.indexOf('based Nachi, Yokosuka Navy Yard')).toBeLessThan(t.log.indexOf('? japan retreat'));
  });

  it('nt1 18.2: the I-Boat disables nobody before the third round either', () => {
    const shot = (answers: readonly (string | typeof NONE)[]) =>
      fight({
        at: { Indonesia: ['Nachi', 'Haguro', 'I-Boat', 'Repulse', 'Exeter'] },
        dice: [4],
        japan: { 'submarine-attack': answers as never, retreat: ['stay', 'stay', 'retreat'] },
        allied: { basing: 'Singapore' },
      }).run(combat);
    expect(shot(['Exeter']).where('Exeter')).toBe('Indonesia');
    expect(shot([NONE, 'Exeter']).where('Exeter')).toBe('Indonesia');
    expect(shot([NONE, NONE, 'Exeter']).where('Exeter')).toBe('Singapore');
  });

  it('nt1 18.2: once combat in Indonesia is over the I-Boat disables as everywhere', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'I-Boat', 'Repulse', 'Exeter'] },
      dice: [4],
      japan: { retreat: ['retreat'], 'submarine-attack': [NONE, 'Exeter'] },
      allied: { basing: 'Singapore' },
    }).run(combat);
    expect(t.where('Exeter')).toBe('Singapore');
  });

  it('nt1 18.2: the Allies do not retreat before the third round; Japan may, and is pursued', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Repulse'] },
      japan: { retreat: ['stay', 'stay', 'stay'] },
      allied: { retreat: ['retreat'] },
    }).run(combat);
    expect(t.log.filter((l) => /^round|retreat$/.test(l))).toEqual([
      'round Indonesia, 1, 0',
      '? japan retreat',
      'round Indonesia, 2, 0',
      '? japan retreat',
      'round Indonesia, 3, 0',
      '? japan retreat',
      '? allied retreat',
    ]);
    const leaves = fight({
      at: { Indonesia: [{ name: 'Nachi', damage: 2 }, 'Repulse'] },
      japan: { retreat: ['retreat'] },
      allied: { pursuit: [{ Repulse: 1 }], follow: NONE },
    }).run(combat);
    expect(leaves.heard('round')[1]).toEqual(['Indonesia', 2, 1]);
  });

  it('nt1 18.2, 13.31: Japan lands after those rounds as after any', () => {
    const t = fight({
      at: { Indonesia: ['Nachi', 'Yokosuka', 'Repulse'] },
      japan: { landings: [{ Yokosuka: 'Philippines' }], retreat: ['stay', 'retreat'] },
    }).run(combat);
    expect(t.log.indexOf('landed Yokosuka, Philippines, 1')).toBeLessThan(t.log.indexOf('round Indonesia, 2, 0'));
    expect(t.holder('Philippines')).toBe('japan');
  });

  it('nt1 18.2: other areas and other turns are fought normally', () => {
    const t = on({ at: { 'Coral Sea': ['Nachi', 'Astoria'] }, japan: { retreat: ['retreat'] } }).run(combat);
    expect(t.asked[0]).toBe('japan day-night');
    const later = fight({ turn: 2, at: { Indonesia: ['Nachi', 'Astoria'] }, japan: { retreat: ['retreat'] } }).run(
      combat,
    );
    expect(later.asked[0]).toBe('japan day-night');
  });

  const hermes = (setup: Setup) =>
    fight({
      at: { Ceylon: ['Hermes'], Indonesia: ['Nachi', 'Repulse'] },
      ...setup,
      allied: { raiders: [{ Hermes: 'Indonesia' }], ...setup.allied },
    }).run((g) => raiders(g, SIDE.allied));

  it('nt1 Q18.3-1: Hermes, raiding into Indonesia, fires in the first round', () => {
    const t = hermes({
      at: { Ceylon: ['Hermes'], Indonesia: ['Nachi', 'Repulse', '5th A.F.'] },
      dice: [1, 6, 1],
      japan: { retreat: ['retreat'] },
      allied: { targets: [{ Hermes: 'Nachi' }] },
    });
    t.run(combat);
    expect(t.heard('attacked').map(([a]) => a)).toEqual(['Hermes']);
    const air = fight({
      allied: { targets: [{ '5th A.F.': 'Nachi' }] },
      at: { Indonesia: ['Nachi', 'Hermes', '5th A.F.'] },
    });
    expect(air.refusal(combat)).toBe('nt1 18.2');
  });

  it('nt1 Q18.3-1: and like the others it is neither disabled nor retreats before the third', () => {
    const t = hermes({
      at: { Ceylon: ['Hermes'], Indonesia: ['21 AirFlot', 'Repulse'] },
      harbors: { Saigon: 'japan' },
      dice: [1, 5, 1, 1],
      japan: { targets: [{ '21 AirFlot': 'Hermes' }, NONE, NONE] },
      allied: { retreat: ['retreat'], targets: NONE },
    });
    t.run(combat);
    expect(t.heard('round')).toHaveLength(3);
    expect(t.heard('retreated')).toEqual([['allied', 'Indonesia']]);
    expect(t.heard('based').map(([name]) => name)).toContain('Hermes');
  });

  it('nt1 18.2, automatic-days-in-a-pursuit: the round of pursuit is the second of them; by the other reading it is rolled for', () => {
    const asked = (reading: string) =>
      fight({
        at: { Indonesia: [{ name: 'Nachi', damage: 2 }, 'Repulse'] },
        rulings: { 'automatic-days-in-a-pursuit': reading },
        japan: { retreat: ['retreat'] },
        allied: { pursuit: [{ Repulse: 1 }], follow: [NONE] },
      })
        .run(combat)
        .log.filter((l) => /^round|japan day-night/.test(l));
    const rounds = ['round Indonesia, 1, 0', 'round Indonesia, 2, 1'];
    expect(asked('yes')).toEqual(rounds);
    expect(asked('no')).toEqual([...rounds, '? japan day-night']);
  });
});
