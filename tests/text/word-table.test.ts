// What every object of JavaScript inherits is no word of the game.
import { expect, it } from 'vitest';
import { ruleNamed } from '../../src/rules/catalog.js';
import { resolveRules } from '../../src/rules/index.js';
import { wordTable } from '../../src/text/word-table.js';
import { vitpHere } from '../cli/vitp.js';

const INHERITED = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];

it.each(INHERITED)('%s is in no table, and is refused with a sentence', async (word) => {
  expect(wordTable({ ijn: 'japan' })[word]).toBeUndefined();
  expect(ruleNamed(word)).toBeUndefined();
  expect(() => resolveRules([word])).toThrow(`there is no rule named "${word}"`);
  for (const args of [
    ['raid', '--rules', word],
    ['battle', `${word} vs Akagi`],
    ['battle', `2 ${word} vs Akagi`],
    ['data', word],
    ['data', 'areas', word],
    ['data', 'ports', word],
    ['battle', `Akagi vs Lexington at ${word}`],
    ['players', word],
    ['regret', '--side', word],
  ]) {
    const { code, stdout, stderr } = await vitpHere(args);
    expect({ args, code, stdout }).toEqual({ args, code: 2, stdout: '' });
    expect(stderr).toMatch(/^(vitp|battle:1:\d+): /);
    expect(stderr).not.toMatch(/TypeError|native code|bug/);
  }
});
