// A checkpoint of a tuning that is not what was written is refused in a sentence.
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTuning } from '../../src/analysis/question/tuning.js';
import { settingsOf } from '../../src/analysis/tuning/generations.js';
import { checkpointFile, readCheckpoint, writeCheckpoint } from '../../src/node/tuning-checkpoint.js';
import { afterGeneration, startTuning } from '../../src/stats/searching/tuning.js';
import { scratchFolder } from './vitp.js';

const { path } = scratchFolder();
const { scenario } = readTuning('{"kind": "tune", "side": "japan", "weights": ["fear", "focus"]}', 'tune');
const settings = settingsOf(scenario, 's');
const candidates = Array.from({ length: settings.candidates }, (_, k) => k);
const state = afterGeneration(settings, startTuning(settings), { start: 1, centre: 2, candidates });

const reading = (text: string) => {
  writeFileSync(checkpointFile(path), text);
  return () => readCheckpoint(path, scenario, 's', true);
};
const { search } = state;

describe('a checkpoint', () => {
  it('goes on where it is whole', async () => {
    await writeCheckpoint(path, scenario, 's', state);
    expect(readCheckpoint(path, scenario, 's', true)).toEqual(state);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"schema": "vitp-tuning/1", "config": 1, "state": {}}',
    '{"schema": "vitp-tuning/1", "config": {}, "state": null}',
  ])('%s is none', (text) => {
    expect(reading(text)).toThrow(/checkpoint\.json is not a checkpoint of vitp tune; remove it to begin again$/);
  });

  it.each([
    ['nothing', {}],
    ['no search', { ...state, search: {} }],
    ['too few numbers', { ...state, search: { ...search, mean: [0] } }],
    ['no step', { ...state, search: { ...search, sigma: 0 } }],
    ['an infinite step', { ...state, search: { ...search, sigma: null } }],
    ['another generation', { ...state, search: { ...search, generation: 2 } }],
    ['a small matrix', { ...state, search: { ...search, covariance: [[1]] } }],
    ['a matrix that is not symmetric', { ...state, search: { ...search, covariance: [[1, 2], [0, 1]] } }], // biome-ignore format: a matrix
    ['numbers beyond measure', { ...state, search: { ...search, sigmaPath: [1e300, 0] } }],
    ['no centres', { ...state, centres: [] }],
    ['no curve', { ...state, curve: [{}] }],
  ])('with %s in its state is refused', (_, broken) => {
    const text = JSON.stringify({ schema: 'vitp-tuning/1', config: scenario, seed: 's', state: broken });
    expect(reading(text)).toThrow(/checkpoint\.json is damaged: .* remove it to begin again$/);
  });
});
