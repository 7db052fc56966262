// Finished parts of a run, and where they are kept. Nothing a game does depends on where a run is cut, so what is finished need not be
// played again: not after a crash, and not on another machine.
import type { Metric, Tally } from '../stats/experiment.js';
import type { Job } from './chunks.js';

/** Consecutive games `first … first + games - 1` of one job, and what all of them together were counted as. */
export interface Piece {
  readonly first: number;
  readonly games: number;
  readonly tally: Tally;
}

/** What a store keeps for one run of one job. */
export interface Keeping {
  /** Pieces that were finished before this run, in any order; they may overlap. */
  readonly pieces: readonly Piece[];
  /**
   * Keeps a piece. The store owns it from now on, and may join it to the one before when its games follow those. It must not throw: a store
   * that cannot write says so by itself, and the run goes on.
   */
  keep(piece: Piece): void;
  /** The next piece is not joined to those before: a run that may stop at a number of games asks there what was counted until then. */
  cut(): void;
  /** The run is over. */
  close(): void;
}

/** A place for pieces that outlasts a run, such as a folder. */
export interface PieceStore {
  /**
   * @param range the games that the run is about to play
   * @throws what the store refuses, in a sentence: pieces that other code played, or that another process is playing
   */
  open<S>(job: Job<S>, range: Pick<Piece, 'first' | 'games'>, metrics: readonly Metric[]): Keeping;
}

/** Longest playing time that is not kept yet, milliseconds; games that last longer are kept one by one. */
export const KEEP_MILLISECONDS = 1000;

/** Pieces in the order in which a run comes upon them. */
export class KeptPieces {
  private readonly pieces: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    // Of those that begin with the same game the longest comes first.
    this.pieces = [...pieces].sort((a, b) => a.first - b.first || b.games - a.games);
  }

  /** The longest piece that begins with a game and ends before game `end`. */
  at(game: number, end: number): Piece | undefined {
    return this.pieces.find((p) => p.first === game && p.first + p.games <= end);
  }

  /** Where the next piece after a game begins that ends before game `end`; `end` when there is none. */
  next(game: number, end: number): number {
    return this.pieces.find((p) => p.first > game && p.first + p.games <= end)?.first ?? end;
  }
}
