// What a run has counted so far: games that were kept before, and games that were played since, settled piece by piece.

import type { Metric, Tally } from '../stats/experiment.js';
import { addTally, emptyTally } from './merge.js';
import { type Keeping, KeptPieces } from './pieces.js';

/** The sums of a run, and how far it is; the games themselves are played by the runner. */
export class Counted {
  readonly tally: Tally;
  /** What was counted since games were last settled. */
  readonly fresh: Tally;
  /** Games that are counted, and how many of them were kept before. */
  done = 0;
  kept = 0;
  private readonly pieces: KeptPieces;

  /**
   * @param first number of the first game
   * @param keeping where games are kept; `undefined` where none are
   */
  constructor(
    metrics: readonly Metric[],
    private readonly first: number,
    readonly keeping: Keeping | undefined,
  ) {
    this.tally = emptyTally(metrics);
    this.fresh = emptyTally(metrics);
    this.pieces = new KeptPieces(keeping?.pieces ?? []);
  }

  /** Number of the game that comes next. */
  get next(): number {
    return this.first + this.done;
  }

  /** Counts what was kept of the games up to `end`; false when the next one was not kept. */
  takeKept(end: number): boolean {
    const piece = this.pieces.at(this.next, this.first + end);
    if (!piece) return false;
    addTally(this.tally, piece.tally);
    this.done += piece.games;
    this.kept += piece.games;
    return true;
  }

  /** Up to where nothing was kept, at most `end`. */
  gapEnd(end: number): number {
    return this.pieces.next(this.next, this.first + end) - this.first;
  }

  /** Counts games that were played as done, and keeps them. */
  settle(games: number): void {
    addTally(this.tally, this.fresh);
    if (games > 0) this.keeping?.keep({ first: this.next, games, tally: this.fresh.slice() });
    this.fresh.fill(0);
    this.done += games;
  }
}
