// A tuning asked by a program: it goes on where an earlier one stopped as if nothing had happened.

import { describe, expect, it } from 'vitest';
import { answerTuning } from '../../src/analysis/tuning/tuning.js';
import { ask, describeRun, readTuning, simulate } from '../../src/index.js';
import type { TuningState } from '../../src/stats/searching/tuning.js';

const tuning = (generations: number) =>
  readTuning(
    `{kind: tune, side: japan, weights: [fear, focus], against: [random], others: [],
      games: 1, candidates: 4, generations: ${generations}, validationGames: 2}`,
    'mine.yaml',
  ).scenario;
const question = (generations: number) => ({ kind: 'tune', scenario: tuning(generations), seed: 's' }) as const;
const controls = { simulate, describeRun, workers: 1, onProgress: () => {} };

describe('a tuning', () => {
  it('goes on from what was kept when it was stopped', async () => {
    const stop = new AbortController();
    let kept: TuningState | undefined;
    const save = async (state: TuningState) => {
      kept = state;
      if (state.curve.length === 1) stop.abort();
    };
    const checkpoint = { begun: undefined, save };
    expect(await answerTuning(question(2), { ...controls, signal: stop.signal, checkpoint })).toBeUndefined();
    expect(kept?.curve).toHaveLength(1);
    const { signal } = new AbortController();
    const rest = await answerTuning(question(2), { ...controls, signal, checkpoint: { begun: kept, save } });
    const whole = await ask(question(2), { workers: 1 });
    expect(rest?.tuning.curve.map((point) => point.generation)).toEqual([1, 2]);
    expect({ ...rest, run: null }).toEqual({ ...whole, run: null });
  });
});
