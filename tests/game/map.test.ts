// Rule 2: the mapboard — areas, ports and bases, who holds them, and the POC track.
import { describe, expect, it } from 'vitest';
import { AREA_COUNT, HARBOR_COUNT, NOT_ARRIVED, OFF_MAP, PORT_COUNT, UNCERTAIN } from '../../src/board/index.js';
import {
  airAreas,
  endTurn,
  landings,
  moveAmphibious,
  patrols,
  playTurn,
  returnPending,
  score,
} from '../../src/game/index.js';
import { PASSIVE, SIDE, table } from './table.js';

const PORTS = ['Yokosuka Navy Yard', 'Truk', 'Saigon', 'Singapore', 'Pearl Harbor', 'Samoa', 'Australia', 'Ceylon'];

describe('areas, ports and bases', () => {
  it('2.1: thirteen areas, eight ports, fourteen bases, and a harbor belongs to every area it touches', () => {
    const { game } = table();
    expect([game.tables.areaNames.length, AREA_COUNT]).toEqual([13, 13]);
    expect(game.tables.harborNames.length).toBe(22);
    // From Guadalcanal a ship patrols in either sea without a speed roll: no die falls.
    for (const area of ['South Pacific Ocean', 'Coral Sea']) {
      const t = table({ at: { Guadalcanal: ['Houston'] }, allied: { patrols: [{ Houston: area }] } });
      t.run((g) => patrols(g, SIDE.allied));
      expect(t.where('Houston')).toBe(area);
      expect(t.heard('speed roll')).toEqual([]);
    }
    const alone = table({ harbors: Object.fromEntries(game.tables.harborNames.map((h) => [h, 'japan'])) });
    alone.game.setHarbor(game.tables.harborNames.indexOf('Guadalcanal'), SIDE.allied);
    expect(alone.areas(airAreas(alone.game, SIDE.allied))).toEqual(['South Pacific Ocean', 'Coral Sea']);
  });

  it('2.1: borders between areas are crossed both ways', () => {
    const { tables } = table().game;
    for (let a = 0; a < AREA_COUNT; a++) {
      for (let b = 0; b < AREA_COUNT; b++) expect((tables.adjacent[a]! >> b) & 1).toBe((tables.adjacent[b]! >> a) & 1);
      expect((tables.adjacent[a]! >> a) & 1).toBe(0);
    }
  });

  it('2.11: Lae and Port Moresby touch different seas, and land units go from one to the other by sea alone', () => {
    const t = table();
    expect(t.touches('Lae')).toEqual(['South Pacific Ocean', 'Indonesia']);
    expect(t.touches('Port Moresby')).toEqual(['Coral Sea', 'Indian Ocean']);
    // A unit from Lae must reach the Coral Sea before it can land on Port Moresby.
    const unit = { '1 Marines': 'Port Moresby' };
    const sail = (area: string) =>
      table({
        at: { Lae: ['1 Marines'] },
        allied: { ...PASSIVE, amphibious: [{ '1 Marines': area }], landings: [unit] },
      }).run((g) => moveAmphibious(g, SIDE.allied));
    const [south, coral] = [t.area('South Pacific Ocean'), t.area('Coral Sea')];
    expect(sail('South Pacific Ocean').refusal((g) => landings(g, SIDE.allied, south))).toBe('13.3');
    expect(sail('Coral Sea').refusal((g) => landings(g, SIDE.allied, coral))).toBe('lawful');
  });

  it('2.12: the Philippines are one base that touches Indonesia and the Marianas', () => {
    const { tables } = table().game;
    expect(tables.harborNames.filter((name) => name.startsWith('Philip'))).toEqual(['Philippines']);
    for (const area of ['Indonesia', 'Marianas Islands']) {
      const sails = table({ at: { Philippines: ['Houston'] }, allied: { patrols: [{ Houston: area }] } });
      sails.run((g) => patrols(g, SIDE.allied));
      expect(sails.where('Houston')).toBe(area);
    }
  });

  it('2.13: nothing is on the board but areas, ports and bases', () => {
    const { game } = table({ start: true, turn: 1 });
    expect(OFF_MAP).toBe(13 + 8 + 14);
    // Whoever has come is in one of them, but those of whom only a roll says where they are (18.22).
    const places = new Set(Array.from(game.location));
    expect([...places].filter((place) => place >= OFF_MAP).sort()).toEqual([NOT_ARRIVED, UNCERTAIN]);
    expect(Array.from(game.location).filter((place) => place < OFF_MAP).length).toBeGreaterThan(50);
    expect(new Set([...game.tables.areaNames, ...game.tables.harborNames]).size).toBe(OFF_MAP);
  });
});

