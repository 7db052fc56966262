// Search players by name, each for a budget of processor time a game. A rung never changes: what is found to be better for the same budget
// gets the next number behind the name. How they were found, and what they gain: docs/measured/.
import type { Side } from '../../board/index.js';
import { CURRENT_LEARNED, type LearnedName } from '../learned/learned-names.js';
import { FORESEEN_KINDS, type SearchSettings, type SomeSearchSettings, searchSettings } from './search-settings.js';

/** A search player with a name of its own. */
export interface SearchRung {
  readonly name: string;
  readonly settings: SearchSettings;
  /** The Allies' settings, where they are others. */
  readonly allied?: SearchSettings;
}

/** The decisions at which search gains most for its time, by the map of `vitp regret`, in this order. */
const COSTLIEST = ['raiders', 'patrols', 'air'];
/** All kinds at which search gains more than a point a game. Combat is not among them. */
const MOVEMENT = [...COSTLIEST, 'raid-force', 'amphibious', 'next-area', 'basing'];
/** One turn ahead, one round of few candidates: more of either brings less than more rollouts. */
const NEAR = { horizon: 1, generations: 1 };
/**
 * The decisions of the second rungs. Of the other kinds, basing, the order of areas and the raid force gained nothing when they were searched
 * one turn ahead, and air units less than twice the answers at these three for the same time.
 */
const AT_SEA = ['raiders', 'patrols', 'amphibious'];
/** Many answers with two rollouts each, of which the better half goes on: most answers are seen to be bad at once. */
const MANY = { ...NEAR, batch: 2, caution: 0.5, kinds: AT_SEA };
/**
 * The decisions that Japan searches in few rollouts from the answers of `learned-3`. Not its patrols: in rollouts heuristic raiders follow them, in
 * the game better ones.
 */
const NO_PATROLS = ['raiders', 'amphibious'];
/** From what `learned-3` answers: few rollouts, and in each of three rounds answers near the best so far. */
const FROM_LEARNED_3 = { ...MANY, base: 'learned-3', rollouts: 8, candidates: 12, generations: 3 } as const;

/**
 * The same with rollouts that stop before the first fight where they can, so that there may be many more answers; amphibious units, which are not seen there, in
 * fewer rollouts.
 */
const FORESEEN = {
  ...NEAR,
  kinds: AT_SEA,
  base: 'learned-4',
  evaluation: 2,
  luck: 0.8,
  batch: 2,
  caution: 0,
  rollouts: 8,
  candidates: 8,
  generations: 2,
  foreseen: 4,
  foreseenCandidates: 26,
  foreseenGenerations: 12,
} as const;

/** The same with more of everything, air units too, and the best by the network compared by rollouts that go on. */
const CONFIRMED = {
  ...FORESEEN,
  base: 'learned-5',
  kinds: [...AT_SEA, 'air'],
  rollouts: 64,
  batch: 4,
  candidates: 32,
  generations: 3,
  foreseen: 8,
  foreseenCandidates: 64,
  foreseenGenerations: 16,
  confirmed: 8,
  opponents: 8,
} as const;

/** For the Allies, who gain nothing when the network chooses their raiders: for these rollouts that go on. */
const RAIDERS_TO_THE_END = {
  ...CONFIRMED,
  foreseenKinds: ['patrols', 'air'],
  rollouts: 128,
  batch: 8,
  confirmed: 16,
} as const;

/** From what `learned-5` answers: rollouts that stop before the first fight, one for each answer. */
const SHORT_ROLLOUTS = {
  ...NEAR,
  kinds: ['raiders', 'patrols'],
  base: 'learned-5',
  evaluation: 2,
  batch: 2,
  caution: 0,
  rollouts: 4,
  candidates: 4,
  foreseen: 1,
} as const;

/**
 * From what a learned player answers. In rollouts he and a heuristic player are the other side by turns, and each answer meets both: an answer that is
 * good against one of them alone is worth little against others.
 */
const twoOpponents = (base: LearnedName) => ({ base, against: [base, 'heuristic'] }) as const;

