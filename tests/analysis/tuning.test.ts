// A tuning asked by a program: it goes on where an earlier one stopped as if nothing had happened.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { answerTuning } from '../../src/analysis/tuning/tuning.js';
import { ask, Checkpoint, describeRun, readTuning, simulate } from '../../src/index.js';
import { scratchFolder } from '../cli/vitp.js';

const folder = scratchFolder();
const { scenario } = readTuning(
  '{kind: tune, side: japan, weights: [fear, focus], against: [random], others: [], games: 1, candidates: 4, generations: 2, validationGames: 2}',
  'mine.yaml',
);
const question = { kind: 'tune', scenario, seed: 's' } as const;

it('a tuning goes on from what was kept when it was stopped', async () => {
  const stop = new AbortController();
  const path = join(folder.path, 'kept');
  const store = new Checkpoint(path);
  const finished: number[] = [];
  const keeping: typeof simulate = (job, options) => simulate(job, { ...options, store });
  const controls = { simulate: keeping, describeRun, workers: 1, onProgress: () => {}, signal: stop.signal };
  const stopped = await answerTuning(question, controls, ({ curve }) => {
    finished.push(curve.length);
    stop.abort();
  });
  store.close();
  expect([stopped, finished]).toEqual([undefined, [1]]);
  let kept = 0;
  const rest = await ask(question, {
    workers: 1,
    store: new Checkpoint(path),
    simulate: async (job, options) => {
      const played = await simulate(job, options);
      kept += played.run.kept;
      return played;
    },
  });
  // The one game of the first generation.
  expect(kept).toBe(1);
  const whole = await ask(question, { workers: 1 });
  expect({ ...rest, run: null }).toEqual({ ...whole, run: null });
});
