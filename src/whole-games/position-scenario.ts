// The question "how does the game end from here?" as one plain value.
import type { Seats } from '../ai/seat.js';
import type { BoardTables } from '../board/index.js';
import type { GameRecord } from '../game/state/record.js';
import type { PlainMap } from '../records/record-plain.js';
import { plainRecord } from '../records/record-write.js';

/** A complete, normalised scenario of games that begin at a decision. */
export interface PositionScenario {
  readonly kind: 'position';
  /** Who plays on. */
  readonly players: Seats;
  /** A record that ends at the decision, as its file has it: rules, rulings and board values are in it. */
  readonly record: PlainMap;
}

/**
 * The scenario of a position.
 *
 * @param record that of `takenFromRecord`: it begins with the turn and ends at the decision.
 */
export function positionScenario(record: GameRecord, tables: BoardTables, players: Seats): PositionScenario {
  // Where play ends and where the dice came from is of no account: from here on they are others.
  const { seed: _seed, game: _game, ...plain } = plainRecord({ ...record, seed: null, end: null }, tables);
  return { kind: 'position', players, record: plain };
}
