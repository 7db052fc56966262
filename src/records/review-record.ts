// A review of a record, decision by decision: others have their turn between two of them, so that it can be stopped.
import { Reviewer } from '../ai/search/review.js';
import type { SearchSettings } from '../ai/search/search-settings.js';
import { TurnLog } from '../ai/search/turn-log.js';
import type { BoardTables } from '../board/index.js';
import type { GameRecord } from '../game/state/record.js';
import type { Game } from '../game/state/state.js';
import type { RuleSet } from '../rules/index.js';
import { type ReplayOptions, replay } from './replay.js';

export interface ReviewRecordOptions extends Pick<ReplayOptions, 'dice'> {
  readonly settings: SearchSettings;
  /** The only turn whose decisions are looked at. Default: all of them. */
  readonly turn?: number | undefined;
  /** Told before each decision that is looked at. Default: nobody. */
  readonly onLook?: (g: Game, reviewer: Reviewer) => void;
  /** Called between decisions with how many there are, so that others have their turn; `true` ends the review. Default: nothing. */
  readonly pause?: (reviewer: Reviewer, decisions: number) => Promise<boolean>;
}

/** What a review found, and how far it came. */
export interface Reviewed {
  readonly reviewer: Reviewer;
  /** Large decisions of the record; where it was stopped, not all of them were looked at. */
  readonly decisions: number;
}

/**
 * Has search look at the large decisions of a record that keeps the rules. For each of them the record is played again, which takes a
 * hundredth of the time that search does.
 *
 * @throws RecordProblem where the record does not fit the rules.
 * @example
 * const { reviewer } = await reviewRecord(record, tables, rules, { settings: reviewSettings() });
 * reviewer.worst(JAPAN);
 */
export async function reviewRecord(
  record: GameRecord,
  tables: BoardTables,
  rules: RuleSet,
  { settings, turn = 0, dice, onLook, pause = async () => false }: ReviewRecordOptions,
): Promise<Reviewed> {
  const reviewer = new Reviewer(new TurnLog(), settings, record.seed ?? 'review', rules);
  reviewer.turn = turn;
  if (onLook) reviewer.onLook = (g) => onLook(g, reviewer);
  const play = (wanted: number): void => {
    reviewer.turnTo(wanted);
    replay(record, tables, rules, { reviewer, ...(dice ? { dice } : {}) });
  };
  play(-1);
  const decisions = reviewer.passed;
  for (let n = 0; n < decisions; n++) {
    play(n);
    if (n + 1 < decisions && (await pause(reviewer, decisions))) break;
  }
  return { reviewer, decisions };
}
