// The question of how well judges of answers agree with long rollouts.
import type { SearchSettings } from '../../ai/search/search-settings.js';
import type { Side } from '../../board/index.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { USUAL } from '../regret/question.js';

export { JUDGE_NAMES } from '../../ai/judging/judges.js';

/** What is asked. */
export interface JudgesQuestion {
  readonly kind: 'judges';
  /** Rule sets and base players: heuristic or learned players on both sides. They play the games and the long rollouts. */
  readonly scenarios: readonly GameScenario[];
  /** Default: both. */
  readonly sides?: readonly Side[];
  /** Kinds of decision: names out of `REGRET_KINDS`. Default: patrols, air units and raiders. */
  readonly kinds?: readonly string[];
  /** The only turn that is looked at; default `null`: every turn. */
  readonly turn?: number | null;
  /** Names out of {@link JUDGE_NAMES}. */
  readonly judges: readonly string[];
  /** Games for each rule set: 2 or more. Default: 8. */
  readonly games?: number;
  /** Decisions of a game that are looked at, of each side and kind: at most so many, drawn from all of them. 1 or more. Default: 4. */
  readonly decisions?: number;
  /** Long rollouts of each answer: an even number, 2 or more. Default: 48. */
  readonly rollouts?: number;
  /** Turns that they go on, the present one included, before the position is evaluated; default 0: the rest of the game. */
  readonly ahead?: number;
  /** The answers to a decision are those that search with these settings compares in its first round; nothing else of them counts. Default: 10 answers. */
  readonly search?: SearchSettings;
  /** Default: `regret`. */
  readonly seed?: string;
}

/** Decisions of a game, of each side and kind, when nobody says otherwise. */
const DEFAULT_DECISIONS = 4;

/** The kinds that are asked about when nobody names any: those that every judge may judge. */
const JUDGED_KINDS: readonly string[] = ['patrols', 'air', 'raiders'];

/** The question with nothing left open. */
export const wholeJudges = (question: JudgesQuestion): Required<JudgesQuestion> => ({
  ...USUAL,
  kinds: JUDGED_KINDS,
  decisions: DEFAULT_DECISIONS,
  ahead: 0,
  ...question,
});
