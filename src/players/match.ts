// Two seats, a board, rules and a seed: the games of a simulation, each of which can be played alone (D3).
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../board/index.js';
import { AddressedDice } from '../dice/index.js';
import type { Player } from '../game/decisions.js';
import { playGame, type TurnListener } from '../game/sequence.js';
import { Game } from '../game/state.js';
import type { RuleSet } from '../rules/index.js';
import { HeuristicPlayer } from './heuristic.js';
import { RandomPlayer } from './random.js';
import { namedSeat, type Seat } from './seat.js';

/** A seat, or the name of one. */
export type SeatOrName = Seat | string;

/**
 * The player of a seat.
 *
 * @param seat or a name that `namedSeat` knows.
 * @param side `JAPAN` or `ALLIED`.
 * @param seed of the random player's choices; the others have no use for it.
 * @throws Error when nobody has that name.
 */
export function createPlayer(seat: SeatOrName, side: number, seed: string): Player {
  const name = SIDES[side];
  const found = typeof seat === 'string' ? namedSeat(name, seat) : seat;
  if (!found) throw new Error(`there is no player or doctrine ${JSON.stringify(seat)} for ${name}`);
  switch (found.player) {
    case 'heuristic':
      return new HeuristicPlayer({ name: found.doctrine, side: name, weights: found.weights });
    case 'random':
      return new RandomPlayer(seed, side);
  }
}

/**
 * The games of one seed between two players.
 *
 * @example
 * const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), { japan: 'standard', allied: 'random' }, 'seed');
 * match.play(17);
 * match.game.poc; // always the same
 */
export class Match {
  readonly game: Game;
  readonly dice: AddressedDice;

  constructor(
    tables: BoardTables,
    rules: RuleSet,
    seats: { readonly japan: SeatOrName; readonly allied: SeatOrName },
    seed: string,
  ) {
    this.dice = new AddressedDice(seed);
    this.game = new Game(tables, rules, this.dice);
    this.game.players[JAPAN] = createPlayer(seats[SIDES[JAPAN]], JAPAN, seed);
    this.game.players[ALLIED] = createPlayer(seats[SIDES[ALLIED]], ALLIED, seed);
  }

  /** Turns to a game without playing it. */
  deal(game: number): void {
    this.dice.startGame(game);
    for (const player of this.game.players) player?.startGame?.(game);
  }

  /** Plays a game from start to end; the final state stands in `game`. */
  play(game: number, listener: TurnListener | null = null): void {
    this.deal(game);
    playGame(this.game, listener);
  }
}
