// The rungs of search play what they always played: whoever changes the code so that they do not, sees it here.
import { describe, expect, it } from 'vitest';
import { digest } from '../../../bench/digests/play.js';
import { Match } from '../../../src/ai/match.js';
import { rungSettings, SEARCH_RUNGS } from '../../../src/ai/search/rungs.js';
import { searchSettings } from '../../../src/ai/search/search-settings.js';
import { type LearnedSeat, namedSeat, type Seat } from '../../../src/ai/seat.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../../src/board/index.js';
import { resolveRules } from '../../../src/rules/index.js';
import { LONG } from '../../size.js';

/** Digests of a game of the rungs that start from learned players, by side. */
const BY_SIDE = [
  ['search-0.01s-4', 'allied', '7cfc026b7a1a2bf5'],
  ['search-0.01s-4', 'japan', '5a1f5c4056ae8eba'],
  ['search-0.02s-4', 'allied', 'ce59e1e7b84501dd'],
  ['search-0.02s-4', 'japan', '80a2f733647bfeb9'],
  ['search-0.1s-4', 'allied', 'b5bbb12b9963aed9'],
  ['search-0.1s-4', 'japan', 'e694e88acf422d6e'],
  ['search-0.02s-5', 'allied', '254e7eebe93f2336'],
  ['search-0.02s-5', 'japan', '80d2db0e562e22eb'],
  ['search-0.1s-5', 'allied', '3e80b8810e7a9311'],
  ['search-0.1s-5', 'japan', 'd437c0729e2bcb7c'],
  ['search-0.02s-6', 'allied', '5e80a39c295fd187'],
  ['search-0.02s-6', 'japan', '79ce5a9d764819ce'],
  ['search-0.1s-6', 'allied', 'a3783e146c9f5921'],
  ['search-0.1s-6', 'japan', '2e627f935fb227b5'],
  ['search-0.02s-7', 'allied', '7a24d6f05bd28452'],
  ['search-0.02s-7', 'japan', 'b83b5c4110acb8ca'],
  ['search-0.1s-7', 'allied', '342dd7c476e8002e'],
  ['search-0.1s-7', 'japan', 'ea545dc5b64d84c9'],
  ['search-0.02s-8', 'allied', 'ebea2fc86c8ec27c'],
  ['search-0.02s-8', 'japan', 'e8ce9898a9873398'],
  ['search-0.1s-8', 'allied', '95feb915e01ec8e7'],
  ['search-0.1s-8', 'japan', 'bf4627b5c4cc52ed'],
  ['search-1s-8', 'allied', 'ff7168d319408f31'],
  ['search-1s-8', 'japan', '3b589b4e5940ce67'],
  ['search-3s-8', 'allied', '2371a297e05d0378'],
  ['search-3s-8', 'japan', '12fa533fe1d8a95b'],
  ['search-0.02s-20', 'allied', 'e151892d22384b10'],
  ['search-0.02s-20', 'japan', '1b4912d2b3187ae2'],
  ['search-0.1s-20', 'allied', '55405c86c6a98737'],
  ['search-0.1s-20', 'japan', '90c12816b386b3da'],
  ['search-0.1s-3', 'allied', '6a1b35db8ca5cc0a'],
  ['search-0.1s-3', 'japan', 'f14305dc301823d7'],
] as const;

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

  it.each(LONG ? BY_SIDE : BY_SIDE.slice(0, 2))(
    '%s as %s plays the game that it always played',
    (name, side, expected) => {
      const other = namedSeat(side === 'japan' ? 'allied' : 'japan', 'tuned-1')!;
      const own = namedSeat(side, name)!;
      const seats = side === 'japan' ? { japan: own, allied: other } : { japan: other, allied: own };
      expect(digest({ name: 'rung', ...seats, rules: ['second-edition'] }, tables, 1)).toBe(expected);
    },
  );

  it('that start from a learned player answer as it does where nothing is searched', () => {
    const japan = namedSeat('japan', 'learned-3') as LearnedSeat;
    const allied = namedSeat('allied', 'tuned-1')!;
    const search = searchSettings({ base: 'learned-3', kinds: ['stay'] });
    const played = (seat: Seat) => digest({ name: 'base', japan: seat, allied, rules: ['second-edition'] }, tables, 1);
    // Nobody is asked whether he stays under these rules.
    expect(played({ ...japan, player: 'search', search })).toBe(played(japan));
  });

  it('are seated by their names too', () => {
    const match = new Match(tables, resolveRules(), { japan: 'tuned', allied: 'search-0.02s' }, 'by name');
    expect(match.game.players.map((player) => player?.name)).toEqual(
      new Match(
        tables,
        resolveRules(),
        { japan: 'tuned', allied: namedSeat('allied', 'search-0.02s')! },
        'by name',
      ).game.players.map((player) => player?.name),
    );
  });

  it('have settings of their own: a seat is named by them', () => {
    for (const side of SIDES) {
      const settings = SEARCH_RUNGS.map((rung) => JSON.stringify(rungSettings(side, rung.name)));
      expect(new Set(settings).size).toBe(SEARCH_RUNGS.length);
    }
  });

  it('from search-0.02s-20 to search-3s-20 search no patrols, on either side (docs/measured/patrols-in-search.md)', () => {
    for (const budget of ['0.02s', '0.1s', '1s', '3s']) {
      for (const side of SIDES) {
        expect(rungSettings(side, `search-${budget}-20`)!.kinds).not.toContain('patrols');
        expect(rungSettings(side, `search-${budget}-20`)!.kinds).toContain('raiders');
      }
      expect(rungSettings('allied', `search-${budget}-19`)!.kinds).toContain('patrols');
    }
  });
});
