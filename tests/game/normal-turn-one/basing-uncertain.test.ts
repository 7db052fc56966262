// Normal Turn One, nt1 18.3: where ships of uncertain location are based at the end of turn 1.
import { describe, expect, it } from 'vitest';
import { endTurn, playTurn } from '../../../src/game/index.js';
import { PASSIVE, type Setup, table } from '../table.js';
import { HAWAII, on, places } from './tables.js';

describe('nt1 18.3 basing uncertain', () => {
  const base = (dice: readonly number[], allied: Setup['allied'] = {}) =>
    on({
      at: { 'Coral Sea': ['Astoria'], Truk: ['Nachi'] },
      off: { uncertain: ['Saratoga', 'Hornet', 'Yorktown'] },
      dice,
      allied: { ...allied },
    });

  it('nt1 18.3: one die for each ship; a 1 bases it in any Allied port, all others in Pearl Harbor', () => {
    const t = base([1, 2, 6], { 'uncertain-base': ['Australia'] }).run(endTurn);
    expect(places(t, ['Saratoga', 'Hornet', 'Yorktown'])).toEqual(['Australia', 'Pearl Harbor', 'Pearl Harbor']);
    expect(t.heard('base rolled').map(([name, die]) => [name, die])).toEqual([
      ['Saratoga', 1],
      ['Hornet', 2],
      ['Yorktown', 6],
    ]);
  });

  it('nt1 18.3: Pearl Harbor too', () => {
    const t = base([1, 1, 3], { 'uncertain-base': ['Pearl Harbor', 'Samoa'] }).run(endTurn);
    expect(places(t, ['Saratoga', 'Hornet'])).toEqual(['Pearl Harbor', 'Samoa']);
  });

  it('nt1 18.3: one port, whichever is Allied', () => {
    for (const raw of [[], [4, 4], [-1]])
      expect(base([1], { 'uncertain-base': { raw } }).refusal(endTurn)).toBe('nt1 18.3');
    const yokosuka = on({
      off: { uncertain: ['Saratoga'] },
      harbors: { 'Yokosuka Navy Yard': 'allied' },
      dice: [1],
      allied: { 'uncertain-base': ['Yokosuka Navy Yard'] },
    });
    expect(yokosuka.run(endTurn).where('Saratoga')).toBe('Yokosuka Navy Yard');
  });

  it('nt1 18.12: what was designated ends with the turn', () => {
    const t = on({ at: { [HAWAII]: ['Minneapolis'] } });
    t.game.assigned[t.piece('Soryu')] = 1;
    expect(Array.from(t.run(endTurn).game.assigned).some((target) => target !== 0)).toBe(false);
  });

  it.each(['Truk', 'Johnston Island', 'Ceylon'])('nt1 18.3: but not %s', (port) => {
    expect(base([1], { 'uncertain-base': [port] }).refusal(endTurn)).toBe('nt1 18.3');
  });

  it('nt1 18.3, uncertain-base-at-ceylon: by the other reading in Ceylon as well', () => {
    const at = (reading: string) =>
      on({
        off: { uncertain: ['Saratoga'] },
        dice: [1],
        rulings: { 'uncertain-base-at-ceylon': reading },
        allied: { 'uncertain-base': ['Ceylon'] },
      });
    expect(at('no').refusal(endTurn)).toBe('nt1 18.3');
    expect(at('yes').run(endTurn).where('Saratoga')).toBe('Ceylon');
  });

  it('nt1 18.3: after Japan has based, right before the Allies do', () => {
    const t = on({
      at: { 'Coral Sea': ['Astoria'], 'Marianas Islands': ['Nachi'] },
      off: { uncertain: ['Saratoga'] },
      dice: [2],
    }).run(endTurn);
    const log = t.log.filter((l) => /^\? .* basing|base rolled/.test(l));
    expect(log.map((l) => l.split(' ').slice(0, 3).join(' '))).toEqual([
      '? japan basing',
      'base rolled Saratoga,',
      '? allied basing',
    ]);
  });

  it('nt1 18.3: on turn 1 of nt1 only', () => {
    const t = table({ start: true, turn: 1, seed: 'plain', japan: PASSIVE, allied: PASSIVE }).run(playTurn);
    expect(t.heard('base rolled')).toEqual([]);
  });
});
