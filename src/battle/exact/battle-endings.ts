// Where the chances of a battle end, and where they go on the way there.
import { MAX_ROUNDS } from '../../game/state/state.js';
import { type Blocks, Store } from './battle-blocks.js';
import type { Flows } from './battle-counts.js';

/** Chance of going on that is not worth another round: it is counted as a fight that reached the bound. */
export const NEGLIGIBLE = 1e-14;

/** The last states of a battle, by who has left the area: nobody, Japan, the Allies, both. */
export type LastStates = readonly [Store, Store, Store, Store];

/** Where states go in which units are gone. */
export interface Ends {
  /** Both sides are still there: to the column that stands for the first one, and those after it. */
  readonly contested: Store;
  readonly column: number;
  /** A side is gone: all columns together, */
  readonly over: Store;
  /** and what they come to, from a place in this on. */
  readonly settled: Float64Array;
  readonly settledAt: number;
  /** Counts of who is gone. */
  readonly flows: Flows | undefined;
}

/** What has ended so far, filled while the battle is solved. */
export class Endings {
  readonly last: LastStates;
  /** The bound of rounds. */
  readonly limit: number;
  /** Chance of each number of rounds. */
  readonly rounds: Float64Array;
  readonly stalemate = new Float64Array(3);
  /** Who was sunk and disabled, by axis, where the states do not tell. */
  readonly flows: Flows | undefined;

  constructor(readonly blocks: Blocks) {
    const { axes, setup } = blocks.model;
    const { length } = axes;
    this.last = [new Store(blocks), new Store(blocks), new Store(blocks), new Store(blocks)];
    this.limit = setup.scenario.rounds ?? MAX_ROUNDS;
    this.rounds = new Float64Array(this.limit + 1);
    if (!blocks.merged && !blocks.tellsSunk)
      this.flows = { sunk: new Float64Array(length), disabled: new Float64Array(length) };
  }

  /** What goes on goes to a column of a store; what is over is settled in this round. */
  ends(contested: Store, column: number, round: number): Ends {
    const { last, rounds, flows } = this;
    return { contested, column, over: last[0], settled: rounds, settledAt: round, flows };
  }
}
