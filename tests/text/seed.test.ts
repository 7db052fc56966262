// Different seeds have different streams, though seedrandom repeats its key and takes the low byte of each character.
import fc from 'fast-check';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { seedKey } from '../../src/dice/index.js';
import { keyText } from '../../src/text/seed.js';

/** The 256 bytes that ARC4 makes of a key: what decides the stream. */
function arc4Key(text: string): string {
  const bytes = [...text].map((c) => c.charCodeAt(0) & 0xff);
  return Array.from({ length: 256 }, (_, i) => bytes[i % bytes.length]).join();
}

describe('keyText', () => {
  it.each([
    ['1', '11'],
    ['11', '111'],
    ['ab', 'abab'],
    ['a', 'š'],
    ['', '\0'],
    ['\0', '\0\0'],
    ['a', 'a'.repeat(129)],
    ['é', 'Ã©'],
    ['\ud800', '\ud801'],
    ['x'.repeat(300), 'x'.repeat(301)],
  ])('%j and %j are different seeds', (one, other) => {
    expect(keyText(one)).not.toBe(keyText(other));
    expect(seedKey(one)).not.toEqual(seedKey(other));
  });

  it.each(['pearl-harbor', '1', 'fair-bid', 'a generation 12'])('leaves %j as it is', (seed) => {
    expect(keyText(seed)).toBe(seed);
    expect(seedKey(seed)[0]).toBe(seedrandom(seed).int32());
  });

  it('makes different keys of ARC4 of different texts', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'b', '\0', 'š', 'ÿ', '1', ':'), maxLength: 6 });
    const text = fc.tuple(piece, fc.integer({ min: 1, max: 6 })).map(([t, times]) => t.repeat(times));
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(arc4Key(keyText(one)) === arc4Key(keyText(other))).toBe(one === other);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
