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

describe('a frozen player', () => {
  it.each([
    ['tuned-1', ['second-edition'], 'd1c00cc11918160d'],
    ['tuned-1', ['nt1', 'task-forces'], '9d126dd7d7220c30'],
    ['tuned-1', ['menzel', 'nine-turn'], '6601fe6ac57b80d9'],
    ['tuned-2', ['second-edition'], '8d04f128b4ee3c01'],
    ['tuned-2', ['nt1', 'task-forces'], '43561ae1ba9389e2'],
    ['tuned-2', ['menzel', 'nine-turn'], 'de1cb7087c6737e3'],
    ['tuned-3', ['second-edition'], '2a3a209b408e8500'],
    // Under nt1 it has the weights of tuned-2.
    ['tuned-3', ['nt1', 'task-forces'], '43561ae1ba9389e2'],
    ['tuned-4', ['second-edition'], 'ac86638612fbd442'],
    ['tuned-4', ['nt1', 'task-forces'], '116b8b029eba4ca4'],
    ['tuned-5', ['second-edition'], '867078412e2c0f66'],
    ['tuned-5', ['nt1', 'task-forces'], '1635c8a324b4a483'],
    ['tuned-6', ['second-edition'], '935dc6878ee13f90'],
    ['tuned-6', ['nt1', 'task-forces'], '413bf76d7a13a1a7'],
  ])('%s plays the games that it always played, under %j', (name, rules, expected) => {
    const japan = namedSeat('japan', name)!;
    const allied = namedSeat('allied', name)!;
    expect(digest({ name: 'frozen', japan, allied, rules }, tables, 4)).toBe(expected);
  });
});

describe.each(SIDES)('frozen doctrines of %s', (side) => {
  it('stand on nothing that may change, and in no list that nobody wrote', () => {
    expect(frozenNames(side)).toEqual([
      'tuned-1',
      'tuned-2',
      'tuned-3',
      'tuned-4',
      'tuned-5',
      'tuned-6',
      'tuned-7',
      'tuned-8',
      'tuned-9',
      'tuned-10',
      'tuned-11',
      'tuned-12',
      'tuned-13',
    ]);
    for (const name of frozenNames(side)) {
      const { weights } = parse(readFileSync(`src/ai/frozen/${side}/${name}.yaml`, 'utf8'));
      expect(completeWeights(weights)).toEqual(shippedDoctrine(side, name)!.weights);
      expect(doctrineNames(side)).not.toContain(name);
    }
  });
});
