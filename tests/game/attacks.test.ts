// Rules 7.5–7.7: resolving combat, results, and the effects of damage.
import { describe, expect, it } from 'vitest';
import { ACTION_DAY, ACTION_NIGHT } from '../../src/dice/index.js';
import {
  airstrikeNow,
  attack,
  beginTurn,
  DONE,
  endTurn,
  gunneryBonusNow,
  gunneryNow,
  patrols,
  shotsNow,
  speedNow,
} from '../../src/game/index.js';
import { PASSIVE, type Piece, type Setup, SIDE, type Table, table } from './table.js';

type Wish = 'day' | 'night';
type Attacks = Record<string, string>;

/** One round in the Coral Sea; dice: every shot of Japan's attackers with its damage dice, then the Allies'. */
function round(
  wish: Wish,
  pieces: readonly Piece[],
  dice: number[],
  japan: Attacks,
  allied: Attacks = {},
  more: Setup = {},
): Table {
  const script = (attacks: Attacks) => ({ ...PASSIVE, 'day-night': wish, targets: () => attacks, ...more.japan });
  const t = table({
    at: { 'Coral Sea': pieces },
    ...more,
    dice,
    japan: script(japan),
    allied: { ...script(allied), ...more.allied },
  });
  return t.round('Coral Sea');
}

