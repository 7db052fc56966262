// The question of what a player loses at one kind of decision.
import { SEARCHED_KINDS } from '../../ai/search/large-decisions.js';
import { type SearchSettings, searchSettings } from '../../ai/search/search-settings.js';
import { SIDES, type Side } from '../../board/index.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';

/** The decisions that can be asked about, by their names. */
export const REGRET_KINDS = SEARCHED_KINDS;

/** What is asked. */
export interface RegretQuestion {
  readonly kind: 'regret';
  /** Rule sets and base players: heuristic or learned players on both sides. */
  readonly scenarios: readonly GameScenario[];
  /** Default: both. */
  readonly sides?: readonly Side[];
  /** Kinds of decision, each searched alone: names out of {@link REGRET_KINDS}. Default: patrols, air, amphibious, raiders, next-area, day-night, retreat, landings and basing. */
  readonly kinds?: readonly string[];
  /** The only turn that is searched; default `null`: every turn. */
  readonly turn?: number | null;
  /** Games for each rule set, side and kind: 2 or more. Default: 8. */
  readonly games?: number;
  /** Rollouts before and after each changed answer: 2 or more. Default: 48. */
  readonly rollouts?: number;
  /**
   * How hard search looks; its `kinds` and its `base` count for nothing: the kind of the row is searched, from the answers of the base players. Default:
   * 24 rollouts of 10 answers, two turns ahead.
   */
  readonly search?: SearchSettings;
  /** Default: `regret`. */
  readonly seed?: string;
}

/** The kinds that are asked about when nobody names any: those that cost something. */
export const DEFAULT_KINDS: readonly string[] = [
  'patrols',
  'air',
  'amphibious',
  'raiders',
  'next-area',
  'day-night',
  'retreat',
  'landings',
  'basing',
];

/** How hard search looks here when nobody says otherwise. */
export const REGRET_SEARCH: SearchSettings = searchSettings({ rollouts: 24, candidates: 10, horizon: 2 });

/** Games that a question asks for at least: one has no standard error. */
export const MIN_REGRET_GAMES = 2;

/** What questions about single decisions leave open, when nobody says otherwise. */
export const USUAL = {
  sides: SIDES,
  turn: null,
  games: 8,
  rollouts: 48,
  search: REGRET_SEARCH,
  seed: 'regret',
} as const;

/** The question with nothing left open. */
export const wholeRegret = (question: RegretQuestion): Required<RegretQuestion> => ({
  ...USUAL,
  kinds: DEFAULT_KINDS,
  ...question,
});
