// Rules 18.4 and 23 together: task forces form for the normal rounds in Indonesia, and by one reading for the raid's too.
import { describe, expect, it } from 'vitest';
import { fillRosters, type Game, surpriseAttacks } from '../../../src/game/index.js';
import { type Answer, NONE, PASSIVE, type Setup, table } from '../table.js';

const attackThere = (g: Game) => {
  fillRosters(g);
  surpriseAttacks(g);
};
const indonesia = (reading: string, setup: Setup) =>
  table({
    turn: 1,
    rules: ['task-forces'],
    rulings: { 'task-forces-in-the-surprise-raid': reading },
    ...setup,
    japan: { ...PASSIVE, retreat: ['retreat'], ...setup.japan },
    allied: { ...PASSIVE, ...setup.allied },
  });
describe('18.4, 23.2: hidden forces and the surprise raid in Indonesia', () => {
  it('18.4, 23.2, task-forces-in-the-surprise-raid: nobody forms task forces for the raid, and whatever is at sea can be attacked', () => {
    const t = indonesia('no', {
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      dice: [6, 1, 1, 1, 3, 5],
      japan: { targets: [{ '21 AirFlot': 'Repulse' }, NONE, NONE], missions: [{ 1: 'searching' }] },
      allied: { missions: [{ 1: 'hiding' }] },
    }).run(attackThere);
    const order = t.log.filter((l) => /^(round|\? japan (task-forces|targets))/.test(l));
    expect(order).toEqual([
      'round Indonesia, 1, 0',
      '? japan targets',
      'round Indonesia, 2, 0',
      '? japan targets',
      'round Indonesia, 3, 0',
      '? japan task-forces',
      '? japan targets',
    ]);
    expect(t.damage('Repulse')).toBe(1);
  });

  /** One Japanese air unit against Repulse; missions of the first round, then both search. `first` is what is attacked in it. */
  const raid = (missions: readonly [string, string], dice: number[], queue: readonly Answer[], flag = 'none') =>
    indonesia('yes', {
      at: { Indonesia: ['21 AirFlot', 'Repulse'] },
      flags: { Indonesia: flag as 'none' },
      dice,
      japan: { targets: queue, missions: [{ 1: missions[0] }, { 1: 'searching' }, { 1: 'searching' }] },
      allied: { missions: [{ 1: missions[1] }, { 1: 'searching' }, { 1: 'searching' }] },
    });
  const HIT = { '21 AirFlot': 'Repulse' };
  /** Nobody is sighted in the second and the third round: two dice each, Japan's first. */
  const UNSEEN = [5, 5, 5, 5];

  it('18.4, 23.51, task-forces-in-the-surprise-raid: by the other reading nobody can attack what hides unsighted', () => {
    const t = raid(['searching', 'hiding'], [3, 5, ...UNSEEN], [NONE]).run(attackThere);
    expect(t.asked.filter((q) => q === 'japan task-forces')).toHaveLength(3);
    expect(t.log.slice(0, t.log.indexOf('round Indonesia, 2, 0'))).not.toContain('? japan targets');
    expect(t.heard('sighting').slice(0, 2)).toEqual([
      ['Repulse', 3, 0],
      ['21 AirFlot', 5, 0],
    ]);
  });

  it('18.4, 23.43, task-forces-in-the-surprise-raid: by the other reading what hides and is sighted is attacked as always', () => {
    const t = raid(['searching', 'hiding'], [2, 5, 6, 1, 1, 2, ...UNSEEN], [HIT, NONE]).run(attackThere);
    expect(t.damage('Repulse')).toBe(2);
  });

  it('18.4, 23.4, task-forces-in-the-surprise-raid: by the other reading the side with the flag adds one to its dice', () => {
    // A 2 sights who hides; with the flag it is a 3.
    const t = raid(['searching', 'hiding'], [2, 5, ...UNSEEN], [NONE], 'japan').run(attackThere);
    expect(t.heard('sighting')[0]).toEqual(['Repulse', 2, 0]);
  });

  it('18.4, 23.51, task-forces-in-the-surprise-raid: by the other reading who hides does not attack', () => {
    const t = raid(['hiding', 'searching'], [4, 5, ...UNSEEN], [NONE]).run(attackThere);
    expect(t.log.slice(0, t.log.indexOf('round Indonesia, 2, 0'))).not.toContain('? japan targets');
  });

  it('18.42, 23.51, task-forces-in-the-surprise-raid: by the other reading an attack out of order is refused by 23.51', () => {
    const two = (attacker: string, target: string) =>
      indonesia('yes', {
        at: { Indonesia: ['21 AirFlot', '22 AirFlot', 'Repulse', 'Houston'] },
        // Repulse hides, and this seed does not sight it; Houston lands, and so lies open.
        seed: 'any',
        japan: {
          'task-forces': [{ '21 AirFlot': 1, '22 AirFlot': 2 }],
          missions: [{ 1: 'searching', 2: 'hiding' }],
          targets: [{ [attacker]: target }],
        },
        allied: { 'task-forces': [{ Repulse: 1, Houston: 2 }], missions: [{ 1: 'hiding', 2: 'landing' }] },
      });
    const unsighted = two('21 AirFlot', 'Repulse');
    const rule = unsighted.refusal(attackThere);
    const seen = unsighted.heard('sighting').find(([piece]) => piece === 'Repulse')![2] === 1;
    expect([rule, seen]).toEqual(['23.51', false]);
    expect(two('22 AirFlot', 'Houston').refusal(attackThere)).toBe('23.51');
  });

  it('23.2, task-forces-in-the-surprise-raid: the missions of the raid do not last into what follows it', () => {
    const t = indonesia('yes', {
      at: { Indonesia: ['21 AirFlot', 'Houston'], 'Coral Sea': ['I-Boat'] },
      dice: [5, 6, 1, 1, 5],
      japan: { targets: [{ '21 AirFlot': 'Houston' }], missions: [{ 1: 'searching' }], retreat: [] },
      allied: { missions: [{ 1: 'landing' }] },
    });
    t.run(attackThere);
    expect(t.game.taskForcesStand).toBe(false);
  });
});