describe('shots', () => {
  it('7.5, 7.51: by day each carrier and air unit rolls as many dice as its airstrike factor', () => {
    // Exactly so many dice fall: one more or fewer fails the test.
    round('day', ['Akagi', 'Houston'], [1, 1, 1, 1], { Akagi: 'Houston' });
    round('day', ['Zuiho', 'Houston'], [1, 1], { Zuiho: 'Houston' });
    round('day', ['21 AirFlot', 'Houston'], [1, 1, 1], { '21 AirFlot': 'Houston' });
    round('day', ['Akagi', '11th A.F.'], [1, 1], {}, { '11th A.F.': 'Akagi' });
  });

  it('7.52: at night each ship rolls as many dice as its gunnery factor, and airstrikes count for nothing', () => {
    round(
      'night',
      ['Yamato', 'Akagi', 'Iowa'],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      { Yamato: 'Iowa', Akagi: 'Iowa' },
      { Iowa: 'Akagi' },
    );
    round('night', ['Nachi', 'Houston'], [1, 1], { Nachi: 'Houston' }, { Houston: 'Nachi' });
  });

  it('7.53: a circled factor adds one to every die against ships and amphibious units, another does not', () => {
    // Akagi's airstrike is circled: a 5 hits, a 4 disables.
    expect(round('day', ['Akagi', 'Iowa'], [5, 1, 1, 1, 2], { Akagi: 'Iowa' }).damage('Iowa')).toBe(2);
    expect(round('day', ['Akagi', '1 Marines'], [5, 1, 1, 1, 2], { Akagi: '1 Marines' }).damage('1 Marines')).toBe(2);
    // Taiho's is not.
    expect(round('day', ['Taiho', 'Iowa'], [5, 1, 1], { Taiho: 'Iowa' }).damage('Iowa')).toBe(0);
    // At night Nachi's gunnery is circled, Yamato's is not.
    const nachi = round('night', ['Nachi', 'Iowa'], [5, 2, 1, 1, 1, 1, 1], { Nachi: 'Iowa' }, { Iowa: 'Nachi' });
    expect(nachi.damage('Iowa')).toBe(2);
    const yamato = round(
      'night',
      ['Yamato', 'Houston'],
      [5, 1, 1, 1, 1, 1, 1],
      { Yamato: 'Houston' },
      { Houston: 'Yamato' },
    );
    expect([yamato.damage('Houston'), yamato.where('Houston')]).toEqual([0, 'Singapore']);
    // Akagi's circle belongs to her airstrike alone.
    expect(round('night', ['Akagi', 'Wasp'], [5], { Akagi: 'Wasp' }).damage('Wasp')).toBe(0);
  });

  it('7.53: against an air unit the bonus is ignored', () => {
    expect(round('day', ['Akagi', '11th A.F.'], [5, 5, 5, 5], { Akagi: '11th A.F.' }).damage('11th A.F.')).toBe(0);
    expect(round('day', ['Akagi', '11th A.F.'], [6, 5, 5, 5, 2], { Akagi: '11th A.F.' }).damage('11th A.F.')).toBe(2);
  });

  it('7.54: a 5 disables a ship or amphibious unit, never an air unit', () => {
    const hit = (target: string, dice: number[]) =>
      round('day', ['Taiho', target], dice, { Taiho: target }).where(target);
    expect(hit('Houston', [5, 1, 1])).toBe('Singapore');
    expect(hit('1 Marines', [5, 1, 1])).toBe('Singapore');
    expect(hit('11th A.F.', [5, 5, 5])).toBe('Coral Sea');
    expect(hit('Houston', [4, 4, 4])).toBe('Coral Sea');
    // With the bonus a 4 disables and a 3 does not.
    expect(round('day', ['Akagi', 'Iowa'], [4, 1, 1, 1], { Akagi: 'Iowa' }).where('Iowa')).toBe('Singapore');
    expect(round('day', ['Akagi', 'Iowa'], [3, 3, 3, 3], { Akagi: 'Iowa' }).where('Iowa')).toBe('Coral Sea');
  });

  it('7.55: a 6 or more is a hit, and each hit rolls one die for its damage points', () => {
    expect(round('day', ['Taiho', 'Iowa'], [6, 1, 6, 4, 3], { Taiho: 'Iowa' }).damage('Iowa')).toBe(7);
    // With the bonus 5 and 6 both hit: four hits, four damage dice.
    expect(round('day', ['Akagi', 'Iowa'], [5, 6, 5, 6, 1, 2, 1, 3], { Akagi: 'Iowa' }).damage('Iowa')).toBe(7);
    // A hit alone does not disable.
    expect(round('day', ['Akagi', 'Iowa'], [6, 1, 1, 1, 1], { Akagi: 'Iowa' }).where('Iowa')).toBe('Coral Sea');
  });

  it('7.551: a ship or amphibious unit sinks when its damage exceeds its armor, the points of all attackers together', () => {
    const houston = (damage: number) =>
      round('day', ['Taiho', 'Houston'], [6, 1, 1, damage], { Taiho: 'Houston' }).where('Houston');
    expect([houston(1), houston(2)]).toEqual(['Coral Sea', 'sunk']);
    const marines = (damage: number) =>
      round('day', ['Taiho', '1 Marines'], [6, 1, 1, damage], { Taiho: '1 Marines' }).where('1 Marines');
    expect([marines(4), marines(5)]).toEqual(['Coral Sea', 'returning']);
    const two = (second: number) =>
      round('day', ['Taiho', 'Unryu', 'Saratoga'], [6, 1, 1, 2, 6, 1, 1, second], {
        Taiho: 'Saratoga',
        Unryu: 'Saratoga',
      });
    expect([two(1).where('Saratoga'), two(2).where('Saratoga')]).toEqual(['Coral Sea', 'sunk']);
    // Damage of earlier rounds counts too.
    const old = round('day', ['Taiho', { name: 'Saratoga', damage: 2 }], [6, 1, 1, 2], { Taiho: 'Saratoga' });
    expect(old.where('Saratoga')).toBe('sunk');
  });

  it('7.552: an air unit falls when its damage equals or exceeds its armor', () => {
    const unit = (damage: number, before = 0) =>
      round('day', ['Taiho', { name: '11th A.F.', damage: before }], [6, 1, 1, damage], { Taiho: '11th A.F.' }).where(
        '11th A.F.',
      );
    expect([unit(3), unit(4), unit(5)]).toEqual(['Coral Sea', 'returning', 'returning']);
    expect([unit(1, 2), unit(2, 2)]).toEqual(['Coral Sea', 'returning']);
  });

  it('7.5: a great attack deals all its damage', () => {
    // Iowa takes four hits of 6: 24 points, and is sunk once.
    const t = round('day', ['Akagi', 'Kaga', 'Iowa'], [5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 5, 5, 6, 6, 6, 6], {
      Akagi: 'Iowa',
      Kaga: 'Iowa',
    });
    expect(t.heard('effect')).toEqual([['Iowa', 48, 0]]);
    expect(t.heard('lost')).toEqual([['Iowa', 'Coral Sea']]);
    // 22 hits of 6 are told as 100 points, more than any armor: what lies above is not counted, so no number is too large for its place.
    const six = ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', '21 AirFlot', '22 AirFlot'];
    const dice = six.flatMap((name) => Array<number>(name.endsWith('Flot') ? 6 : 8).fill(6));
    const more = round('day', [...six, 'Iowa'], dice, Object.fromEntries(six.map((name) => [name, 'Iowa'])));
    expect(more.heard('effect')).toEqual([['Iowa', 100, 0]]);
    expect(more.heard('lost')).toEqual([['Iowa', 'Coral Sea']]);
  });
});

