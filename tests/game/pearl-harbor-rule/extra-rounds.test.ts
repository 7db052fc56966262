// Optional rules 20.5, 20.52 and 20.6: the first extra round, by day, and the second.
import { describe, expect, it } from 'vitest';
import { NONE } from '../table.js';
import { fight, named, raiding, stay } from './tables.js';

describe('20 Pearl Harbor', () => {
  it('20.5: the first extra round is a day action without a roll', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 5, 1, 3, 3],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Minneapolis' }], 'day-night': [] },
      allied: { 'day-night': [], targets: [] },
    });
    t.run(fight);
    expect(t.asked).not.toContain('japan day-night');
    expect(t.where('Minneapolis')).toBe('sunk');
  });

  it('20.5: the Allies at sea name their targets as in any day action', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), raiding('Hiei'), 'Enterprise'] },
      dice: [6, 1, 1, 1, 6, 2, 2, 2, 2],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Enterprise' }], retreat: ['retreat'] },
      allied: { targets: [{ Enterprise: 'Hiei' }] },
    });
    t.run(fight);
    expect([t.damage('Enterprise'), t.damage('Hiei')]).toEqual([1, 2]);
  });

  it('20.52: what rests on the bottom of Pearl Harbor can be attacked beside a fleet at sea', () => {
    const t = stay({
      at: {
        'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'],
        'Pearl Harbor': [{ name: 'Nevada', damage: 8 }],
      },
      dice: [6, 1, 1, 1],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Nevada' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect([t.where('Nevada'), t.where('Minneapolis')]).toEqual(['sunk', 'Hawaiian Islands']);
  });

  it('20.52: in port nobody is disabled', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [4, 1, 1],
      japan: { targets: [NONE], 'assign-targets': [{ Soryu: 'Nevada' }] },
    });
    t.run(fight);
    expect([t.where('Nevada'), t.damage('Nevada')]).toEqual(['Pearl Harbor', 5]);
    expect(t.heard('effect')).toEqual([]);
  });

  it('20.6: the second extra round is an ordinary one, day and night rolled for', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 1],
      japan: { targets: [NONE], 'assign-targets': [NONE], 'day-night': ['day'] },
      allied: { 'day-night': ['night'], targets: [] },
    });
    t.run(fight);
    expect(t.heard('day or night')).toEqual([[6, 1, 0]]);
    expect(t.asked.filter((q) => q === 'japan targets')).toHaveLength(1);
    // After it Japan must leave (18.33).
    expect(t.where('Soryu')).toBe('Yokosuka Navy Yard');
  });

  it('20.6, 18.31: or an air raid round when no Allied fleet is left', () => {
    const t = stay({
      at: { 'Hawaiian Islands': [raiding('Soryu')], 'Pearl Harbor': [{ name: 'Nevada', damage: 5 }] },
      dice: [6, 1, 1, 4],
      japan: { targets: [{ Soryu: 'Nevada' }], 'assign-targets': [NONE] },
    });
    t.run(fight);
    expect(t.where('Nevada')).toBe('sunk');
  });

  it('20.5, 23.2, 23.51: with task forces that round begins with them: what is not sighted is not attacked', () => {
    const t = stay({
      rules: ['pearl-harbor', 'task-forces'],
      at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
      dice: [6, 1],
      japan: { targets: [], 'assign-targets': [{ Soryu: 'Minneapolis' }], retreat: ['retreat'] },
      allied: { targets: [] },
    });
    t.run(fight);
    expect(t.heard('sighting').map(([name]) => name)).toEqual(['Minneapolis', 'Soryu']);
    expect(t.heard('attacked')).toEqual([]);
  });

  it('20.51, 23.51: a carrier that hides does not attack what it was assigned, sighted or not', () => {
    for (const sighted of [1, 6]) {
      const t = stay({
        rules: ['pearl-harbor', 'task-forces'],
        at: { 'Hawaiian Islands': [raiding('Soryu'), 'Minneapolis'] },
        dice: [1, sighted],
        japan: {
          targets: [],
          'assign-targets': [{ Soryu: 'Minneapolis' }],
          missions: [{ 1: 'hiding' }],
          retreat: ['retreat'],
        },
        allied: { targets: [] },
      });
      t.run(fight);
      expect([t.heard('attacked'), t.heard('attack lost').map(([name]) => name)]).toEqual([[], ['Soryu']]);
    }
  });

  it('20.5: it is a day action: a 5 disables what is at sea', () => {
    const t = named(
      { Soryu: 'Minneapolis' },
      { dice: [4, 1, 1], allied: { retreat: 'stay', basing: 'Samoa' }, japan: { retreat: ['retreat'] } },
    ).run(fight);
    expect(t.heard('based')[0]).toEqual(['Minneapolis', 'Samoa']);
  });
});
