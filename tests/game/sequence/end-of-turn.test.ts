// Rule 5.7: the end of the turn and of the game, in the order of play.
import { describe, expect, it } from 'vitest';
import { DONE, endTurn, playGame, playTurn } from '../../../src/game/index.js';
import { PASSIVE, type Setup, table } from '../table.js';
import { steps } from './steps.js';

describe('the end of the turn', () => {
  const END: Setup = {
    turn: 3,
    at: { 'U.S. Mandate': ['Nachi', 'Kure'], 'Coral Sea': ['Houston'], Samoa: ['Chester'] },
    flags: { 'U.S. Mandate': 'japan', 'Coral Sea': 'allied' },
    japan: { ...PASSIVE, landings: [{ Kure: 'New Hebrides' }], basing: 'Truk' },
    allied: { ...PASSIVE, basing: 'Australia' },
  };

  it('5.7: flags and points, isolated ports, last invasions, return to port, in that order', () => {
    const log = steps(END, endTurn, 'scored', 'captured', 'landed', 'based');
    expect(log).toEqual([
      'scored 2, 2, 0',
      'captured Samoa, japan, 0',
      'based Chester, Australia',
      'landed Kure, New Hebrides, 1',
      'captured New Hebrides, japan, 1',
      'based Nachi, Truk',
      'based Houston, Australia',
    ]);
  });

  it('5.71: new flags stand before points are counted, and points are added to the track', () => {
    const t = table({ ...END, poc: 4, at: { 'U.S. Mandate': ['Houston'] }, japan: PASSIVE });
    t.run(endTurn);
    expect(t.flag('U.S. Mandate')).toBe('allied');
    expect(t.flag('Coral Sea')).toBe('none');
    expect(t.heard('scored')).toEqual([[0, 2, 2]]);
  });

  it('5.72: a harbor turns only when enemy flags surround it before and after the new flags', () => {
    const holder = (before: 'japan' | 'none', after: 'Nachi' | 'Houston') =>
      table({
        ...END,
        at: { 'U.S. Mandate': [after] },
        flags: { 'U.S. Mandate': before },
        japan: PASSIVE,
        allied: PASSIVE,
      })
        .run(endTurn)
        .holder('Samoa');
    expect(holder('japan', 'Nachi')).toBe('japan');
    expect(holder('none', 'Nachi')).toBe('allied');
    expect(holder('japan', 'Houston')).toBe('allied');
  });

  it('5.73: units still at sea may invade enemy bases that touch their area', () => {
    const t = table(END).run(endTurn);
    expect([t.holder('New Hebrides'), t.where('Kure')]).toEqual(['japan', 'returning']);
    const refused = (harbor: string) =>
      table({ ...END, japan: { ...PASSIVE, landings: [{ Kure: harbor }] } }).refusal(endTurn);
    expect(refused('Guadalcanal')).toBe('13.3');
  });

  it('5.74: what is still at sea returns to friendly ports and bases, Japan first', () => {
    const t = table(END).run(endTurn);
    expect(t.asked.slice(-2)).toEqual(['japan basing', 'allied basing']);
    expect([t.where('Nachi'), t.where('Houston')]).toEqual(['Truk', 'Australia']);
    expect(t.has('Nachi', DONE)).toBe(true);
  });

  it('5.74: every piece that returns is named, once', () => {
    const refusal = (basing: [string, string][]) =>
      table({ at: { 'U.S. Mandate': ['Nachi', 'Atago'] }, japan: { ...PASSIVE, basing: [basing] } }).refusal(endTurn);
    expect(refusal([['Nachi', 'Truk']])).toBe('5.74');
    const both: [string, string] = ['Nachi', 'Truk'];
    expect(refusal([both, both])).toBe('10.1');
    expect(refusal([both, ['Tone', 'Truk']])).toBe('10.1');
    expect(refusal([both, ['Atago', 'Saigon']])).toBe('lawful');
  });

  it('5.75: turn follows turn, and after the eighth the game is over', () => {
    const t = table({ start: true, seed: 'a game', japan: PASSIVE, allied: PASSIVE });
    t.run(playGame);
    expect(t.game.turn).toBe(8);
    const last = t.heard('scored').at(-1)!;
    expect(t.game.poc).toBe(last[2]);
    // What was done in one turn does not bind the next.
    const again = table({
      turn: 3,
      at: { Truk: [{ name: 'Nachi', marks: DONE }] },
      japan: { ...PASSIVE, patrols: [{ Nachi: 'Marianas Islands' }] },
      allied: PASSIVE,
    });
    again.run(playTurn);
    expect(again.heard('moved')).toEqual([['Nachi', 'Truk', 'Marianas Islands']]);
  });
});
