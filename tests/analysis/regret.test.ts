// The regret map: what it measures, and what it says of wrong questions.
import { describe, expect, it } from 'vitest';
import { createPlayer } from '../../src/ai/create-player.js';
import { Match } from '../../src/ai/match.js';
import { Rollouts } from '../../src/ai/search/rollouts.js';
import { LoggedDice, TurnLog } from '../../src/ai/search/turn-log.js';
import { namedSeat } from '../../src/ai/seat.js';
import { DEFAULT_KINDS, REGRET_SEARCH, type RegretQuestion, wholeRegret } from '../../src/analysis/regret/question.js';
import { answerRegret, rerunRegret } from '../../src/analysis/regret/regret.js';
import { canonicalJson } from '../../src/answer/json.js';
import { ALLIED, compileBoard, JAPAN, STANDARD_BOARD } from '../../src/board/index.js';
import { RAIDERS, stateHash } from '../../src/game/index.js';
import { describeRun } from '../../src/index.js';
import { regretPage } from '../../src/report/regret/regret-page.js';
import { resolveRules } from '../../src/rules/index.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const CHEAP = { ...REGRET_SEARCH, rollouts: 4, candidates: 4, horizon: 1, generations: 1 };
const ASKED: RegretQuestion = {
  kind: 'regret',
  scenarios: [STANDARD_GAME],
  sides: ['japan'],
  kinds: ['raiders'],
  turn: null,
  games: 4,
  rollouts: 8,
  search: CHEAP,
  seed: 'x',
};

const controls = { describeRun, signal: new AbortController().signal, onProgress: () => {} };
const answerOf = async (changed: Partial<RegretQuestion>) => (await answerRegret({ ...ASKED, ...changed }, controls))!;

const players = { japan: namedSeat('japan', 'learned-fast-2')!, allied: namedSeat('allied', 'learned-fast-2')! };
const learned = { japan: namedSeat('japan', 'learned-3')!, allied: namedSeat('allied', 'learned-3')! };
const LEARNED_NT1 = { ...STANDARD_GAME, rules: ['nt1'], players: learned };

