// Ships that are looked at from port on (`fromPort`): where they go is the same whatever heuristic player lies beneath.
import { describe, expect, it } from 'vitest';
import { shippedDoctrine } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { LearnedPlayer } from '../../../src/ai/learned/learned-player.js';
import { ALL_FROM_PORT, type Nets, shippedNets } from '../../../src/ai/learned/shipped-nets.js';
import { ALLIED, compileBoard, JAPAN, SIDES, STANDARD_BOARD } from '../../../src/board/index.js';
import { AddressedDice } from '../../../src/dice/index.js';
import { Game, type Player, playGame } from '../../../src/game/index.js';
import { type Decision, PATROLS, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const usual = shippedNets('learned-fast-17');
const fromPort: Nets = {
  ...usual,
  japan: { ...usual.japan, ...ALL_FROM_PORT },
  allied: { ...usual.allied, ...ALL_FROM_PORT },
};

const afterTurn1 = { rules: resolveRules(), among: (turn: number) => turn > 1, games: 3 };

/** Of the answers about ships on some turns of some games, how many there are, and in how many players on two doctrines differ. */
function compared(
  nets: Nets,
  side: 0 | 1,
  kind: Decision,
  { rules, among, games } = afterTurn1,
): { readonly asked: number; readonly differ: number } {
  const [first, second] = ['tuned-13', 'standard'].map(
    (doctrine) => new LearnedPlayer(shippedDoctrine(SIDES[side], doctrine)!, null, undefined, nets),
  ) as [LearnedPlayer, LearnedPlayer];
  const count = { asked: 0, differ: 0 };
  const both: Player = {
    name: 'both',
    startGame: () => {
      first.startGame();
      second.startGame();
    },
    decide: (decision, g) => {
      second.decide(decision, g);
      const other = g.answers.slice(0, g.answerLength).join();
      g.answerLength = 0;
      first.decide(decision, g);
      if (decision !== kind || !among(g.turn)) return;
      count.asked++;
      if (g.answers.slice(0, g.answerLength).join() !== other) count.differ++;
    },
  };
  const dice = new AddressedDice('from port');
  const game = new Game(tables, rules, dice);
  game.players[side] = both;
  const against = 1 - side;
  game.players[against] = new LearnedPlayer(shippedDoctrine(SIDES[against]!, 'tuned-13')!, null, undefined, usual);
  for (let n = 0; n < games; n++) {
    dice.startGame(n);
    for (const player of game.players) player?.startGame?.(n);
    playGame(game);
  }
  return count;
}

describe('ships from port on', () => {
  it.each([
    ['Japan, patrols', JAPAN, PATROLS],
    ['the Allies, patrols', ALLIED, PATROLS],
    ['the Allies, raiders', ALLIED, RAIDERS],
  ] as const)('do not ask the heuristic player beneath: %s', (_, side, kind) => {
    const { asked, differ } = compared(fromPort, side, kind);
    expect(asked).toBeGreaterThan(10);
    expect(differ).toBe(0);
    expect(compared(usual, side, kind).differ).toBeGreaterThan(0);
  });

  it('may be Allied raiders of turn 1 under nt1 too (nt1 18.13), where otherwise the heuristic answer comes first', () => {
    const turn1 = { rules: resolveRules(['nt1']), among: (turn: number) => turn === 1, games: 12 };
    const atOnce = { ...fromPort, allied: { ...fromPort.allied, raidersFromPortAtOnce: true } };
    expect(compared(atOnce, ALLIED, RAIDERS, turn1)).toEqual({ asked: 12, differ: 0 });
    expect(compared(fromPort, ALLIED, RAIDERS, turn1).differ).toBeGreaterThan(0);
  });
});
