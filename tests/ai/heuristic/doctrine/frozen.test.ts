// Frozen players play what they always played: whoever changes the code so that they do not, sees it here.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { digest } from '../../../../bench/digests/play.js';
import { doctrineNames, frozenNames, shippedDoctrine } from '../../../../src/ai/heuristic/doctrine/doctrine.js';
import { completeWeights } from '../../../../src/ai/heuristic/doctrine/weights.js';
import { namedSeat } from '../../../../src/ai/seat.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../../../src/board/index.js';

const tables = compileBoard(STANDARD_BOARD);

describe('tuned-1', () => {
  it.each([
    [['second-edition'], 'd1c00cc11918160d'],
    [['nt1', 'task-forces'], '95372cc9d22a2e46'],
    [['menzel', 'nine-turn'], '6601fe6ac57b80d9'],
  ])('plays the games that it always played, under %j', (rules, expected) => {
    const japan = namedSeat('japan', 'tuned-1')!;
    const allied = namedSeat('allied', 'tuned-1')!;
    expect(digest({ name: 'frozen', japan, allied, rules }, tables, 4)).toBe(expected);
  });
});

describe.each(SIDES)('frozen doctrines of %s', (side) => {
  it('stand on nothing that may change, and in no list that nobody wrote', () => {
    expect(frozenNames(side)).toEqual(['tuned-1']);
    for (const name of frozenNames(side)) {
      const { weights } = parse(readFileSync(`src/ai/frozen/${side}/${name}.yaml`, 'utf8'));
      expect(completeWeights(weights)).toEqual(shippedDoctrine(side, name)!.weights);
      expect(doctrineNames(side)).not.toContain(name);
    }
  });
});
