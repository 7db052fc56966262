// Positions written and read back are equal, whatever stands on the board; and play goes on from them as it did.

import { describe, expect, it } from 'vitest';
import { Match } from '../../src/ai/match.js';
import { AREA_COUNT, NOT_ARRIVED, SUNK, UNCERTAIN } from '../../src/board/index.js';
import { AREA_BEGINS, SUBMARINE_PLACED } from '../../src/game/state/events.js';
import { stateHash } from '../../src/game/state/game-state.js';
import { type Begin, playFrom } from '../../src/game/state/play-from.js';
import { type GameRecord, Recorder } from '../../src/game/state/record.js';
import { ShownDice } from '../../src/game/state/shown-dice.js';
import { DONE, Game } from '../../src/game/state/state.js';
import { positionOf } from '../../src/records/position-of.js';
import { readRecord } from '../../src/records/record-read.js';
import { writeRecord } from '../../src/records/record-write.js';
import { replay } from '../../src/records/replay.js';
import { setPosition } from '../../src/records/set-position.js';
import { takenFromRecord } from '../../src/records/taken.js';
import { resolveRules } from '../../src/rules/index.js';
import { LONG, sized } from '../size.js';
import { TABLES } from './random-records.js';
import { refusal } from './refusals.js';

const HAWAII = 4;
const INDONESIA = 10;

/**
 * The rest of a turn from the combat of its `count`-th area, or undefined when there are not so many; with 0 from the
 * beginning of its combat, where a submarine is the last to move.
 */
function fromArea(names: readonly string[], game: number, turn: number, count: number): GameRecord | undefined {
  const rules = resolveRules(names);
  const match = new Match(TABLES, rules, { japan: 'random', allied: 'random' }, 'areas');
  const recorder = new Recorder();
  let seen = 0;
  let moved = false;
  let found: { begin: Begin; position: Uint8Array } | undefined;
  match.game.observer = {
    decided: (decision, side, g) => recorder.decided(decision, side, g),
    happened: (event, a, b, c, g) => {
      const surprise = turn === 1 && !rules.nt1 && (a === HAWAII || a === INDONESIA);
      if (event === AREA_BEGINS && g.turn === turn && moved && !surprise && ++seen === count) {
        recorder.restart();
        found = { begin: { at: 'area', area: a, left: g.areasLeft }, position: g.bytes.slice() };
      }
      if (event === SUBMARINE_PLACED && g.turn === turn) {
        moved = true;
        if (count !== 0) return;
        recorder.restart();
        found = { begin: { at: 'combat' }, position: g.bytes.slice() };
      }
      recorder.happened(event, a, b, c, g);
    },
  };
  match.game.dice = new ShownDice(match.dice, TABLES, recorder);
  match.deal(game);
  playFrom(match.game, { at: 'game' }, { to: 'turn', turn });
  if (!found) return undefined;
  return {
    rules: rules.names,
    rulings: {},
    data: null,
    players: { japan: 'random', allied: 'random' },
    seed: 'areas',
    game,
    ...found,
    until: { to: 'turn', turn },
    blocks: recorder.blocks,
    end: { hash: stateHash(match.game), poc: match.game.poc },
  };
}

/** 0, 1, 2 … of them. */
const range = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

describe('positions in the middle of combat', () => {
  it.each(['second-edition', 'pearl-harbor'])('%s: read back as written, and played on to the same state', (name) => {
    let tried = 0;
    for (let turn = 1; turn <= 8; turn += sized(3, 1)) {
      for (let count = 1; count <= 5; count += 2) {
        const record = fromArea([name], 10 * turn + count, turn, count);
        if (!record) continue;
        tried++;
        const read = readRecord(writeRecord(record, TABLES), 'area.yaml');
        expect(read.record.position, `turn ${turn}, area ${count}`).toEqual(record.position);
        expect(read.record.begin).toEqual(record.begin);
        for (const dice of ['record', 'seed'] as const) {
          expect(replay(read.record, read.tables, read.rules, { dice }).hash, `turn ${turn}, area ${count}`).toBe(
            record.end!.hash,
          );
        }
      }
    }
    expect(tried).toBeGreaterThan(sized(5, 15));
  });

  // What a rule remembers within the turn: who escaped (3b), who put to sea from Pearl Harbor (1, nt1 18.14), what Japan's
  // carriers named (nt1 18.12), and that the Allies refused (nt1 18.14). In the quick suite
  // only games in which that happens.
  it.each([
    [['nt1'], 1, [0, 2, 3], range(25), [0, 19], { designated: 1, refused: 1, leftPearlHarbor: 1 }],
    [['adjustment-1'], 1, [1], range(10), [0, 1], { leftPearlHarbor: 1 }],
    [['adjustment-3b'], 3, [0, 1], range(12), [0, 1], { escaped: 1 }],
  ] as const)('%j: nothing that a rule remembers is lost on turn %i', (names, turn, counts, all, few, wanted) => {
    const held: Record<string, number> = {};
    for (const count of counts) {
      for (const game of LONG ? all : few) {
        const record = fromArea(names, game, turn, count);
        if (!record) continue;
        const text = writeRecord(record, TABLES);
        const where = `from ${count}, game ${game}`;
        for (const word of Object.keys(wanted)) if (text.includes(`${word}:`)) held[word] = 1;
        const read = readRecord(text, 'area.yaml');
        expect(read.record.position, where).toEqual(record.position);
        expect(replay(read.record, read.tables, read.rules, { dice: 'record' }).hash, where).toBe(record.end!.hash);
      }
    }
    expect(held).toEqual(wanted);
  });
});

