// Board values overridden by a user.
import { describe, expect, it } from 'vitest';
import { readBoardOverrides } from '../../src/analysis/question/read.js';
import {
  applyOverrides,
  boardOf,
  compileBoard,
  dataHash,
  STANDARD_BOARD,
  validateBoard,
} from '../../src/board/index.js';
import { ScenarioError } from '../../src/text/problem.js';

const board = (text: string) => boardOf(readBoardOverrides(text, 'my-board.yaml'));
const area = (b: typeof STANDARD_BOARD, name: string) => b.areas.find((a) => a.name === name)!;
const piece = (b: typeof STANDARD_BOARD, name: string) => b.pieces.find((p) => p.name === name)!;

describe('overridden values', () => {
  it('replace the printed ones and say that they are the user’s', () => {
    const b = board('areas: {Coral Sea: {poc: {japan: 2}}}');
    expect(area(b, 'Coral Sea').poc).toEqual({
      japan: { value: 2, source: { kind: 'user' } },
      allied: area(STANDARD_BOARD, 'Coral Sea').poc.allied,
    });
    expect(area(b, 'Indonesia')).toBe(area(STANDARD_BOARD, 'Indonesia'));
    expect(compileBoard(b).poc[9]).toBe(2);
    expect(b.name).toBe('standard with overrides');
  });

  it('may come with a remark, which becomes a note', () => {
    const b = board('{name: My copy, areas: {Coral Sea: {poc: {japan: [2, my board says so]}}}}');
    expect(area(b, 'Coral Sea').poc.japan).toEqual({ value: 2, source: { kind: 'user', note: 'my board says so' } });
    expect(b.name).toBe('My copy');
  });

  it('can be any value of the board', () => {
    const b = board(
      `
areas:
  Coral Sea: {control: japan, adjacent: [South Pacific Ocean, U.S. Mandate, Indian Ocean, Indonesia]}
  Indonesia: {adjacent: [Japanese Islands, Marianas Islands, South Pacific Ocean, Indian Ocean, Bay of Bengal, Coral Sea]}
ports: {Truk: {touches: [Marianas Islands], control: allied}}
bases: {Lae: {control: japan}}
ships: {Akagi: {factors: 146+5, turn: 2, where: Truk, kind: battleship}, Hermes: {nation: us}, Nevada: {factors: 444}}
air: {7th A.F.: {factors: 35*, where: Midway}}
amphibious: {Kure: {turn: 1, factors: '044'}}
submarines: {I-Boat: {turns: 2-5, shots: 2, bonus: false}}
repair: {Yokosuka Navy Yard: 7, Pearl Harbor: {2: 4}, Samoa: 1}
removals: {4: [Warspite], 8: [{kind: battleship, factors: ['443', '444']}]}
dates: {1: Today}
locationUncertain: {die: [turn 2, turn 2, turn 2, Hawaiian Islands, Hawaiian Islands, Coral Sea]}
mayMoveOnTurn1: [Houston]
raidSpeed: 6
`.replace('kind: battleship}, H', 'kind: carrier}, H'),
    );
    expect(area(b, 'Coral Sea')).toMatchObject({
      control: 'japan',
      controlSource: { kind: 'user' },
      adjacentSource: { kind: 'user' },
    });
    expect(b.ports[1]).toMatchObject({
      touches: ['Marianas Islands'],
      control: 'allied',
      touchesSource: { kind: 'user' },
    });
    expect(b.bases.find((p) => p.name === 'Lae')).toMatchObject({ control: 'japan', controlSource: { kind: 'user' } });
    expect(piece(b, 'Akagi')).toMatchObject({ factors: '146+5', turn: 2, where: 'Truk', kind: 'carrier' });
    expect(piece(b, 'Akagi').source).toEqual({ kind: 'user', note: 'factors, turn, where, kind; the rest component' });
    expect(piece(b, 'Hermes')).toMatchObject({ nation: 'us', factors: '1241' });
    expect(piece(b, 'Nevada').factors).toBe('444');
    expect(piece(b, '7th A.F.')).toMatchObject({ factors: '35*', where: 'Midway' });
    expect(piece(b, 'Kure')).toMatchObject({ factors: '044', turn: 1 });
    expect(b.submarines[0]).toMatchObject({
      firstTurn: 2,
      lastTurn: 5,
      shots: 2,
      bonus: false,
      source: { kind: 'user' },
    });
    const repair = (port: string) => b.repairs.find((r) => r.port === port);
    expect(repair('Yokosuka Navy Yard')!.points).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7]);
    expect(repair('Pearl Harbor')!.points).toEqual([0, 4, 6, 9, 12, 15, 15, 15, 15]);
    expect(repair('Samoa')).toMatchObject({ owner: 'allied', points: [1, 1, 1, 1, 1, 1, 1, 1, 1] });
    expect(b.removals.filter((r) => r.turn === 4 || r.turn === 8)).toEqual([
      { turn: 4, ship: 'Warspite', source: { kind: 'user' } },
      { turn: 8, ship: { kind: 'battleship', factors: ['443', '444'] }, source: { kind: 'user' } },
    ]);
    expect(b.dates.slice(0, 2)).toEqual(['Today', 'May 1942']);
    expect(b.locationUncertain).toMatchObject({ source: { kind: 'user' } });
    expect(b.mayMoveOnTurn1).toEqual(['Houston']);
    expect(b.raidSpeed).toBe(6);
    expect(validateBoard(b)).toEqual([]);
  });

  it('of an empty file are none', () => {
    expect(board('')).toEqual(STANDARD_BOARD);
    expect(boardOf(null)).toBe(STANDARD_BOARD);
  });

  it('in the library: a name that is not on the board is an error', () => {
    expect(() => applyOverrides(STANDARD_BOARD, { ships: { Bismarck: { turn: 2 } } })).toThrow(
      'ships: "Bismarck" is not on the board',
    );
    // An air unit is not a ship, and the other way round.
    expect(() => applyOverrides(STANDARD_BOARD, { air: { Akagi: { turn: 2 } } })).toThrow(
      'air: "Akagi" is not on the board',
    );
  });
});

