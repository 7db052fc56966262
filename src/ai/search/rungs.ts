// Search players by name, each for a budget of processor time a game: the best settings that are known for it. How they were found, and what
// they gain: docs/who-plays-best.md.
import { type SearchSettings, searchSettings } from './search-settings.js';

/** A search player with a name of its own. */
export interface SearchRung {
  readonly name: string;
  readonly settings: SearchSettings;
  /** What it is, in a sentence. */
  readonly about: string;
}

/** The decisions that search mends most for its time, by the map of `vitp regret`, the dearest first. */
const DEAREST = ['raiders', 'patrols', 'air'];
/** All kinds at which search gains more than a point a game. Combat is not among them. */
const MOVEMENT = [...DEAREST, 'raid-force', 'amphibious', 'next-area', 'basing'];
/** One turn ahead, one round of few candidates: more of either brings less than more rollouts. */
const NEAR = { horizon: 1, generations: 1 };

/** The rungs, the cheapest first. */
export const SEARCH_RUNGS: readonly SearchRung[] = [
  {
    name: 'search-0.02s',
    settings: searchSettings({ ...NEAR, rollouts: 4, batch: 4, candidates: 3, kinds: DEAREST.slice(0, 1) }),
    about: 'Searches raiders alone, one turn ahead; some 0.02 s of processor time a game.',
  },
  {
    name: 'search-0.1s',
    settings: searchSettings({ ...NEAR, rollouts: 8, candidates: 4, kinds: DEAREST.slice(0, 2) }),
    about: 'Searches raiders and patrols, one turn ahead; some 0.1 s a game.',
  },
  {
    name: 'search-0.2s',
    settings: searchSettings({ ...NEAR, rollouts: 8, batch: 4, candidates: 4, kinds: DEAREST }),
    about: 'Searches raiders, patrols and air units, one turn ahead; some 0.2 s a game.',
  },
  {
    name: 'search-1s',
    settings: searchSettings({ ...NEAR, rollouts: 16, candidates: 8, kinds: MOVEMENT }),
    about: 'Searches what moves and where it is based, one turn ahead; some 1 s a game.',
  },
  {
    name: 'search-3s',
    settings: searchSettings({ ...NEAR, rollouts: 64, candidates: 8, kinds: MOVEMENT }),
    about: 'The same with more rollouts; some 3 s a game.',
  },
];
