// The learned player of Japan: what it moves of what the heuristic player beneath it would answer, and what it leaves.
import { describe, expect, it } from 'vitest';
import { fastDirections } from '../../../src/ai/create-player.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { Match } from '../../../src/ai/match.js';
import { type FastSeat, namedSeat } from '../../../src/ai/seat.js';
import { JAPAN } from '../../../src/board/index.js';
import type { Game } from '../../../src/game/index.js';
import { type Decision, PLACE_AIR, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';
import { area, tables } from './support.js';

/** Games of a learned Japan against `learned-4`: at each decision what the heuristic player beneath would answer, and what he does. */
function decisionsOf(
  name: string,
  ruleName: string,
  games: number,
  tell: (decision: Decision, own: readonly number[], answer: readonly number[], g: Game) => void,
): void {
  const rules = resolveRules([ruleName]);
  const seat = namedSeat('japan', name) as FastSeat;
  const heuristic = new HeuristicPlayer(fastDirections('japan', seat, rules));
  const match = new Match(tables, rules, { japan: seat, allied: 'learned-4' }, 'Indonesia');
  const learned = match.game.players[JAPAN]!;
  match.game.players[JAPAN] = {
    name,
    startGame: (game) => {
      heuristic.startGame();
      learned.startGame?.(game);
    },
    decide: (decision, g) => {
      const answered = () => Array.from(g.answers.subarray(0, g.answerLength));
      heuristic.decide(decision, g);
      const own = answered();
      g.answerLength = 0;
      learned.decide(decision, g);
      const answer = answered();
      // It believes that its own answer was given.
      if (answer.join() !== own.join()) heuristic.startGame();
      tell(decision, own, answer, g);
    },
  };
  for (let game = 0; game < games; game++) match.play(game);
}

describe('the learned player', () => {
  it.each([
    ['learned-3', 'nt1', 'moves'],
    ['learned-4', 'nt1', 'leaves'],
    ['learned-4', 'second-edition', 'moves'],
    ['learned-5', 'second-edition', 'leaves'],
    ['learned-5', 'menzel', 'moves'],
  ] as const)('%s of Japan under %s %s what the heuristic player puts in Indonesia', (name, ruleName, does) => {
    let [put, moved] = [0, 0];
    decisionsOf(name, ruleName, 8, (decision, own, answer) => {
      if (decision !== PLACE_AIR || own[1] !== area('Indonesia')) return;
      put++;
      if (answer.join() !== own.join()) moved++;
    });
    expect(put).toBeGreaterThan(20);
    expect(moved > 0 ? 'moves' : 'leaves').toBe(does);
  });

  it.each([
    ['learned-5', 'second-edition', 'moves'],
    ['learned-6', 'second-edition', 'leaves'],
    ['learned-fast-2', 'second-edition', 'moves'],
    ['learned-fast-2', 'nt1', 'leaves'],
  ] as const)(
    '%s of Japan under %s %s the raiders that the heuristic player sends to Hawaii on turn 2',
    (name, ruleName, does) => {
      const inHawaii = (answer: readonly number[]) =>
        answer.filter((_, k) => k % 2 === 0 && answer[k + 1] === area('Hawaiian Islands'));
      let [put, moved] = [0, 0];
      decisionsOf(name, ruleName, 8, (decision, own, answer, g) => {
        if (decision !== RAIDERS || g.turn !== 2) return;
        const there = inHawaii(answer);
        for (const ship of inHawaii(own)) {
          put++;
          if (!there.includes(ship)) moved++;
        }
      });
      expect(put).toBeGreaterThan(20);
      expect(moved > 0 ? 'moves' : 'leaves').toBe(does);
    },
  );
});
