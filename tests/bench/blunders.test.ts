// The counter of blunders: each is seen where it is played, and is not where the move is sound.
import { describe, expect, it } from 'vitest';
import type { Blunder } from '../../bench/blunders/blunder.js';
import { BlunderCounter } from '../../bench/blunders/count.js';
import { BASE_FALLS_BACK } from '../../bench/blunders/falls-back.js';
import { DEAR_AREA_LEFT_TO_AIR } from '../../bench/blunders/flag-to-air.js';
import { POINTS_LEFT } from '../../bench/blunders/free-points.js';
import { CRUISERS_AFTER_CARRIER } from '../../bench/blunders/gunless-chase.js';
import { GUNS_AT_AIR } from '../../bench/blunders/guns-at-air.js';
import { ROLL_WITHOUT_HOPE } from '../../bench/blunders/hopeless-rolls.js';
import { IDLE_ON_LAST_TURN } from '../../bench/blunders/last-turn.js';
import { WRONG_LIGHT } from '../../bench/blunders/light.js';
import { FLAG_LOST_BY_VICTORS } from '../../bench/blunders/lone-flag.js';
import { BASE_LOST_BESIDE_MARINES, MARINES_NEVER_SAIL } from '../../bench/blunders/marines.js';
import { TARGET_MAY_STAY_AWAY } from '../../bench/blunders/named-targets.js';
import { CARRIERS_WITHOUT_SCREEN } from '../../bench/blunders/no-screen.js';
import { SENT_TO_ITS_DEATH } from '../../bench/blunders/outnumbered.js';
import { PAST_THE_YARD } from '../../bench/blunders/past-the-yard.js';
import { PURSUIT_GIVEN_UP } from '../../bench/blunders/pursuit.js';
import { RAIDED_IN_PORT } from '../../bench/blunders/raided-ports.js';
import { RAID_ATTACKS_NOBODY } from '../../bench/blunders/spared-in-port.js';
import { AIR_WITHOUT_BASE } from '../../bench/blunders/stranded-air.js';
import { STRONGER_RETREATS } from '../../bench/blunders/strong-retreat.js';
import { TURN_ONE_RAID } from '../../bench/blunders/turn-one-raid.js';
import { SAILS_DAMAGED, STAYS_DAMAGED } from '../../bench/blunders/yards.js';
import { SUNK } from '../../src/board/index.js';
import { ACTION_NIGHT } from '../../src/dice/index.js';
import { invadeBase } from '../../src/game/chapters/capture.js';
import {
  assignTargets,
  endTurn,
  fillRosters,
  moveAmphibious,
  patrols,
  raiders,
  resolveArea,
} from '../../src/game/index.js';
import { AREA_BEGINS, BOTTOMED, EFFECT, GAME_ENDS, LOST, TURN_BEGINS } from '../../src/game/state/events.js';
import { type Answers, NONE, PASSIVE, type Script, type Setup, SIDE, type Table, table } from '../game/table.js';

/** What a counter sees of a blunder, by side, while a part of a turn is played. */
function seen(blunder: Blunder, setup: Setup, play: (t: Table) => void): [string[], string[]] {
  const t = table({ seed: 'blunders', ...setup });
  const counter = new BlunderCounter([blunder], 99);
  t.game.observer = counter;
  t.game.emit(TURN_BEGINS, 1);
  play(t);
  const [{ sides }] = counter.counts as [(typeof counter.counts)[number]];
  expect(sides.map(({ seen }) => seen)).toEqual(sides.map(({ first }) => first.length));
  return sides.map(({ first }) => first.map(({ what }) => what)) as [string[], string[]];
}

const moves = (t: Table): void => {
  t.run((g) => patrols(g, SIDE.japan));
  t.run((g) => raiders(g, SIDE.japan));
};

