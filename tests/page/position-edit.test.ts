// Setting up a position: what a player can do to the board, and what stands in the file then.
import { describe, expect, it } from 'vitest';
import {
  controlOf,
  counterNotFound,
  findOffMap,
  hurtPiece,
  placePiece,
  removePiece,
  turnPosture,
  withControl,
} from '../../src/page/position/position-edit.js';
import {
  canBeChanged,
  edit,
  FIRST_POSITION,
  freed,
  openArea,
  positionIn,
  questionOfPosition,
  withBegin,
  withPlayer,
  withRules,
} from '../../src/page/position/position-state.js';
import type { Position } from '../../src/records/position.js';
import { readRecord } from '../../src/records/record-read.js';

const START: Position = {
  turn: 4,
  pieces: { 'Coral Sea': ['Akagi', 'Kongo'], Truk: ['Yamato'] },
  raiding: ['Akagi'],
  damage: { Akagi: 2 },
  sunk: { 1: ['Nevada', 'Arizona'] },
};

describe('a board that is set up', () => {
  it('takes pieces away, with all that is said of them', () => {
    expect(removePiece(START, 'Akagi')).toEqual({
      turn: 4,
      pieces: { 'Coral Sea': ['Kongo'], Truk: ['Yamato'] },
      sunk: { 1: ['Nevada', 'Arizona'] },
    });
    expect(removePiece(removePiece(START, 'Nevada'), 'Arizona').sunk).toBeUndefined();
  });

  it('says why no counter is found: it is on the map, or was meant otherwise', () => {
    expect(findOffMap(START, 'akagi')).toEqual([]);
    expect(counterNotFound(START, 'akagi')).toBe('Akagi is on the map already, in Coral Sea: tap it there to move it.');
    expect(counterNotFound(START, 'Yamatto')).toBe('No counter is called “Yamatto”. Did you mean Yamato?');
    expect(counterNotFound(START, 'Bismarck-Tirpitz')).toBe('No counter is called “Bismarck-Tirpitz”.');
  });

  it('moves pieces with their damage; at sea they patrol', () => {
    const moved = placePiece(START, 'Akagi', 'Marshall Islands');
    expect(moved.pieces).toEqual({ 'Coral Sea': ['Kongo'], Truk: ['Yamato'], 'Marshall Islands': ['Akagi'] });
    expect([moved.damage, moved.raiding]).toEqual([{ Akagi: 2 }, undefined]);
    expect(placePiece(START, 'Nevada', 'Pearl Harbor').sunk).toEqual({ 1: ['Arizona'] });
  });

  it('damages up to what a piece bears where it is, then not at all', () => {
    const seen = [];
    let now = START;
    for (let k = 0; k < 4; k++) {
      now = hurtPiece(now, 'Akagi', 'Coral Sea');
      seen.push(now.damage?.Akagi ?? 0);
    }
    // Armor 4: at sea it stands 4 points (7.551).
    expect(seen).toEqual([3, 4, 0, 1]);
    expect(hurtPiece({ ...START, damage: { Akagi: 4 } }, 'Akagi', 'Truk').damage).toEqual({ Akagi: 5 });
    expect(hurtPiece({ turn: 4, damage: { '7th A.F.': 3 } }, '7th A.F.', 'Hawaiian Islands').damage).toBeUndefined();
  });

  it('lets ships patrol or raid', () => {
    expect(turnPosture(START, 'Akagi').raiding).toBeUndefined();
    expect(turnPosture(START, 'Kongo').raiding).toEqual(['Akagi', 'Kongo']);
    expect(turnPosture({ ...START, raiding: 'all' }, 'Kongo').raiding).toEqual(['Akagi']);
  });

  it('writes flags only where they differ from the start', () => {
    const taken = withControl(START, 'Coral Sea', 'japan');
    expect([taken.control, controlOf(taken, 'Coral Sea')]).toEqual([{ 'Coral Sea': 'japan' }, 'japan']);
    expect(withControl(taken, 'Coral Sea', 'allied').control).toBeUndefined();
  });

  it('finds counters that are not on it', () => {
    expect(findOffMap(START, 'kong')).toEqual([]);
    expect(findOffMap(START, 'lexi')[0]).toMatchObject({ name: 'Lexington', kind: 'carrier' });
    expect(findOffMap(START, 'i-boat')[0]?.kind).toBe('submarine');
  });
});

describe('a position', () => {
  it('is a file that the command reads, whatever was tapped', () => {
    let state = edit(FIRST_POSITION, (p) => placePiece(p, 'Zuikaku', 'Coral Sea'));
    state = edit(state, (p) => hurtPiece(p, 'Zuikaku', 'Coral Sea'));
    state = withRules(withPlayer(withBegin(state, 'movement'), 'allied', 'standard'), ['second-edition', 'nine-turn']);
    const { record, rules } = readRecord(JSON.stringify(state.record), 'position');
    expect([record.begin, record.players.allied, rules.turns]).toEqual([{ at: 'movement' }, 'standard', 9]);
  });

  it('cannot be changed in the middle of a turn, until what was decided is forgotten', () => {
    const steps = [{ 'japan patrols': 'none' }];
    const state = { ...FIRST_POSITION, record: { ...FIRST_POSITION.record, begin: 'turn', steps } };
    expect(canBeChanged(state)).toBe(false);
    const free = freed(state, START, 'combat');
    expect([canBeChanged(free), positionIn(free), free.record.begin]).toEqual([true, START, 'combat']);
  });

  it('stands in no link as it is at first', () => {
    expect(questionOfPosition(FIRST_POSITION)).toBeUndefined();
    expect(questionOfPosition(openArea(FIRST_POSITION, 'Coral Sea'))).toMatchObject({
      record: FIRST_POSITION.record,
    });
  });
});
