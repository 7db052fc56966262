// The typed arrays say what the board says.
import { describe, expect, it } from 'vitest';
import * as b from '../../src/board/index.js';

const board = b.STANDARD_BOARD;
const t = b.compileBoard(board);
const harbors = [...board.ports, ...board.bases];
const bits = (mask: number) => Array.from({ length: 32 }, (_, k) => k).filter((k) => (mask >>> k) & 1);
const sideIndex = (control: string) => (control === 'japan' ? b.JAPAN : control === 'allied' ? b.ALLIED : b.NOBODY);

describe('tables of pieces', () => {
  it('agree with every counter', () => {
    expect(t.pieceCount).toBe(board.pieces.length + board.submarines.length);
    board.pieces.forEach((p, i) => {
      const f = b.parseFactors(p.factors)!;
      expect(t.pieceIndex.get(p.name)).toBe(i);
      expect(t.pieceNames[i]).toBe(p.name);
      expect(
        [t.gunnery, t.gunneryBonus, t.armor, t.speed, t.airstrike, t.airstrikeBonus].map((a) => a[i]),
        p.name,
      ).toEqual([f.gunnery, +f.gunneryBonus, f.armor, f.speed, f.airstrike, +f.airstrikeBonus]);
      expect(b.KINDS[t.kind[i]!]).toBe(p.kind);
      expect(b.NATIONS[t.nation[i]!]).toBe(p.nation);
      expect(t.side[i]).toBe(p.nation === 'japan' ? b.JAPAN : b.ALLIED);
      expect(t.isShip[i]).toBe(['carrier', 'battleship', 'cruiser'].includes(p.kind) ? 1 : 0);
      expect(t.arrivalTurn[i]).toBe(p.turn);
    });
  });

  it('name the place of arrival', () => {
    board.pieces.forEach((p, i) => {
      const place = t.arrivalPlace[i]!;
      if (p.where === 'any friendly major port') expect(place).toBe(b.ANY_PORT);
      else if (p.where.startsWith('location uncertain')) expect(place).toBe(b.UNCERTAIN);
      else expect([...t.areaNames, ...t.harborNames][place], p.name).toBe(p.where);
      const group = /^location uncertain ([WXYZ])$/.exec(p.where)?.[1];
      expect(t.uncertainGroup[i], p.name).toBe(group ? 'WXYZ'.indexOf(group) : 255);
    });
  });

  it('give each side its ships, air and amphibious units in one run each', () => {
    const ranges = [b.JAPAN, b.ALLIED].map((side) => [
      t.shipEnd[side]! - t.shipStart[side]!,
      t.airEnd[side]! - t.airStart[side]!,
      t.amphibiousEnd[side]! - t.amphibiousStart[side]!,
    ]);
    expect(ranges).toEqual([
      [52, 6, 3],
      [91, 10, 5],
    ]);
    for (const side of [b.JAPAN, b.ALLIED]) {
      for (let i = t.shipStart[side]!; i < t.shipEnd[side]!; i++) expect([t.side[i], t.isShip[i]]).toEqual([side, 1]);
      for (let i = t.airStart[side]!; i < t.airEnd[side]!; i++) expect([t.side[i], t.kind[i]]).toEqual([side, b.AIR]);
      for (let i = t.amphibiousStart[side]!; i < t.amphibiousEnd[side]!; i++) {
        expect([t.side[i], t.kind[i]]).toEqual([side, b.AMPHIBIOUS]);
      }
    }
  });

  it('hold the submarines after the other pieces', () => {
    expect(t.submarine.map((i) => t.pieceNames[i])).toEqual(['I-Boat', 'F-Boat']);
    for (const [side, i] of t.submarine.entries()) {
      expect([t.kind[i], t.side[i], t.gunnery[i], t.gunneryBonus[i], t.isShip[i]]).toEqual([
        b.SUBMARINE,
        side,
        1,
        1,
        0,
      ]);
    }
  });
});

describe('tables of the map', () => {
  it('agree with the neighbours of every area', () => {
    board.areas.forEach((area, i) => {
      expect(
        bits(t.adjacent[i]!)
          .map((k) => t.areaNames[k])
          .sort(),
        area.name,
      ).toEqual([...area.adjacent].sort());
      expect(t.initialAreaControl[i]).toBe(sideIndex(area.control));
      expect([t.poc[i], t.poc[b.AREA_COUNT + i]]).toEqual([area.poc.japan.value, area.poc.allied.value]);
    });
  });

  it('agree with what every harbor touches, both ways', () => {
    expect([b.AREA_COUNT, b.PORT_COUNT, b.HARBOR_COUNT]).toEqual([
      board.areas.length,
      board.ports.length,
      harbors.length,
    ]);
    harbors.forEach((harbor, h) => {
      expect(t.harborNames[h]).toBe(harbor.name);
      expect(
        bits(t.touches[h]!)
          .map((k) => t.areaNames[k])
          .sort(),
        harbor.name,
      ).toEqual([...harbor.touches].sort());
      expect(t.initialHarborControl[h]).toBe(sideIndex(harbor.control));
      for (let area = 0; area < b.AREA_COUNT; area++) {
        expect((t.harborsOf[area]! >> h) & 1).toBe((t.touches[h]! >> area) & 1);
      }
    });
  });

  it('agree with the repair points of every port and turn', () => {
    harbors.forEach((harbor, h) => {
      const repairs = board.repairs.find((r) => r.port === harbor.name);
      expect(t.repairOwner[h], harbor.name).toBe(repairs ? sideIndex(repairs.owner) : b.NOBODY);
      for (let turn = 1; turn <= 9; turn++) expect(t.repair[h * 10 + turn]).toBe(repairs?.points[turn - 1] ?? 0);
    });
  });

  it('keep places on the map and off it apart', () => {
    const off = [b.NOT_ARRIVED, b.SUNK, b.REMOVED, b.RETURNING, b.UNCERTAIN, b.SAN_DIEGO];
    expect(new Set(off).size).toBe(off.length);
    expect(Math.min(...off)).toBe(b.AREA_COUNT + b.HARBOR_COUNT);
    expect(Math.max(...off)).toBeLessThan(b.ANY_PORT);
  });
});

describe('boards that are not well formed', () => {
  const changed = (change: Partial<b.Board>) => () => b.compileBoard({ ...board, ...change });

  it('are refused with a sentence', () => {
    const [first, ...rest] = board.pieces;
    expect(changed({ pieces: [{ ...first!, factors: '1-4-6' }, ...rest] })).toThrow(
      'Shokaku: the factors "1-4-6" cannot be read',
    );
    expect(changed({ pieces: [{ ...first!, where: 'Tokyo' as 'Truk' }, ...rest] })).toThrow(
      'Shokaku: "Tokyo" is not on the board',
    );
    const [area, ...others] = board.areas;
    expect(changed({ areas: [{ ...area!, adjacent: ['Red Sea' as 'Coral Sea'] }, ...others] })).toThrow(
      'Japanese Islands: "Red Sea" is not on the board',
    );
  });
});