/** Two rollouts of few answers, and four of many. */
const FEW = { ...SHORT_ROLLOUTS, foreseen: 2, foreseenCandidates: 6, foreseenGenerations: 2 } as const;
const JAPAN_IN_FOUR = { ...FORESEEN, kinds: NO_PATROLS, foreseenCandidates: 20, foreseenGenerations: 8 } as const;
const ALLIES_IN_FOUR = { ...FORESEEN, foreseenCandidates: 14, foreseenGenerations: 5 } as const;

/** Four of many answers, air units too, and the best eight compared by up to 16 rollouts that go on. */
const BEST_COMPARED = {
  ...CONFIRMED,
  rollouts: 16,
  candidates: 8,
  generations: 2,
  foreseen: 4,
  foreseenCandidates: 26,
  foreseenGenerations: 8,
} as const;

/** Settings that name the kinds of decision they search. */
type OfKinds = SomeSearchSettings & { readonly kinds: readonly string[] };

/**
 * A search player for each of four budgets, which starts from what a learned player answers.
 *
 * @param evaluation which one values positions.
 * @param patrols false where no patrols are searched: in rollouts the own side goes on as the heuristic player does, in the game other raiders follow
 * (docs/measured/patrols-in-search.md).
 */
function fourFrom(base: LearnedName, number: number, evaluation = 2, patrols = true): readonly SearchRung[] {
  const searched = (settings: OfKinds) => {
    const kinds = settings.kinds.filter((kind) => patrols || kind !== 'patrols');
    return searchSettings({ ...settings, ...twoOpponents(base), evaluation, kinds });
  };
  return [
    { name: `search-0.02s-${number}`, settings: searched({ ...FEW, kinds: ['raiders'] }), allied: searched(FEW) },
    { name: `search-0.1s-${number}`, settings: searched(JAPAN_IN_FOUR), allied: searched(ALLIES_IN_FOUR) },
    { name: `search-1s-${number}`, settings: searched(BEST_COMPARED) },
    {
      name: `search-3s-${number}`,
      settings: searched({ ...BEST_COMPARED, candidates: 12, foreseenCandidates: 40, confirmed: 16 }),
    },
  ];
}