describe('mistakes in a data file', () => {
  it.each([
    [
      'areas: {Coral Sea: {poc: {japan: 10}}}',
      'my-board.yaml:1:34: 10 is not a POC value; allowed: a whole number from 0 to 9',
    ],
    [
      'areas: {Coral Sea: {poc: {japan: two}}}',
      'my-board.yaml:1:34: "two" is not allowed here; allowed: a whole number from 0 to 9, or [number, remark]',
    ],
    [
      'areas: {Coral Sea: {pok: 1}}',
      'my-board.yaml:1:21: unknown key "pok" in a sea area; did you mean "poc"? Allowed: poc, control, adjacent',
    ],
    [
      'ships: {Akagy: {turn: 2}}',
      'my-board.yaml:1:9: "Akagy" is not a ship; did you mean "Akagi"? Allowed: one of 143 names, such as Shokaku, Zuikaku, Akagi',
    ],
    [
      'ships: {Akagi: {factors: 14x}}',
      'my-board.yaml:1:26: "14x" cannot be read as factors; write them in quotes: "146+4", "1+27", "34*" or "033"',
    ],
    [
      'ships: {Akagi: {factors: 146}}',
      'my-board.yaml:1:26: "146" has no airstrike factor, and Akagi is a carrier; write it as 146+4 or 1241',
    ],
    ['ships: {Akagi: {factors: 34*}}', 'my-board.yaml:1:26: "34*" are factors of an air unit, and Akagi is a carrier'],
    [
      'ships: {Nevada: {factors: 443+1}}',
      'my-board.yaml:1:27: "443+1" has an airstrike factor, and Nevada is a battleship',
    ],
    ['ships: {Akagi: {turn: 10}}', 'my-board.yaml:1:23: 10 is not a turn; allowed: a whole number from 1 to 9'],
    [
      'ships: {Akagi: {nation: us}}',
      'my-board.yaml:1:16: Akagi cannot change sides or turn from a ship into an air or amphibious unit',
    ],
    [
      'ships: {Akagi: {where: Trukk}}',
      /^my-board\.yaml:1:24: "Trukk" is not a place where a piece can arrive; did you mean "Truk"\?/,
    ],
    [
      'areas: {Coral Sea: {adjacent: [South Pacific Ocean, U.S. Mandate, Indian Ocean, Indonesia]}}',
      'my-board.yaml:1:81: Coral Sea names Indonesia as a neighbour, but Indonesia does not name Coral Sea; neighbours must be mutual',
    ],
    [
      'areas: {Coral Sea: {adjacent: [South Pacific Ocean, U.S. Mandate]}}',
      'my-board.yaml:1:31: Indian Ocean names Coral Sea as a neighbour, but Coral Sea does not name Indian Ocean; neighbours must be mutual',
    ],
    ['ports: {Truk: {touches: []}}', 'my-board.yaml:1:25: touches is empty; at least one is needed'],
    ['submarines: {I-Boat: {turns: 6-1}}', 'my-board.yaml:1:30: I-Boat needs turns such as 1-6, within 1 to 9'],
    [
      'repair: {Pearl Harbor: {12: 3}}',
      /^my-board\.yaml:1:25: "12" is not a turn; did you mean "1"\? Allowed: 1 to 9$/,
    ],
    ['locationUncertain: {die: [turn 2]}', 'my-board.yaml:1:26: the location-uncertain die has six faces'],
    ['[1, 2]', /^my-board\.yaml:1:1: a data file must be a map \(name, areas, /],
  ])('%s', (text, sentence) => {
    let message = '';
    try {
      readBoardOverrides(text, 'my-board.yaml');
    } catch (error) {
      expect(error).toBeInstanceOf(ScenarioError);
      message = (error as Error).message;
    }
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
  });
});

describe('the fingerprint of the data', () => {
  it('is that of the values: another value changes it, its provenance and the board’s name do not', () => {
    const hash = dataHash(STANDARD_BOARD);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(dataHash(board('areas: {Coral Sea: {poc: {japan: 2}}}'))).not.toBe(hash);
    expect(dataHash(board('{name: same, areas: {Coral Sea: {poc: {japan: 3}}}}'))).toBe(hash);
    const seen = new Set([1, 2, 3, 4, 5].map((v) => dataHash(board(`repair: {Samoa: ${v}}`))));
    expect(seen.size).toBe(5);
  });
});

describe('validateBoard', () => {
  it('finds nothing wrong with the standard board', () => {
    expect(validateBoard(STANDARD_BOARD)).toEqual([]);
  });

  it('finds what a program may get wrong that a file cannot', () => {
    const broken = {
      ...STANDARD_BOARD,
      areas: STANDARD_BOARD.areas.map((a) =>
        a.name === 'Coral Sea' ? { ...a, adjacent: [...a.adjacent, a.name, a.adjacent[0]!] } : a,
      ),
      mayMoveOnTurn1: ['Titanic'],
      raidSpeed: 12,
      pieces: STANDARD_BOARD.pieces.map((p) => (p.name === 'Akagi' ? { ...p, turn: 0, where: 'Tokyo' as 'Truk' } : p)),
    };
    expect(validateBoard(broken).map((p) => p.message)).toEqual([
      'Coral Sea is not a neighbour of itself',
      'South Pacific Ocean is named twice',
      'turn 0 is not a turn; allowed: 1 to 9',
      '"Tokyo" is not a place where a piece can arrive',
      '"Titanic" is not a ship',
      '12 is not a speed; allowed: 0 to 9',
    ]);
  });
});

describe('mistakes of a data file', () => {
  it('are told at once: of form in one section, of the board in another', () => {
    const text =
      'areas: {Coral Sea: {poc: {japan: -2}}}\nships: {Akagi: {factors: 999}}\nbogus: 1\nrepair: {Ceylon: 2}\n';
    expect(() => board(text)).toThrow(
      /^my-board\.yaml:1:34: -2 is not a POC value.*\nmy-board\.yaml:2:26: "999" has no airstrike.*\nmy-board\.yaml:3:1: unknown key "bogus".*$/,
    );
  });
});
