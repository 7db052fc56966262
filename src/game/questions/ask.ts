// Asking a player (docs/decisions/questions-and-a-referee.md): the engine's only way to get an answer. The chapter that asks brings its own referee.

import type { Game } from '../state/state.js';
import { type Decision, IllegalDecision } from './decisions.js';

/** Checks the answer of `side` in `game.answers`; throws {@link IllegalDecision} naming the rule it breaks. */
type Referee = (game: Game, side: number) => void;

/**
 * Asks a side, lets the referee check the answer (see {@link Game.trusting}), and tells the observer. The answer is then in
 * `game.answers`.
 */
export function ask(game: Game, decision: Decision, side: number, referee: Referee): void {
  const player = game.players[side];
  if (player === null || player === undefined) throw new Error(`no player for side ${side}`);
  game.asked = side;
  game.answerLength = 0;
  player.decide(decision, game);
  if (!game.trusting || player.trusted !== true) referee(game, side);
  if (game.observer !== null) game.observer.decided(decision, side, game);
}

/** Refuses an answer, and leaves no marks of its referee behind. Its own function so that the hot path stays small. */
export function illegal(game: Game, decision: Decision, rule: string, sentence: string): never {
  game.mark.fill(0);
  throw new IllegalDecision(decision, game.asked, rule, sentence);
}

/** Name of a piece in a sentence; numbers that are no piece are shown as they are. */
export function pieceName(game: Game, piece: number): string {
  return game.tables.pieceNames[piece] ?? `piece ${piece}`;
}

export function areaName(game: Game, area: number): string {
  return game.tables.areaNames[area] ?? `area ${area}`;
}

export function harborName(game: Game, harbor: number): string {
  return game.tables.harborNames[harbor] ?? `harbor ${harbor}`;
}

/** Refuses answers that are not a list of pairs. */
export function requirePairs(game: Game, decision: Decision): void {
  if ((game.answerLength & 1) !== 0)
    illegal(game, decision, '5', 'the answer is a list of pairs, and one half is missing');
}

/** The referee of a decision between two numbers: `the answer is 0 (stay) or 1 (retreat)`. */
export function zeroOrOne(decision: Decision, rule: string, sentence: string): Referee {
  return (game) => {
    const answer = game.answers[0]!;
    if (game.answerLength !== 1 || (answer !== 0 && answer !== 1)) illegal(game, decision, rule, sentence);
  };
}

/** Refuses a number that is no piece of the side. */
export function requireOwn(game: Game, decision: Decision, piece: number, side: number): void {
  if (!(piece >= 0 && piece < game.tables.pieceCount && game.tables.side[piece] === side)) {
    illegal(game, decision, '5', `${pieceName(game, piece)} is not a piece of this player`);
  }
}

/** Marks a piece, refusing one that was named already. Callers clear the marks with {@link clearMarks}. */
export function markOnce(game: Game, decision: Decision, piece: number, rule: string): void {
  if (game.mark[piece] !== 0) illegal(game, decision, rule, `${pieceName(game, piece)} is named twice`);
  game.mark[piece] = 1;
}

/** Clears the marks of the pieces named first in each pair of the answer (stride 2) or one by one (stride 1). */
export function clearMarks(game: Game, stride: number): void {
  for (let k = 0; k < game.answerLength; k += stride) game.mark[game.answers[k]!] = 0;
}

/** Refuses an answer that names a piece twice, first in its pairs (stride 2) or in a list (stride 1), and clears the marks. */
export function refuseDuplicates(game: Game, decision: Decision, stride: number, rule: string): void {
  for (let k = 0; k < game.answerLength; k += stride) markOnce(game, decision, game.answers[k]!, rule);
  clearMarks(game, stride);
}
