// Games whose players look at some of their decisions more closely, and now and then do something else than they would.
import { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { LoggedDice, TurnLog } from '../../src/ai/search/turn-log.js';
import { ALLIED, type BoardTables, JAPAN } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { Game, IllegalDecision, type Player, playGame } from '../../src/game/index.js';
import type { RuleSet } from '../../src/rules/index.js';

/** A player who learns the number of each game before it. */
export interface Sampling extends Player {
  begin(game: number): void;
}

/** The games. */
export interface SampledGames {
  readonly tables: BoardTables;
  readonly rules: RuleSet;
  readonly seed: string;
  readonly games: number;
}

/**
 * Plays the games of a seed.
 *
 * @param sampler makes the player of a side, who hears the games by the log; the choices are of both sides.
 */
export function playSampled(
  { tables, rules, seed, games }: SampledGames,
  sampler: (side: 0 | 1, log: TurnLog, chance: ChoiceStream) => Sampling,
): void {
  const dice = new AddressedDice(seed);
  const log = new TurnLog();
  const game = new Game(tables, rules, new LoggedDice(dice, log));
  game.observer = log;
  const chance = new ChoiceStream(seed);
  const samplers = [sampler(JAPAN, log, chance), sampler(ALLIED, log, chance)] as const;
  game.players[JAPAN] = samplers[JAPAN];
  game.players[ALLIED] = samplers[ALLIED];
  for (let n = 0; n < games; n++) {
    chance.startGame(n);
    for (const player of samplers) player.begin(n);
    dice.startGame(n);
    try {
      playGame(game);
    } catch (error) {
      // An answer that was tried instead may be unlawful later; what was told of the game counts.
      if (!(error instanceof IllegalDecision)) throw error;
    }
  }
}