describe('results', () => {
  it('7.6: results take effect when both sides have attacked, Japanese returns first', () => {
    const t = round(
      'day',
      ['Akagi', 'Nachi', 'Saratoga', 'Houston'],
      // Akagi disables Houston; Saratoga, untouched, disables Nachi.
      [4, 1, 1, 1, 4, 1, 1, 1],
      { Akagi: 'Houston' },
      { Saratoga: 'Nachi' },
    );
    expect(t.asked.slice(2)).toEqual(['japan targets', 'allied targets', 'japan basing', 'allied basing']);
    expect(t.heard('effect')).toEqual([
      ['Houston', 0, 1],
      ['Nachi', 0, 1],
    ]);
  });

  it('7.61: what is sunk leaves the board; ships for good', () => {
    const t = round('day', ['Taiho', 'Houston', '11th A.F.'], [6, 6, 6, 6, 6, 6], { Taiho: 'Houston' });
    expect([t.where('Houston'), t.due('Houston')]).toEqual(['sunk', 2]);
    t.game.turn = 4;
    t.run(beginTurn);
    expect(t.where('Houston')).toBe('sunk');
  });

  it('7.62: what is disabled goes to a friendly port or base and stays there this turn; the next turn it moves again', () => {
    const t = round(
      'day',
      ['Taiho', 'Houston'],
      [5, 1, 1],
      { Taiho: 'Houston' },
      {},
      { allied: { basing: [{ Houston: 'Guadalcanal' }] } },
    );
    expect([t.where('Houston'), t.has('Houston', DONE), t.damage('Houston')]).toEqual(['Guadalcanal', true, 0]);
    const again = table({
      at: { Guadalcanal: [{ name: 'Houston', marks: DONE }] },
      allied: { ...PASSIVE, patrols: [{ Houston: 'Coral Sea' }] },
      japan: PASSIVE,
    });
    expect(again.refusal((g) => patrols(g, SIDE.allied))).toBe('7.62');
    const next = table({
      turn: 3,
      at: { Guadalcanal: [{ name: 'Houston', marks: DONE }] },
      allied: { ...PASSIVE, patrols: [{ Houston: 'Coral Sea' }] },
      japan: PASSIVE,
    });
    next.run(endTurn).run(beginTurn);
    next.run((g) => patrols(g, SIDE.allied));
    expect(next.where('Houston')).toBe('Coral Sea');
  });

  it('7.62: a patroller that is disabled no longer counts for control', () => {
    const t = round('day', ['Taiho', 'Houston'], [5, 1, 1], { Taiho: 'Houston' });
    expect(t.patrols('Houston')).toBe(false);
    t.run(endTurn);
    expect(t.flag('Coral Sea')).toBe('japan');
  });

  it('7.63: what is disabled and damaged bears its damage; what is disabled and sunk is sunk', () => {
    const damaged = round('day', ['Taiho', 'Iowa'], [5, 6, 1, 3], { Taiho: 'Iowa' });
    expect([damaged.where('Iowa'), damaged.damage('Iowa')]).toEqual(['Singapore', 3]);
    const sunk = round('day', ['Taiho', 'Houston'], [5, 6, 1, 2], { Taiho: 'Houston' });
    expect(sunk.where('Houston')).toBe('sunk');
    expect(sunk.asked).not.toContain('allied basing');
  });

  it('7.63: results of one round do not linger into the next', () => {
    const t = table({
      at: { 'Coral Sea': ['Taiho', 'Iowa', 'Houston'] },
      dice: [6, 1, 1, 1, 6, 1, 1, 1],
      japan: { ...PASSIVE, targets: [{ Taiho: 'Iowa' }, { Taiho: 'Iowa' }], retreat: ['stay', 'retreat'] },
      allied: PASSIVE,
    });
    t.resolve('Coral Sea');
    expect(t.heard('effect')).toEqual([
      ['Iowa', 1, 0],
      ['Iowa', 1, 0],
    ]);
    expect(t.damage('Iowa')).toBe(2);
  });

  it('7.64: with day and night in one round, results of the day count before the night', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', 'Nachi', 'Saratoga', 'Houston'] },
      // A tie. By day Akagi cripples Saratoga (3), who does not fire; at night her gunnery of 1 stays, Houston fires at Nachi.
      dice: [3, 4, 5, 1, 1, 1, 3, 1, 1, 1],
      japan: { ...PASSIVE, 'day-night': 'day', targets: [{ Akagi: 'Saratoga' }, { Nachi: 'Houston' }] },
      allied: {
        ...PASSIVE,
        'day-night': 'night',
        'firing-carriers': [['Saratoga']],
        targets: [{}, { Saratoga: 'Nachi', Houston: 'Nachi' }],
      },
    });
    t.round('Coral Sea');
    expect(t.log.findIndex((line) => line.startsWith('effect Saratoga'))).toBeLessThan(
      t.log.indexOf('? allied firing-carriers'),
    );
    expect(t.damage('Saratoga')).toBe(3);
  });
});

