// Rule 3: the playing pieces — what the numbers on a counter do.
import { describe, expect, it } from 'vitest';
import { AIR, AMPHIBIOUS, CARRIER, SUBMARINE } from '../../src/board/index.js';
import {
  beginTurn,
  endTurn,
  fillRosters,
  lastSubmarineAttacks,
  PATROLLING,
  patrols,
  raiders,
} from '../../src/game/index.js';
import { PASSIVE, SIDE, table } from './table.js';

describe('ships', () => {
  it('3.1: four navies, De Ruyter the only Dutch ship', () => {
    const { pieces } = table().game.tables.board;
    const ships = pieces.filter(({ kind }) => ['carrier', 'battleship', 'cruiser'].includes(kind));
    expect(new Set(ships.map(({ nation }) => nation))).toEqual(
      new Set(['japan', 'us', 'britain', 'australia', 'netherlands']),
    );
    expect(ships.filter(({ nation }) => nation === 'netherlands').map(({ name }) => name)).toEqual(['De Ruyter']);
    expect(ships.filter(({ nation }) => nation === 'australia').map(({ name }) => name)).toEqual([
      'Australia',
      'Canberra',
    ]);
  });

  it('3.1: a ship with an airstrike factor is a carrier, and no other is', () => {
    const { tables } = table().game;
    for (let p = 0; p < tables.pieceCount; p++) {
      if (tables.isShip[p] === 1)
        expect([tables.pieceNames[p], tables.airstrike[p]! > 0]).toEqual([
          tables.pieceNames[p],
          tables.kind[p] === CARRIER,
        ]);
    }
  });

  it('3.1: gunnery is the number of dice at night, airstrike by day; a circled factor adds one to each', () => {
    // Akagi 146+4: one die at night without bonus, four by day with it. Nachi 1+27: one at night with it. Yamato 695: six.
    const fight = (wish: 'day' | 'night', dice: number[], attacks: Record<string, string>) =>
      table({
        at: { 'Coral Sea': ['Akagi', 'Nachi', 'Yamato', 'Iowa'] },
        dice,
        japan: { ...PASSIVE, 'day-night': wish, targets: [attacks] },
        allied: { ...PASSIVE, 'day-night': wish },
      }).round('Coral Sea');
    const day = fight('day', [5, 1, 1, 5, 3, 1], { Akagi: 'Iowa' });
    expect(day.damage('Iowa')).toBe(4);
    const all = { Akagi: 'Iowa', Nachi: 'Iowa', Yamato: 'Iowa' };
    // Akagi's 5 disables, Nachi's 5 hits for 6, none of Yamato's six hits; Iowa fires five shots and misses.
    const night = fight('night', [5, 5, 6, 5, 4, 3, 2, 1, 2, 1, 1, 1, 1, 1], all);
    expect(night.damage('Iowa')).toBe(6);
    expect(night.where('Iowa')).not.toBe('Coral Sea');
  });

  it('3.1: armor is the damage a ship bears: it sinks above it, and above twice of it in port', () => {
    const t = table({
      at: { 'Coral Sea': ['Akagi', { name: 'Houston', damage: 1 }, { name: 'Iowa', damage: 5 }] },
      dice: [5, 1, 1, 1, 4],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Iowa' }] },
      allied: PASSIVE,
    });
    t.round('Coral Sea');
    expect([t.where('Iowa'), t.damage('Iowa')]).toEqual(['Coral Sea', 9]);
    expect(t.where('Houston')).toBe('Coral Sea');
    const sinks = table({
      at: { 'Coral Sea': ['Akagi', { name: 'Iowa', damage: 5 }] },
      dice: [5, 1, 1, 1, 5],
      japan: { ...PASSIVE, targets: [{ Akagi: 'Iowa' }] },
      allied: PASSIVE,
    });
    sinks.round('Coral Sea');
    expect(sinks.where('Iowa')).toBe('sunk');
  });

  it('3.1: the letters on the turn-1 counters are their places, the numbers their turns', () => {
    const t = table({ start: true, turn: 1 });
    const places = {
      Nevada: 'Pearl Harbor',
      Indianapolis: 'Hawaiian Islands',
      Pensacola: 'U.S. Mandate',
      Louisville: 'Coral Sea',
      Canberra: 'Australia',
      Hermes: 'Bay of Bengal',
      Repulse: 'Indonesia',
      Exeter: 'Singapore',
      Houston: 'Philippines',
      Enterprise: 'uncertain',
      Lexington: 'uncertain',
      Saratoga: 'uncertain',
      Hornet: 'uncertain',
      Iowa: 'not arrived',
    };
    for (const [ship, place] of Object.entries(places)) expect([ship, t.where(ship)]).toEqual([ship, place]);
    expect(t.due('Iowa')).toBe(7);
    const groups = ['Enterprise', 'Lexington', 'Saratoga', 'Hornet'].map(
      (ship) => t.game.tables.uncertainGroup[t.piece(ship)],
    );
    expect(groups).toEqual([0, 1, 2, 3]);
  });

  it('3.1: a ship at sea is a patroller or a raider', () => {
    const t = table({
      at: { Truk: ['Nachi', 'Atago'] },
      japan: { patrols: [{ Nachi: 'Marianas Islands' }], raiders: [{ Atago: 'Marianas Islands' }] },
    });
    t.run((g) => patrols(g, SIDE.japan)).run((g) => raiders(g, SIDE.japan));
    expect([t.patrols('Nachi'), t.patrols('Atago')]).toEqual([true, false]);
  });
});

