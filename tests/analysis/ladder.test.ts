// Does an answer hold at every strength of play: the verdict, and the ladder's figures against those of a bid.
import { describe, expect, it } from 'vitest';
import { shippedOpening } from '../../src/ai/opening.js';
import { ask } from '../../src/analysis/ask.js';
import type { Simulate } from '../../src/analysis/controls.js';
import { answerLadder, rungSeed } from '../../src/analysis/ladder/ladder.js';
import { onRung, rerunLadder, rungNamed } from '../../src/analysis/ladder/question.js';
import { gamesWanted, judge, type RungFigure } from '../../src/analysis/ladder/verdict.js';
import { simulateHere } from '../../src/analysis/simulate-here.js';
import { canonicalJson } from '../../src/answer/json.js';
import { describeRun, namedSeat, STANDARD_GAME } from '../../src/index.js';
import { ladderPage } from '../../src/report/ladder/ladder-page.js';
import { vitpHere, withoutRun } from '../cli/vitp.js';

const at = (value: number, half: number): RungFigure => ({ value, ci95: [value - half, value + half] });

describe('a verdict', () => {
  it('is settled when the last step is certainly less than what counts', () => {
    const judged = judge([at(9, 1), at(2, 0.3), at(2.1, 0.4)], 1, true);
    expect(judged).toMatchObject({ verdict: 'settled', opposed: [] });
    // The games of two rungs share no dice: 0.3 and 0.4 make 0.5.
    expect(judged.step.ci95[0]).toBeCloseTo(0.1 - 0.5, 12);
    expect(judged.step.ci95[1]).toBeCloseTo(0.1 + 0.5, 12);
  });

  it('is moving when the last step is more than chance, whatever the steps before', () => {
    expect(judge([at(2, 0.1), at(2, 0.3), at(5, 0.4)], 1, true).verdict).toBe('moving');
  });

  it('is open when it may be either, and says how many games would tell', () => {
    const judged = judge([at(0, 1.2), at(0.2, 1.6)], 1, true);
    expect(judged.verdict).toBe('open');
    // Half the width is 2, and 0.8 is wanted.
    expect(gamesWanted(judged.step, 1)).toBeCloseTo((2 / 0.8) ** 2, 9);
    expect(gamesWanted(at(1.5, 3), 1)).toBeUndefined();
  });

  it('is contradictory when the two strongest are certain of opposite signs, where signs mean something', () => {
    const rungs = [at(-3, 1), at(-2, 0.5), at(2, 0.5)];
    expect(judge(rungs, 1, true)).toMatchObject({ verdict: 'contradictory', opposed: [0] });
    expect(judge(rungs, 1, false)).toMatchObject({ verdict: 'moving', opposed: [] });
    // Weaker players were certain of the opposite, and the strongest agree.
    expect(judge([at(-3, 1), at(2, 0.3), at(2, 0.3)], 1, true)).toMatchObject({ verdict: 'settled', opposed: [0] });
  });

  it('needs two rungs', () => {
    expect(() => judge([at(1, 1)], 1, true)).toThrow(RangeError);
  });
});

describe('a ladder', () => {
  const tko = { ...STANDARD_GAME, players: { ...STANDARD_GAME.players, japan: opened('japan') } };
  const question = {
    kind: 'ladder' as const,
    scenarios: [STANDARD_GAME, { ...STANDARD_GAME, rules: ['second-edition', 'menzel'] }],
    rungs: [rungNamed('random', 12), rungNamed('standard', 12)],
  };

  it('says at every rung what a bid between those players says', async () => {
    const answer = (await ask(question))!;
    expect(answer.rungs.map((r) => [r.name, r.games])).toEqual([
      ['random', 12],
      ['standard', 12],
    ]);
    expect(answer.games).toBe(48);
    for (const [k, rung] of question.rungs.entries()) {
      const scenarios = question.scenarios.map((s) => onRung(s, rung));
      const bid = (await ask({ kind: 'bid', scenarios, seed: rungSeed('ladder', rung.name), games: 12 }))!;
      expect(answer.rungs[k]!.answers).toEqual(bid.answers.map(({ curve: _, ...rest }) => rest));
      expect(answer.climbs[2]!.rungs[k]!.value).toBe(bid.answers[1]!.poc!.difference);
    }
    expect(answer.climbs.map((c) => [c.figure, c.scenario])).toEqual([
      ['poc.final', 0],
      ['fair', 0],
      ['worth', 1],
    ]);
    const page = ladderPage(answer);
    expect(page.answer).toMatch(
      /^Worth of Menzel package: .* POC between the strongest players asked \((?:settled|still moving|contradictory|too few games to tell)/,
    );
    expect(Object.keys(page.csv)).toEqual(['ladder.csv']);
    expect(page.pictures.map((p) => p.name)).toEqual(['ladder-score', 'ladder-fair-bid', 'ladder-worth-2']);
  });

  it('keeps openings, but for players who can follow none', () => {
    const japan = (rung: string) => onRung(tko, rungNamed(rung)).players.japan;
    expect(japan('standard')).toMatchObject({ doctrine: 'standard', opening: { name: 'tko' } });
    expect(japan('search')).toMatchObject({ player: 'search', opening: { name: 'tko' } });
    expect(japan('random')).toEqual({ player: 'random' });
  });

  it('is asked again by its own answer', async () => {
    const args = [
      'ladder',
      '--rungs',
      'random:4,standard',
      '--games',
      '4',
      '--rules',
      'second-edition/menzel',
      '--workers',
      '1',
    ];
    const first = await vitpHere([...args, '--json', '-', '--quiet']);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const again = rerunLadder(JSON.parse(first.stdout), 'ladder.json')!;
    const answer = (await ask(again))!;
    expect(withoutRun(canonicalJson(answer))).toBe(withoutRun(first.stdout));
  });

  it('says which rungs did not play, and judges nothing without the strongest', async () => {
    const stop = new AbortController();
    let rungs = 0;
    const simulate: Simulate = (job, options) => {
      if (++rungs === 3) stop.abort();
      return simulateHere(job, options);
    };
    const three = { ...question, rungs: [...question.rungs, rungNamed('tuned', 12)] };
    const controls = { simulate, describeRun, signal: stop.signal, onProgress: () => {}, workers: 1 };
    const answer = (await answerLadder(three, controls))!;
    expect(answer).toMatchObject({ partial: true, games: 48 });
    expect(answer.climbs.map((climb) => climb.verdict)).toEqual([undefined, undefined, undefined]);
    const page = ladderPage(answer);
    expect(page.answer).toContain('POC between players standard (12 games), the strongest that played.');
    expect(page.answer).toContain('No verdict: tuned did not play.');
    expect(page.answer).not.toContain('strongest players asked');
  });

  it.each([
    [['--rungs', 'random'], 'a ladder needs two rungs or more'],
    [
      ['--rungs', 'random,standrad'],
      '"standrad" is no rung: a rung is players that both sides have; did you mean "standard"',
    ],
    [['--rungs', 'random,tko'], '"tko" is an opening'],
    [['--rungs', 'random,random'], 'rung "random" is named twice'],
    [['--rungs', 'random,standard:1'], '--rungs standard: "1" is not allowed'],
    [['--within', 'none'], '--within "none" is not allowed'],
  ])('vitp ladder %j', async (args, sentence) => {
    const { code, stdout, stderr } = await vitpHere(['ladder', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  function opened(side: 'japan') {
    return {
      ...namedSeat(side, 'standard')!,
      opening: shippedOpening(side, 'tko')!,
    } as typeof STANDARD_GAME.players.japan;
  }
});
