// The examples in the doc comments of stats/: numbers that stand behind a line are what the line gives, to the last digit that is named.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as experiment from '../../src/stats/experiment.js';
import * as histogram from '../../src/stats/histogram.js';

const files = readdirSync('src/stats', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const EXAMPLE = /@example\n((?: *\*(?! @|\/).*\n)+)/g;
/** A line, and the number or list of numbers that it gives: digits, and `…` where more follow. */
const GIVES = /^(?!const )(.+?);? +\/\/ (\[?-?\d[\d_.e-]*…?(?:, -?\d[\d_.e-]*…?)*\]?)(?:$|[ ,;:])/;

/** Lines of an example with the numbers behind them, and what stands before each. */
function claims(code: string): { readonly before: string; readonly line: string; readonly numbers: string[] }[] {
  const lines = code.replaceAll(/^ *\* ?/gm, '').split('\n');
  return lines.flatMap((text, k) => {
    const [, line, given] = GIVES.exec(text) ?? [];
    if (line === undefined || given === undefined) return [];
    const before = lines.slice(0, k).join('\n');
    return [{ before, line, numbers: given.replaceAll(/[[\]_ ]/g, '').split(',') }];
  });
}

/** The number that a text names, and how far a number may lie from it: `0.35…` is any from 0.35 to 0.36. */
function isNamed(text: string, value: number): boolean {
  const named = Number(text.replace('…', ''));
  if (!text.endsWith('…')) return Math.abs(value - named) <= 1e-12 * Math.max(1, Math.abs(named));
  const unit = 10 ** -(text.replace('…', '').split('.')[1] ?? '').length;
  return Math.sign(named) * (value - named) >= -1e-12 && Math.abs(value - named) <= unit;
}

describe('examples of stats/', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join('src/stats', file), 'utf8').matchAll(EXAMPLE)].flatMap(([, code]) =>
      claims(code!).map((claim) => ({ file, ...claim })),
    ),
  );
  it('are there', () => expect(found.length).toBeGreaterThan(20));

  it.each(found)('of $file: $line', async ({ file, before, line, numbers }) => {
    const module = (await import(`../../src/stats/${file.replace(/\.ts$/, '.js')}`)) as object;
    const scope = { ...experiment, ...histogram, ...module };
    const given: unknown = new Function(...Object.keys(scope), `${before}\nreturn ${line};`)(...Object.values(scope));
    const values = typeof given === 'number' ? [given] : Array.from(given as ArrayLike<number>);
    expect(values.map((value, k) => (isNamed(numbers[k] ?? '', value) ? numbers[k] : value))).toEqual(numbers);
  });
});
