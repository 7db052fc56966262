// Commands that the page copies.
import { expect, it } from 'vitest';
import { commandWord } from '../../src/page/sharing/command-word.js';

it('quotes only what needs it, with quotes that cmd.exe knows too where these hold the word', () => {
  for (const plain of ['--method', 'exact', 'pearl-harbor', 'second-edition,menzel', 'winner.japan=1%'])
    expect(commandWord(plain)).toBe(plain);
  expect(commandWord('my seed')).toBe('"my seed"');
  expect(commandWord("it's so")).toBe('"it\'s so"');
  for (const [text, word] of [
    ['', "''"],
    ['$HOME', "'$HOME'"],
    ['{"kind":"raid"}', '\'{"kind":"raid"}\''],
  ] as const)
    expect(commandWord(text)).toBe(word);
});
