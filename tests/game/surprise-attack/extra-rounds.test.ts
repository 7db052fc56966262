// Rules 18.3 and 18.31: two extra rounds of normal combat or air raid where Japan stays in Hawaii.
import { describe, expect, it } from 'vitest';
import { NONE } from '../table.js';
import { fight, hawaii, ROUNDS, raiding, stay } from './tables.js';

describe('18.3 the extra rounds', () => {
  it('18.3, 18.31: two rounds of normal combat with an Allied fleet present, then Japan must go (18.33)', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: stay,
    }).run(fight);
    expect(t.log.filter((line) => ROUNDS.test(line))).toEqual([
      'round Hawaiian Islands, 1, 0',
      'round Hawaiian Islands, 2, 0',
      '? allied retreat',
      'round Hawaiian Islands, 3, 0',
      '? japan day-night',
      '? allied day-night',
      '? japan retreat',
      '? allied retreat',
      'round Hawaiian Islands, 4, 0',
      '? japan day-night',
      '? allied day-night',
      '? allied pursuit',
      '? japan basing',
    ]);
    expect([t.where('Nachi'), t.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Hawaiian Islands']);
  });

  it('18.31: without an Allied fleet each is a round of air raid on Pearl Harbor', () => {
    const t = hawaii({
      at: {
        'Hawaiian Islands': [raiding('Hosho')],
        'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
        'Johnston Island': ['Houston'],
      },
      dice: [6, 1, 6, 1],
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Nevada' }, { Hosho: 'Nevada' }] },
    }).run(fight);
    expect(t.damage('Nevada')).toBe(7);
    expect(t.heard('round')).toHaveLength(4);
    expect(t.asked.filter((q) => q === 'japan targets')).toHaveLength(4);
    expect(t.asked).not.toContain('japan retreat');
    expect(t.where('Hosho')).toBe('Yokosuka Navy Yard');
  });

  it('18.31: what ran to Pearl Harbor (18.25) is raided there; Johnston Island is not', () => {
    const run = (target: string) =>
      hawaii({
        at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis', 'Houston'] },
        dice: [6, 1, 6, 2],
        japan: { ...stay, targets: [{ Hosho: target }, { Hosho: target }] },
        allied: { retreat: ['retreat'], basing: [{ Minneapolis: 'Pearl Harbor', Houston: 'Johnston Island' }] },
      });
    expect(run('Minneapolis').run(fight).where('Minneapolis')).toBe('sunk');
    expect(run('Houston').refusal(fight)).toBe('9.3');
  });

  it('18.31: while an Allied fleet is present what lies in port cannot be attacked', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Nevada' }] },
    });
    expect(t.refusal(fight)).toBe('7.43');
  });

  it('18.31, lone-air-unit-as-fleet: an air unit alone at sea makes the rounds normal ones, by the other reading air raids', () => {
    const run = (reading: 'yes' | 'no', dice: readonly number[], target: string, ...others: string[]) =>
      hawaii({
        rulings: { 'lone-air-unit-as-fleet': reading },
        at: {
          'Hawaiian Islands': [raiding('Hosho'), '7th A.F.', ...others],
          'Pearl Harbor': [{ name: 'Nevada', damage: 5 }],
        },
        dice,
        japan: { ...stay, targets: [NONE, NONE, { Hosho: target }, { Hosho: target }] },
      });
    expect(run('yes', [], 'Nevada').refusal(fight)).toBe('7.43');
    const raided = run('no', [6, 1, 6, 1], 'Nevada').run(fight);
    expect([raided.damage('Nevada'), raided.damage('7th A.F.'), raided.where('7th A.F.')]).toEqual([
      7,
      0,
      'Hawaiian Islands',
    ]);
    expect(raided.heard('day or night')).toEqual([]);
    // The Allies may go between the rounds, and one ship makes it a fleet by either reading.
    expect(raided.asked.filter((q) => q === 'allied retreat')).toHaveLength(2);
    expect(run('no', [], 'Nevada', 'Minneapolis').refusal(fight)).toBe('7.43');
    expect(run('yes', [6, 1, 6, 1], '7th A.F.').run(fight).damage('7th A.F.')).toBe(2);
  });

  it('18.31: a fleet sunk in the first extra round leaves an air raid for the second', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Hosho'), 'Minneapolis'], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [6, 2, 6, 1],
      japan: { ...stay, targets: [NONE, NONE, { Hosho: 'Minneapolis' }, { Hosho: 'Nevada' }] },
    }).run(fight);
    expect([t.where('Minneapolis'), t.damage('Nevada')]).toEqual(['sunk', 6]);
  });

  it('18.3, 16.1: the I-Boat that held back may attack after each of them', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': ['I-Boat', raiding('Nachi'), 'Minneapolis'] },
      dice: [1],
      japan: { ...stay, 'submarine-attack': [NONE, NONE, 'Minneapolis'] },
    }).run(fight);
    expect(t.log.filter((line) => /^(round|\? japan sub)/.test(line)).slice(2)).toEqual([
      '? japan submarine-attack',
      'round Hawaiian Islands, 3, 0',
      '? japan submarine-attack',
      'round Hawaiian Islands, 4, 0',
      '? japan submarine-attack',
    ]);
  });

  it('18.3, 8.1: Japan may retreat after the first, and be pursued', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'], basing: [{ Nachi: 'Truk' }] },
      allied: {
        retreat: ['stay', 'stay'],
        pursuit: [{ Minneapolis: 1 }],
        follow: [{ Minneapolis: 1 }, { Minneapolis: 1 }, NONE],
      },
    }).run(fight);
    // No fuel limit on the pursuers: they follow as long as they like.
    expect(t.heard('round').map(([, round, group]) => `${round}/${group}`)).toEqual([
      '1/0',
      '2/0',
      '3/0',
      '4/1',
      '5/1',
      '6/1',
    ]);
    expect(t.where('Nachi')).toBe('Truk');
  });

  it('18.3, both-retreat: both may go after the first', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'], pursuit: [] },
      allied: { retreat: ['stay', 'retreat'], pursuit: [], basing: [{ Minneapolis: 'Samoa' }] },
    }).run(fight);
    expect([t.where('Nachi'), t.where('Minneapolis')]).toEqual(['Yokosuka Navy Yard', 'Samoa']);
    expect(t.heard('round')).toHaveLength(3);
  });

  it('18.3: a long pursuit reaches the bound of rounds and is counted, not dropped', () => {
    const t = hawaii({
      at: { 'Hawaiian Islands': [raiding('Nachi'), 'Minneapolis'] },
      japan: { ...stay, retreat: ['retreat'] },
      allied: { pursuit: [{ Minneapolis: 1 }], follow: { Minneapolis: 1 } },
    }).run(fight);
    expect(t.game.boundHits).toBe(1);
    expect(t.where('Nachi')).toBe('Yokosuka Navy Yard');
  });
});
