// Rules 4.1–4.3: how the game begins.
import { describe, expect, it } from 'vitest';
import { AMPHIBIOUS, SUBMARINE } from '../../src/board/index.js';
import { beginTurn, movement, RAID } from '../../src/game/index.js';
import { PASSIVE, table } from './table.js';

/** The Allied starting forces by place. */
const ALLIED_START: Readonly<Record<string, readonly string[]>> = {
  'Pearl Harbor': [
    ...['Nevada', 'Arizona', 'West Virginia', 'Tennessee', 'Oklahoma', 'Maryland', 'California', 'Pennsylvania'],
    ...['New Orleans', 'San Francisco', '7th A.F.'],
  ],
  'Bay of Bengal': ['Hermes', 'Revenge'],
  Indonesia: ['Prince of Wales', 'Repulse', '5th A.F.'],
  'Coral Sea': ['Louisville'],
  'U.S. Mandate': ['Pensacola'],
  'Hawaiian Islands': ['Indianapolis', 'Minneapolis'],
  Philippines: ['Houston'],
  Singapore: ['Exeter', 'De Ruyter'],
  Australia: ['Australia', 'Canberra'],
  uncertain: [
    ...['Enterprise', 'Salt Lake City', 'Northampton', 'Chester', 'Lexington', 'Chicago', 'Portland', 'Astoria'],
    ...['Saratoga', 'Hornet', 'Yorktown', 'Vincennes', 'Quincy'],
  ],
};

const start = (names: readonly string[], rules: readonly string[] = []) =>
  table({ start: true, turn: 1, rules, japan: { ...PASSIVE, 'raid-force': [names] }, allied: PASSIVE });

describe('the set-up', () => {
  it('4.1: the charts give forces, control and later arrivals of both sides', () => {
    const t = table({ start: true, turn: 1 });
    for (let p = 0; p < t.game.tables.pieceCount; p++) {
      const name = t.game.tables.pieceNames[p]!;
      const comes = t.game.tables.arrivalTurn[p]!;
      expect([name, t.due(name)]).toEqual([name, comes]);
      const waits = comes > 1 || t.game.tables.kind[p] === SUBMARINE;
      expect([name, t.where(name) === 'not arrived']).toEqual([name, waits]);
    }
  });

  it("4.2: Japan's pieces of turn 1 start in Yokosuka, and Japan holds what its chart lists", () => {
    const t = table({ start: true, turn: 1 });
    const japanese = t.game.tables.pieceNames.filter(
      (name) => t.game.tables.side[t.piece(name)] === 0 && t.due(name) === 1,
    );
    const there = japanese.filter((name) => t.where(name) === 'Yokosuka Navy Yard');
    expect(japanese.filter((name) => !there.includes(name))).toEqual(['I-Boat']);
    expect(there.length).toBe(39 + 6 + 1);
    expect(t.game.tables.areaNames.filter((area) => t.flag(area) === 'japan')).toEqual([
      'Japanese Islands',
      'Marianas Islands',
      'Marshall Islands',
    ]);
  });

  it('4.2: any number of ships with speed 5 or better joins the raid force and starts in Hawaii', () => {
    const t = start(['Akagi', 'Ryujo', 'Kongo', 'Tone']);
    t.run(beginTurn);
    for (const ship of ['Akagi', 'Ryujo', 'Kongo', 'Tone']) expect([ship, t.has(ship, RAID)]).toEqual([ship, true]);
    t.run(movement);
    for (const ship of ['Akagi', 'Ryujo', 'Kongo', 'Tone']) {
      expect([t.where(ship), t.patrols(ship)]).toEqual(['Hawaiian Islands', false]);
    }
    expect(t.where('Shokaku')).toBe('Yokosuka Navy Yard');
    expect(start([]).refusal(beginTurn)).toBe('lawful');
    const fast = table({ start: true, turn: 1 }).game;
    const all = fast.tables.pieceNames.filter(
      (_, p) =>
        fast.tables.side[p] === 0 &&
        fast.tables.isShip[p] === 1 &&
        fast.tables.arrivalTurn[p] === 1 &&
        fast.tables.speed[p]! >= 5,
    );
    expect(start(all).refusal(beginTurn)).toBe('lawful');
  });

  it.each([
    ['a ship of speed 4', 'Hosho', '4.2'],
    ['a battleship of speed 4', 'Mutsu', '4.2'],
    ['an air unit', '21 AirFlot', '4.2'],
    ['an amphibious unit', 'Yokosuka', '4.2'],
    ['the submarine', 'I-Boat', '4.2'],
    ['a ship of a later turn', 'Yamato', '4.2'],
    ['an Allied ship', 'Houston', '5'],
  ])('4.2: %s cannot join the raid force', (_what, name, rule) => {
    expect(start(['Akagi', name]).refusal(beginTurn)).toBe(rule);
  });

  it('4.2: no ship joins the raid force twice', () => {
    expect(start(['Akagi', 'Akagi']).refusal(beginTurn)).toBe('4.2');
  });

  it('4.3: the Allied starting forces are on the squares their chart gives', () => {
    const t = table({ start: true, turn: 1 });
    const allied = t.game.tables.pieceNames.filter(
      (name) =>
        t.game.tables.side[t.piece(name)] === 1 && t.due(name) === 1 && t.piece(name) !== t.game.tables.submarine[1],
    );
    const wanted = Object.entries(ALLIED_START).flatMap(([place, names]) => names.map((name) => [name, place]));
    expect(allied.map((name) => [name, t.where(name)]).sort()).toEqual(wanted.sort());
    expect(allied.some((name) => t.game.tables.kind[t.piece(name)] === AMPHIBIOUS)).toBe(false);
  });

  it('4.3: the Allies hold the areas, ports and bases their chart gives', () => {
    const t = table({ start: true, turn: 1 });
    expect(t.game.tables.areaNames.filter((area) => t.flag(area) === 'allied').sort()).toEqual(
      [
        ...['Hawaiian Islands', 'U.S. Mandate', 'Coral Sea', 'South Pacific Ocean', 'Central Pacific Ocean'],
        ...['Indian Ocean', 'Bay of Bengal', 'Indonesia'],
      ].sort(),
    );
    expect(t.game.tables.harborNames.filter((harbor) => t.holder(harbor) === 'allied').sort()).toEqual(
      [
        ...['Pearl Harbor', 'Samoa', 'Australia', 'Ceylon', 'Singapore', 'Johnston Island', 'Dutch Harbor', 'Attu'],
        ...['New Hebrides', 'Guadalcanal', 'Port Moresby', 'Lae', 'Midway', 'Andaman Islands', 'Philippines'],
      ].sort(),
    );
  });
});
