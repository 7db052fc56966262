// Broken files: a few of those that `npm run fuzz` reads, and that the changes are the same for the same seed.
import { expect, it } from 'vitest';
import { fuzzInputs } from '../../bench/fuzz/inputs.js';
import { mutateText } from '../../bench/fuzz/mutate-text.js';

it('a text is changed in the same way for the same seed', () => {
  const text = 'kind: game\nplayers: {japan: standard}\n';
  expect(mutateText(text, 'a')).toBe(mutateText(text, 'a'));
  expect(mutateText(text, 'a')).not.toBe(mutateText(text, 'b'));
});

it('files of every kind are taken or refused in a sentence', async () => {
  const { taken, refused, failures } = await fuzzInputs(57, 'suite');
  expect(failures).toEqual([]);
  expect(taken + refused).toBe(57);
  expect(refused).toBeGreaterThan(22);
});
