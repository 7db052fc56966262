// What a climb leaves on the way, and what goes on from it.
import type { Side } from '../../src/board/index.js';
import type { Climb } from './climb.js';

/** Where a climb stands: whose it is, and the player from which it began. */
export interface Kept {
  readonly side: Side;
  readonly base: string;
  readonly climb: Climb;
}
