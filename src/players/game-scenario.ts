// The question "how does the whole game end?" as one plain value.
import type { PlayerName } from './match.js';

/** A complete, normalised scenario of whole games: every default filled in. */
export interface GameScenario {
  readonly kind: 'game';
  /** Names of the rules in force. */
  readonly rules: readonly string[];
  /** Readings of contested rules that differ from the defaults, by name; see `RULINGS`. */
  readonly rulings: Readonly<Record<string, string>>;
  /** Who plays each side. */
  readonly players: { readonly japan: PlayerName; readonly allied: PlayerName };
  /** Overridden board values, exactly as the user wrote them; `null` for the standard board. */
  readonly data: unknown;
}

/** Whole games of the second edition between the heuristic players. */
export const STANDARD_GAME: GameScenario = {
  kind: 'game',
  rules: ['second-edition'],
  rulings: {},
  players: { japan: 'heuristic', allied: 'heuristic' },
  data: null,
};
