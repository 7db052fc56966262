// How rounds are called: as players count them.
import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { ACTION_AIR_RAID, ACTION_NONE } from '../../src/dice/index.js';
import { HAWAII, INDONESIA } from '../../src/game/state/places.js';
import { roundInWords } from '../../src/game/state/round-in-words.js';
import { Game } from '../../src/game/state/state.js';
import { resolveRules } from '../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);

/** A game in a round. */
function at(
  turn: number,
  area: number,
  round: number,
  before: number,
  action = ACTION_NONE,
  rules: string[] = [],
): Game {
  const g = new Game(tables, resolveRules(rules));
  g.turn = turn;
  g.area = area;
  g.round = round;
  g.roundsBefore = before;
  g.action = action;
  return g;
}

describe('a round in words', () => {
  it('9.2: those of an air raid are counted for themselves', () => {
    expect(roundInWords(at(5, HAWAII, 8, 0))).toBe('round 8');
    expect(roundInWords(at(5, HAWAII, 9, 8, ACTION_AIR_RAID))).toBe('air raid, round 1');
  });

  it('18.4: the surprise raid on Indonesia, the combat after it, and an air raid after that', () => {
    expect(roundInWords(at(1, INDONESIA, 2, 0, ACTION_AIR_RAID))).toBe('surprise raid, round 2');
    expect(roundInWords(at(1, INDONESIA, 3, 2))).toBe('round 1');
    const raid = at(1, INDONESIA, 1, 0, ACTION_AIR_RAID);
    raid.raidHarbor[0] = 1;
    expect(roundInWords(raid)).toBe('air raid, round 1');
  });

  it('18.3: extra rounds, in which nobody pursues anybody', () => {
    expect(roundInWords(at(1, HAWAII, 2, 0, ACTION_AIR_RAID))).toBe('air raid, round 2');
    expect(roundInWords(at(1, HAWAII, 3, 2))).toBe('round 1 (extra)');
    expect(roundInWords(at(1, HAWAII, 4, 2, ACTION_AIR_RAID))).toBe('round 2 (extra), air raid');
    const pursuit = at(1, HAWAII, 5, 2);
    pursuit.fight = 1;
    expect(roundInWords(pursuit)).toBe('round 3');
    expect(roundInWords(at(1, HAWAII, 3, 2, ACTION_NONE, ['nt1']))).toBe('round 1');
  });
});
