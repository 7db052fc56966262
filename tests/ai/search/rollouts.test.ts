// A rollout repeats the turn exactly up to the decision, whatever the rules and whoever plays.
import { describe, expect, it } from 'vitest';
import { RandomPlayer } from '../../../src/ai/random/random-player.js';
import { OutOfStep, Rollouts } from '../../../src/ai/search/rollouts.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD, UNCERTAIN } from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import {
  ASSIGN_TARGETS,
  type Decision,
  Game,
  IllegalDecision,
  NEXT_AREA,
  type Player,
  playGame,
  RETREAT,
  stateHash,
} from '../../../src/game/index.js';
import { type Rulings, resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const SEED = 'rollouts';

/** A game between random players under watch: every answer, and the state after each turn. */
function play(
  rules: readonly string[],
  number: number,
  asked: (decision: Decision, g: Game, log: TurnLog) => void = () => {},
  rulings: Partial<Rulings> = {},
) {
  const dice = new AddressedDice(SEED);
  dice.startGame(number);
  const log = new TurnLog();
  const game = new Game(tables, resolveRules(rules, rulings), new LoggedDice(dice, log));
  game.observer = log;
  const answers: number[][] = [];
  for (const side of [JAPAN, ALLIED]) {
    const player = new RandomPlayer(SEED, side);
    player.startGame(number);
    game.players[side] = {
      name: 'watched',
      decide: (decision, g) => {
        player.decide(decision, g);
        answers.push(Array.from(g.answers.subarray(0, g.answerLength)));
        asked(decision, g, log);
      },
    };
  }
  const ends: string[] = [];
  playGame(game, { turnEnded: (g) => ends.push(stateHash(g)) });
  return { answers, ends };
}

describe('a rollout', () => {
  it.each([
    [['second-edition'], 0],
    [['nt1'], 1],
    [['task-forces', 'nine-turn', 'adjustment-6'], 2],
    [['pearl-harbor', 'adjustment-2b', 'adjustment-4'], 3],
  ] as const)('under %s, with the answers and dice of the game itself, ends as the game does', (rules, number) => {
    const { answers, ends } = play(rules, number);
    let at = 0;
    let next = 0;
    // Whoever goes on answers as in the game.
    const going: Player = {
      name: 'going on',
      startGame: () => {
        next = at;
      },
      decide: (_, g) => {
        for (const x of answers[next++]!) g.answer(x);
      },
    };
    const rollouts = new Rollouts(tables, resolveRules(rules), [[going], [going]]);
    let compared = 0;
    play(rules, number, (decision, g, log) => {
      at++;
      if (at % 7 !== 0) return;
      rollouts.prepare(log, SEED);
      const trial = { decision, side: g.asked, answer: answers[at - 1]! };
      // Now and then to the end of the game.
      const last = at % 70 === 0 ? g.rules.turns : g.turn;
      expect(stateHash(rollouts.play(trial, number, last)), `decision ${at}`).toBe(ends[last - 1]);
      compared++;
    });
    expect(compared).toBeGreaterThan(40);
  });

  it('throws other dice after the decision under another number, and the same under the same', () => {
    const seen = new Set<string>();
    let done = false;
    play(['second-edition'], 4, (decision, g, log) => {
      if (done || g.turn < 3) return;
      done = true;
      const pools = [[new RandomPlayer('a', JAPAN)], [new RandomPlayer('a', ALLIED)]] as const;
      const rollouts = new Rollouts(g.tables, g.rules, pools);
      rollouts.prepare(log, 'another seed');
      const trial = { decision, side: g.asked, answer: Array.from(g.answers.subarray(0, g.answerLength)) };
      for (let n = 0; n < 10; n++) {
        for (const player of [pools[0][0]!, pools[1][0]!]) player.startGame(0);
        const hash = stateHash(rollouts.play(trial, n, 3));
        expect(stateHash(rollouts.play(trial, n, 3))).toBe(hash);
        seen.add(hash);
      }
    });
    expect(seen.size).toBe(10);
  });

  it('refuses an answer that breaks a rule, and is as good as new afterwards', () => {
    let tried = 0;
    play(['second-edition'], 5, (decision, g, log) => {
      if (decision !== NEXT_AREA || tried > 0) return;
      tried++;
      const rollouts = new Rollouts(g.tables, g.rules, [
        [new RandomPlayer('a', JAPAN)],
        [new RandomPlayer('a', ALLIED)],
      ]);
      rollouts.prepare(log, 'another seed');
      const good = { decision, side: g.asked, answer: [g.answers[0]!] };
      const hash = stateHash(rollouts.play(good, 1, g.turn));
      expect(() => rollouts.play({ ...good, answer: [99] }, 1, g.turn)).toThrow(IllegalDecision);
      expect(stateHash(rollouts.play(good, 1, g.turn))).toBe(hash);
    });
    expect(tried).toBe(1);
  });

  describe('while targets are secret (20.51)', () => {
    /** Japan's (carrier, target) pairs, and those of rollouts of one who may retreat before they are attacked (18.25). */
    const targets = (reading: string, side: number) => {
      let named = '';
      const inTheOpen: string[] = [];
      const repeated = new Set<string>();
      const retreating = (decision: Decision, g: Game, log: TurnLog) => {
        if (decision === ASSIGN_TARGETS) {
          named = g.answers.subarray(0, g.answerLength).join();
          for (let k = 0; k < g.answerLength; k += 2)
            if (g.location[g.answers[k + 1]!] !== UNCERTAIN) inTheOpen.push(`${g.answers[k]},${g.answers[k + 1]}`);
        }
        if (decision !== RETREAT || g.turn > 1 || g.asked !== ALLIED || g.round !== 2 || repeated.size > 0) return;
        const rollouts = new Rollouts(g.tables, g.rules, [
          [new RandomPlayer('a', JAPAN)],
          [new RandomPlayer('a', ALLIED)],
        ]);
        rollouts.game.observer = {
          decided: (d, _, copy) => {
            if (d === ASSIGN_TARGETS) repeated.add(copy.answers.subarray(0, copy.answerLength).join());
          },
          happened: () => {},
        };
        rollouts.prepare(log, 'guess');
        for (let n = 0; n < 4; n++) {
          try {
            rollouts.play({ decision, side, answer: [0] }, n, 1);
          } catch (error) {
            // Japan is not asked here.
            if (!(error instanceof OutOfStep) || side === ALLIED) throw error;
          }
        }
      };
      play(['pearl-harbor'], 4, retreating, { 'secret-targets': reading });
      return { named, inTheOpen, repeated };
    };

    it('20.51, secret-targets: a rollout of the Allies guesses them; Japan knows its own, and what is named is known', () => {
      for (const reading of ['of-uncertain-groups', 'all']) {
        const { named, inTheOpen, repeated } = targets(reading, ALLIED);
        expect(inTheOpen).toHaveLength(1);
        expect([repeated.size > 0, repeated.has(named)]).toEqual([true, false]);
        if (reading !== 'all') for (const guess of repeated) expect(guess).toContain(inTheOpen[0]);
        expect(targets(reading, JAPAN).repeated).toEqual(new Set([named]));
      }
      const { named, repeated } = targets('none', ALLIED);
      expect(repeated).toEqual(new Set([named]));
    });
  });

  it('says so when the log missed something', () => {
    let tried = 0;
    play(['second-edition'], 6, (decision, g, log) => {
      if (decision !== NEXT_AREA || tried > 0) return;
      tried++;
      const deaf = new TurnLog();
      deaf.position = log.position;
      deaf.given.push(...log.given.slice(1));
      const rollouts = new Rollouts(g.tables, g.rules, [
        [new RandomPlayer('a', JAPAN)],
        [new RandomPlayer('a', ALLIED)],
      ]);
      rollouts.prepare(deaf, 'another seed');
      expect(() => rollouts.play({ decision, side: g.asked, answer: [g.answers[0]!] }, 1, g.turn)).toThrow(OutOfStep);
    });
    expect(tried).toBe(1);
  });
});
