// Rule 16: the I-Boat and the F-Boat.
import { describe, expect, it } from 'vitest';
import { combat, lastSubmarineAttacks, placeSubmarines, playTurn, submarineInPlay } from '../../src/game/index.js';
import { NONE, PASSIVE, SIDE, table } from './table.js';

describe('16.1 when submarines attack', () => {
  it('16.1, 7.81: after a combat round, before retreats and landings', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Nevada', 'I-Boat', { name: '1 Marines' }] },
      dice: [2],
      japan: { ...PASSIVE, 'submarine-attack': ['Nevada'], retreat: ['retreat'] },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    const order = t.log.filter((line) => /^\? japan (retreat|submarine)|^\? allied landings|^attacked/.test(line));
    expect(order.slice(0, 3)).toEqual(['? japan submarine-attack', 'attacked I-Boat, Nevada, 0', '? japan retreat']);
    expect(t.log.indexOf('? allied landings')).toBeGreaterThan(t.log.indexOf('? japan retreat'));
  });

  it('16.1: a submarine that held back is asked after each round, and once more after all other combat', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Nevada', 'I-Boat'], Indonesia: ['Haguro', 'Houston'] },
      japan: {
        ...PASSIVE,
        retreat: ['stay', 'retreat', 'retreat'],
        'submarine-attack': [NONE, NONE, NONE],
        'next-area': ['Coral Sea'],
      },
      allied: PASSIVE,
    });
    t.run(combat);
    const log = t.log.filter((line) => /^(\? japan sub|\? japan retreat|area|\? japan day)/.test(line));
    expect(log).toEqual([
      'area Coral Sea',
      '? japan day-night',
      '? japan submarine-attack',
      '? japan retreat',
      '? japan day-night',
      '? japan submarine-attack',
      '? japan retreat',
      'area Indonesia',
      '? japan day-night',
      '? japan retreat',
      '? japan submarine-attack',
    ]);
    expect(t.where('I-Boat')).toBe('not arrived');
  });

  it('16.1, 5.6: where there is no fight it attacks only after all combat elsewhere', () => {
    const t = table({
      at: { 'Coral Sea': ['I-Boat', 'Nevada'], Indonesia: ['Haguro', 'Houston'] },
      dice: [1],
      japan: { ...PASSIVE, retreat: ['retreat'], 'submarine-attack': ['Nevada'] },
      allied: PASSIVE,
    });
    t.run(combat);
    expect(t.log.filter((line) => /^(area|attacked)/.test(line))).toEqual([
      'area Indonesia',
      'attacked I-Boat, Nevada, 0',
    ]);
    expect(t.log.indexOf('attacked I-Boat, Nevada, 0')).toBeGreaterThan(
      t.log.indexOf('based Haguro, Yokosuka Navy Yard'),
    );
  });

  it('16.1: only in its own area, and only while an enemy is left there', () => {
    const t = table({
      at: { 'Coral Sea': ['I-Boat'], 'South Pacific Ocean': ['Nachi', 'Nevada'] },
      japan: { ...PASSIVE, retreat: ['retreat'], 'submarine-attack': [] },
      allied: PASSIVE,
    });
    t.run(combat);
    expect(t.asked).not.toContain('japan submarine-attack');
    expect(t.where('I-Boat')).toBe('not arrived');
  });

  it('16.1: after each round of a pursuit too, whichever group has fought it', () => {
    const t = table({
      turn: 7,
      at: { 'Coral Sea': ['Nachi', 'Haguro', 'Astoria', 'Chicago', 'F-Boat'] },
      dice: [3],
      japan: { ...PASSIVE, retreat: ['retreat'], groups: [{ Nachi: 1, Haguro: 2 }] },
      allied: {
        ...PASSIVE,
        'submarine-attack': [NONE, 'Haguro'],
        pursuit: [{ Astoria: 1, Chicago: 2 }],
        follow: [NONE, NONE],
      },
    });
    t.resolve('Coral Sea');
    const log = t.log.filter((line) => /^(round|\? allied sub|\? allied pursuit|\? allied follow|attacked)/.test(line));
    expect(log).toEqual([
      'round Coral Sea, 1, 0',
      '? allied submarine-attack',
      '? allied pursuit',
      'round Coral Sea, 2, 1',
      '? allied submarine-attack',
      'attacked F-Boat, Haguro, 0',
      '? allied follow',
      'round Coral Sea, 2, 2',
      '? allied follow',
    ]);
  });

  it('16.1, 9.2, submarine-between-raid-rounds: not after a round of an air raid; by the other reading it may disable a raider', () => {
    const raid = (reading: string) =>
      table({
        rulings: { 'submarine-between-raid-rounds': reading },
        at: { 'Coral Sea': ['I-Boat', 'Lexington'], Guadalcanal: ['Nachi'] },
        harbors: { Guadalcanal: 'japan' },
        dice: reading === 'yes' ? [4] : [],
        japan: { ...PASSIVE, ...(reading === 'yes' && { 'submarine-attack': ['Lexington'] }) },
        allied: { ...PASSIVE, 'air-raid': [{ Lexington: 'Guadalcanal' }] },
      }).resolve('Coral Sea');
    expect(raid('no').asked).not.toContain('japan submarine-attack');
    const attacked = raid('yes');
    expect(attacked.log.filter((line) => /^(round|attacked|\? allied targets)/.test(line))).toEqual([
      'round Coral Sea, 1, 0',
      '? allied targets',
      'attacked I-Boat, Lexington, 16',
      'round Coral Sea, 2, 0',
    ]);
    expect(attacked.where('Lexington')).toBe('Singapore');
  });
});

