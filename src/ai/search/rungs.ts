// Search players by name, each for a budget of processor time a game: the best settings that are known for it. How they were found, and what
// they gain: docs/who-plays-best.md.
import { type SearchSettings, searchSettings } from './settings.js';

/** A search player with a name of its own. */
export interface SearchRung {
  readonly name: string;
  readonly settings: SearchSettings;
  /** What it is, in a sentence. */
  readonly about: string;
}

/** The decisions that search mends most for its time, by the map of `vitp regret`. */
const DEAREST = ['raiders', 'patrols'];
/** All kinds at which search gains more than a point a game. Combat is not among them. */
const MOVEMENT = [...DEAREST, 'raid-force', 'air', 'amphibious', 'next-area', 'basing'];

/** One turn ahead, one round of few candidates: more of either brings less than more rollouts. */
const rung = (
  name: string,
  rollouts: number,
  candidates: number,
  kinds: readonly string[],
  about: string,
): SearchRung => ({
  name,
  settings: searchSettings({ rollouts, candidates, horizon: 1, generations: 1, kinds }),
  about,
});

/** The rungs, the cheapest first. */
export const SEARCH_RUNGS: readonly SearchRung[] = [
  rung(
    'search-0.1s',
    8,
    4,
    DEAREST,
    'Searches raiders and patrols alone, one turn ahead; some 0.1 s of processor time a game.',
  ),
  rung('search-1s', 16, 8, MOVEMENT, 'Searches what moves and where it is based, one turn ahead; some 1 s a game.'),
  rung('search-3s', 64, 8, MOVEMENT, 'The same with more rollouts; some 3 s a game.'),
];
