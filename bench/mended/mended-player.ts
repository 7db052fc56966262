// A player whose answers are mended at one play: what that brings is what the play costs.
import type { Game } from '../../src/game/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';
import type { Player } from '../../src/game/state/state.js';

/** A play that looks wrong, and what an expert would do instead. */
export interface MendedPlay {
  readonly name: string;
  readonly what: string;
  /** Changes the answer that stands in `g` where the play is about to be made; true when it did. The new answer keeps the rules. */
  mend(decision: Decision, side: number, g: Game): boolean;
}

/** Plays as another player does, but for one play. Its answers are refereed. */
export class MendedPlayer implements Player {
  readonly name: string;
  /** Answers that were changed, over all games. */
  changes = 0;

  constructor(
    private readonly inner: Player,
    private readonly side: number,
    private readonly play: MendedPlay,
  ) {
    this.name = `${inner.name} without ${play.name}`;
  }

  startGame(game: number): void {
    this.inner.startGame?.(game);
  }

  decide(decision: Decision, g: Game): void {
    this.inner.decide(decision, g);
    if (!this.play.mend(decision, this.side, g)) return;
    this.changes++;
    // It believes that its own answer was given: it must look at the board again.
    this.inner.startGame?.(0);
  }
}
