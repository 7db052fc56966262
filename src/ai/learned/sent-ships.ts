// Ships and where they are sent, as both searches keep them: a list of pieces, and beside it their places.
import type { Game } from '../../game/index.js';

/** In port. */
export const HOME = -1;
/** What a change must promise, in POC: the network is not so exact. */
export const MIN_GAIN = 0.05;

/** Answers with the ships of a list that do not stay at home. */
export function answerSent(g: Game, piece: Uint8Array, place: Int8Array, count: number): void {
  g.answerLength = 0;
  for (let k = 0; k < count; k++) {
    if (place[k] === HOME) continue;
    g.answer(piece[k]!);
    g.answer(place[k]!);
  }
}
