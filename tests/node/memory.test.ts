import { expect, it } from 'vitest';
import { failureOfThread, whyTooLittleMemory } from '../../src/node/memory.js';

it('that is too little to begin is said', () => {
  expect(whyTooLittleMemory(60 * 1024 * 1024)).toBe(
    'Node is allowed 60 MB of memory here, and vitp needs 70 MB; allowed: --max-old-space-size=64 or more, in NODE_OPTIONS',
  );
  expect(whyTooLittleMemory(72 * 1024 * 1024)).toBeUndefined();
  expect(whyTooLittleMemory()).toBeUndefined();
});

it('that runs out in a thread is said in words', () => {
  const died = Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' });
  expect(failureOfThread(died)).toMatchObject({
    game: null,
    message:
      'there was not enough memory for it; fewer --workers need less, and NODE_OPTIONS=--max-old-space-size=4096 allows each of them more',
  });
  expect(failureOfThread(new Error('exit code 3')).message).toBe('exit code 3');
});
