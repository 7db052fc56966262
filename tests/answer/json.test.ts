import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/answer/json.js';
import { game, raid } from '../report/support.js';

describe('canonical JSON', () => {
  it('puts the keys of a result in order, whatever order they were set in', () => {
    const result = raid();
    const backwards = Object.fromEntries(Object.entries(result).reverse());
    expect(canonicalJson(backwards)).toBe(canonicalJson(result));
    const text = canonicalJson({ ...backwards, partial: true });
    const keys = ['schema', 'kind', 'config', 'seed', 'games', 'partial', 'metrics', 'run'];
    const positions = keys.map((key) => text.indexOf(`\n  "${key}":`));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions.every((p) => p > 0)).toBe(true);
  });

  it('keeps the order of labels: it has a meaning', () => {
    expect(canonicalJson({ undamaged: 1, damaged: 2, sunk: 3 })).toBe('{"undamaged": 1, "damaged": 2, "sunk": 3}\n');
  });

  it('is read back as what was written, and written again as the same bytes', () => {
    for (const result of [raid(), game()]) {
      const text = canonicalJson(result);
      expect(JSON.parse(text)).toEqual(result);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(text.endsWith('\n')).toBe(true);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('keeps whole numbers exact and does not depend on the last bit of a fraction', () => {
    expect(canonicalJson([2 ** 53 - 1, -0, 0.1 + 0.2, 1e-7])).toBe('[9007199254740991, 0, 0.3, 1e-7]\n');
  });

  it('refuses what JSON has no word for, and says where it is', () => {
    expect(() => canonicalJson({ metrics: { a: { mean: Number.NaN } } })).toThrow('$.metrics.a.mean: NaN');
    expect(() => canonicalJson({ a: [1, Number.POSITIVE_INFINITY] })).toThrow('$.a[1]: Infinity');
    expect(() => canonicalJson({ a: () => 1 })).toThrow('$.a: function');
  });

  it('leaves out what is undefined', () => {
    expect(canonicalJson({ a: undefined, b: null })).toBe('{"b": null}\n');
  });
});
