// The script that feeds an external battery: words as `wordAt` gives them, one of each game in turn, little-endian.
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { words } from '../../bench/dump-words/words.js';
import { AddressedDice, ROLL_LOCATION, slotOf, wordAt } from '../../src/dice/index.js';
import { LONG } from '../size.js';

const dump = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'bench/dump-words.ts', ...options], { maxBuffer: 1 << 28 });

describe('dump-words', () => {
  it('writes one word of each game in turn', () => {
    const { stdout, status } = dump('--seed', 'S', '--words', '10', '--games', '3');
    const dice = new AddressedDice('S');
    const expected = Array.from({ length: 10 }, (_, k) => {
      dice.startGame(k % 3);
      return wordAt(dice.a, dice.b, slotOf(1, 15, 0, 3, Math.floor(k / 3), ROLL_LOCATION));
    });
    expect(status).toBe(0);
    expect(Array.from({ length: 10 }, (_, k) => stdout.readUInt32LE(4 * k))).toEqual(expected);
    expect(stdout.length).toBe(40);
  });

  it('gives exactly as many words as asked, however many games take turns', () => {
    const all = [...words('S', 200_001, 1024)];
    expect(all.reduce((sum, chunk) => sum + chunk.length, 0)).toBe(200_001);
    const dice = new AddressedDice('S');
    dice.startGame(1023);
    expect(all[0]![1023]).toBe(wordAt(dice.a, dice.b, slotOf(1, 15, 0, 3, 0, ROLL_LOCATION)));
  });

  if (LONG)
    it('ends quietly when the reader of the pipe has had enough', () => {
      const command = `"${process.execPath}" --import tsx bench/dump-words.ts --words 1000000000 | head -c 8 | wc -c; echo \${PIPESTATUS[0]}`;
      const { stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
      expect(stdout.trim().split(/\s+/)).toEqual(['8', '0']);
      expect(stderr).toBe('');
    });

  if (LONG)
    it.each([
      [['--words', 'many'], '--words "many" is not allowed; allowed: a whole number from 0 on'],
      [['--games', '0'], '--games "0" is not allowed; allowed: a whole number from 1 on'],
      [['--count', '3'], '--count is no option here'],
    ] as const)('refuses %j with a sentence', (options, sentence) => {
      const { stderr, status } = dump(...options);
      expect(status).toBe(2);
      expect(stderr.toString()).toContain(sentence);
    });
});
