// Sweeps and sensitivities as the library answers them. Their pages are made from the answer alone.
import { describe, expect, it } from 'vitest';
import type { RunControls } from '../../src/analysis/controls.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { answerRaid } from '../../src/analysis/raid.js';
import { rerunSensitivity } from '../../src/analysis/sensitivity/answer-sensitivity.js';
import { rerunSweep } from '../../src/analysis/sweep/answer-sweep.js';
import { canonicalJson } from '../../src/answer/json.js';
import type { LabelResult, Result } from '../../src/answer/result.js';
import { answerSensitivity, answerSweep, describeRun, readSweep, STANDARD_GAME } from '../../src/index.js';
import type { RaidScenario } from '../../src/raid/question/raid-scenario.js';
import { sensitivityPage } from '../../src/report/sensitivity.js';
import { sweepPage } from '../../src/report/sweep.js';
import { simulateWith } from '../../src/simulate/runner.js';
import { NO_THREADS } from '../../src/simulate/threads.js';

const controls: RunControls = {
  simulate: (job, options) => simulateWith(createExperiment, NO_THREADS, job, { ...options, workers: 0 }),
  describeRun,
  signal: new AbortController().signal,
  onProgress: () => {},
};
const written = <T>(answer: T): T => JSON.parse(JSON.stringify(answer));

describe('answerSweep', () => {
  const sweep = readSweep(
    'kind: raid\nraidForce: [Akagi, Kaga, Soryu]\nsweep: {targets: [spread, focus], data.ships.Nevada.factors: ["441", "451"]}\nmetrics: ship.Nevada.fate.sunk\n',
    'plans.yaml',
  );

  it('gives the figures of every combination, again by its JSON, which is enough for the page', async () => {
    const answer = (await answerSweep({ kind: 'sweep', sweep, games: 200 }, controls))!;
    expect(answer.cells.map((c) => Object.values(c.values).join())).toEqual([
      'spread,441',
      'spread,451',
      'focus,441',
      'focus,451',
    ]);
    const page = sweepPage(written(answer));
    expect(canonicalJson(page)).toBe(canonicalJson(sweepPage(answer)));
    expect(page.board?.split('+')).toHaveLength(2);
    const again = rerunSweep({ ...written(answer) }, 'result.json')!;
    expect(again).toMatchObject({ seed: 'sweep', games: 200 });
    expect((await answerSweep(again, controls))!.cells).toEqual(answer.cells);
  });

  it('is exact where every combination can be solved and no number of games is named', async () => {
    const answer = (await answerSweep({ kind: 'sweep', sweep }, controls))!;
    expect(answer).toMatchObject({ games: 0, config: { method: 'exact' } });
    const { ci95, value } = answer.cells[0]!.figures['ship.Nevada.fate.sunk']!;
    expect(ci95).toEqual([value, value]);
    const alone = await answerRaid({ kind: 'raid', scenario: sweep.cells[0]!.scenario as RaidScenario }, controls);
    const fate = (alone as Result).metrics['ship.Nevada.fate'] as LabelResult;
    expect(value).toBeCloseTo(fate.share.sunk!, 12);
    const page = sweepPage(answer);
    expect(JSON.stringify(page.asked)).toContain('all solved exactly');
    expect(JSON.stringify(page.pictures)).not.toContain('95 %');
    // Its JSON asks the same again.
    const again = rerunSweep({ ...written(answer) }, 'result.json')!;
    expect((await answerSweep(again, controls))!.cells).toEqual(answer.cells);
    // One combination that is not solved, and all are played.
    const mixed = readSweep('kind: raid\nsweep: {after: [leave, stay]}\n', 'mixed.yaml');
    const stopped = { ...controls, signal: AbortSignal.abort() };
    expect(await answerSweep({ kind: 'sweep', sweep: mixed }, stopped)).toBeUndefined();
  });

  it('stops between combinations', async () => {
    const stopped = new AbortController();
    const finished: number[] = [];
    const onCell = (at: { readonly finished: number }) => {
      finished.push(at.finished);
      if (at.finished === 3) stopped.abort();
    };
    const question = { kind: 'sweep', sweep, games: 50 } as const;
    const part = (await answerSweep(question, { ...controls, signal: stopped.signal }, onCell))!;
    expect([part.partial, part.cells.length]).toEqual([true, 3]);
    expect(sweepPage(part).warning).toBe('Interrupted: 3 of 4 combinations are finished.');
    const whole = (await answerSweep(question, controls, onCell))!;
    expect(finished).toEqual([1, 2, 3, 1, 2, 3, 4]);
    expect([whole.partial, whole.cells.slice(0, 3)]).toEqual([undefined, part.cells]);
    const nothing = await answerSweep(question, { ...controls, signal: stopped.signal });
    expect(nothing).toBeUndefined();
  });
});

describe('answerSensitivity', () => {
  const scenario = {
    ...STANDARD_GAME,
    players: { japan: { player: 'random' }, allied: { player: 'random' } },
  } as const;
  const question = { kind: 'sensitivity', scenario, only: 'data.areas.Hawaiian Islands', games: 4 } as const;

  /** Asked once, for both tests. */
  const asked = answerSensitivity(question, controls);

  it('gives the movements, again by its JSON, which is enough for the page', async () => {
    const answer = (await asked)!;
    expect(answer.config).toMatchObject({ step: 0.25, metrics: ['poc.final', 'winner.japan'] });
    expect(answer.changes).toHaveLength(3);
    expect(canonicalJson(sensitivityPage(written(answer)))).toBe(canonicalJson(sensitivityPage(answer)));
    const again = rerunSensitivity({ ...written(answer) }, 'result.json')!;
    expect((await answerSensitivity(again, controls))!.changes).toEqual(answer.changes);
  });

  it('says how far an interruption let it come', async () => {
    const answer = (await asked)!;
    const [first, ...others] = answer.changes;
    const cut = { ...answer, partial: true, changes: [first!, { ...others[0]!, games: 2 }] } as const;
    const page = sensitivityPage(cut);
    expect(page.warning).toBe('Interrupted: 1 of 3 changes are finished; 1 more (‡) rest on 2 of 4 games each.');
    expect(page.csv['sensitivity.csv']).toMatch(/,2,[^\n]*\n$/);
  });
});
