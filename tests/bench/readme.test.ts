// The tables of files in bench/README.md: everything that lies in bench/ and in bench/learn/ is named there, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('bench/README.md', 'utf8');
const [before, learn] = readme.slice(readme.indexOf('## Files')).split('In `learn/`:');

/** The names in the first column of a table. */
const named = (text: string): string[] =>
  [...text.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );

/** What lies in a folder; folders end with a slash. */
const lying = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((name) => name !== 'README.md');

it.each([
  ['bench', before!],
  ['bench/learn', learn!],
])('every file of %s is named once, and nothing else', (folder, text) => {
  expect(named(text).sort()).toEqual(lying(folder).sort());
});