describe('other pieces', () => {
  it('3.2: the I-Boat is Japanese, the F-Boat American; neither is a surface ship', () => {
    const { tables } = table().game;
    const boats = tables.pieceNames.filter((_, p) => tables.kind[p] === SUBMARINE);
    expect(boats).toEqual(['I-Boat', 'F-Boat']);
    expect(boats.map((name) => tables.side[tables.pieceIndex.get(name)!])).toEqual([SIDE.japan, SIDE.allied]);
    expect(boats.map((name) => tables.isShip[tables.pieceIndex.get(name)!])).toEqual([0, 0]);
    // One die with the attack bonus: a 5 hits.
    const attack = table({
      at: { 'Coral Sea': ['I-Boat', 'Iowa'] },
      dice: [5, 2],
      japan: { 'submarine-attack': ['Iowa'] },
    });
    attack.run(fillRosters).run(lastSubmarineAttacks);
    expect(attack.damage('Iowa')).toBe(2);
  });

  it('3.3: an air unit falls to damage equal to its defense factor, an amphibious unit bears as much as its armor', () => {
    const { tables } = table().game;
    const units = tables.pieceNames.filter((_, p) => tables.kind[p] === AIR || tables.kind[p] === AMPHIBIOUS);
    expect(units.length).toBe(6 + 10 + 3 + 5);
    const hit = (target: string, damage: number) =>
      table({
        at: { 'Coral Sea': ['Nagato', 'Akagi', target] },
        harbors: { Guadalcanal: 'allied' },
        dice: target.includes('Marines') ? [5, 1, 1, 1, damage] : [6, 1, 1, 1, damage],
        japan: { ...PASSIVE, targets: [{ Akagi: target }] },
        allied: PASSIVE,
      })
        .round('Coral Sea')
        .where(target);
    expect(hit('11th A.F.', 3)).toBe('Coral Sea');
    expect(hit('11th A.F.', 4)).toBe('returning');
    expect(hit('1 Marines', 4)).toBe('Coral Sea');
    expect(hit('1 Marines', 5)).toBe('returning');
  });

  it('3.4: flags and garrisons show who controls each area, port and base', () => {
    const t = table({ start: true, turn: 1 });
    const bare = t.game.tables.areaNames.filter((area) => t.flag(area) === 'none');
    expect(bare).toEqual(['Aleutian Islands', 'North Pacific Ocean']);
    for (const name of t.game.tables.harborNames) expect(['japan', 'allied']).toContain(t.holder(name));
  });

  it('3.5: damage stays marked on a piece until it is repaired, and so do the sunk and the score', () => {
    const t = table({
      turn: 3,
      poc: 5,
      at: { Truk: [{ name: 'Nachi', damage: 2 }], 'Coral Sea': ['Houston'] },
      off: { sunk: ['Atago'] },
      japan: PASSIVE,
      allied: PASSIVE,
    });
    t.run(endTurn);
    t.game.turn++;
    t.run(beginTurn);
    expect([t.damage('Nachi'), t.where('Atago')]).toEqual([2, 'sunk']);
    expect(t.game.poc).toBe(5 - 2);
    expect(t.has('Houston', PATROLLING)).toBe(false);
  });
});
