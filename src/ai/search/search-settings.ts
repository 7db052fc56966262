// How hard the search player looks, and at what: plain values, so that they can stand in a scenario file.
import type { LearnedName } from '../learned/learned-names.js';
import { SEARCHED_KINDS } from './large-decisions.js';

/** Kinds of decision whose rollouts can stop before the first fight of a turn. That of amphibious units is about what comes after it. */
export const FORESEEN_KINDS = ['patrols', 'air', 'raiders'] as const;

/** What is known of an option of the search player. */
export interface SearchOptionInfo {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  readonly default: number;
  readonly about: string;
}

const count = (min: number, max: number, byDefault: number, about: string): SearchOptionInfo => ({
  min,
  max,
  whole: true,
  default: byDefault,
  about,
});

/** The options of the search player. */
export const SEARCH_OPTIONS = {
  rollouts: count(4, 4096, 32, 'Rollouts of the answers that stay in to the end of a comparison.'),
  batch: count(
    2,
    64,
    8,
    'Rollouts of each answer before the first are dropped; as many of the better half follow, and twice as many after that.',
  ),
  horizon: count(
    0,
    9,
    2,
    'Turns played out, the present one included, before the position is evaluated; 0 for the rest of the game.',
  ),
  candidates: count(
    2,
    64,
    12,
    'Answers compared in one round of the decisions with many answers; half of them at most are those of other doctrines and openings.',
  ),
  generations: count(1, 16, 2, 'Rounds in which variations of the best answer so far are tried.'),
  opponents: count(
    1,
    16,
    4,
    'Opponents in rollouts: the players named under "against", and the same with perturbed weights, so that no one weakness is played against.',
  ),
  evaluation: count(
    1,
    4,
    1,
    'Which evaluation of a position: the second knows ships that are sunk from ships that have not arrived after turn 1, the third is fitted to stronger players on later turns, the fourth to still stronger ones on every turn, under each of five rule sets.',
  ),
  foreseen: count(
    0,
    64,
    0,
    'Rollouts of the answers to patrols, air units and raiders that stay in to the end of a comparison, when these rollouts stop before the first fight and a network foretells what the turn brings; 0: all rollouts go on to the horizon.',
  ),
  foreseenCandidates: count(2, 64, 20, 'Answers compared in one round where rollouts stop before the first fight.'),
  foreseenGenerations: count(
    1,
    64,
    12,
    'Rounds in which variations are tried where rollouts stop before the first fight.',
  ),
  confirmed: count(
    0,
    16,
    0,
    'How many of the best by rollouts that stop before the first fight are compared by rollouts that go on to the horizon; 0: none.',
  ),
  luck: {
    min: 0,
    max: 1,
    whole: false,
    default: 0,
    about:
      'Share of the luck of its rolls that is taken from what a rollout ends with, so that fewer rollouts tell as much.',
  },
  caution: {
    min: 0,
    max: 10,
    whole: false,
    default: 1,
    about: "Standard errors by which an answer must look better than the heuristic player's own to be preferred.",
  },
} as const satisfies Readonly<Record<string, SearchOptionInfo>>;

export type SearchOptionName = keyof typeof SEARCH_OPTIONS;
export const SEARCH_OPTION_NAMES = Object.keys(SEARCH_OPTIONS) as readonly SearchOptionName[];

/** Options of the search player, complete: `SEARCH_OPTIONS` says what each of the numbers does. */
export type SearchSettings = { readonly [name in SearchOptionName]: number } & {
  /** Kinds of decision that are searched, names out of {@link SEARCHED_KINDS} in their order; the others are answered by the base player. */
  readonly kinds: readonly string[];
  /** Some of `patrols`, `air` and `raiders`, in this order, whose rollouts stop before the first fight where `foreseen` is above 0. Left out: all of them. */
  readonly foreseenKinds?: readonly string[] | undefined;
  /** The learned player whose answers are tried first, and given at the other decisions. Left out: the heuristic player. */
  readonly base?: LearnedName | undefined;
  /** Who plays the other side in rollouts, by turns. Left out: the heuristic player with the default doctrine alone. */
  readonly against?: readonly RolloutOpponent[] | undefined;
  /** `base` where the base player goes on for the own side in rollouts himself. Left out: the heuristic player beneath him, who takes half of the time. */
  readonly onward?: 'base' | undefined;
};

/** Who can go on for the own side in rollouts. */
export const ONWARD = ['base', 'heuristic'] as const satisfies readonly SomeSearchSettings['onward'][];

/** Players who can stand for the other side in rollouts. */
export type RolloutOpponent = LearnedName | 'heuristic';

/** Some of the options, as a file or a scenario names them. */
export type SomeSearchSettings = {
  readonly [name in Exclude<keyof SearchSettings, 'base' | 'onward'>]?: SearchSettings[name] | undefined;
} & {
  readonly base?: LearnedName | 'heuristic' | undefined;
  readonly onward?: 'base' | 'heuristic' | undefined;
};

/**
 * Complete options: those named, the rest as by default; every kind of decision where none is named.
 *
 * @example
 * searchSettings({ rollouts: 200, kinds: ['raiders', 'patrols'] }).horizon; // 2
 */
export function searchSettings(named: SomeSearchSettings = {}): SearchSettings {
  const numbers = SEARCH_OPTION_NAMES.map((name) => [name, named[name] ?? SEARCH_OPTIONS[name].default]);
  const { kinds, foreseenKinds, base = 'heuristic', against = [], onward } = named;
  return {
    ...(Object.fromEntries(numbers) as { readonly [name in SearchOptionName]: number }),
    kinds: kinds === undefined ? SEARCHED_KINDS : SEARCHED_KINDS.filter((kind) => kinds.includes(kind)),
    ...(foreseenKinds === undefined
      ? {}
      : { foreseenKinds: FORESEEN_KINDS.filter((kind) => foreseenKinds.includes(kind)) }),
    ...(base === 'heuristic' ? {} : { base }),
    ...(base === 'heuristic' || onward !== 'base' ? {} : { onward }),
    ...(against.every((name) => name === 'heuristic') ? {} : { against: [...new Set(against)] }),
  };
}
