// One hash over everything that is asked and answered in the games of a group, and over the positions in which they end.
import { createHash } from 'node:crypto';
import { Match } from '../../src/ai/match.js';
import { type BoardTables, SIDES } from '../../src/board/index.js';
import { type Game, stateHash } from '../../src/game/index.js';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import type { Observer } from '../../src/game/state/state.js';
import { resolveRules } from '../../src/rules/index.js';
import type { Group } from './groups.js';

/**
 * Plays the first games of a group and hashes them.
 *
 * @param print hears every decision and every end as a line of text.
 */
export function digest(
  group: Group,
  tables: BoardTables,
  games: number,
  print: ((line: string) => void) | null = null,
): string {
  const match = new Match(tables, resolveRules(group.rules), group, 'digests');
  const hash = createHash('sha256');
  let game = 0;
  const observer: Observer = {
    decided(decision, side, g: Game) {
      const answer = g.answers.subarray(0, g.answerLength);
      hash.update(Int16Array.of(decision, side, g.answerLength));
      hash.update(answer);
      print?.(`${game} turn ${g.turn} ${SIDES[side]} ${DECISIONS[decision]}: ${answer.join(' ')}`);
    },
    happened() {},
  };
  match.hear(observer);
  for (; game < games; game++) {
    match.play(game);
    const end = stateHash(match.game);
    hash.update(end);
    print?.(`${game} ends at ${match.game.poc}, ${end}`);
  }
  return hash.digest('hex').slice(0, 16);
}
