// A fingerprint of the board's values: two results with the same one were played on the same numbers.
import type { Board } from './types.js';

/**
 * Content hash of everything the board says, without where it is known from: 32 hexadecimal digits, the same on every
 * machine. Not cryptographic.
 *
 * The mixing is bryc's cyrb128 over the UTF-16 units of the canonical JSON (keys sorted, provenance and name left out).
 *
 * @example
 * dataHash(STANDARD_BOARD) === dataHash(applyOverrides(STANDARD_BOARD, { raidSpeed: 4 })); // false
 */
export function dataHash(board: Board): string {
  const { name: _name, ...values } = board;
  return textHash(JSON.stringify(canonical(values)));
}

/** Hash of a text: 32 hexadecimal digits, see {@link dataHash}. */
export function textHash(text: string): string {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1, h2 ^ h1, h3 ^ h1, h4 ^ h1].map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The value with its keys sorted and its provenance left out. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .filter(([key]) => !/^source$|Source$/.test(key))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, v]) => [key, canonical(v)]));
}
