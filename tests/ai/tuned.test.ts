// The tuned doctrines say how they were made, and the game keeps its shape. That they are better: tuned.long.test.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Match } from '../../src/ai/match.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';

const GAMES = 40;

describe.each(SIDES)('the tuned doctrine of %s', (side) => {
  it('says how it was made', () => {
    const { provenance } = parse(readFileSync(`src/ai/doctrines/${side}/tuned.yaml`, 'utf8'));
    expect(provenance['made by']).toMatch(/^vitp tune \d/);
    expect(provenance.against.length).toBeGreaterThan(3);
    expect(provenance.validation.seed).not.toBe(provenance.seed);
    expect(provenance['gain over the start by generation'].split(', ')).toHaveLength(provenance.generations);
  });
});

describe('games between the tuned doctrines', () => {
  it('begin with Japan 7 ahead, rise to the middle and fall from turn 6', () => {
    const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), { japan: 'tuned', allied: 'tuned' }, 'shape');
    const sums = new Array<number>(9).fill(0);
    const first = new Map<number, number>();
    for (let game = 0; game < 2 * GAMES; game++) {
      match.play(game, {
        turnEnded({ turn, poc }) {
          sums[turn]! += poc;
          if (turn === 1) first.set(poc, (first.get(poc) ?? 0) + 1);
        },
      });
    }
    const [mode] = [...first].sort((a, b) => b[1] - a[1])[0]!;
    expect(mode).toBe(7);
    for (const turn of [2, 3]) expect(sums[turn]!).toBeGreaterThan(sums[turn - 1]!);
    for (const turn of [6, 7, 8]) expect(sums[turn]!).toBeLessThan(sums[turn - 1]!);
  });
});
