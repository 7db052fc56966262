// Two players by name, a board, rules and a seed: the games of a simulation, each of which can be played alone (D3).
import { ALLIED, type BoardTables, JAPAN, SIDES } from '../board/index.js';
import { AddressedDice } from '../dice/index.js';
import type { Player } from '../game/decisions.js';
import { playGame, type TurnListener } from '../game/sequence.js';
import { Game } from '../game/state.js';
import type { RuleSet } from '../rules/index.js';
import { STANDARD_ALLIED, STANDARD_JAPAN } from './heuristic/doctrine.js';
import { HeuristicPlayer } from './heuristic.js';
import { RandomPlayer } from './random.js';

/** Players that can be named. */
export const PLAYER_NAMES = ['heuristic', 'random'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Who plays which side. */
export interface Seats {
  readonly japan: PlayerName;
  readonly allied: PlayerName;
}

/**
 * A player by name.
 *
 * @param side `JAPAN` or `ALLIED`.
 * @param seed of the random player's choices; the others have no use for it.
 */
export function createPlayer(name: PlayerName, side: number, seed: string): Player {
  switch (name) {
    case 'heuristic':
      return new HeuristicPlayer(side === JAPAN ? STANDARD_JAPAN : STANDARD_ALLIED);
    case 'random':
      return new RandomPlayer(seed, side);
  }
}

/**
 * The games of one seed between two players.
 *
 * @example
 * const match = new Match(compileBoard(STANDARD_BOARD), resolveRules(), { japan: 'heuristic', allied: 'heuristic' }, 'seed');
 * match.play(17);
 * match.game.poc; // always the same
 */
export class Match {
  readonly game: Game;
  readonly dice: AddressedDice;

  constructor(tables: BoardTables, rules: RuleSet, seats: Seats, seed: string) {
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