describe('effects of damage', () => {
  const now = (name: string, damage: number) => {
    const t = table({ turn: 8, at: { 'Coral Sea': [{ name, damage }] } });
    const p = t.piece(name);
    return {
      speed: speedNow(t.game, p),
      gunnery: gunneryNow(t.game, p),
      bonus: gunneryBonusNow(t.game, p),
      airstrike: airstrikeNow(t.game, p),
      night: shotsNow(t.game, p, ACTION_NIGHT),
      day: shotsNow(t.game, p, ACTION_DAY),
    };
  };

  it('7.7, 7.71: every point of damage takes one from the speed, down to 1', () => {
    expect([0, 1, 2, 4, 5, 6, 9].map((damage) => now('Iowa', damage).speed)).toEqual([7, 6, 5, 3, 2, 1, 1]);
    expect([0, 1, 2, 3, 4].map((damage) => now('1 Marines', damage).speed)).toEqual([3, 2, 1, 1, 1]);
  });

  it('7.71: otherwise damage does not hinder movement', () => {
    const t = table({
      at: { Samoa: [{ name: 'Iowa', damage: 9 }] },
      allied: { ...PASSIVE, patrols: [{ Iowa: 'Coral Sea' }], repairs: {} },
      dice: [1],
    });
    t.run((g) => patrols(g, SIDE.allied));
    // Speed 1 never passes its roll, but the ship is there.
    expect([t.where('Iowa'), t.patrols('Iowa')]).toEqual(['Coral Sea', false]);
  });

  it('7.72: any damage takes the bonus of the gunnery', () => {
    expect([0, 1, 2].map((damage) => now('Nachi', damage).bonus)).toEqual([1, 0, 0]);
    expect([0, 1, 9].map((damage) => now('Iowa', damage).bonus)).toEqual([1, 0, 0]);
    expect(now('Yamato', 0).bonus).toBe(0);
    const t = round(
      'night',
      [{ name: 'Nachi', damage: 1 }, 'Iowa'],
      [5, 1, 1, 1, 1, 1],
      { Nachi: 'Iowa' },
      { Iowa: 'Nachi' },
    );
    expect(t.damage('Iowa')).toBe(0);
  });

  it('7.72: damage equal to armor leaves one gunnery die, and none where there was none', () => {
    expect([0, 3, 4].map((damage) => now('Nevada', damage).gunnery)).toEqual([4, 4, 1]);
    expect([0, 8, 9].map((damage) => now('Yamato', damage).night)).toEqual([6, 6, 1]);
    expect([0, 4].map((damage) => now('Akagi', damage).gunnery)).toEqual([1, 1]);
    expect([0, 2].map((damage) => now('Enterprise', damage).gunnery)).toEqual([0, 0]);
    // A sound ship of armor 0 is not crippled.
    expect(now('Kitakami', 0)).toMatchObject({ gunnery: 1, bonus: 1 });
    round('night', [{ name: 'Yamato', damage: 9 }, 'Houston'], [1, 1], { Yamato: 'Houston' }, { Houston: 'Yamato' });
  });

  it('7.73: damage equal to armor takes the airstrike; lesser damage leaves it and its bonus', () => {
    expect([0, 1, 3, 4].map((damage) => now('Akagi', damage).airstrike)).toEqual([4, 4, 4, 0]);
    expect(now('Zuiho', 0).day).toBe(2);
    expect([0, 2, 3].map((damage) => now('11th A.F.', damage).day)).toEqual([2, 2, 2]);
    const t = round('day', [{ name: 'Akagi', damage: 3 }, 'Iowa'], [5, 1, 1, 1, 2], { Akagi: 'Iowa' });
    expect(t.damage('Iowa')).toBe(2);
    // The crippled carrier is not even asked.
    const silent = round('day', [{ name: 'Akagi', damage: 4 }, 'Iowa'], [], {});
    expect(silent.asked).toEqual(['japan day-night', 'allied day-night']);
  });

  it('7.73: an attack by what has no shots left does nothing', () => {
    const t = table({ at: { 'Coral Sea': [{ name: 'Akagi', damage: 4 }, 'Iowa'] } });
    t.game.action = ACTION_DAY;
    attack(t.game, t.piece('Akagi'), t.piece('Iowa'), 0);
    expect(t.heard('attacked')).toEqual([]);
  });
});