describe('positions and games', () => {
  it('the set-up of turn 1 is the position that says nothing but the turn and who is where', () => {
    const game = new Game(TABLES, resolveRules());
    game.turn = 1;
    const position = positionOf(game, { at: 'turn' });
    expect(Object.keys(position)).toEqual(['turn', 'pieces']);
    const copy = new Game(TABLES, resolveRules());
    setPosition(copy, position, { at: 'turn' });
    expect(copy.bytes).toEqual(game.bytes);
  });

  it('adjustment 2a: on turn 1 the Aleutians are Allied where a position does not say otherwise', () => {
    const aleutians = TABLES.areaNames.indexOf('Aleutian Islands');
    const flag = (turn: number, control = {}, rules = ['adjustment-2a']) => {
      const game = new Game(TABLES, resolveRules(rules));
      setPosition(game, { turn, control }, { at: 'combat' });
      return [game.areaControl[aleutians], positionOf(game, { at: 'combat' }).control];
    };
    expect(flag(1)).toEqual([1, undefined]);
    expect(flag(1, { 'Aleutian Islands': 'none' })).toEqual([2, { 'Aleutian Islands': 'none' }]);
    expect(flag(1, {}, [])).toEqual([2, undefined]);
    // Later the flags are those of the turn before, and a position says which.
    expect(flag(2)).toEqual([2, undefined]);
  });

  it('nt1 18.12: a carrier names an Allied target', () => {
    const text = (target: string) =>
      `kind: record\nformat: 1\nrules: nt1\nbegin: combat\nposition: {turn: 1, designated: {Akagi: ${target}}}\nsteps: []\n`;
    expect(refusal(text('Kaga'))).toBe('game.yaml:5:41: Kaga is no enemy of Akagi; allowed: an Allied ship or unit');
    expect(refusal(text('Nevada'))).not.toContain('Akagi');
  });

  it('7.6: what stands nowhere in a position cannot be damaged', () => {
    const text = (where: string) =>
      `kind: record\nformat: 1\nbegin: turn\nposition:\n  turn: 3\n  pieces: {Truk: [${where}]}\n  damage: {Kongo: 1}\nsteps: []\n`;
    expect(refusal(text('Akagi'))).toBe(
      'game.yaml:7:19: Kongo stands nowhere in this position, so it cannot be damaged; name its place too',
    );
    expect(refusal(text('Kongo'))).not.toContain('damaged');
  });

  it('what a position does not name comes on its turn, or is out of the game', () => {
    const game = new Game(TABLES, resolveRules());
    const at = (name: string) => TABLES.pieceIndex.get(name)!;
    setPosition(game, { turn: 3 }, { at: 'movement' });
    expect(game.isInHarbor(at('Nachi')) || game.isAtSea(at('Nachi'))).toBe(false);
    // The Yamato arrived when turn 3 began; the Musashi comes on turn 5.
    expect(game.due[at('Yamato')]).toBe(0);
    expect(game.due[at('Musashi')]).toBe(5);
    setPosition(game, { turn: 3 }, { at: 'turn' });
    expect(game.due[at('Yamato')]).toBe(3);
  });

  it('12.4, 15.31: at sea air units count for control, raiders and amphibious units do not', () => {
    const game = new Game(TABLES, resolveRules());
    const pieces = { 'Coral Sea': ['Nachi', 'Oi', '1 Marines', '11th A.F.'] };
    setPosition(game, { turn: 5, pieces, raiding: ['Oi'] }, { at: 'combat' });
    expect(pieces['Coral Sea'].map((name) => game.flags[TABLES.pieceIndex.get(name)!])).toEqual([1, 0, 0, 1]);
  });
});

it('nt1 18.1: a turn 1 that begins from a position has its pieces where they are named; what is not named is not set up anew', () => {
  const text =
    'kind: record\nformat: 1\nrules: nt1\nbegin: turn\nuntil: steps\nposition:\n  turn: 1\n  pieces:\n    Australia: [Enterprise]\n    Pearl Harbor: [Nevada]\nsteps:\n- japan patrols: none\n';
  const { record, tables, rules } = readRecord(text, 'game.yaml');
  const { game } = takenFromRecord(record, tables, rules);
  const placeOf = (name: string) => game.location[tables.pieceIndex.get(name)!];
  expect(placeOf('Enterprise')).toBe(AREA_COUNT + tables.harborNames.indexOf('Australia'));
  expect([placeOf('Lexington'), placeOf('Chicago')]).toEqual([SUNK, SUNK]);
  expect([placeOf('Saratoga'), placeOf('Vincennes')]).toEqual([UNCERTAIN, NOT_ARRIVED]);
  // Frozen until the raiders move (nt1 18.132).
  expect(game.flags[tables.pieceIndex.get('Nevada')!]! & DONE).toBe(DONE);
  expect(game.flags[tables.pieceIndex.get('Enterprise')!]! & DONE).toBe(0);
});
