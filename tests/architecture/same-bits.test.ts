// Functions that engines may round differently in the last bit do not stand in src/: the same seed gives the same bytes on any machine.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Those that the standard of the language leaves to the engine; `src/stats/distributions/elementary.ts` has our own. */
const INEXACT = /\bMath\.(?:exp|expm1|log|log2|log10|log1p|pow|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)\b/g;

/** Where they may stand, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'cli/output/estimate.ts': 'a sentence about time',
  'raid/kernel/packing.ts': 'the number of bits of a whole number, rounded up',
  'stats/searching/bounded.ts': 'where a tuning looks next; what it found is played out again by whoever doubts it',
};

const codeOf = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
const usedIn = (text: string): string[] => [...codeOf(text).matchAll(INEXACT)].map((m) => m[0]);

it('no code uses them but where it does not matter', () => {
  const files = (readdirSync('src', { recursive: true, encoding: 'utf8' }) as string[]).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(500);
  const using = files.filter((name) => usedIn(readFileSync(`src/${name}`, 'utf8')).length > 0);
  expect(using.sort()).toEqual(Object.keys(ALLOWED).sort());
});

it('one would be found', () => {
  expect(usedIn('const a = Math.exp(1) + Math.sqrt(2); // Math.log(2)')).toEqual(['Math.exp']);
});
