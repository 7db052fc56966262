// Who judges answers: the judges agree with the players whose judgement they are.
import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../../src/ai/create-player.js';
import { JudgedGames } from '../../../src/ai/judging/judged-games.js';
import { makeJudge } from '../../../src/ai/judging/judges.js';
import { type AtDecision, PlayedOut } from '../../../src/ai/judging/rollout-judge.js';
import { Match } from '../../../src/ai/match.js';
import { searchSettings } from '../../../src/ai/search/search-settings.js';
import { LoggedDice, TurnLog } from '../../../src/ai/search/turn-log.js';
import type { Answer } from '../../../src/ai/search/variations.js';
import { type FastSeat, namedSeat } from '../../../src/ai/seat.js';
import { ALLIED, compileBoard, JAPAN, SIDES, STANDARD_BOARD } from '../../../src/board/index.js';
import { DAY_NIGHT, PATROLS, PLACE_AIR, RAIDERS } from '../../../src/game/questions/decisions.js';
import { resolveRules } from '../../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);
const rules = resolveRules();
const seatsOf = (name: string) => ({
  japan: namedSeat('japan', name) as FastSeat,
  allied: namedSeat('allied', name) as FastSeat,
});
const pools = (['tuned', 'tuned'] as const).map((name, side) => [createPlayer(name, side, { seed: 'x' })]);
const played = (side: number) => ({
  tables,
  rules,
  side,
  pools: [pools[0]!, pools[1]!] as const,
  evaluation: 2,
  luck: 0,
});

/** Plays a game, and looks at the decisions of a side where the learned player and the heuristic one beneath differ. */
function differing(name: string, side: 0 | 1, look: (at: AtDecision) => void, beneath = 'tuned'): void {
  const match = new Match(tables, rules, seatsOf(name), 'judges');
  const log = new TurnLog();
  match.hear(log, (dice) => new LoggedDice(dice, log));
  const player = match.game.players[side]!;
  const plain = createPlayer(beneath, side, { seed: 'judges' });
  match.game.players[side] = {
    name,
    startGame: (game) => player.startGame?.(game),
    decide: (decision, g) => {
      const answers = [plain, player].map((who): Answer => {
        plain.startGame?.(0);
        g.answerLength = 0;
        who.decide(decision, g);
        return Array.from(g.answers.subarray(0, g.answerLength));
      });
      if (answers[0]!.join() === answers[1]!.join()) return;
      g.answerLength = 0;
      look({ decision, g, log, answers, seed: 'judges' });
      for (const x of answers[1]!) g.answer(x);
    },
  };
  match.play(0);
}

describe('judges', () => {
  it.each([
    ['learned-3', 'tuned', [`allied ${PATROLS}`, `allied ${RAIDERS}`, `japan ${PLACE_AIR}`, `japan ${RAIDERS}`]],
    // It leaves air units to the heuristic player.
    ['learned-fast', 'tuned-2', [`allied ${PATROLS}`, `allied ${RAIDERS}`, `japan ${RAIDERS}`]],
  ])('by the networks of %s like his answer better than the heuristic one that he changed', (name, beneath, kinds) => {
    const seen = new Set<string>();
    for (const side of [JAPAN, ALLIED] as const) {
      const judge = makeJudge(name, { ...played(side), log: new TurnLog(), rollouts: 2, until: () => 8 });
      const look = (at: AtDecision): void => {
        const worths = judge.worths(at);
        if (worths === null) return;
        expect(worths[1]! - worths[0]!).toBeGreaterThan(0);
        seen.add(`${SIDES[side]} ${at.decision}`);
      };
      differing(name, side, look, beneath);
    }
    expect([...seen].sort()).toEqual(kinds);
  });

  it('by rollouts say the same again, and know which decisions they do not judge', () => {
    const of = { ...played(JAPAN), log: new TurnLog(), rollouts: 2, until: () => 1 };
    const names = ['evaluation', 'foreseen', 'rollouts', 'search-0.01s-4', 'search-0.02s'];
    const once = names.map((name) => makeJudge(name, of));
    let looked = 0;
    differing('learned-3', JAPAN, (at) => {
      if (at.decision !== RAIDERS || looked++ > 0) return;
      const said = once.map((judge) => judge.worths(at));
      expect(names.map((name) => makeJudge(name, of).worths(at))).toEqual(said);
      expect(once.map((judge) => judge.worths(at))).toEqual(said);
      // The evaluation, and other rollouts to the end of the turn with the same evaluation: other dice.
      expect(said[0]).not.toEqual(said[2]);
    });
    expect(looked).toBeGreaterThan(0);
    const { g, log } = { g: new Match(tables, rules, seatsOf('tuned'), 'x').game, log: new TurnLog() };
    expect(makeJudge('foreseen', of).worths({ decision: DAY_NIGHT, g, log, answers: [[0], [1]], seed: '' })).toBeNull();
  });

  it('refuse no lawful answer, and values of an unlawful one are none', () => {
    let looked = 0;
    differing('learned-3', JAPAN, (at) => {
      if (at.decision !== RAIDERS || looked++ > 0) return;
      const twice = { ...at, answers: [at.answers[0]!, [...at.answers[1]!, ...at.answers[1]!]] };
      const [first, second] = new PlayedOut(played(JAPAN)).values(twice, 'x', 2, at.g.turn);
      expect([first!.length, second]).toEqual([2, null]);
    });
    expect(looked).toBeGreaterThan(0);
  });
});

describe('JudgedGames', () => {
  const of = {
    ...{
      tables,
      rules,
      seats: seatsOf('tuned'),
      side: JAPAN,
      kind: 'air',
      turn: 2,
      decisions: 2,
      rollouts: 2,
      ahead: 1,
    },
    settings: searchSettings({ candidates: 3 }),
    judges: ['evaluation', 'learned-2'],
    seed: 'x',
  };

  it('draws decisions of a game, and judges them in any order', () => {
    const games = new JudgedGames(of);
    const drawn = games.drawn(0);
    expect(drawn).toHaveLength(2);
    const judged = drawn.map((n) => games.judged(0, n)!);
    expect(judged[0]!.halves[0].length).toBeGreaterThan(1);
    // learned-2 has no network for air units.
    expect(judged.map(({ said }) => said[1])).toEqual([null, null]);
    const other = new JudgedGames(of);
    expect(other.drawn(1).length).toBeGreaterThan(0);
    expect(other.drawn(0)).toEqual(drawn);
    expect([1, 0].map((k) => other.judged(0, drawn[k]!)).reverse()).toEqual(judged);
  });
});
