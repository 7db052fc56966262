// The question "how does the whole game end?" as one plain value.
import { defaultSeat, type Seats } from '../ai/seat.js';

/** A complete, normalised scenario of whole games: every default filled in. */
export interface GameScenario {
  readonly kind: 'game';
  /** Names of the rules in force. */
  readonly rules: readonly string[];
  /** Readings of contested rules that differ from the defaults, by name; see `RULINGS`. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Who plays each side, with everything that directs them. */
  readonly players: Seats;
  /** Overridden board values, exactly as the user wrote them; `null` for the standard board. */
  readonly data: unknown;
}

/** Whole games of the second edition between those who play where nobody is named. */
export const STANDARD_GAME: GameScenario = {
  kind: 'game',
  rules: ['second-edition'],
  rulings: {},
  players: { japan: defaultSeat('japan'), allied: defaultSeat('allied') },
  data: null,
};