describe('16.2 the attack', () => {
  const attack = (target: string, dice: number[], extra = {}) =>
    table({
      at: {
        'Coral Sea': ['I-Boat', 'Astoria', 'Nevada', '1 Marines', '11th A.F.'],
        Samoa: ['Chicago'],
        'U.S. Mandate': ['Portland'],
      },
      dice,
      japan: { ...PASSIVE, 'submarine-attack': [target] },
      allied: PASSIVE,
      ...extra,
    });

  it('16.2: one die with the bonus: 5 and 6 hit, 4 disables, 3 misses', () => {
    expect(attack('Nevada', [3]).run(lastSubmarineAttacks).damage('Nevada')).toBe(0);
    expect(attack('Nevada', [3]).run(lastSubmarineAttacks).where('Nevada')).toBe('Coral Sea');
    const disabled = attack('Nevada', [4]).run(lastSubmarineAttacks);
    expect([disabled.damage('Nevada'), disabled.where('Nevada')]).toEqual([0, 'Singapore']);
    const hit = attack('Nevada', [5, 4]).run(lastSubmarineAttacks);
    expect([hit.damage('Nevada'), hit.where('Nevada')]).toEqual([4, 'Coral Sea']);
    expect(hit.heard('effect')).toEqual([['Nevada', 4, 0]]);
    expect(attack('Nevada', [6, 5]).run(lastSubmarineAttacks).where('Nevada')).toBe('sunk');
    expect(attack('Astoria', [6, 1]).run(lastSubmarineAttacks).where('Astoria')).toBe('Coral Sea');
    expect(attack('Astoria', [6, 2]).run(lastSubmarineAttacks).where('Astoria')).toBe('sunk');
  });

  it('16.2: damage is added to what a ship has', () => {
    const at = { 'Coral Sea': ['I-Boat', { name: 'Nevada', damage: 3 }] };
    expect(attack('Nevada', [6, 1], { at }).run(lastSubmarineAttacks).damage('Nevada')).toBe(4);
    expect(attack('Nevada', [6, 2], { at }).run(lastSubmarineAttacks).where('Nevada')).toBe('sunk');
  });

  it('16.2: amphibious units at sea are targets like ships; they come back two turns later', () => {
    expect(attack('1 Marines', [5, 4]).run(lastSubmarineAttacks).damage('1 Marines')).toBe(4);
    const lost = attack('1 Marines', [5, 5], { turn: 3 }).run(lastSubmarineAttacks);
    expect([lost.where('1 Marines'), lost.due('1 Marines')]).toEqual(['returning', 5]);
  });

  it.each(['11th A.F.', 'Chicago', 'Portland', 'Nachi', 'I-Boat'])(
    '16.2: %s is no target: only enemy ships and amphibious units at sea in its area',
    (target) => {
      expect(attack(target, []).refusal(lastSubmarineAttacks)).toBe('16.2');
    },
  );

  it('16.2: one target only, and never one of its own side', () => {
    const two = { japan: { ...PASSIVE, 'submarine-attack': [['Nevada', 'Astoria']] } };
    expect(attack('', [], two).refusal(lastSubmarineAttacks)).toBe('16.2');
    const own = { at: { 'Coral Sea': ['I-Boat', 'Nachi', 'Nevada'] } };
    expect(attack('Nachi', [], own).refusal(lastSubmarineAttacks)).toBe('16.2');
  });

  it('16.2: it takes effect at once: a ship it disables leaves before the retreats, a sunk one ends the fight', () => {
    const fight = (dice: number[]) =>
      table({
        at: { 'Coral Sea': ['Nachi', 'Nevada', 'I-Boat'] },
        dice,
        japan: { ...PASSIVE, 'submarine-attack': ['Nevada'] },
        allied: { ...PASSIVE, basing: [{ Nevada: 'Samoa' }].slice(dice.length - 1) },
      }).resolve('Coral Sea');
    const disabled = fight([4]);
    expect(disabled.asked).not.toContain('japan retreat');
    expect(disabled.where('Nevada')).toBe('Samoa');
    const sunk = fight([6, 6]);
    expect(sunk.asked).not.toContain('japan retreat');
    expect(sunk.where('Nevada')).toBe('sunk');
  });

  it('16.2, 13.4: an amphibious unit it disables returns to port and does not land', () => {
    const t = table({
      at: { 'Coral Sea': ['Nachi', 'Nevada', '1 Marines', 'I-Boat'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [4],
      japan: { ...PASSIVE, 'submarine-attack': ['1 Marines'], retreat: ['retreat'] },
      allied: { ...PASSIVE, landings: [], basing: [{ '1 Marines': 'Samoa' }] },
    });
    t.resolve('Coral Sea');
    expect(t.where('1 Marines')).toBe('Samoa');
    expect(t.holder('Guadalcanal')).toBe('japan');
  });

  it('16.2: the F-Boat attacks Japan the same way', () => {
    const t = table({
      turn: 8,
      at: { 'Marianas Islands': ['F-Boat', 'Yamato', 'Sasebo', '21 AirFlot'] },
      dice: [5, 6],
      japan: PASSIVE,
      allied: { ...PASSIVE, 'submarine-attack': ['Yamato'] },
    });
    t.run(lastSubmarineAttacks);
    expect(t.damage('Yamato')).toBe(6);
    const disabled = table({
      turn: 8,
      at: { 'Marianas Islands': ['F-Boat', 'Yamato'] },
      dice: [4],
      japan: { basing: [{ Yamato: 'Saipan' }] },
      allied: { 'submarine-attack': ['Yamato'] },
    }).run(lastSubmarineAttacks);
    expect(disabled.where('Yamato')).toBe('Saipan');
    const air = table({
      turn: 8,
      at: { 'Marianas Islands': ['F-Boat', 'Sasebo', '21 AirFlot'] },
      allied: { 'submarine-attack': ['21 AirFlot'] },
    });
    expect(air.refusal(lastSubmarineAttacks)).toBe('16.2');
  });
});

describe('16.3 once a turn', () => {
  it('16.3: it returns to base as soon as it has attacked, hit or miss, and is not asked again', () => {
    for (const dice of [[1], [6, 1]]) {
      const t = table({
        at: { 'Coral Sea': ['Nachi', 'Nevada', 'I-Boat'] },
        dice,
        japan: { ...PASSIVE, 'submarine-attack': ['Nevada'], retreat: ['stay', 'retreat'] },
        allied: PASSIVE,
      });
      t.run(combat);
      expect(t.asked.filter((q) => q === 'japan submarine-attack')).toHaveLength(1);
      expect(t.where('I-Boat')).toBe('not arrived');
    }
  });

  it('16.3, 6.6: it sails again next turn, into any sea area at any distance, enemy-controlled or not', () => {
    const t = table({
      turn: 2,
      flags: { 'Hawaiian Islands': 'allied', 'Coral Sea': 'allied' },
      at: { Truk: ['Nachi'], 'Hawaiian Islands': ['Nevada'], 'Coral Sea': ['Astoria'] },
      dice: [1, 1],
      japan: { ...PASSIVE, submarine: ['Hawaiian Islands', 'Coral Sea'], 'submarine-attack': ['Nevada', 'Astoria'] },
      allied: {
        ...PASSIVE,
        patrols: [NONE, { Astoria: 'Coral Sea' }],
        basing: [{ Nevada: 'Samoa', Astoria: 'Australia' }, { Astoria: 'Australia' }],
      },
    });
    t.run((g) => {
      playTurn(g);
      g.turn = 3;
      playTurn(g);
    });
    expect(t.heard('attacked').map(([by, at]) => `${by} ${at}`)).toEqual(['I-Boat Nevada', 'I-Boat Astoria']);
  });

  it('16.3: the I-Boat is there on turns 1 to 6, the F-Boat from turn 7', () => {
    const t = table();
    const turns = (side: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((turn) => {
        t.game.turn = turn;
        return submarineInPlay(t.game, side);
      });
    expect(turns(SIDE.japan)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(turns(SIDE.allied)).toEqual([7, 8, 9]);
  });

  it('16.3, adjustments 1a and 2a: a later I-Boat, and one that keeps out of the North Pacific', () => {
    const late = table({ turn: 1, rules: ['adjustment-1a'] });
    expect(submarineInPlay(late.game, SIDE.japan)).toBe(false);
    late.game.turn = 2;
    expect(submarineInPlay(late.game, SIDE.japan)).toBe(true);
    const place = (turn: number, area: string) =>
      table({ turn, rules: ['adjustment-2a'], japan: { submarine: area }, allied: { submarine: area } });
    expect(place(1, 'North Pacific Ocean').refusal(placeSubmarines)).toBe('adjustment 2a');
    expect(place(1, 'Central Pacific Ocean').refusal(placeSubmarines)).toBe('lawful');
    expect(place(7, 'North Pacific Ocean').refusal(placeSubmarines)).toBe('lawful');
  });

  it('16.3, 6.6: each is placed by its owner in one sea area, or the answer is refused', () => {
    const six = table({ turn: 6, japan: { submarine: ['Bay of Bengal'] } }).run(placeSubmarines);
    expect([six.where('I-Boat'), six.where('F-Boat')]).toEqual(['Bay of Bengal', 'not arrived']);
    expect(six.heard('submarine')).toEqual([['I-Boat', 'Bay of Bengal']]);
    const seven = table({ turn: 7, allied: { submarine: ['Japanese Islands'] } }).run(placeSubmarines);
    expect([seven.where('I-Boat'), seven.where('F-Boat')]).toEqual(['not arrived', 'Japanese Islands']);
    for (const raw of [[], [-1], [13], [0, 1]]) {
      expect(table({ turn: 6, japan: { submarine: { raw } } }).refusal(placeSubmarines)).toBe('6.6');
    }
    const last = table({ turn: 6, japan: { submarine: { raw: [12] } } });
    expect(last.refusal(placeSubmarines)).toBe('lawful');
  });

  it('16.3, 5.6: the submarine that never attacked goes back to port at the end of combat', () => {
    const t = table({ turn: 7, at: { 'Coral Sea': ['F-Boat'] } }).run(lastSubmarineAttacks);
    expect(t.where('F-Boat')).toBe('not arrived');
    expect(t.asked).toEqual([]);
  });
});

describe('16.4 never attacked', () => {
  it('16.4: neither by day nor at night', () => {
    for (const action of ['day', 'night']) {
      const t = table({
        at: { 'Coral Sea': ['I-Boat', 'Nachi', 'Saratoga'] },
        japan: { ...PASSIVE, 'day-night': action, targets: NONE },
        allied: {
          ...PASSIVE,
          'day-night': action,
          'firing-carriers': [['Saratoga']].slice(action === 'day' ? 1 : 0),
          targets: [{ Saratoga: 'I-Boat' }],
        },
        rulings: { 'withhold-fire-at-night': 'yes' },
      });
      expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('16.4');
    }
  });

  it('16.4: the F-Boat neither', () => {
    const t = table({
      turn: 7,
      at: { 'Coral Sea': ['F-Boat', 'Astoria', 'Akagi'] },
      japan: { ...PASSIVE, targets: [{ Akagi: 'F-Boat' }] },
      allied: PASSIVE,
    });
    expect(t.refusal(() => t.resolve('Coral Sea'))).toBe('16.4');
  });

  it('16.4, 15.31: a submarine alone opposes nobody: no round is fought in its area', () => {
    const t = table({
      at: { 'Coral Sea': ['I-Boat', 'Saratoga'] },
      japan: PASSIVE,
      allied: PASSIVE,
    });
    t.run(combat);
    expect(t.heard('round')).toEqual([]);
    expect(t.asked).toEqual(['japan submarine-attack']);
  });
});
