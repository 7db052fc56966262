// Rules 5.3–5.6: combat in the order of play, area by area and round by round.
import { describe, expect, it } from 'vitest';
import { ACTION_DAY } from '../../../src/dice/index.js';
import { combat } from '../../../src/game/index.js';
import { NONE, PASSIVE, type Setup, table } from '../table.js';
import { steps } from './steps.js';

describe('combat', () => {
  const two = (order: string[]): Setup => ({
    at: { 'Coral Sea': ['Nachi', 'Houston'], Indonesia: ['Atago', 'Chester'], 'Indian Ocean': ['Tone', 'Chicago'] },
    japan: { ...PASSIVE, 'next-area': order, retreat: 'stay' },
    allied: { ...PASSIVE, retreat: 'retreat' },
  });

  it('5.3, 5.31: Japan picks the next area, and a fight once begun is finished before the next', () => {
    const log = steps(two(['Indonesia', 'Indian Ocean']), combat, 'area', 'round', 'retreated');
    expect(log).toEqual([
      'area Indonesia',
      'round Indonesia, 1, 0',
      'retreated allied, Indonesia',
      'area Indian Ocean',
      'round Indian Ocean, 1, 0',
      'retreated allied, Indian Ocean',
      'area Coral Sea',
      'round Coral Sea, 1, 0',
      'retreated allied, Coral Sea',
    ]);
  });

  it('5.31: only an area where combat is left can be picked', () => {
    for (const order of [['Coral Sea', 'Coral Sea'], ['Bay of Bengal'], [-1], [NONE]]) {
      expect(table(two(order as string[])).refusal(combat)).toBe('7.1');
    }
  });

  it('5.32: a round is a day action, a night action, or one of each', () => {
    const round = (japan: 'day' | 'night', allied: 'day' | 'night', dice: number[]) => {
      const t = table({
        at: { 'Coral Sea': ['Akagi', 'Nachi', 'Saratoga', 'Houston'] },
        dice,
        japan: {
          ...PASSIVE,
          'day-night': japan,
          targets: ({ game }) => (game.action === ACTION_DAY ? { Akagi: 'Houston' } : { Nachi: 'Houston' }),
        },
        allied: {
          ...PASSIVE,
          'day-night': allied,
          targets: ({ game }) => (game.action === ACTION_DAY ? { Saratoga: 'Nachi' } : { Houston: 'Nachi' }),
        },
      });
      return t
        .round('Coral Sea')
        .heard('attacked')
        .map(([attacker]) => attacker);
    };
    const misses = (n: number) => Array.from({ length: n }, () => 1);
    expect(round('day', 'day', misses(8))).toEqual(['Akagi', 'Saratoga']);
    expect(round('night', 'night', misses(2))).toEqual(['Nachi', 'Houston']);
    // A tie: 3 + 1 for the day against 4.
    expect(round('day', 'night', [3, 4, ...misses(10)])).toEqual(['Akagi', 'Saratoga', 'Nachi', 'Houston']);
  });

  it('5.33: at night the Allies announce which carriers fire, after day or night is known and before any target is named', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Saratoga', 'Houston'] },
      dice: [1, 1, 1],
      japan: { ...PASSIVE, 'day-night': 'night', targets: [{ Nachi: 'Saratoga' }] },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        'firing-carriers': [['Saratoga']],
        targets: [{ Saratoga: 'Nachi', Houston: 'Nachi' }],
      },
    });
    t.round('Coral Sea');
    expect(t.asked).toEqual([
      'japan day-night',
      'allied day-night',
      'allied firing-carriers',
      'japan targets',
      'allied targets',
    ]);
  });

  it('5.34, 5.35, 5.36: Japan attacks, then the Allies, and only then do results count', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Saratoga'] },
      // Akagi sinks Saratoga (armor 3), which fires all its four shots all the same and sinks Akagi (armor 4).
      dice: [6, 5, 1, 1, 3, 3, 6, 6, 1, 1, 4, 2],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Saratoga' }] },
      allied: { ...PASSIVE, targets: [{ Saratoga: 'Akagi' }] },
    });
    t.round('Coral Sea');
    expect(t.log.slice(-7)).toEqual([
      expect.stringContaining('attacked Akagi, Saratoga'),
      '? allied targets',
      expect.stringContaining('attacked Saratoga, Akagi'),
      'effect Saratoga, 6, 0',
      'lost Saratoga, Coral Sea',
      'effect Akagi, 6, 0',
      'lost Akagi, Coral Sea',
    ]);
    expect([t.where('Saratoga'), t.where('Akagi')]).toEqual(['sunk', 'sunk']);
  });

  it('5.37: in a day action followed by a night action, what was lost by day does not fight at night', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Houston', 'Chester'] },
      // Tie 3 + 1 to 4. Akagi sinks Houston by day; at night Nachi and Akagi fire on Chester, Chester on Nachi.
      dice: [3, 4, 5, 1, 1, 1, 3, 1, 1, 1],
      japan: {
        ...PASSIVE,
        'day-night': 'day',
        targets: [{ Akagi: 'Houston' }, { Nachi: 'Chester', Akagi: 'Chester' }],
      },
      allied: { ...PASSIVE, 'day-night': 'night', targets: [{ Chester: 'Nachi' }] },
    });
    t.round('Coral Sea');
    expect(t.where('Houston')).toBe('sunk');
    expect(t.heard('attacked').map(([attacker]) => attacker)).toEqual(['Akagi', 'Nachi', 'Akagi', 'Chester']);
  });

  it('5.4, 5.38, 5.41, 5.42, 5.43: after the round the submarine attacks, then sides retreat, then units land', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Nachi', 'Houston', '1 Marines', 'I-Boat', 'Chester'] },
      harbors: { Guadalcanal: 'japan' },
      dice: [6, 6],
      japan: { ...PASSIVE, 'submarine-attack': ['Chester'], retreat: ['retreat'] },
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Guadalcanal' }] },
    });
    t.resolve('Coral Sea');
    const order = t.log.filter((line) => /^(\? |attacked|lost|landed|captured|based)/.test(line));
    expect(order).toEqual([
      '? japan day-night',
      '? allied day-night',
      '? japan submarine-attack',
      expect.stringContaining('attacked I-Boat, Chester'),
      'lost Chester, Coral Sea',
      '? japan retreat',
      '? allied retreat',
      '? allied pursuit',
      '? japan basing',
      expect.stringContaining('based Nachi'),
      '? allied landings',
      'landed 1 Marines, Guadalcanal, 1',
      'lost 1 Marines, Coral Sea',
      'captured Guadalcanal, allied, 1',
    ]);
    expect(t.where('I-Boat')).toBe('not arrived');
  });

  it('5.5: rounds go on until one side is left, which may raid and then land', () => {
    const t = table({
      turn: 3,
      at: { 'Coral Sea': ['Houston', 'Saratoga', '1 Marines', 'Nachi'], Guadalcanal: ['Atago'] },
      harbors: { Guadalcanal: 'japan' },
      // Two rounds without a hit, then Japan goes; Saratoga's raid misses twice.
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
      japan: { ...PASSIVE, retreat: ['stay', 'retreat'] },
      allied: {
        ...PASSIVE,
        'air-raid': [{ Saratoga: 'Guadalcanal' }],
        targets: [NONE, NONE, { Saratoga: 'Atago' }, { Saratoga: 'Atago' }],
        landings: [NONE, NONE, { '1 Marines': 'Guadalcanal' }],
      },
    });
    t.resolve('Coral Sea');
    expect(t.heard('round')).toEqual([
      ['Coral Sea', 1, 0],
      ['Coral Sea', 2, 0],
      ['Coral Sea', 3, 0],
      ['Coral Sea', 4, 0],
    ]);
    expect(t.asked.indexOf('allied air-raid')).toBeLessThan(t.asked.lastIndexOf('allied landings'));
    expect(t.holder('Guadalcanal')).toBe('allied');
  });

  it('5.6: a submarine still at sea may attack after all combat, and is back in port then', () => {
    const t = table({
      at: { 'Coral Sea': ['I-Boat', 'Houston'], Indonesia: ['Nachi', 'Chester'] },
      dice: [6, 1],
      japan: { ...PASSIVE, 'submarine-attack': ['Houston'] },
      allied: { ...PASSIVE, retreat: 'retreat' },
    });
    t.run(combat);
    expect(t.log.at(-2)).toMatch(/^attacked I-Boat/);
    expect([t.damage('Houston'), t.where('I-Boat')]).toEqual([1, 'not arrived']);
    const idle = table({ at: { 'Coral Sea': ['I-Boat', 'Houston'] }, japan: { 'submarine-attack': [NONE] } }).run(
      combat,
    );
    expect(idle.where('I-Boat')).toBe('not arrived');
  });
});
