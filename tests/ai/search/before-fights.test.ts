// Rollouts that stop before the first fight, and what a network foretells there.
import { describe, expect, it } from 'vitest';
import { shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { BeforeFights } from '../../../src/ai/search/before-fights.js';
import { Rollouts } from '../../../src/ai/search/rollouts.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import { ALLIED, compileBoard, JAPAN, SIDES, STANDARD_BOARD } from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import { type Decision, Game, playFrom, playGame, stateHash } from '../../../src/game/index.js';
import { PATROLS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const heuristic = (side: 0 | 1) => new HeuristicPlayer(shippedDoctrine(SIDES[side], 'tuned-1')!);

/** Asks something whenever the Allies have been asked where to patrol, on some turns of a game of `tuned-1`. */
function atAlliedPatrols(
  turns: number,
  ask: (g: Game, log: TurnLog, answer: readonly number[]) => void,
  rules: string[] = [],
) {
  const dice = new AddressedDice('before fights');
  const log = new TurnLog();
  const game = new Game(tables, resolveRules(rules), new LoggedDice(dice, log));
  game.observer = log;
  const allied = heuristic(ALLIED);
  game.players[JAPAN] = heuristic(JAPAN);
  game.players[ALLIED] = {
    name: 'heard',
    decide: (decision: Decision, g: Game) => {
      allied.decide(decision, g);
      if (decision !== PATROLS || g.turn > turns) return;
      ask(g, log, Array.from(g.answers.subarray(0, g.answerLength)));
    },
  };
  playGame(game);
}

describe('a rollout that stops before the first fight', () => {
  it.each([[[]], [['nt1']]] as const)('is the beginning of the rollout of the same number, under %j', (rules) => {
    const rollouts = new Rollouts(tables, resolveRules(rules), [[heuristic(JAPAN)], [heuristic(ALLIED)]]);
    let asked = 0;
    atAlliedPatrols(
      2,
      (g, log, answer) => {
        rollouts.prepare(log, 'seed');
        const trial = { decision: PATROLS as Decision, side: ALLIED, answer };
        const whole = stateHash(rollouts.play(trial, asked, g.turn));
        const stopped = rollouts.play(trial, asked, 'fights');
        expect(stateHash(stopped)).not.toBe(whole);
        playFrom(stopped, { at: 'combat' }, { to: 'turn', turn: g.turn });
        expect(stateHash(stopped)).toBe(whole);
        asked++;
      },
      [...rules],
    );
    expect(asked).toBe(2);
  });

  it('hears no luck, and hears it again in the next that goes on', () => {
    const rollouts = new Rollouts(tables, resolveRules(), [[heuristic(JAPAN)], [heuristic(ALLIED)]], true);
    const heard: number[] = [];
    atAlliedPatrols(1, (g, log, answer) => {
      rollouts.prepare(log, 'seed');
      const trial = { decision: PATROLS as Decision, side: ALLIED, answer };
      for (const last of [g.turn, 'fights', g.turn] as const) {
        rollouts.play(trial, 0, last);
        heard.push(Math.round(1e6 * rollouts.luck!.total));
      }
    });
    expect(heard).toEqual([2_121_098, 0, 2_121_098]);
  });
});

describe('the network', () => {
  it('foretells the same of the same position, to the last bit', () => {
    const rollouts = new Rollouts(tables, resolveRules(), [[heuristic(JAPAN)], [heuristic(ALLIED)]]);
    const before = new BeforeFights();
    const values: number[] = [];
    atAlliedPatrols(3, (_, log, answer) => {
      rollouts.prepare(log, 'seed');
      values.push(before.value(rollouts.play({ decision: PATROLS, side: ALLIED, answer }, 0, 'fights')));
    });
    expect(values).toEqual([-18.881078849958577, -7.752009129734442, -18.8948934399131]);
  });
});
