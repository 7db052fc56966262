// Rules 18.32 and 18.33: the Allies retreat after the first extra round, Japan goes after the second.
import { describe, expect, it } from 'vitest';
import { playTurn } from '../../../src/game/index.js';
import { NONE, type Setup } from '../table.js';
import { fight, firstTurn, hawaii, ROUNDS, raiding, stay } from './tables.js';

describe('18.3 the extra rounds', () => {
  const run = (setup: Setup = {}) =>
    hawaii({
      at: {
        'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo'), raiding('Nachi'), 'Minneapolis', 'Indianapolis'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
      },
      ...setup,
      japan: { ...stay, ...setup.japan },
      allied: { retreat: ['stay', 'retreat'], groups: [{ Minneapolis: 1, Indianapolis: 2 }], ...setup.allied },
    });

  it('18.32: when the Allies retreat after the first, Japan pursues for one round and other carriers raid for one', () => {
    const t = run({
      dice: [6, 1],
      japan: {
        targets: [NONE, NONE, NONE, { Hosho: 'Nevada' }],
        pursuit: [{ Nachi: 1 }],
        follow: [{ Nachi: 1 }],
      },
      allied: { basing: [{ Indianapolis: 'Samoa' }, { Minneapolis: 'Samoa' }] },
    }).run(fight);
    expect(t.damage('Nevada')).toBe(6);
    expect(t.log.filter((line) => ROUNDS.test(line)).slice(8)).toEqual([
      '? japan targets',
      '? japan retreat',
      '? allied retreat',
      '? japan pursuit',
      '? allied basing',
      'round Hawaiian Islands, 4, 1',
      '? japan day-night',
      '? allied day-night',
      '? japan follow',
      '? allied basing',
      'round Hawaiian Islands, 5, 0',
      '? japan targets',
      'attacked Hosho, Nevada, 257',
      '? japan basing',
    ]);
  });

  it('18.32: carriers that pursue do not raid', () => {
    const t = run({
      japan: {
        targets: [NONE, NONE, NONE, NONE, { Ryujo: 'Nevada' }],
        pursuit: [{ Ryujo: 1 }],
        follow: [NONE],
      },
      // Maryland is slow enough for Ryujo.
      at: {
        'Hawaiian Islands': [raiding('Hosho'), raiding('Ryujo'), 'Vincennes', 'Maryland'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
      },
      allied: { groups: [{ Maryland: 1, Vincennes: 2 }] },
    });
    expect(t.refusal(fight)).toBe('9.13');
  });

  it('18.32: without pursuit there is still one raid round; the fleet that ran to Pearl Harbor is hit there', () => {
    const t = run({
      dice: [6, 2],
      japan: { targets: [NONE, NONE, NONE, { Hosho: 'Minneapolis' }], pursuit: [NONE] },
      allied: { basing: [{ Minneapolis: 'Pearl Harbor' }, { Indianapolis: 'Samoa' }] },
    }).run(fight);
    expect(t.where('Minneapolis')).toBe('Pearl Harbor');
    expect(t.damage('Minneapolis')).toBe(2);
    // The raid has the number after the pursuit's, pursued or not: the addresses of dice do not depend on it.
    expect(t.heard('round').map(([, round]) => round)).toEqual([1, 2, 3, 5]);
  });

  const chase = (reading: 'after' | 'during') =>
    run({
      rulings: { 'raid-beside-pursuit': reading },
      japan: {
        targets: [NONE, NONE, NONE, NONE],
        pursuit: [{ Nachi: 1 }],
        follow: [{ Nachi: 1 }],
      },
      allied: { basing: [{ Indianapolis: 'Samoa' }, { Minneapolis: 'Pearl Harbor' }] },
    }).run(fight);

  it('18.32, raid-beside-pursuit: the raid comes after the round of pursuit, or by the other reading during it', () => {
    const steps = /^(round|based M|\? japan pursuit)/;
    expect(
      chase('after')
        .log.filter((line) => steps.test(line))
        .slice(3),
    ).toEqual([
      '? japan pursuit',
      'round Hawaiian Islands, 4, 1',
      'based Minneapolis, Pearl Harbor',
      'round Hawaiian Islands, 5, 0',
    ]);
    expect(
      chase('during')
        .log.filter((line) => steps.test(line))
        .slice(3),
    ).toEqual([
      '? japan pursuit',
      'round Hawaiian Islands, 4, 0',
      'round Hawaiian Islands, 4, 1',
      'based Minneapolis, Pearl Harbor',
    ]);
  });

  it('18.33: the pursuit ends after the second round though the pursuers would go on, and all retreat', () => {
    const t = chase('after');
    expect(t.where('Nachi')).toBe('Yokosuka Navy Yard');
    expect(t.heard('round').filter(([, , group]) => group === 1)).toHaveLength(1);
    // Who has retreated does not pursue.
    expect(t.asked).not.toContain('allied pursuit');
  });

  it('18.33: the Allies may pursue Japan after the second round', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      dice: [1, 6, 3],
      japan: { ...stay, 'day-night': ['day', 'day', 'night'] },
      allied: {
        'day-night': ['day', 'day', 'night'],
        pursuit: [{ Minneapolis: 1 }],
        targets: [{ Minneapolis: 'Nachi' }],
        follow: [],
      },
    });
    t.run(fight);
    expect(t.where('Nachi')).toBe('sunk');
    expect(t.heard('round').map(([, round, group]) => `${round}/${group}`)).toEqual([
      '1/0',
      '2/0',
      '3/0',
      '4/0',
      '5/1',
    ]);
  });

  it('18.33: Japan goes even where nobody is left to face it, and gives no flag', () => {
    const t = hawaii({ at: { 'Hawaiian Islands': [raiding('Hosho'), raiding('Nachi')] }, japan: stay }).run(fight);
    expect([t.where('Hosho'), t.where('Nachi')]).toEqual(['Yokosuka Navy Yard', 'Yokosuka Navy Yard']);
    const whole = firstTurn({ japan: { stay: ['stay'] } }).run(playTurn);
    expect(whole.flag('Hawaiian Islands')).not.toBe('japan');
  });

  it('18.33: a raid force that is sunk fights no second round', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis', '11th A.F.'] },
      dice: [6, 1, 2],
      japan: stay,
      allied: { targets: [{ '11th A.F.': 'Hosho' }] },
    }).run(fight);
    expect(t.where('Hosho')).toBe('sunk');
    expect(t.heard('round')).toHaveLength(3);
  });

  it('18.33, 9.1: when Japan has gone, Allied carriers left there may raid', () => {
    for (const retreat of ['retreat', 'stay']) {
      const t = hawaii({
        at: { 'Hawaiian Islands': [raiding('Nachi'), 'Lexington'], 'Johnston Island': ['Haguro'] },
        harbors: { 'Johnston Island': 'japan' },
        japan: { ...stay, retreat: [retreat] },
        allied: { 'air-raid': [NONE] },
      }).run(fight);
      expect(t.asked.at(-1)).toBe('allied air-raid');
    }
  });
});
