// What is written can be trusted to be what was played: files with a schema's name, the code that wrote them and a checksum; keys of jobs.

import { createHash } from 'node:crypto';
import { packageVersion } from '../machine.js';

/** What every sealed file says of itself. */
interface Seal {
  readonly schema: string;
  /** Version of the package, for people. */
  readonly version: string;
  /** Hash of the code that played. */
  readonly code: string;
}

/** A file that is whole: what was written into it, and by what. */
export interface Opened extends Seal {
  readonly content: unknown;
}

/**
 * Text of a file that holds a value.
 *
 * @param content a value that JSON can hold, ready to be written (`JSON.stringify` gives the same text again after reading it)
 */
export function sealedText(schema: string, code: string, content: unknown): string {
  const inside = { schema, version: packageVersion(), code, content };
  return `${JSON.stringify({ sha256: checksum(inside), ...inside })}\n`;
}

/** The content of such a file; `undefined` when the text is not what was written. */
export function openSealed(text: string, schema: string): Opened | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { sha256, ...inside } = value as Record<string, unknown>;
  const { version, code } = inside;
  const isWhole = inside.schema === schema && typeof version === 'string' && typeof code === 'string';
  if (!isWhole || sha256 !== checksum(inside)) return undefined;
  return { schema, version, code, content: inside.content };
}

const checksum = (inside: object): string => createHash('sha256').update(JSON.stringify(inside)).digest('hex');

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
