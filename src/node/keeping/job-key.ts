// The key of a job: what decides its games, but for the code that plays them.
import { createHash } from 'node:crypto';

/**
 * SHA-256 of a value as JSON with sorted keys: all digits of every number count.
 *
 * @example
 * contentKey({ scenario, seed }); // 64 hexadecimal digits
 */
export const contentKey = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
