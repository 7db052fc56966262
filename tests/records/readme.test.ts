// The record in this folder's README can be played.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DECISIONS } from '../../src/game/questions/decisions.js';
import { refusal } from './refusals.js';

const readme = readFileSync(fileURLToPath(new URL('../../docs/one-game.md', import.meta.url)), 'utf8');
const record = /```yaml\n(kind: record\n.*?)```/s.exec(readme)![1]!;

it('the README’s record is lawful', () => {
  expect(refusal(record)).toBe('');
});

it('the README names every decision', () => {
  const forms = readme.slice(readme.indexOf('| form | decisions |'));
  expect(DECISIONS.filter((name) => !new RegExp(`\\b${name}\\b`).test(forms))).toEqual([]);
});
