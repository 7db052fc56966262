// The rungs of search play what they always played: whoever changes the code so that they do not, sees it here.
import { describe, expect, it } from 'vitest';
import { digest } from '../../../bench/digests/play.js';
import { SEARCH_RUNGS } from '../../../src/ai/search/rungs.js';
import { namedSeat } from '../../../src/ai/seat.js';
import { compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';
import { LONG } from '../../size.js';

const tables = compileBoard(STANDARD_BOARD);

describe('rungs of search', () => {
  const cheapest = [['search-0.05s', '2bc43800e167bc2e']] as const;
  const others = [
    ['search-0.02s', 'cde953e0e2973fdc'],
    ['search-0.1s', 'da4dd57a0ec6b3eb'],
    ['search-0.1s-2', 'c3edca170ff94c42'],
    ['search-0.2s', 'be9102301f8d63c3'],
    ['search-0.2s-2', 'e3e1565c0da82e42'],
  ] as const;
  it.each(LONG ? [...cheapest, ...others] : cheapest)('%s plays the game that it always played', (name, expected) => {
    const japan = namedSeat('japan', name)!;
    const allied = namedSeat('allied', 'tuned-1')!;
    expect(digest({ name: 'rung', japan, allied, rules: ['second-edition'] }, tables, 1)).toBe(expected);
  });

  it('have settings of their own: a seat is named by them', () => {
    const settings = SEARCH_RUNGS.map((rung) => JSON.stringify(rung.settings));
    expect(new Set(settings).size).toBe(SEARCH_RUNGS.length);
  });
});