/** The rungs: the first for each budget, then those that were found later, the cheapest first. */
export const SEARCH_RUNGS: readonly SearchRung[] = [
  {
    name: 'search-0.02s',
    settings: searchSettings({ ...NEAR, rollouts: 4, batch: 4, candidates: 3, kinds: COSTLIEST.slice(0, 1) }),
  },
  {
    name: 'search-0.1s',
    settings: searchSettings({ ...NEAR, rollouts: 8, candidates: 4, kinds: COSTLIEST.slice(0, 2) }),
  },
  {
    name: 'search-0.2s',
    settings: searchSettings({ ...NEAR, rollouts: 8, batch: 4, candidates: 4, kinds: COSTLIEST }),
  },
  {
    name: 'search-1s',
    settings: searchSettings({ ...NEAR, rollouts: 16, candidates: 8, kinds: MOVEMENT }),
  },
  {
    name: 'search-3s',
    settings: searchSettings({ ...NEAR, rollouts: 64, candidates: 8, kinds: MOVEMENT }),
  },
  {
    name: 'search-0.05s',
    settings: searchSettings({ ...MANY, rollouts: 8, candidates: 6 }),
  },
  {
    name: 'search-0.1s-2',
    settings: searchSettings({ ...MANY, rollouts: 16, candidates: 12 }),
  },
  {
    name: 'search-0.2s-2',
    settings: searchSettings({ ...MANY, rollouts: 16, candidates: 24 }),
  },
  {
    name: 'search-1s-2',
    settings: searchSettings({ ...MANY, rollouts: 32, batch: 4, candidates: 24, generations: 2 }),
  },
  {
    name: 'search-3s-2',
    settings: searchSettings({ ...MANY, rollouts: 64, batch: 4, candidates: 48, generations: 3 }),
  },
  {
    name: 'search-0.1s-3',
    settings: searchSettings({ ...FROM_LEARNED_3, kinds: NO_PATROLS }),
    allied: searchSettings(FROM_LEARNED_3),
  },
  {
    name: 'search-3s-3',
    settings: searchSettings({ ...MANY, base: 'learned-3', rollouts: 64, batch: 4, candidates: 48, generations: 3 }),
  },
  {
    name: 'search-0.01s-4',
    settings: searchSettings({ ...SHORT_ROLLOUTS, foreseenCandidates: 6, foreseenGenerations: 2 }),
  },
  {
    name: 'search-0.02s-4',
    settings: searchSettings({ ...SHORT_ROLLOUTS, foreseenCandidates: 8, foreseenGenerations: 3 }),
  },
  {
    name: 'search-0.1s-4',
    settings: searchSettings({ ...FORESEEN, kinds: NO_PATROLS, candidates: 12, foreseenCandidates: 32 }),
    allied: searchSettings(FORESEEN),
  },
  {
    name: 'search-3s-4',
    settings: searchSettings(CONFIRMED),
    allied: searchSettings({ ...MANY, base: 'learned-4', rollouts: 64, batch: 4, candidates: 48, generations: 3 }),
  },
  {
    name: 'search-3s-5',
    // The default, written out: settings that are the same as those of search-3s-4 would be told under its name.
    settings: searchSettings({ ...CONFIRMED, foreseenKinds: FORESEEN_KINDS }),
    allied: searchSettings(RAIDERS_TO_THE_END),
  },
  {
    name: 'search-0.02s-5',
    settings: searchSettings({ ...FEW, ...twoOpponents('learned-fast-2') }),
  },
  {
    name: 'search-0.1s-5',
    settings: searchSettings({ ...JAPAN_IN_FOUR, ...twoOpponents('learned-fast-2') }),
    allied: searchSettings({ ...ALLIES_IN_FOUR, ...twoOpponents('learned-fast-2') }),
  },
  {
    name: 'search-0.02s-6',
    settings: searchSettings({ ...FEW, ...twoOpponents('learned-fast-4') }),
  },
  {
    name: 'search-0.1s-6',
    settings: searchSettings({ ...JAPAN_IN_FOUR, ...twoOpponents('learned-fast-4') }),
    allied: searchSettings({ ...ALLIES_IN_FOUR, ...twoOpponents('learned-fast-4') }),
  },
  {
    name: 'search-0.02s-7',
    // Japan's patrols would take half of its time, for nothing: -1.8 ±0.8 POC instead of -1.9 ±0.7 against learned-fast-5 (300 games).
    settings: searchSettings({ ...FEW, ...twoOpponents('learned-fast-5'), kinds: ['raiders'] }),
    allied: searchSettings({ ...FEW, ...twoOpponents('learned-fast-5') }),
  },
  {
    name: 'search-0.1s-7',
    settings: searchSettings({ ...JAPAN_IN_FOUR, ...twoOpponents('learned-fast-5') }),
    allied: searchSettings({ ...ALLIES_IN_FOUR, ...twoOpponents('learned-fast-5') }),
  },
  ...fourFrom('learned-fast-6', 8),
  ...fourFrom('learned-fast-7', 9),
  ...fourFrom('learned-fast-8', 10),
  ...fourFrom('learned-fast-9', 11),
  ...fourFrom('learned-fast-10', 12),
  ...fourFrom('learned-fast-13', 13),
  ...fourFrom('learned-fast-14', 14),
  ...fourFrom('learned-fast-15', 15, 3),
  ...fourFrom('learned-fast-16', 16, 3),
  ...fourFrom('learned-fast-17', 17, 4),
  ...fourFrom('learned-fast-18', 18, 4),
  ...fourFrom('learned-fast-19', 19, 4),
  ...fourFrom('learned-fast-20', 20, 4, false),
];

/** Names of the strongest for each budget: those that start from who plays where nobody is named, and from who follows. The others are kept, so that what was made with them can be asked again. */
export const CURRENT_RUNGS: readonly string[] = SEARCH_RUNGS.filter(({ settings: { base } }) =>
  CURRENT_LEARNED.some((name) => name === base),
).map(({ name }) => name);

/**
 * The settings of a rung for a side; `undefined` when nobody has that name.
 *
 * @example
 * rungSettings('allied', 'search-0.1s-3')!.kinds; // ['patrols', 'amphibious', 'raiders']
 */
export function rungSettings(side: Side, name: string): SearchSettings | undefined {
  const rung = SEARCH_RUNGS.find((one) => one.name === name);
  return side === 'allied' ? (rung?.allied ?? rung?.settings) : rung?.settings;
}
