// The row of a turn: the last turn of a game has the last row, whichever it is (4.7, 19).
import { expect, it } from 'vitest';
import { MAX_TURNS } from '../../src/ai/opening.js';
import { turnRow } from '../../src/ai/turn-row.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { Game } from '../../src/game/index.js';
import { resolveRules } from '../../src/rules/index.js';

it.each([
  ['second-edition', [0, 1, 2, 3, 4, 5, 6, 8]],
  ['nine-turn', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
] as const)('of each turn under %s', (rule, rows) => {
  const g = new Game(compileBoard(STANDARD_BOARD), resolveRules([rule]));
  const of = (turn: number) => {
    g.turn = turn;
    return turnRow(g);
  };
  expect(rows.map((_, k) => of(k + 1))).toEqual(rows);
  expect(of(g.rules.turns)).toBe(MAX_TURNS - 1);
});
