// Answers near another one: lawful for the most part, different, and of the kind that the decision has.
import { describe, expect, it } from 'vitest';
import { Match } from '../../../src/ai/match.js';
import { ChoiceStream } from '../../../src/ai/random/choice-stream.js';
import { RandomPlayer } from '../../../src/ai/random/random-player.js';
import { shapeOf } from '../../../src/ai/search/large-decisions.js';
import { Rollouts } from '../../../src/ai/search/rollouts.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import { variations } from '../../../src/ai/search/variations.js';
import { compileBoard, JAPAN, STANDARD_BOARD } from '../../../src/board/index.js';
import { DECISIONS, type Decision, type Game, IllegalDecision, playGame } from '../../../src/game/index.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const MOST = 6;

/** Variations at every large decision of a game between heuristic players, and how many of them the referee accepts. */
function tryAll(rules: readonly string[]) {
  const match = new Match(tables, resolveRules(rules), { japan: 'heuristic', allied: 'heuristic' }, 'variations');
  const { game } = match;
  const log = new TurnLog();
  game.observer = log;
  game.dice = new LoggedDice(match.dice, log);
  const chance = new ChoiceStream('variations');
  const rollouts = new Rollouts(tables, game.rules, [[new RandomPlayer('v', 0)], [new RandomPlayer('v', 1)]]);
  const tried = new Map<string, { lawful: number; refused: number }>();
  const look = (decision: Decision, g: Game) => {
    const shape = shapeOf(decision);
    if (shape === undefined || g.turn > 4) return;
    const from = Array.from(g.answers.subarray(0, g.answerLength));
    const others = variations(g, decision, shape, from, chance, MOST);
    expect(others.length).toBeLessThanOrEqual(MOST);
    expect(new Set([from, ...others].map((answer) => answer.join())).size).toBe(others.length + 1);
    const count = tried.get(DECISIONS[decision]!) ?? { lawful: 0, refused: 0 };
    tried.set(DECISIONS[decision]!, count);
    rollouts.prepare(log, 'variations');
    for (const answer of others.slice(0, 2)) {
      try {
        rollouts.play({ decision, side: g.asked, answer }, 0, g.turn);
        count.lawful++;
      } catch (error) {
        if (!(error instanceof IllegalDecision)) throw error;
        count.refused++;
      }
    }
  };
  for (const side of [0, 1]) {
    const player = game.players[side]!;
    game.players[side] = {
      name: 'watched',
      startGame: () => player.startGame?.(0),
      decide: (decision, g) => {
        player.decide(decision, g);
        look(decision, g);
      },
    };
  }
  match.deal(1);
  playGame(game);
  return tried;
}

describe('variations', () => {
  it('are lawful wherever they only send pieces where they can go', () => {
    const tried = tryAll(['second-edition']);
    for (const name of ['patrols', 'raiders', 'air', 'amphibious', 'basing', 'next-area', 'day-night', 'retreat']) {
      expect(tried.get(name), name).toMatchObject({ refused: 0 });
      expect(tried.get(name)!.lawful, name).toBeGreaterThan(0);
    }
  });

  it('may be refused under rules with more to say, but seldom', () => {
    let lawful = 0;
    let refused = 0;
    for (const count of tryAll(['nt1', 'adjustment-4']).values()) {
      lawful += count.lawful;
      refused += count.refused;
    }
    expect(lawful).toBeGreaterThan(100);
    expect(refused).toBeLessThan(0.05 * lawful);
  });

  it('of the raid force: nobody, one less, one more', () => {
    const match = new Match(tables, resolveRules(), { japan: 'heuristic', allied: 'heuristic' }, 'force');
    const { game } = match;
    game.reset();
    game.turn = 1;
    game.asked = JAPAN;
    const akagi = tables.pieceIndex.get('Akagi')!;
    const others = variations(game, 0, 'force', [akagi], new ChoiceStream('force'), 100);
    expect(others).toContainEqual([]);
    expect(others.every((answer) => answer.length === 0 || (answer.length === 2 && answer[0] === akagi))).toBe(true);
    expect(others.length).toBeGreaterThan(5);
  });
});
