// The rungs of a ladder that nobody names: apart from it, so that help can tell them and load nothing else.
import { DEFAULT_PLAYER } from '../../ai/default-player.js';

/** From the weakest to the strongest; who plays where nobody is named is among them, once. */
export const DEFAULT_RUNGS: readonly string[] = [
  ...new Set(['random', 'standard', 'tuned-1', 'tuned', DEFAULT_PLAYER, 'search']),
];
