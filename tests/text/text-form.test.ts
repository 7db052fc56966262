// Files that are hard to read: what they ask for is bounded, and they are refused in a sentence.
import { describe, expect, it } from 'vitest';
import { readScenario } from '../../src/analysis/question/read.js';
import { nearest } from '../../src/text/nearest.js';
import { ScenarioError } from '../../src/text/problem.js';
import { SourceText } from '../../src/text/source-text.js';

function mistake(text: string): string {
  try {
    readScenario(text, 'f');
  } catch (error) {
    if (error instanceof ScenarioError) return error.message.split('\n')[0]!;
    throw error;
  }
  return '';
}

describe('aliases', () => {
  it('may be many', () => {
    const ships = ['Akagi', 'Kaga', 'Soryu', 'Hiryu'];
    const round = (k: number) => `{${ships.map((ship) => `${ship}: *n`).join(', ')}}${k === 1 ? ' # again' : ''}`;
    const text = `kind: raid\nraidForce: [${ships.join(', ')}]\ntargets:\n  round1: {Akagi: &n Nevada, Kaga: *n, Soryu: *n, Hiryu: *n}\n  round2: ${round(1)}\n`;
    expect(mistake(text)).toBe('');
    const many = new SourceText('f', `a: &a [1, 2]\nb: [${Array(5000).fill('*a').join(', ')}]`);
    expect(many.problems).toEqual([]);
    expect((many.value as { b: unknown[] }).b).toHaveLength(5000);
  });

  it('stand for no more than a bounded number of values, however they are nested', () => {
    const levels = Array.from(
      { length: 30 },
      (_, k) => `l${k + 1}: &l${k + 1} [${Array(9).fill(`*l${k}`).join(', ')}]`,
    );
    expect(mistake(`l0: &l0 x\n${levels.join('\n')}\n`)).toMatch(
      /^f:\d+:\d+: the aliases up to "\*l\d" stand for more than 100000 values; write fewer of them$/,
    );
  });

  it('never stand within what they refer to', () => {
    expect(mistake('kind: game\nx: &a [*a]\n')).toBe('f:2:8: "*a" stands within what it refers to');
  });

  it('may be keys, unless they stand for lists', () => {
    expect(new SourceText('f', 'a: &n name\nb: {*n : 1}').value).toEqual({ a: 'name', b: { name: 1 } });
    expect(mistake('a: &n [1]\nb: {*n : 1}')).toBe('f:2:5: a list or map cannot be a key; allowed: a name');
  });
});

describe('the form', () => {
  it.each([200, 5000])('nested %i deep is refused', (n) => {
    for (const text of [`${'['.repeat(n)}${']'.repeat(n)}`, '['.repeat(n), `${'- '.repeat(n)}a`, '{"a":'.repeat(n)]) {
      expect(mistake(text)).toMatch(/lists and maps are nested too deeply; at most 100 levels are allowed$/);
    }
  });

  it('with half of a surrogate pair is refused: no file can be written with it', () => {
    expect(mistake('{"kind": "game", "seed": "\\ud800"}')).toMatch(/half of a surrogate pair is no text/);
    expect(mistake('{"kind": "raid", "\\udc00": 1}')).toMatch(/half of a surrogate pair is no text/);
  });

  it('finds keys that are written twice in maps of any size', () => {
    const { problems } = new SourceText('f', Array.from({ length: 3000 }, (_, i) => `k${i % 2999}: 1`).join('\n'));
    expect(problems).toEqual([
      { file: 'f', line: 3000, column: 1, message: '"k0" is written twice; keep one of them' },
    ]);
  });

  it('with many mistakes names the first of them', () => {
    const text = `kind: game\n${Array.from({ length: 1000 }, (_, i) => `k${i}: 1`).join('\n')}`;
    const error = (() => {
      try {
        return readScenario(text, 'f');
      } catch (e) {
        return e as ScenarioError;
      }
    })() as ScenarioError;
    expect(error.problems).toHaveLength(1000);
    expect(error.message.split('\n')).toHaveLength(201);
    expect(error.message.endsWith('\n… and 800 more')).toBe(true);
  });
});

it('a name of 800 kB is near nothing, at once', () => {
  expect(nearest('x'.repeat(800_000), ['Akagi', 'y'.repeat(700_000)])).toBeUndefined();
  expect(nearest(`Akag${'i'.repeat(3)}`, ['Akagi'])).toBe('Akagi');
});