describe('control', () => {
  it('2.2: areas, ports and bases are held by either side and change hands', () => {
    const t = table({
      turn: 4,
      at: { 'U.S. Mandate': ['Nachi'], 'Coral Sea': ['Houston', { name: '1 Marines' }] },
      flags: { 'U.S. Mandate': 'japan', 'Coral Sea': 'japan' },
      harbors: { 'Port Moresby': 'japan' },
      japan: PASSIVE,
      allied: { ...PASSIVE, landings: [{ '1 Marines': 'Port Moresby' }] },
    });
    expect(t.holder('Samoa')).toBe('allied');
    t.run(endTurn);
    expect(t.flag('U.S. Mandate')).toBe('japan');
    expect(t.flag('Coral Sea')).toBe('allied');
    expect(t.holder('Samoa')).toBe('japan');
    expect(t.holder('Port Moresby')).toBe('allied');
  });

  it('2.21: an area carries one flag: that of the side that controls it', () => {
    const { game } = table({ flags: { 'Coral Sea': 'japan' } });
    const coral = 1 << 9;
    expect([game.controlled[0], game.controlled[1]]).toEqual([coral, 0]);
    game.setArea(9, SIDE.allied);
    expect([game.controlled[0], game.controlled[1]]).toEqual([0, coral]);
    game.setArea(9, 2);
    expect([game.controlled[0], game.controlled[1]]).toEqual([0, 0]);
  });

  it('2.22: the eight major ports have a garrison of one side or the other', () => {
    const t = table({ start: true, turn: 1 });
    expect(t.game.tables.harborNames.slice(0, PORT_COUNT)).toEqual(PORTS);
    const holders = PORTS.map((port) => t.holder(port));
    expect(holders).toEqual(['japan', 'japan', 'japan', 'allied', 'allied', 'allied', 'allied', 'allied']);
  });

  it('2.23: the fourteen island bases have a garrison of one side or the other', () => {
    const t = table({ start: true, turn: 1 });
    const bases = t.game.tables.harborNames.slice(PORT_COUNT);
    expect(bases.length).toBe(14);
    const japanese = bases.filter((base) => t.holder(base) === 'japan');
    expect(japanese).toEqual(['Okinawa', 'Saipan', 'Kwajalein', 'Maloelap']);
    expect(bases.filter((base) => t.holder(base) === 'allied').length).toBe(10);
    // Both masks together are all harbors, whoever holds them.
    expect(t.game.held[0]! | t.game.held[1]!).toBe(2 ** HARBOR_COUNT - 1);
    t.game.setHarbor(8, SIDE.allied);
    expect(t.game.held[0]! & t.game.held[1]!).toBe(0);
    expect(t.holder('Okinawa')).toBe('allied');
  });

  it('2.3: only the side that controls a port or base uses it', () => {
    const choose = (harbor: string, holder: 'japan' | 'allied') =>
      table({
        at: { 'South Pacific Ocean': ['Nachi'] },
        harbors: { Truk: holder, Guadalcanal: holder },
        japan: { basing: [{ Nachi: harbor }] },
      }).refusal((g) => {
        g.pending[0] = g.tables.pieceIndex.get('Nachi')!;
        g.returnAreas[g.pending[0]!] = 1 << g.location[g.pending[0]!]!;
        g.pendingCount = 1;
        returnPending(g, SIDE.japan);
      });
    expect(choose('Truk', 'japan')).toBe('lawful');
    expect(choose('Guadalcanal', 'japan')).toBe('lawful');
    expect(choose('Truk', 'allied')).toBe('10.1');
    expect(choose('Guadalcanal', 'allied')).toBe('10.1');
  });

  it('2.4: ships and units go to sea in a turn and are back in port between turns', () => {
    const t = table({
      turn: 4,
      at: { Truk: ['Nachi', '21 AirFlot', 'Kure'], Samoa: ['Houston', '11th A.F.', '1 Marines'] },
      japan: {
        ...PASSIVE,
        patrols: [{ Nachi: 'Marianas Islands' }],
        air: [{ '21 AirFlot': 'Marshall Islands' }],
        amphibious: [{ Kure: 'Marshall Islands' }],
        submarine: ['Coral Sea'],
      },
      allied: {
        ...PASSIVE,
        raiders: [{ Houston: 'U.S. Mandate' }],
        air: [{ '11th A.F.': 'U.S. Mandate' }],
        amphibious: [{ '1 Marines': 'Coral Sea' }],
      },
    });
    t.run(playTurn);
    expect(t.heard('moved').length).toBe(6);
    const atSea = t.game.tables.pieceNames.filter((_, p) => t.game.isAtSea(p));
    expect(atSea).toEqual([]);
    expect(
      ['Nachi', '21 AirFlot', 'Kure', 'Houston', '11th A.F.', '1 Marines'].map((name) => t.where(name)),
    ).not.toContain('sunk');
  });
});

