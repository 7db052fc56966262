// Answers that are tried at a decision while a game is played.
import type { ChoiceStream } from '../../src/ai/random/choice-stream.js';
import { shapeOf } from '../../src/ai/search/large-decisions.js';
import { type Answer, variations } from '../../src/ai/search/variations.js';
import type { Game, Player } from '../../src/game/index.js';
import type { Decision } from '../../src/game/questions/decisions.js';

/** What a player would answer in a game of this number. */
export function ask(player: Player, decision: Decision, g: Game, game: number): Answer {
  player.startGame?.(game);
  g.answerLength = 0;
  player.decide(decision, g);
  const answer = Array.from(g.answers.subarray(0, g.answerLength));
  g.answerLength = 0;
  return answer;
}

/** An answer some steps away from another. */
export function away(decision: Decision, g: Game, from: Answer, steps: number, chance: ChoiceStream): Answer {
  let answer = from;
  for (let k = 0; k < steps; k++) answer = variations(g, decision, shapeOf(decision)!, answer, chance, 1)[0] ?? answer;
  return answer;
}