describe('blunders', () => {
  it('repair points that lapse while a damaged ship sails, or lies beside them', () => {
    const yard = (japan: Setup['japan'], turn = 4): Setup => ({
      turn,
      at: { 'Yokosuka Navy Yard': [{ name: 'Kaga', damage: 3 }, 'Nachi'] },
      japan: { patrols: NONE, repairs: NONE, raiders: NONE, ...japan },
    });
    const lies = 'Kaga (damage 3 of 4) stays, 3 points of Yokosuka Navy Yard lapse';
    expect(seen(STAYS_DAMAGED, yard({}), moves)[0]).toEqual([lies]);
    expect(seen(SAILS_DAMAGED, yard({}), moves)[0]).toEqual([]);
    const sails = { raiders: { Kaga: 'Japanese Islands' } };
    expect(seen(SAILS_DAMAGED, yard(sails), moves)[0]).toEqual([lies.replace('stays', 'sails')]);
    expect(seen(SAILS_DAMAGED, yard(sails, 8), moves)[0]).toEqual([]);
    expect(seen(STAYS_DAMAGED, yard({ repairs: { Kaga: 3 } }), moves)[0]).toEqual([]);
  });

  it('a damaged ship that goes past the yard', () => {
    const home = (harbor: string, damage = 4): string[] => {
      const at = { 'Marianas Islands': [{ name: 'Kaga', damage }, 'Nachi'] };
      return seen(PAST_THE_YARD, { turn: 4, at, japan: { basing: harbor } }, (t) => t.run(endTurn))[0];
    };
    expect(home('Truk')).toEqual(['Kaga (damage 4 of 4) to Truk, not to Yokosuka Navy Yard']);
    expect(home('Truk', 1)).toEqual([]);
    expect(home('Yokosuka Navy Yard')).toEqual([]);
  });

  it('points that nobody takes', () => {
    const setup = (ships: readonly string[]): Setup => ({
      turn: 4,
      at: { 'Pearl Harbor': ships, 'Coral Sea': ['Houston'], 'North Pacific Ocean': ['Boston'] },
      allied: { patrols: { Chicago: 'U.S. Mandate' }, basing: 'Pearl Harbor' },
    });
    const end = (t: Table): void => {
      t.run((g) => patrols(g, SIDE.allied)).run(endTurn);
    };
    expect(seen(POINTS_LEFT, setup(['Chicago', 'Portland']), end)[1]).toEqual([
      'Portland in port, Hawaiian Islands (3) without a flag',
    ]);
    expect(seen(POINTS_LEFT, setup(['Chicago', 'Nevada']), end)[1]).toEqual([]);
  });

  it('a ship sent alone into a fleet, and sunk', () => {
    const play = (ships: readonly string[]): string[] => {
      const setup: Setup = {
        turn: 4,
        at: { 'Hawaiian Islands': ['Yamato', 'Nagato', 'Kongo'], 'Pearl Harbor': ships },
        allied: { patrols: Object.fromEntries(ships.map((name) => [name, 'Hawaiian Islands'])) },
      };
      return seen(SENT_TO_ITS_DEATH, setup, (t) => {
        t.run((g) => patrols(g, SIDE.allied));
        t.game.emit(AREA_BEGINS, t.area('Hawaiian Islands'));
        t.game.emit(LOST, t.piece('Chicago'), t.area('Hawaiian Islands'));
      })[1];
    };
    expect(play(['Chicago'])).toEqual(['Chicago alone in Hawaiian Islands against 15 times its shots']);
    expect(play(['Chicago', 'Portland'])).toEqual([]);
  });

  it('ships that can do nothing to the air units they sail against', () => {
    const play = (ships: readonly string[], there: readonly string[], turn = 4): string[] => {
      const setup: Setup = {
        turn,
        at: { 'Hawaiian Islands': there, 'Pearl Harbor': ships },
        allied: { raiders: Object.fromEntries(ships.map((name) => [name, 'Hawaiian Islands'])) },
      };
      return seen(GUNS_AT_AIR, setup, (t) => t.run((g) => raiders(g, SIDE.allied)))[1];
    };
    const guns = ['Iowa', 'Alabama', 'Chester'];
    expect(play(guns, ['21 AirFlot'])).toEqual(['Iowa, Alabama, Chester against air units in Hawaiian Islands']);
    expect(play(guns, ['21 AirFlot'], 8)).toEqual([]);
    expect(play(guns, ['21 AirFlot', 'Kako'])).toEqual([]);
    expect(play([...guns, 'Essex'], ['21 AirFlot'])).toEqual([]);
    expect(play(guns.slice(1), ['21 AirFlot'])).toEqual([]);
  });

  it('ships that stay out of it on the last turn', () => {
    const play = (raid: Readonly<Record<string, string>>, turn = 8): string[] => {
      const setup: Setup = {
        turn,
        at: { 'Hawaiian Islands': ['Nachi'], 'Pearl Harbor': ['Chicago'] },
        japan: { basing: 'Yokosuka Navy Yard' },
        allied: { patrols: NONE, raiders: raid, basing: 'Pearl Harbor' },
      };
      return seen(IDLE_ON_LAST_TURN, setup, (t) => {
        t.run((g) => patrols(g, SIDE.allied)).run((g) => raiders(g, SIDE.allied));
        t.run(endTurn);
      })[1];
    };
    expect(play({})).toEqual(['Chicago idle in port while the enemy keeps Hawaiian Islands']);
    expect(play({ Chicago: 'North Pacific Ocean' })).toEqual([
      'Chicago idle in North Pacific Ocean while the enemy keeps Hawaiian Islands',
    ]);
    expect(play({ Chicago: 'Hawaiian Islands' })).toEqual([]);
    expect(play({}, 7)).toEqual([]);
  });

  it('marines that never sail, and the base that falls beside them', () => {
    const at = { Samoa: ['1 Marines'], 'U.S. Mandate': ['Sasebo'] };
    const wait = (blunder: Blunder, turns: number, sail = false): string[] =>
      seen(blunder, { at, allied: { amphibious: sail ? { '1 Marines': 'U.S. Mandate' } : NONE } }, (t) => {
        for (let turn = 2; turn < 2 + turns; turn++) {
          t.game.emit(TURN_BEGINS, turn);
          t.run((g) => moveAmphibious(g, SIDE.allied));
        }
        t.run((g) => invadeBase(g, t.harbor('New Hebrides'), SIDE.japan));
        t.game.emit(GAME_ENDS);
      })[1];
    expect(wait(BASE_LOST_BESIDE_MARINES, 2)).toEqual(['New Hebrides falls, 1 Marines lies in Samoa']);
    expect(wait(BASE_LOST_BESIDE_MARINES, 1)).toEqual([]);
    expect(wait(BASE_LOST_BESIDE_MARINES, 1, true)).toEqual([]);
    const near = { Truk: ['Sasebo'] };
    const idle = (turns: number): string[] =>
      seen(MARINES_NEVER_SAIL, { at: near, japan: { amphibious: NONE } }, (t) => {
        for (let k = 0; k < turns; k++) t.run((g) => moveAmphibious(g, SIDE.japan));
        t.game.emit(GAME_ENDS);
      })[0];
    expect(idle(3)).toEqual(['Sasebo had an enemy base in reach for 3 turns']);
    expect(idle(2)).toEqual([]);
  });

  it('three air units on one base', () => {
    const fall = (units: readonly string[]): string[] =>
      seen(AIR_WITHOUT_BASE, { at: { 'Marshall Islands': units }, allied: { basing: 'Samoa' } }, (t) => {
        for (const base of ['Kwajalein', 'Maloelap']) t.run((g) => g.setHarbor(t.harbor(base), SIDE.japan));
        t.run((g) => g.setHarbor(t.harbor('Kwajalein'), SIDE.allied));
        t.run((g) => invadeBase(g, t.harbor('Kwajalein'), SIDE.japan));
      })[1];
    expect(fall(['7th A.F.', '11th A.F.', 'RAAF'])).toEqual(['3 in Marshall Islands lose Kwajalein']);
    expect(fall(['7th A.F.', '11th A.F.'])).toEqual([]);
  });

  it('the wrong action wished, and retreats of the stronger', () => {
    const ask = (blunder: Blunder, japan: Script, ships: readonly string[]): string[] => {
      const setup = { turn: 4, at: { 'Coral Sea': [...ships, 'Nevada', 'Arizona'] }, japan, allied: PASSIVE };
      return seen(blunder, setup, (t) => t.resolve('Coral Sea'))[0];
    };
    const leave = { ...PASSIVE, retreat: 'retreat', basing: 'Truk' } as const;
    const carriers = ['Akagi', 'Kaga', 'Soryu'];
    expect(ask(WRONG_LIGHT, { ...leave, 'day-night': 'night' }, carriers)).toEqual([
      'wishes night in Coral Sea, round 1: by day 11 against 0, by night 3 against 8',
    ]);
    expect(ask(WRONG_LIGHT, leave, carriers)).toEqual([]);
    const fleet = [...carriers, 'Yamato', 'Nagato', 'Mutsu', 'Kongo'];
    expect(ask(STRONGER_RETREATS, leave, fleet)).toEqual([
      'leaves Coral Sea after round 1: by day 11 against 0, by night 23 against 8',
    ]);
    expect(ask(STRONGER_RETREATS, leave, carriers)).toEqual([]);
  });

  it('what is let go', () => {
    const chase = (pursuit: Readonly<Record<string, number>>): string[] => {
      const at = { 'Coral Sea': [{ name: 'Akagi', damage: 4 }, 'Chicago', 'Portland'] };
      const japan = { ...PASSIVE, retreat: 'retreat', basing: 'Truk' } as const;
      const allied = { ...PASSIVE, pursuit, follow: NONE };
      return seen(PURSUIT_GIVEN_UP, { turn: 4, at, japan, allied }, (t) => t.resolve('Coral Sea'))[1];
    };
    expect(chase({})).toEqual(['Chicago, Portland let Akagi go in Coral Sea']);
    // By day cruisers do not fire.
    expect(chase({ Chicago: 1, Portland: 1 })).toEqual(['2 stop after Akagi in Coral Sea, nobody fired']);
  });

  it('a port where carriers are', () => {
    const flee = (harbor: string): string[] => {
      const at = { 'Coral Sea': ['Essex', 'Alabama', 'Nachi'], 'Marianas Islands': ['CV 10'] };
      const japan = { ...PASSIVE, retreat: 'retreat', basing: harbor };
      const setup = { turn: 4, at, japan, allied: PASSIVE, harbors: { Guadalcanal: 'allied' } } as const;
      return seen(RAIDED_IN_PORT, setup, (t) => {
        fillRosters(t.game);
        t.game.areasLeft = 1 << t.area('Marianas Islands');
        t.run((g) => resolveArea(g, t.area('Coral Sea'), 0));
        t.game.emit(EFFECT, t.piece('Nachi'), 6);
        t.game.emit(BOTTOMED, t.piece('Nachi'), t.harbor(harbor));
      })[0];
    };
    expect(flee('Truk')).toEqual(['Nachi bottomed in Truk; safe were Yokosuka Navy Yard, Saigon']);
    expect(flee('Saigon')).toEqual([]);
  });

  it('raiders that win without a flag', () => {
    const win = (flags: readonly string[]): string[] => {
      const raid = ['Essex', 'CV 10', 'Alabama', 'Iowa'].map((name) => ({ name, raiding: true }));
      const at = { 'Coral Sea': [...flags, ...raid, 'Nachi'] };
      return seen(FLAG_LOST_BY_VICTORS, { turn: 4, at, japan: PASSIVE, allied: PASSIVE }, (t) => {
        t.game.emit(AREA_BEGINS, t.area('Coral Sea'));
        for (const name of ['Chicago', 'Nachi']) t.game.move(t.piece(name), SUNK);
        t.run(endTurn);
      })[1];
    };
    expect(win(['Chicago'])).toEqual(['4 of 5 win Coral Sea, their only flag is gone']);
    expect(win(['Chicago', 'Portland'])).toEqual([]);
  });

  it('targets named under nt1 that may stay away', () => {
    const name = (target: string, rules: readonly string[]): string[] => {
      const at = {
        'Pearl Harbor': [
          { name: 'Nevada', damage: 5 },
          { name: 'Maryland', damage: 1 },
        ],
        'Johnston Island': ['Lexington'],
        'Hawaiian Islands': [{ name: 'Akagi', raiding: true }],
      };
      const japan = { ...PASSIVE, stay: 'stay', 'assign-targets': { Akagi: target } } as const;
      const setup: Setup = { turn: 1, rules, at, japan, allied: PASSIVE };
      return seen(TARGET_MAY_STAY_AWAY, setup, (t) => {
        t.game.area = t.area('Hawaiian Islands');
        t.run(assignTargets);
      })[0];
    };
    expect(name('Lexington', ['nt1'])).toEqual(['Akagi on Lexington, although Nevada is bottomed']);
    expect(name('Maryland', ['nt1'])).toEqual(['Akagi on Maryland, although Nevada is bottomed']);
    expect(name('Nevada', ['nt1'])).toEqual([]);
    expect(name('Maryland', ['pearl-harbor'])).toEqual([]);
  });

  it('a base that falls back', () => {
    const invade = (there: Readonly<Record<string, readonly string[]>>, turn = 4): string[] => {
      const setup: Setup = {
        turn,
        at: { 'Central Pacific Ocean': ['Chester'], ...there },
        flags: { 'Central Pacific Ocean': 'allied' },
        japan: { basing: 'Truk' },
        allied: { basing: 'Samoa' },
      };
      return seen(BASE_FALLS_BACK, setup, (t) => {
        t.run((g) => invadeBase(g, t.harbor('Midway'), SIDE.japan));
        t.run(endTurn);
      })[0];
    };
    expect(invade({})).toEqual(['Midway is taken, and falls back']);
    expect(invade({}, 8)).toEqual([]);
    expect(invade({ Midway: ['Boston'] })).toEqual([]);
  });

  it('guns alone after a carrier', () => {
    const chase = (pursuit: Readonly<Record<string, number>>, ships: readonly string[]): string[] => {
      const at = { 'Coral Sea': ['Akagi', ...ships] };
      const japan = { ...PASSIVE, retreat: 'retreat', basing: 'Truk' } as const;
      const setup = { turn: 4, at, japan, allied: { ...PASSIVE, pursuit, follow: NONE } };
      return seen(CRUISERS_AFTER_CARRIER, setup, (t) => t.resolve('Coral Sea'))[1];
    };
    const cruisers = ['Chicago', 'Portland'];
    const both = { Chicago: 1, Portland: 1 };
    expect(chase(both, [...cruisers, 'Hornet'])).toEqual(['Chicago, Portland after Akagi in Coral Sea, Hornet stays']);
    expect(chase({ ...both, Hornet: 1 }, [...cruisers, 'Hornet'])).toEqual([]);
    expect(chase(both, cruisers)).toEqual([]);
  });

  it('a dear area left to air units', () => {
    const leave = (air: Readonly<Record<string, readonly string[]>>, ships = ['Aoba']): string[] => {
      const setup: Setup = {
        turn: 4,
        at: { Indonesia: [...ships, '5th A.F.'], ...air },
        japan: { ...PASSIVE, retreat: 'retreat', basing: 'Truk' },
        allied: { ...PASSIVE, basing: 'Samoa' },
      };
      return seen(DEAR_AREA_LEFT_TO_AIR, setup, (t) => t.resolve('Indonesia').run(endTurn))[0];
    };
    const quiet = { 'Marianas Islands': ['24 AirFlot'] };
    expect(leave(quiet)).toEqual(['Indonesia left to air units, one of its own in Marianas Islands met nobody']);
    expect(leave({})).toEqual([]);
    expect(leave(quiet, ['Aoba', 'Hosho'])).toEqual([]);
  });

  it('a patrol that cannot pass its roll', () => {
    const sail = (damage: number, area: string): string[] => {
      const at = { Samoa: [{ name: 'Tennessee', damage }] };
      const setup: Setup = { turn: 2, at, dice: [1], allied: { patrols: { Tennessee: area } } };
      return seen(ROLL_WITHOUT_HOPE, setup, (t) => t.run((g) => patrols(g, SIDE.allied)))[1];
    };
    expect(sail(3, 'South Pacific Ocean')).toEqual(['Tennessee (damage 3) on patrol to South Pacific Ocean']);
    expect(sail(1, 'South Pacific Ocean')).toEqual([]);
    expect(sail(3, 'U.S. Mandate')).toEqual([]);
  });

  it('a raid by few guns on turn 1', () => {
    const sail = (ships: readonly string[], turn = 1): string[] => {
      const at = { 'Japanese Islands': ['Furutaka', ...ships], Singapore: ['Exeter', 'De Ruyter'] };
      const raid = { Exeter: 'Japanese Islands', 'De Ruyter': 'Japanese Islands' };
      const setup: Setup = { turn, at, dice: [1, 1], allied: { raiders: raid } };
      return seen(TURN_ONE_RAID, setup, (t) => t.run((g) => raiders(g, SIDE.allied)))[1];
    };
    expect(sail(['Ise'])).toEqual([]);
    expect(sail(['Ise', 'Fuso'])).toEqual(['Exeter, De Ruyter in Japanese Islands against 9 shots']);
    expect(sail(['Ise', 'Fuso'], 2)).toEqual([]);
  });

  it('an air raid that spares what lies in the harbor', () => {
    const raid = (targets: Answers, lies: readonly string[], turn = 3): string[] => {
      const at = { 'Coral Sea': ['Akagi'], Guadalcanal: lies };
      const japan = { ...PASSIVE, 'air-raid': { Akagi: 'Guadalcanal' }, targets };
      return seen(RAID_ATTACKS_NOBODY, { turn, at, japan, dice: [1, 1, 1, 1] }, (t) => t.resolve('Coral Sea'))[0];
    };
    const spared = '1 Marines spared in Guadalcanal';
    expect(raid([NONE, NONE], ['1 Marines'])).toEqual([spared, spared]);
    expect(raid([{ Akagi: '1 Marines' }, NONE], ['1 Marines'])).toEqual([spared]);
    expect(raid([NONE, NONE], ['1 Marines'], 8)).toEqual([]);
  });

  it('carriers without a screen', () => {
    const sail = (raid: Readonly<Record<string, string>>, turn = 4): string[] => {
      const at = { Truk: ['Junyo', 'Ryujo', 'Mutsu'], 'Marshall Islands': ['Alabama'] };
      const setup: Setup = {
        turn,
        at,
        japan: { raiders: { Junyo: 'Marshall Islands', Ryujo: 'Marshall Islands', ...raid } },
      };
      return seen(CARRIERS_WITHOUT_SCREEN, setup, (t) => {
        t.run((g) => raiders(g, SIDE.japan));
        t.game.emit(AREA_BEGINS, t.area('Marshall Islands'));
        t.game.action = ACTION_NIGHT;
        t.game.emit(LOST, t.piece('Junyo'), t.area('Marshall Islands'));
      })[0];
    };
    expect(sail({})).toEqual(['Junyo sunk in Marshall Islands, Mutsu met nobody']);
    expect(sail({ Mutsu: 'Marianas Islands' })).toEqual(['Junyo sunk in Marshall Islands, Mutsu met nobody']);
    expect(sail({ Mutsu: 'Marshall Islands' })).toEqual([]);
    expect(sail({}, 8)).toEqual([]);
  });
});
