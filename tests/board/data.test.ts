// The board's data: how much of it there is, that it holds together, and that it is what was read off the components.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { STANDARD_BOARD as board, parseFactors, type Source } from '../../src/board/index.js';

const digest = (lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
const written = (s: Source) =>
  s.kind + (s.probability === undefined ? '' : ` p=${s.probability.toFixed(2)}`) + (s.note ? ` (${s.note})` : '');
const tally = (keys: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};
const piece = (name: string) => board.pieces.find((p) => p.name === name);
const isShip = (kind: string) => kind === 'carrier' || kind === 'battleship' || kind === 'cruiser';
const harbors = [...board.ports, ...board.bases];

describe('how much there is', () => {
  it('13 sea areas, 8 major ports, 14 island bases (2.1, 2.22, 2.23)', () => {
    expect([board.areas.length, board.ports.length, board.bases.length]).toEqual([13, 8, 14]);
  });

  it('143 ships, 16 air units, 8 amphibious units, 2 submarines', () => {
    expect(tally(board.pieces.map((p) => `${p.nation} ${p.kind}`))).toEqual({
      'japan carrier': 20,
      'japan battleship': 12,
      'japan cruiser': 20,
      'us carrier': 25,
      'us battleship': 25,
      'us cruiser': 20,
      'britain carrier': 5,
      'britain battleship': 8,
      'britain cruiser': 5,
      'netherlands cruiser': 1,
      'australia cruiser': 2,
      'japan air': 6,
      'us air': 8,
      'australia air': 2,
      'japan amphibious': 3,
      'us amphibious': 5,
    });
    expect(board.pieces.length).toBe(167);
    expect(board.submarines.map((s) => s.name)).toEqual(['I-Boat', 'F-Boat']);
  });

  it('arrivals by turn', () => {
    const arrivals = tally(board.pieces.map((p) => `${p.nation === 'japan' ? 'japan' : 'allied'} ${p.turn}`));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((t) => arrivals[`japan ${t}`] ?? 0)).toEqual([46, 3, 3, 0, 1, 0, 4, 2, 2]);
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((t) => arrivals[`allied ${t}`] ?? 0)).toEqual([
      38, 12, 9, 8, 6, 12, 11, 5, 5,
    ]);
  });

  it('every name stands for one thing', () => {
    const pieces = [...board.pieces.map((p) => p.name), ...board.submarines.map((s) => s.name)];
    const places = [...board.areas.map((a) => a.name), ...harbors.map((h) => h.name)];
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the map', () => {
  it('neighbours are mutual, and no area is its own', () => {
    const neighbours = new Map(board.areas.map((a) => [a.name as string, a.adjacent as readonly string[]]));
    for (const [name, others] of neighbours) {
      expect(others).not.toContain(name);
      expect(new Set(others).size).toBe(others.length);
      for (const other of others) expect(neighbours.get(other), `${name}–${other}`).toContain(name);
    }
    expect(board.areas.reduce((sum, a) => sum + a.adjacent.length, 0)).toBe(2 * 26);
  });

  it('every harbor touches at least one sea area, and none twice', () => {
    const names = new Set<string>(board.areas.map((a) => a.name));
    for (const harbor of harbors) {
      expect(harbor.touches.length, harbor.name).toBeGreaterThan(0);
      expect(new Set(harbor.touches).size).toBe(harbor.touches.length);
      for (const area of harbor.touches) expect(names.has(area), area).toBe(true);
    }
  });

  it.each([
    ['Truk', ['Marianas Islands', 'Marshall Islands', 'South Pacific Ocean']],
    ['Australia', ['Indian Ocean', 'Coral Sea']],
    ['Pearl Harbor', ['Hawaiian Islands']],
    ['Dutch Harbor', ['Aleutian Islands', 'North Pacific Ocean']],
    ['Johnston Island', ['Hawaiian Islands']],
    ['Lae', ['South Pacific Ocean', 'Indonesia']],
    ['New Hebrides', ['Coral Sea', 'U.S. Mandate']],
  ])('%s touches %j', (name, areas) => {
    expect(harbors.find((h) => h.name === name)?.touches).toEqual(areas);
  });

  it('Japan holds three areas, three ports and four bases; two areas have no flag (15.2)', () => {
    const japan = (list: readonly { readonly name: string; readonly control: string }[]) =>
      list.filter((x) => x.control === 'japan').map((x) => x.name);
    expect(japan(board.areas)).toEqual(['Japanese Islands', 'Marianas Islands', 'Marshall Islands']);
    expect(japan(board.ports)).toEqual(['Yokosuka Navy Yard', 'Truk', 'Saigon']);
    expect(japan(board.bases)).toEqual(['Okinawa', 'Saipan', 'Kwajalein', 'Maloelap']);
    expect(board.areas.filter((a) => a.control === 'none').map((a) => a.name)).toEqual([
      'Aleutian Islands',
      'North Pacific Ocean',
    ]);
  });

  it('POC by area (2.5)', () => {
    expect(board.areas.map((a) => a.poc.japan.value)).toEqual([3, 0, 1, 1, 1, 2, 1, 2, 2, 3, 3, 1, 1]);
    expect(board.areas.map((a) => a.poc.allied.value)).toEqual([3, 1, 1, 0, 3, 2, 1, 2, 1, 2, 1, 0, 1]);
  });
});

describe('the counters', () => {
  it.each([
    ['Akagi', '146+4', 'carrier', 'japan', 1, 'Yokosuka Navy Yard'],
    ['Zuiho', '005+2', 'carrier', 'japan', 1, 'Yokosuka Navy Yard'],
    ['Hosho', '014+1', 'carrier', 'japan', 1, 'Yokosuka Navy Yard'],
    ['Chokai', '1+27', 'cruiser', 'japan', 1, 'Yokosuka Navy Yard'],
    ['Kitakami', '1+07', 'cruiser', 'japan', 1, 'Yokosuka Navy Yard'],
    ['Shinano', '1953', 'carrier', 'japan', 9, 'Yokosuka Navy Yard'],
    ['Musashi', '695', 'battleship', 'japan', 5, 'Yokosuka Navy Yard'],
    ['Nevada', '443', 'battleship', 'us', 1, 'Pearl Harbor'],
    ['Arizona', '443', 'battleship', 'us', 1, 'Pearl Harbor'],
    ['West Virginia', '553', 'battleship', 'us', 1, 'Pearl Harbor'],
    ['Tennessee', '453', 'battleship', 'us', 1, 'Pearl Harbor'],
    ['New Orleans', '117', 'cruiser', 'us', 1, 'Pearl Harbor'],
    ['Hermes', '1241', 'carrier', 'britain', 1, 'Bay of Bengal'],
    ['Prince of Wales', '456', 'battleship', 'britain', 1, 'Indonesia'],
    ['Houston', '117', 'cruiser', 'us', 1, 'Philippines'],
    ['De Ruyter', '117', 'cruiser', 'netherlands', 1, 'Singapore'],
    ['Saratoga', '137+4', 'carrier', 'us', 1, 'location uncertain Y'],
    ['South Dakota', '5+65', 'battleship', 'us', 4, 'Pearl Harbor'],
    ['Victorious', '0272', 'carrier', 'britain', 5, 'Pearl Harbor'],
    ['Iowa', '5+97', 'battleship', 'us', 7, 'Pearl Harbor'],
    ['Alaska', '347', 'battleship', 'us', 9, 'Pearl Harbor'],
    ['26 AirFlot', '34*', 'air', 'japan', 1, 'Yokosuka Navy Yard'],
    ['7th A.F.', '24*', 'air', 'us', 1, 'Pearl Harbor'],
    ['RNZAF', '24*', 'air', 'australia', 3, 'any friendly major port'],
    ['Yokosuka', '033', 'amphibious', 'japan', 1, 'Yokosuka Navy Yard'],
    ['5 Marines', '043', 'amphibious', 'us', 8, 'Pearl Harbor'],
  ])('%s is %s', (name, factors, kind, nation, turn, where) => {
    expect(piece(name)).toMatchObject({ name, factors, kind, nation, turn, where });
  });

  it('every counter has factors that can be read, and arrives on a turn of the game', () => {
    for (const p of board.pieces) {
      expect(parseFactors(p.factors), `${p.name} ${p.factors}`).toBeDefined();
      expect(p.turn >= 1 && p.turn <= 9, p.name).toBe(true);
    }
  });

  it('Pearl Harbor holds eight battleships, two cruisers and the 7th A.F. when the raid begins', () => {
    const there = board.pieces.filter((p) => p.turn === 1 && p.where === 'Pearl Harbor');
    expect(tally(there.map((p) => p.kind))).toEqual({ battleship: 8, cruiser: 2, air: 1 });
  });

  it('groups W to Z of the location-uncertain ships (18.22)', () => {
    const group = (letter: string) =>
      board.pieces.filter((p) => p.where === `location uncertain ${letter}`).map((p) => p.name);
    expect(group('W')).toEqual(['Enterprise', 'Salt Lake City', 'Northampton', 'Chester']);
    expect(group('X')).toEqual(['Lexington', 'Chicago', 'Portland', 'Astoria']);
    expect(group('Y')).toEqual(['Saratoga']);
    expect(group('Z')).toEqual(['Hornet', 'Yorktown', 'Vincennes', 'Quincy']);
  });
});

describe('the cards', () => {
  it('repair points by turn (11.2)', () => {
    const points = Object.fromEntries(board.repairs.map((r) => [r.port, r.points]));
    expect(points).toEqual({
      'Yokosuka Navy Yard': [6, 6, 6, 6, 6, 6, 6, 6, 6],
      Australia: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      Ceylon: [1, 1, 1, 1, 1, 1, 1, 1, 1],
      'Pearl Harbor': [0, 3, 6, 9, 12, 15, 15, 15, 15],
    });
  });

  it('British removals by turn (4.42)', () => {
    const text = (ship: (typeof board.removals)[number]['ship']) =>
      typeof ship === 'string' ? ship : `any ${ship.factors.join('/')} ${ship.kind}`;
    expect(board.removals.map((r) => `${r.turn} ${text(r.ship)}`)).toEqual([
      '4 any 0272 carrier',
      '4 any 0272 carrier',
      '5 Resolution',
      '5 Revenge',
      '5 Valiant',
      '5 Warspite',
      '6 Victorious',
      '7 any 0272 carrier',
      '7 any 443 battleship',
    ]);
  });

  it('submarines, dates, the location-uncertain die and the ships free to move on turn 1', () => {
    expect(board.submarines.map((s) => [s.side, s.firstTurn, s.lastTurn, s.shots, s.bonus])).toEqual([
      ['japan', 1, 6, 1, true],
      ['allied', 7, 9, 1, true],
    ]);
    expect([board.dates.length, board.dates[0], board.dates[8]]).toEqual([9, 'Dec 1941', 'Jan 1945']);
    expect(board.locationUncertain.die).toEqual([
      'Central Pacific Ocean',
      'Hawaiian Islands',
      'Hawaiian Islands',
      'turn 2',
      'turn 2',
      'turn 2',
    ]);
    expect(board.mayMoveOnTurn1).toEqual(['Houston', 'Exeter', 'De Ruyter', 'Australia', 'Canberra']);
    expect(board.raidSpeed).toBe(5);
  });
});

describe('as read off the components', () => {
  // Digests of the tables as they were collected, taken from the collection itself and not from these files.
  it('areas with their neighbours, flags, POC and provenance', () => {
    const lines = board.areas.map((a) =>
      [
        a.name,
        a.adjacent.join(','),
        a.control,
        a.poc.japan.value,
        written(a.poc.japan.source),
        a.poc.allied.value,
        written(a.poc.allied.source),
      ].join('|'),
    );
    expect(digest(lines)).toBe('6318c2f30db03fc2');
  });

  it('ports and bases', () => {
    expect(digest(harbors.map((h) => [h.name, h.touches.join(','), h.control].join('|')))).toBe('79f188aac046f834');
  });

  it('ships', () => {
    const ships = board.pieces.filter((p) => isShip(p.kind));
    expect(digest(ships.map((p) => [p.name, p.factors, p.kind, p.nation, p.turn, p.where].join('|')))).toBe(
      '63e352ac98b7e6aa',
    );
  });

  it('air and amphibious units', () => {
    const units = board.pieces.filter((p) => !isShip(p.kind));
    const lines = units.map((p) =>
      [p.name, p.factors, p.nation === 'japan' ? 'japan' : 'allied', p.turn, p.where].join('|'),
    );
    expect(digest(lines)).toBe('f8f57efffbd5d7e7');
  });
});
