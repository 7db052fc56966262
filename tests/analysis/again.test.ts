// An answer is its own question, also where somebody took out of it how it was played.
import { expect, it } from 'vitest';
import { rerunDecided } from '../../src/analysis/decided/question.js';
import { rerunSensitivity } from '../../src/analysis/sensitivity/answer-sensitivity.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const READERS = { decided: rerunDecided, sensitivity: rerunSensitivity };

it.each(['decided', 'sensitivity'] as const)('%s: seed and games are those of the answer, where it has any', (kind) => {
  const read = READERS[kind];
  const config = { kind, scenario: { kind: 'game' } };
  const question = { kind, scenario: STANDARD_GAME };
  expect(read({ config, seed: 'tora', games: 40 }, 'file')).toEqual({ ...question, seed: 'tora', games: 40 });
  expect(read({ config }, 'file')).toEqual(question);
  expect(read({ config, seed: 7, games: -1 }, 'file')).toEqual(question);
  expect(read({ config: { ...config, kind: 'game' } }, 'file')).toBeUndefined();
});