describe('answerRegret', () => {
  it('asks about what is left open as it says: both sides, all costly kinds, every turn, 8 games', () => {
    const { search, ...whole } = wholeRegret({ kind: 'regret', scenarios: [], rollouts: 6 });
    expect(search).toBe(REGRET_SEARCH);
    expect(whole).toEqual({
      kind: 'regret',
      scenarios: [],
      sides: ['japan', 'allied'],
      kinds: DEFAULT_KINDS,
      turn: null,
      games: 8,
      rollouts: 6,
      seed: 'regret',
    });
  });

  it('is exactly 0 for players whose search changes nothing, and the games are those without search', async () => {
    const nothing = { ...CHEAP, candidates: 1 };
    const answer = await answerOf({
      scenarios: [STANDARD_GAME, LEARNED_NT1],
      search: nothing,
      games: 2,
      sides: ['japan', 'allied'],
      kinds: ['patrols', 'raiders'],
    });
    for (const row of answer.rows) {
      expect(row).toMatchObject({ regret: { mean: 0, se: 0 }, plain: { mean: 0, se: 0 }, changes: 0 });
    }
    expect(answer.dearest).toEqual([]);
  });

  it('agrees with the plain difference of the same games, with less noise', async () => {
    const { rows } = await answerOf({ scenarios: [{ ...STANDARD_GAME, players }] });
    const { regret, plain, turns, changes } = rows[0]!;
    expect(changes).toBeGreaterThan(0);
    expect(Math.abs(regret.mean - plain.mean)).toBeLessThan(2 * Math.hypot(regret.se!, plain.se!));
    expect(regret.se).toBeLessThan(plain.se!);
    expect(turns.reduce((sum, turn) => sum + turn.mean, 0)).toBeCloseTo(regret.mean, 10);
  });

  it('searches the answers of a learned player, and measures them by learned players', async () => {
    const { rows } = await answerOf({
      scenarios: [LEARNED_NT1],
      turn: 5,
      games: 2,
      rollouts: 2,
      search: { ...CHEAP, candidates: 8, caution: 0 },
    });
    expect([rows[0]!.changes, rows[0]!.regret.mean]).toEqual([0.5, -0.5]);
  });

  it('carries nothing from one rollout of learned players to the next', () => {
    const rules = resolveRules('nt1');
    const tables = compileBoard(STANDARD_BOARD);
    const match = new Match(tables, rules, learned, 'memory');
    const log = new TurnLog();
    match.hear(log, (dice) => new LoggedDice(dice, log));
    const made = (side: number) => createPlayer('learned-3', side, { seed: 'memory', rules });
    const rolled = () => new Rollouts(tables, rules, [[made(JAPAN)], [made(ALLIED)]]);
    const used = rolled();
    let compared = 0;
    for (const side of [JAPAN, ALLIED] as const) {
      const player = match.game.players[side]!;
      match.game.players[side] = {
        name: player.name,
        startGame: (game) => player.startGame?.(game),
        decide: (decision, g) => {
          player.decide(decision, g);
          if (decision !== RAIDERS) return;
          const played = [used, rolled()].map((rollouts) => {
            rollouts.prepare(log, 'memory', true);
            return stateHash(rollouts.play(null, 0, g.turn));
          });
          expect(played[0], `turn ${g.turn}`).toBe(played[1]);
          compared++;
        },
      };
    }
    match.play(0);
    expect(compared).toBe(2 * rules.turns);
  });

  it('searches one turn alone, for the Allies too, and gives the same answer again', async () => {
    const scenarios = [{ ...STANDARD_GAME, players }];
    const asked = { scenarios, sides: ['allied'], kinds: ['patrols'], turn: 2, games: 2, rollouts: 4 } as const;
    const answer = await answerOf(asked);
    const { turns, changes } = answer.rows[0]!;
    expect(changes).toBeGreaterThan(0);
    expect(turns.filter((turn, k) => k !== 1 && turn.mean !== 0)).toEqual([]);
    const written = JSON.parse(JSON.stringify(answer));
    const again = rerunRegret(written, 'result.json')!;
    expect(again).toEqual({ ...ASKED, ...asked });
    const { run: _, ...rest } = (await answerRegret(again, controls))!;
    expect({ ...rest, run: answer.run }).toEqual(answer);
    expect(canonicalJson(regretPage(written))).toBe(canonicalJson(regretPage(answer)));
  });

  it('keeps what was measured when it is interrupted, and says nothing before the first game', async () => {
    const stop = new AbortController();
    const stoppedAfter = (rounds: number) => ({
      ...controls,
      signal: stop.signal,
      onProgress: ({ games }: { games: number }) => {
        if (games === rounds) stop.abort();
      },
    });
    const cheap = { ...ASKED, sides: ['japan', 'allied'] as const, search: { ...CHEAP, candidates: 1 } };
    const answer = (await answerRegret(cheap, stoppedAfter(3)))!;
    expect(answer).toMatchObject({ games: 2, partial: true });
    expect(answer.rows.map(({ games, regret }) => [games, regret])).toEqual([
      [2, { mean: 0, se: 0 }],
      [1, { mean: 0, se: null }],
    ]);
    expect(regretPage(answer).warning).toBe('Interrupted: games of each row that are finished: 1 to 2.');
    expect(await answerRegret(cheap, { ...controls, signal: AbortSignal.abort() })).toBeUndefined();
  });

  it('keeps a row of one game, without an error, and asks for two when it is asked again', async () => {
    const stop = new AbortController();
    const onProgress = ({ games }: { games: number }) => games > 0 && stop.abort();
    const asked = { ...ASKED, scenarios: [{ ...STANDARD_GAME, players }] };
    const answer = (await answerRegret(asked, { ...controls, signal: stop.signal, onProgress }))!;
    expect(answer).toMatchObject({ games: 1, partial: true });
    const [row] = answer.rows;
    expect(row!.regret.se).toBeNull();
    const page = regretPage(answer);
    expect(page.answer).toBe(
      `Highest: Japan, raiders, ${row!.regret.mean.toFixed(1)} POC a game (one game, which has no error).`,
    );
    expect(page.csv!['regret.csv']!.split('\n')[1]).toBe(`second-edition,japan,raiders,0,${row!.regret.mean},`);
    expect(rerunRegret(JSON.parse(JSON.stringify(answer)), 'result.json')).toMatchObject({ games: 2 });
  });

  it('takes a few games that came to the same for no certainty', async () => {
    const answer = await answerOf({ games: 2, rollouts: 4, search: { ...CHEAP, candidates: 1 } });
    const same = { ...answer, rows: answer.rows.map((row) => ({ ...row, regret: { mean: 5.5, se: 0 } })) };
    expect(regretPage(same).answer).toBe(
      'Highest: Japan, raiders, 5.5 POC a game (2 games came to the same, which tells no error).',
    );
  });

  it.each([
    [
      {
        scenarios: [
          { ...STANDARD_GAME, players: { ...STANDARD_GAME.players, allied: namedSeat('allied', 'random')! } },
        ],
      },
      'regret is measured for heuristic and learned players, not for random; allowed on both sides: a doctrine, learned,',
    ],
    [{ turn: 9 }, 'turn 9 is not allowed under second-edition; allowed: 1 to 8'],
    [{ games: 1 }, 'games 1 is not allowed; allowed: 2 or more'],
    [{ kinds: ['targets'] }, 'targets is not searched; allowed: raid-force, patrols'],
  ])('refuses what cannot be asked: %#', async (changed, sentence) => {
    await expect(answerOf(changed)).rejects.toThrow(sentence);
  });
});
