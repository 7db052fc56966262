// Who wins, and when is it decided: the model on made-up games, and the answer on a few real ones.
import { describe, expect, it } from 'vitest';
import { ask } from '../../src/analysis/ask.js';
import { decidedExperiment, jointOf } from '../../src/analysis/decided/decided-experiment.js';
import { fitTurn, squaredCorrelation, testTurn } from '../../src/analysis/decided/model.js';
import { canonicalJson } from '../../src/answer/json.js';
import { STANDARD_GAME } from '../../src/index.js';
import { decidedPage } from '../../src/report/decided/decided-page.js';
import { tallyOffsets } from '../../src/stats/experiment.js';
import { chanceAt } from '../../src/stats/fitting/logistic.js';
import { vitpHere, withoutRun } from '../cli/vitp.js';

/** Counts of pairs of final score and value. */
function pairs(list: readonly (readonly [score: number, value: number, count: number])[]) {
  const counts = new Float64Array(59 * 59);
  for (const [score, value, count] of list) counts[(score + 29) * 59 + value + 29]! += count;
  return jointOf('poc.final by value.turn.1', counts);
}

describe('the model of a turn', () => {
  // The final score is 1 + 2 · value, give or take 3.
  const games = pairs([-2, 0, 2].flatMap((v) => [-3, 3].map((e) => [1 + 2 * v + e, v, 500] as const)));

  it('is the line and the chance of the games', () => {
    const model = fitTurn(games);
    expect(model.score).toEqual({ intercept: 1, slope: 2 });
    // At 0 half of the games end with 4, half with −2; at 2 with 8 and 2, at −2 with 0 and −6: Japan wins a half, all, none.
    expect(chanceAt(model.win, 0)).toBeCloseTo(0.5, 6);
    expect(chanceAt(model.win, 2)).toBeGreaterThan(0.95);
    const test = testTurn(model, games);
    const variance = 4 * ((4 + 0 + 4) / 3) + 9;
    expect(test.explained).toBeCloseTo(1 - 9 / variance, 12);
    expect(squaredCorrelation(games)).toBeCloseTo(1 - 9 / variance, 12);
    expect(test.error).toBeCloseTo(3, 12);
    // By the definition: squared errors are 9 in every game, squared distances from the mean of 1 are (2v ± 3)².
    const moved = [-2, 0, 2].flatMap((v) => [-3, 3].map((e) => (9 - (9 / variance) * (2 * v + e) ** 2) / variance));
    const games3000 = moved.reduce((sum, m) => sum + 500 * m * m, 0);
    expect(test.explainedSe).toBeCloseTo(Math.sqrt(games3000 / 2999 / 3000), 12);
    // The squared errors are 9 in every game: their root is known as well as can be.
    expect(test.errorSe).toBe(0);
    const spread = pairs([-3, -1, 1, 3].map((e) => [e, 0, 250] as const));
    const line = { score: { intercept: 0, slope: 0 }, win: model.win };
    // Squares of 9 and 1: root of 5, which moves by half of what their mean moves, over itself.
    expect(testTurn(line, spread).errorSe).toBeCloseTo(Math.sqrt(16 / 999) / (2 * Math.sqrt(5)), 12);
    expect(test.brierOfShare).toBeCloseTo(0.25, 12);
    expect(test.nearlyDecided).toBeCloseTo(2 / 3, 12);
  });

  it('is tested on other games: it may be worse than their mean', () => {
    const model = fitTurn(games);
    expect(
      testTurn(
        model,
        pairs([
          [-3, 2, 10],
          [5, -2, 10],
        ]),
      ).explained,
    ).toBeLessThan(0);
  });
});

describe('vitp decided', () => {
  const asked = (games: number) => ['decided', '--games', String(games), '--players', 'standard', '--workers', '1'];
  const args = asked(40);

  it('tells what each turn decides, and is asked again by its own answer', async () => {
    const { stdout, stderr, code } = await vitpHere([...args, '--quiet', '--json', '-']);
    expect({ stderr, code }).toEqual({ stderr: '', code: 0 });
    const answer = JSON.parse(stdout);
    expect(answer.turns.map((t: { turn: number }) => t.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const last = answer.turns[7];
    // The value of the last position is the score.
    expect(last).toMatchObject({ explained: 1, favouriteWins: 1, score: { intercept: 0, slope: 1 } });
    const sum = (name: string) => answer.turns.reduce((s: number, t: Record<string, number>) => s + t[name]!, 0);
    for (const name of ['adds', 'lastLead', 'largestSwing']) expect(sum(name)).toBeCloseTo(1, 9);
    for (const t of answer.turns) {
      const named = { ...t, favourite: t.favouriteWins, nearly: t.nearlyDecided };
      for (const name of ['explained', 'adds', 'favourite', 'nearly', 'error', 'lastLead', 'largestSwing']) {
        const [low, high] = t[`${name}Ci95`];
        expect(low <= named[name] && named[name] <= high).toBe(true);
      }
    }
    for (const name of ['mean', 'sd']) {
      const [low, high] = answer.score[`${name}Ci95`];
      expect(low < answer.score[name] && answer.score[name] < high).toBe(true);
    }
    expect(answer.bid.perPointCi95[0]).toBeLessThan(answer.bid.perPoint);
    expect(answer.bid.perPointCi95[1]).toBeGreaterThan(answer.bid.perPoint);
    const positions = answer.reliability.reduce((s: number, r: { positions: number }) => s + r.positions, 0);
    expect(positions).toBe(7 * 40);
    const { config, seed, games } = answer;
    const { scenario } = config;
    const again = (await ask({ kind: 'decided', scenario: { ...STANDARD_GAME, ...scenario }, seed, games }))!;
    expect(withoutRun(canonicalJson(again))).toBe(withoutRun(stdout));
    const page = decidedPage(again);
    // Every figure has its error, but for counts, and the mean chance that was promised to just these positions.
    for (const block of page.blocks) {
      if (block.type !== 'table') throw new Error(block.type);
      const texts = block.rows.flatMap((row) => row.cells.filter((cell) => typeof cell === 'string'));
      expect(texts.filter((cell) => !/^(–|\d+)$/.test(cell))).toEqual([]);
      for (const row of block.rows)
        for (const cell of row.cells) if (typeof cell !== 'string') expect(cell.exact).toBe(false);
    }
    expect(page.lead.join(' ')).toMatch(
      /score is -?\d+\.\d [±(].* in the mean, with a standard deviation of \d+\.\d ±\d\.\d; /,
    );
    const asked = Object.fromEntries(page.asked);
    expect(asked['Not certain']).toBe(
      '11 point values of the map. This answer depends on them; "vitp data --check" lists them.',
    );
  });

  it('is answered in a sentence, and refuses too few games', async () => {
    const told = await vitpHere([...asked(20), '--quiet']);
    expect(told.stdout).toMatch(/^After turn \d \d+ (±\d+ )?% of what makes one game's score differ/);
    const refused = await vitpHere(asked(19));
    expect(refused).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('what is counted of a game', () => {
  it('does not depend on the games that were played before it', () => {
    const players = { japan: { player: 'random' }, allied: { player: 'random' } } as const;
    const scenario = { kind: 'decided', game: { ...STANDARD_GAME, players } } as const;
    const counted = (...games: readonly number[]) => {
      const { metrics, run } = decidedExperiment(scenario, 'order');
      const tally = new Float64Array(tallyOffsets(metrics).at(-1)!);
      for (const n of games) run(n, 1, tally);
      return tally;
    };
    expect(counted(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toEqual(counted(10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
  });
});
