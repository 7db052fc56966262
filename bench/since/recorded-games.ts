// The engine alone: games whose answers are read from a list, so that nobody thinks. What is left is the sequence of play, the dice and
// the state of the game. It uses only what earlier commits have too.
import { Match } from '../../src/ai/match.js';
import type { BoardTables } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { playGame } from '../../src/game/chapters/sequence.js';
import { Game, type Player } from '../../src/game/state/state.js';
import { resolveRules } from '../../src/rules/index.js';

/** Room for the answers of one game: one number for the length of each, then its values. */
const ROOM = 16_000;

/**
 * Plays games between players once, and then again from what they answered, without a referee.
 *
 * @returns plays all the games again. It throws an Error when one of them ends otherwise than it did.
 */
export function recordedGames(t: BoardTables, player: string, seed: string, games: number): () => void {
  const rules = resolveRules();
  const match = new Match(t, rules, { japan: player, allied: player }, seed);
  const answers = new Int16Array(games * ROOM);
  let at = 0;
  match.game.observer = {
    decided: () => {
      const { answers: given, answerLength } = match.game;
      answers[at++] = answerLength;
      for (let k = 0; k < answerLength; k++) answers[at++] = given[k]!;
    },
    happened: () => {},
  };
  const scores = Array.from({ length: games }, (_, k) => {
    match.play(k);
    return match.game.poc;
  });
  if (at > answers.length) throw new Error(`${games} games have ${at} numbers, more than ${ROOM} each`);
  const dice = new AddressedDice(seed);
  const game = new Game(t, rules, dice);
  const reader: Player = {
    name: 'recorded',
    trusted: true,
    decide: (_decision, g) => {
      const end = at + 1 + answers[at]!;
      g.answerLength = answers[at]!;
      for (let k = 0; ++at < end; k++) g.answers[k] = answers[at]!;
    },
  };
  game.players[0] = reader;
  game.players[1] = reader;
  game.trusting = true;
  return () => {
    at = 0;
    for (let k = 0; k < games; k++) {
      dice.startGame(k);
      playGame(game);
      if (game.poc !== scores[k]) throw new Error(`game ${k} ended with ${game.poc}, and with ${scores[k]} before`);
    }
  };
}
