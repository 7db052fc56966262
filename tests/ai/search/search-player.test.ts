// The search player: lawful under all rules, blind to the dice to come, the same for the same seed. What it mends: mending.test.ts.
import { describe, expect, it } from 'vitest';
import { STANDARD_ALLIED, STANDARD_JAPAN } from '../../../src/ai/heuristic/doctrine/doctrine.js';
import { HeuristicPlayer } from '../../../src/ai/heuristic/heuristic-player.js';
import { SearchPlayer } from '../../../src/ai/search/search-player.js';
import type { SearchSettings } from '../../../src/ai/search/search-settings.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../../src/board/index.js';
import { AddressedDice, type AttackResult, type Dice } from '../../../src/dice/index.js';
import { type Decision, Game, type Player, playFrom } from '../../../src/game/index.js';
import { PATROLS, PLACE_AIR, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const heuristic = (side: number) => new HeuristicPlayer(side === JAPAN ? STANDARD_JAPAN : STANDARD_ALLIED);
/** As little as makes a search. */
const LITTLE: Partial<SearchSettings> = { rollouts: 4, horizon: 1, candidates: 2, generations: 1, caution: 1 };

/** The same, with rollouts that stop before the first fight, and others from which luck is taken. */
const FORESEEN: Partial<SearchSettings> = {
  ...LITTLE,
  rollouts: 8,
  batch: 2,
  caution: 0,
  luck: 0.8,
  foreseen: 4,
  foreseenCandidates: 6,
  foreseenGenerations: 1,
};

interface Table {
  readonly side: number;
  readonly rules?: readonly string[];
  readonly settings?: Partial<SearchSettings>;
  readonly seed?: string;
  readonly base?: Player;
  readonly dice?: (log: TurnLog) => Dice;
}

/** A game with a search player on one side, and everything he answered. */
function seat({ side, rules = [], settings = LITTLE, seed = 'search', base, dice: other }: Table) {
  const log = new TurnLog();
  const dice = new AddressedDice('game');
  const game = new Game(tables, resolveRules(rules), new LoggedDice(other?.(log) ?? dice, log));
  game.observer = log;
  const pools = [[heuristic(JAPAN)], [heuristic(ALLIED)]] as const;
  const search = new SearchPlayer({ side, seed, settings, log, base: base ?? heuristic(side), pools });
  const answers: string[] = [];
  game.players[1 - side] = heuristic(1 - side);
  game.players[side] = {
    name: 'heard',
    decide: (decision, g) => {
      search.decide(decision, g);
      answers.push(`${g.turn} ${decision}: ${g.answers.subarray(0, g.answerLength).join()}`);
    },
  };
  const deal = (number: number) => {
    dice.startGame(number);
    answers.length = 0;
    search.startGame(number);
    (game.players[1 - side] as HeuristicPlayer).startGame();
  };
  return { game, search, answers, deal };
}

/** The game's dice up to some number of them, and those of another seed from there on. */
class OtherFuture implements Dice {
  fallen = 0;
  private readonly now = new AddressedDice('game');
  private readonly later = new AddressedDice('another future');

  constructor(private readonly known: number) {}

  die(slot: number): number {
    return this.next().die(slot);
  }

  attack(slot: number, shots: number, bonus: number, wantsDamage: boolean): AttackResult {
    return this.next().attack(slot, shots, bonus, wantsDamage);
  }

  private next(): AddressedDice {
    return this.fallen++ < this.known ? this.now : this.later;
  }
}

describe('the search player', () => {
  it.each([
    [JAPAN, LITTLE],
    [ALLIED, LITTLE],
    [ALLIED, FORESEEN],
  ])('side %i does not look at dice to come, with %j', (side, settings) => {
    // In the game as it is, note how many dice had fallen before each answer.
    const dice = new OtherFuture(Number.POSITIVE_INFINITY);
    const fallen: number[] = [];
    const real = seat({ side, settings, dice: () => dice });
    real.deal(0);
    const heard = real.game.players[side]!;
    real.game.players[side] = {
      name: 'counted',
      decide: (decision, g) => {
        fallen.push(dice.fallen);
        heard.decide(decision, g);
      },
    };
    playFrom(real.game, { at: 'game' }, { to: 'turn', turn: 2 });
    // Other dice from some answer on: that answer, and all before it, are the same.
    let differs = 0;
    for (const at of [12, Math.floor(fallen.length / 2)]) {
      const other = seat({ side, settings, dice: () => new OtherFuture(fallen[at]!) });
      other.deal(0);
      playFrom(other.game, { at: 'game' }, { to: 'turn', turn: 2 });
      expect(other.answers.slice(0, at + 1)).toEqual(real.answers.slice(0, at + 1));
      if (other.answers.join() !== real.answers.join()) differs++;
    }
    expect(differs).toBe(2);
  });

  it('answers the same under the same seed, whichever games came before, and otherwise under another', () => {
    const play = (seed: string, games: readonly number[]) => {
      const { game, answers, deal } = seat({ side: ALLIED, seed });
      for (const number of games) {
        deal(number);
        playFrom(game, { at: 'game' }, { to: 'turn', turn: 2 });
      }
      return answers.join('\n');
    };
    const alone = play('search', [3]);
    expect(play('search', [0, 3])).toBe(alone);
    expect(play('another', [3])).not.toBe(alone);
  });

  it.each([
    [['nt1']],
    [['menzel']],
    [['task-forces', 'pearl-harbor']],
    [['adjustment-2a', 'adjustment-4', 'adjustment-6']],
  ])('plays under %s on either side', (rules) => {
    for (const side of [JAPAN, ALLIED]) {
      const { game, answers, deal } = seat({ side, rules });
      deal(1);
      playFrom(game, { at: 'game' }, { to: 'turn', turn: 2 });
      expect(answers.length).toBeGreaterThan(10);
    }
  });

  it.each([
    [0, [4, 8]],
    [2, [8, 8]],
  ])(
    'stops rollouts before the first fight, but for amphibious units and the %i best',
    (confirmed, [movement, others]) => {
      const { game, search, deal } = seat({ side: ALLIED, settings: { ...FORESEEN, confirmed } });
      const found: string[] = [];
      search.onFinding = (decision, _, { standing }) => {
        if (standing === null) return;
        const stops = [PATROLS, PLACE_AIR, RAIDERS].some((one) => one === decision);
        found.push(stops ? 'movement' : 'other');
        expect(standing.rollouts).toBe(stops ? movement : others);
      };
      deal(0);
      playFrom(game, { at: 'game' }, { to: 'turn', turn: 3 });
      expect(new Set(found)).toEqual(new Set(['movement', 'other']));
    },
  );

  it('stops rollouts before the first fight only at the kinds of decision that are named', () => {
    const { game, search, deal } = seat({
      side: ALLIED,
      settings: { ...FORESEEN, candidates: 6, rollouts: 4, foreseen: 2, foreseenKinds: ['patrols'] },
    });
    const found = { patrols: new Set<number>(), air: new Set<number>() };
    search.onFinding = (decision, _, { standing }) => {
      if (standing === null) return;
      if (decision === PATROLS) found.patrols.add(standing.rollouts);
      if (decision === PLACE_AIR) found.air.add(standing.rollouts);
    };
    deal(0);
    playFrom(game, { at: 'game' }, { to: 'turn', turn: 3 });
    expect(found).toEqual({ patrols: new Set([2]), air: new Set([4]) });
  });

  it('lets rollouts go on to the end of turn 1 under nt1, which the network does not know well', () => {
    const { game, search, deal } = seat({ side: ALLIED, rules: ['nt1'], settings: FORESEEN });
    const rollouts: number[] = [];
    search.onFinding = (decision, _, { standing }) => {
      if (standing !== null && (decision === PATROLS || decision === RAIDERS)) rollouts.push(standing.rollouts);
    };
    for (let number = 0; number < 4; number++) {
      deal(number);
      playFrom(game, { at: 'game' }, { to: 'turn', turn: 1 });
    }
    expect(new Set(rollouts)).toEqual(new Set([8]));
  });

  it('tells what it found: the answer, its gain and its error', () => {
    const { game, search, deal } = seat({ side: JAPAN, settings: { ...LITTLE, rollouts: 16 } });
    const found: { decision: Decision; gain: number; error: number; rollouts: number }[] = [];
    search.onFinding = (decision, _, { answer, base, standing }) => {
      if (standing === null) expect(answer).toEqual(base);
      else {
        expect(answer).not.toEqual(base);
        found.push({ decision, ...standing });
      }
    };
    deal(0);
    playFrom(game, { at: 'game' }, { to: 'turn', turn: 2 });
    expect(found.length).toBeGreaterThan(0);
    for (const { gain, error, rollouts } of found) {
      expect(gain).toBeGreaterThan(error);
      expect(rollouts).toBe(16);
    }
  });
});
