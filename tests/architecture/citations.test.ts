// Comments cite what a reader of the project can look up: rules, rulings by name, files. No numbers of lists that are kept elsewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A letter and a number, as decisions and rulings are numbered in lists that are no part of the project. */
const NUMBERED = /\b[DR]\d+\b/g;

/** The comments of code; all of a README. */
const commentsOf = (name: string, text: string): string =>
  name.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? []).join('\n');

const numberedIn = (name: string, text: string): string[] => commentsOf(name, text).match(NUMBERED) ?? [];

it('comments of the code cite no number of a decision or ruling', () => {
  const files = (readdirSync('src', { recursive: true, encoding: 'utf8' }) as string[]).filter((name) =>
    /\.(tsx?|md)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((name) =>
    numberedIn(name, readFileSync(`src/${name}`, 'utf8')).map((text) => `${name}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('one would be found, in comments only', () => {
  expect(numberedIn('a.ts', "// dice (D3)\n/** by day,\n * R7 */\nconst name = 'D1';")).toEqual(['D3', 'R7']);
  expect(numberedIn('README.md', 'as R12 says')).toEqual(['R12']);
});