describe('the POC track', () => {
  it('2.5: the difference of both gains moves the marker towards the side that gained more', () => {
    const t = table();
    t.run((g) => score(g, 7, 10));
    expect(t.game.poc).toBe(-3);
    expect([t.game.gained(SIDE.japan), t.game.gained(SIDE.allied)]).toEqual([7, 10]);
    t.run((g) => score(g, 9, 2));
    expect(t.game.poc).toBe(4);
    expect(t.heard('scored')).toEqual([
      [7, 10, -3],
      [9, 2, 4],
    ]);
  });

  it('2.5: a lead stops at 29 and shrinks from there', () => {
    const t = table({ poc: 27 });
    t.run((g) => score(g, 5, 3));
    expect(t.game.poc).toBe(29);
    t.run((g) => score(g, 5, 3));
    expect(t.game.poc).toBe(29);
    t.run((g) => score(g, 0, 4));
    expect(t.game.poc).toBe(25);
    const allies = table({ poc: -28 });
    allies.run((g) => score(g, 0, 2));
    expect(allies.game.poc).toBe(-29);
    allies.run((g) => score(g, 1, 0));
    expect(allies.game.poc).toBe(-28);
  });

  it('2.5: each side gains the POC printed for it where its flag stands', () => {
    const at = { Indonesia: ['Nachi'], 'Hawaiian Islands': ['Houston'], 'Coral Sea': ['Atago'] };
    const t = table({ at, japan: PASSIVE, allied: PASSIVE });
    t.run(endTurn);
    const poc = (side: number, area: string) =>
      t.game.tables.poc[side * AREA_COUNT + t.game.tables.areaNames.indexOf(area)]!;
    const japan = poc(SIDE.japan, 'Indonesia') + poc(SIDE.japan, 'Coral Sea');
    expect(t.heard('scored')).toEqual([[japan, poc(SIDE.allied, 'Hawaiian Islands'), japan - 3]]);
    expect([poc(SIDE.japan, 'Indonesia'), poc(SIDE.allied, 'Indonesia')]).toEqual([3, 1]);
  });
});
