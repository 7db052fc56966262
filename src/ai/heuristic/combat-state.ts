// What the decisions of combat work with: targets (7.4), air raids (9), pursuit (8).
import { HARBOR_COUNT } from '../../board/index.js';
import { MAX_PIECES } from '../../game/index.js';

/** One side's fire in a day or night action. */
export class FireState {
  /** Attackers with their shots. */
  readonly attackers = new Uint8Array(MAX_PIECES);
  readonly shots = new Uint8Array(MAX_PIECES);
  /** Enemies by how they come within reach, in the order of the fight (7.42). */
  readonly reach = new Uint8Array(MAX_PIECES);
  readonly targets = new Uint8Array(MAX_PIECES);
  /** Some ship among the targets, -1 for none. */
  hull = -1;
  /** What each target is worth when it is sunk, and when it merely leaves the fight; and the damage it stands. */
  readonly score = new Int32Array(MAX_PIECES);
  readonly menace = new Int32Array(MAX_PIECES);
  readonly room = new Int8Array(MAX_PIECES);
}

/** The strikes of an air raid. */
export class StrikeState {
  readonly targets = new Uint8Array(MAX_PIECES);
  /** What is left of each target's worth when others have aimed at it. */
  readonly worth = new Int32Array(MAX_PIECES);
  /** What may be destroyed in each harbor. */
  readonly harborWorth = new Int32Array(HARBOR_COUNT);
}

/** A pursuit (8.3). */
export class PursuitState {
  /** Ships that are free to pursue, and the group that each of them is sent after: 0 for none. */
  readonly ships = new Uint8Array(MAX_PIECES);
  shipCount = 0;
  readonly group = new Uint8Array(MAX_PIECES);
  /** The fleeing groups, those first of which most is likely to be sunk. */
  readonly groups = new Uint8Array(MAX_PIECES);
  readonly groupWorth = new Int32Array(MAX_PIECES);
  /** One pursuit: who pursues, and who is pursued. */
  readonly pursuers = new Uint8Array(MAX_PIECES);
  pursuerCount = 0;
  readonly pursued = new Uint8Array(MAX_PIECES);
  pursuedCount = 0;
  /** Worth of the flag that hangs on the last patroller, and whose flag is in the area; and the speed that overtakes who is pursued. */
  stake = 0;
  control = 0;
  slowest = 0;
  /** What the pursuit is worth with the pursuer that was added last, and its odds. */
  bestWorth = 0;
  bestOdds = 0;
}
