// How hard the search player looks: plain numbers, so that they can stand in a scenario file.

/** Options of the search player. */
export interface SearchSettings {
  /** Rollouts of the answers that stay in to the end of a comparison. Default 96. */
  readonly rollouts: number;
  /** Turns played out, the present one included, before the position is evaluated; 0 for the rest of the game. Default 2. */
  readonly horizon: number;
  /** Answers compared in one round of the large decisions: movement, air units, basing. Default 12. */
  readonly candidates: number;
  /** Rounds in which variations of the best answer so far are tried. Default 2. */
  readonly generations: number;
  /** Standard errors by which another answer must look better than the heuristic player's own to be preferred. Default 1. */
  readonly caution: number;
}

export const DEFAULT_SEARCH: SearchSettings = { rollouts: 96, horizon: 2, candidates: 12, generations: 2, caution: 1 };
