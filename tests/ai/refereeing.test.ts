import { expect, test } from 'vitest';
import { Match, type Refereeing } from '../../src/ai/match.js';
import { PlayOn } from '../../src/ai/play-on.js';
import { LoggedDice, TurnLog } from '../../src/ai/search/turn-log.js';
import { namedSeat } from '../../src/ai/seat.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { IllegalDecision, type Player } from '../../src/game/index.js';
import { RETREAT } from '../../src/game/questions/decisions.js';
import { resolveRules } from '../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);

/** The games among the given ones in which somebody hears of a player who answers 2 where 0 (stay) or 1 (retreat) is asked (8.1). */
function foundOut(games: readonly number[], refereeing: Refereeing | undefined, trusted: boolean): number[] {
  const match = new Match(tables, resolveRules(), { japan: 'tuned', allied: 'tuned' }, 'cheat', refereeing);
  const honest = match.game.players[0]!;
  const cheat: Player = {
    name: 'cheat',
    trusted,
    startGame: (game) => honest.startGame?.(game),
    decide(decision, game) {
      honest.decide(decision, game);
      if (decision === RETREAT) game.answers[0] = 2;
    },
  };
  match.game.players[0] = cheat;
  return games.filter((game) => {
    try {
      match.play(game);
      return false;
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalDecision);
      return true;
    }
  });
}

test('every answer is refereed, unless a match says otherwise', () => {
  expect(foundOut([0, 1, 63, 64], undefined, true)).toEqual([0, 1, 63, 64]);
});

test('sampled: the answers of trusted players are refereed in one game of 64', () => {
  expect(foundOut([0, 1, 63, 64, 65, 128], 'sampled', true)).toEqual([0, 64, 128]);
});

test('sampled: the answers of other players are refereed in every game', () => {
  expect(foundOut([1, 63, 64], 'sampled', false)).toEqual([1, 63, 64]);
});

test('a game is the same with a referee and without', () => {
  const scores = (refereeing: Refereeing) => {
    const match = new Match(tables, resolveRules(['nt1']), { japan: 'tuned', allied: 'random' }, 'same', refereeing);
    return [1, 2, 3].map((game) => {
      match.play(game);
      return match.game.poc;
    });
  };
  expect(scores('sampled')).toEqual(scores('always'));
});

test('games that are played on: one of 64 is refereed', () => {
  const match = new Match(tables, resolveRules(), { japan: 'tuned', allied: 'tuned' }, 'play on');
  const log = new TurnLog();
  match.hear(log, (dice) => new LoggedDice(dice, log));
  match.play(1);
  // In the last turn somebody answers 2 where 0 (stay) or 1 (retreat) is asked (8.1).
  log.given.find(({ decision }) => decision === RETREAT)!.answer[0] = 2;
  const seats = { japan: namedSeat('japan', 'tuned')!, allied: namedSeat('allied', 'tuned')! };
  const games = new PlayOn(log, tables, resolveRules(), seats, 'play on');
  expect(() => games.play(0)).toThrow(IllegalDecision);
  expect(() => games.play(1)).not.toThrow(IllegalDecision);
  expect(() => games.play(64)).toThrow(IllegalDecision);
});
