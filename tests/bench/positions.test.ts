// The positions that evaluations are fitted to, of players by name.
import { describe, expect, it } from 'vitest';
import { AS_THEY_ARE, positions } from '../../bench/fit-evaluation/positions.js';
import { AFTER_TURN_ONE, ON_LATER_TURNS } from '../../bench/fit-evaluation/rule-sets.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();

/** What is seen at the end of each turn of some games, and how they end. */
const played = (players: readonly string[], manner = { shake: 0, variety: 0 }, games = 16) =>
  positions(tables, rules, 'positions', games, { ...manner, players }).map((cases) =>
    cases.map(({ x, end }) => [...x, end].join(' ')),
  );

describe('positions of players by name', () => {
  it('are those of one player where all names are his', () => {
    expect(played(['tuned-1', 'tuned-1'])).toEqual(played(['tuned-1']));
  });

  it('come from another of the players on every turn', () => {
    const [one, other, both] = [played(['tuned-1']), played(['standard']), played(['tuned-1', 'standard'])];
    const ofOne = new Set([...one[7]!, ...other[7]!]);
    for (const text of both[7]!) expect(ofOne.has(text)).toBe(false);
  });

  it('go on by the first of them where the others play turn 1 alone', () => {
    const [first] = played(['standard'], AS_THEY_ARE);
    const [mixed] = played(['standard', 'tuned-1'], AS_THEY_ARE);
    const turnOne = (text: string) => text.slice(0, text.lastIndexOf(' '));
    // Of games whose turn 1 comes out as it does between two of the first, the rest does too.
    const same = mixed!.filter((text, k) => turnOne(text) === turnOne(first![k]!));
    expect(same.length).toBeGreaterThan(0);
    expect(same.length).toBeLessThan(mixed!.length);
    for (const text of same) expect(first).toContain(text);
  });
});

describe('the rule sets', () => {
  it('are the same on all turns, nine turns first on later ones', () => {
    expect([...ON_LATER_TURNS].sort()).toEqual([...AFTER_TURN_ONE].sort());
    expect(ON_LATER_TURNS[0]).toEqual(['nine-turn']);
  });
});
