// Judges of answers: what is measured of them, and what is said of wrong questions.
import { describe, expect, it } from 'vitest';
import { searchSettings } from '../../src/ai/search/search-settings.js';
import { namedSeat } from '../../src/ai/seat.js';
import { answerJudges, type JudgeRow, type JudgesAnswer, rerunJudges } from '../../src/analysis/judges/judges.js';
import type { JudgesQuestion } from '../../src/analysis/judges/question.js';
import { canonicalJson } from '../../src/answer/json.js';
import { describeRun } from '../../src/index.js';
import { ALLIED_BLUE } from '../../src/report/pictures/theme.js';
import { judgesPage } from '../../src/report/regret/judges-page.js';
import type { Progress } from '../../src/simulate/progress.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const ASKED: JudgesQuestion = {
  kind: 'judges',
  scenarios: [STANDARD_GAME],
  sides: ['japan'],
  kinds: ['raiders', 'day-night'],
  turn: 3,
  judges: ['evaluation', 'foreseen'],
  games: 2,
  decisions: 2,
  rollouts: 2,
  ahead: 1,
  search: searchSettings({ candidates: 3 }),
  seed: 'x',
};
const controls = { describeRun, signal: new AbortController().signal, onProgress: () => {} };
const FIGURE = { mean: 1, se: 1 };
const RANDOM = { ...STANDARD_GAME.players, allied: namedSeat('allied', 'random')! };

describe('answerJudges', () => {
  it('measures who judges such decisions, and gives the same answer again', async () => {
    const answer = (await answerJudges(ASKED, controls))!;
    expect(answer).not.toHaveProperty('partial');
    const [raiders, dayNight] = answer.rows;
    expect(raiders).toMatchObject({ decision: 'raiders', games: 2, decisions: 2, rules: ['second-edition'] });
    expect(raiders!.judges.map(({ judge }) => judge)).toEqual(['evaluation', 'foreseen']);
    // Nothing is foretold of a fight that has begun.
    expect(dayNight).toMatchObject({ answers: 2, judges: [{ judge: 'evaluation' }] });
    const written = JSON.parse(JSON.stringify(answer));
    const again = rerunJudges(written, 'result.json')!;
    expect(again).toEqual(ASKED);
    const { run: _, ...rest } = (await answerJudges(again, controls))!;
    expect({ ...rest, run: answer.run }).toEqual(answer);
    expect(canonicalJson(judgesPage(written))).toBe(canonicalJson(judgesPage(answer)));
  });

  it('tells no correlation beyond 1, and names nobody who may agree by chance', () => {
    const page = (...correlations: JudgeRow['correlation'][]) =>
      judgesPage({
        ...{
          schema: 'vitp-judges/1',
          kind: 'judges',
          seed: 'x',
          games: 4,
          run: describeRun({ workers: 0, seconds: 1 }),
        },
        config: ASKED as unknown as JudgesAnswer['config'],
        rows: [
          {
            ...{ rules: ['second-edition'], side: 'japan', decision: 'raiders', games: 4, decisions: 4, answers: 3 },
            best: { spread: 1, spreadSe: 0.25, gained: FIGURE },
            judges: correlations.map((correlation, k) => ({
              ...{ judge: ASKED.judges[k]!, correlation, lost: FIGURE, gained: FIGURE },
            })),
          },
        ],
      });
    const wide = { mean: 1.37, se: 0.5 };
    const close = { mean: 0.61, se: 0.1 };
    const both = page(close, wide);
    expect(both.answer).toBe('Most certain agreement: evaluation, 0.61 ±0.32 (Japan, raiders).');
    expect(JSON.stringify(both.blocks)).toContain('"1.00 ±1.60"');
    expect(both.csv!['judges.csv']).toContain('foreseen,1.37,0.5,');
    // Student's interval of four games: 3.18 standard errors.
    expect(page(wide, { mean: 0.31, se: 0.1 }).answer).toMatch(/^No judge can be told from chance here: /);
    expect(page({ mean: 1, se: null }).answer).toMatch(/^No judge/);
    const cells = both.pictures!.flatMap(({ spec }) => (spec.data as { values: object[] }).values);
    expect(cells).toMatchObject([
      { text: '0.61', colour: ALLIED_BLUE },
      { text: '1.00', colour: ALLIED_BLUE, opacity: 1 },
    ]);
  });

  it('keeps what was judged when it is interrupted, and says nothing before the first decision', async () => {
    const stop = new AbortController();
    const onProgress = ({ games }: Progress) => games > 0 && stop.abort();
    const answer = (await answerJudges(ASKED, { ...controls, signal: stop.signal, onProgress }))!;
    expect(answer).toMatchObject({ games: 1, partial: true, rows: [{ decision: 'raiders', decisions: 1 }] });
    expect(judgesPage(answer).warning).toBe('Interrupted: decisions of each row that are judged: 1.');
    expect(rerunJudges(JSON.parse(JSON.stringify(answer)), 'result.json')).toMatchObject({ games: 2 });
    expect(await answerJudges(ASKED, { ...controls, signal: AbortSignal.abort() })).toBeUndefined();
  });

  it('tells of every decision, so that it can be interrupted after the first', async () => {
    const stop = new AbortController();
    const told: string[] = [];
    const onProgress = ({ games, total, what }: Progress) => {
      told.push(`${games} of ${total} ${what}`);
      if (games > 0) stop.abort();
    };
    const asked = { ...ASKED, kinds: ['air'] };
    const answer = (await answerJudges(asked, { ...controls, signal: stop.signal, onProgress }))!;
    expect(told).toEqual(['0 of 4 decisions', '1 of 4 decisions']);
    expect(answer).toMatchObject({ games: 1, partial: true, rows: [{ decision: 'air', decisions: 1 }] });
  });

  it.each([
    [
      { scenarios: [{ ...STANDARD_GAME, players: RANDOM }] },
      'judges are measured for heuristic and learned players, not for random; allowed on both sides: a doctrine, learned,',
    ],
    [
      { judges: ['experts'] },
      'experts is no judge; allowed: evaluation, evaluation-2, evaluation-3, evaluation-4, foreseen, rollouts, learned,',
    ],
    [{ rollouts: 3 }, 'rollouts 3 is not allowed; allowed: an even number'],
    [{ decisions: 0 }, 'decisions 0 is not allowed; allowed: 1 or more'],
    [{ games: 1 }, 'games 1 is not allowed; allowed: 2 or more'],
    [{ turn: 9 }, 'turn 9 is not allowed under second-edition; allowed: 1 to 8'],
    [{ kinds: ['targets'] }, 'targets is not searched; allowed: raid-force, patrols'],
  ])('refuses what cannot be asked: %#', async (changed, sentence) => {
    await expect(answerJudges({ ...ASKED, ...changed }, controls)).rejects.toThrow(sentence);
  });
});
