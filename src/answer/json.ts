// Canonical JSON: equal results give equal bytes, and a person can still read them.
import { quoted } from '../text/index.js';

/** Keys that come first, in this order, wherever they appear; all others keep the order in which they were set. */
const FIRST = ['schema', 'kind', 'config', 'seed', 'games', 'partial', 'precision', 'board', 'metrics', 'run'] as const;
const FIRST_IN_METRIC = ['mean', 'se', 'counts', 'share', 'ci95', 'sd', 'histogram'] as const;
const ORDER = new Map<string, number>([...FIRST, ...FIRST_IN_METRIC].map((key, i) => [key, i]));

/** A value shorter than this stays on one line. */
const LINE = 100;

/**
 * Writes a value as JSON: fixed order of the known keys, the order of insertion for all others, fractions to fifteen
 * significant digits (so that the last bit of a logarithm, which differs between machines, does not matter), and a newline
 * at the end. `undefined` entries are left out. Characters that cannot be seen are escaped.
 *
 * @throws TypeError when the value holds NaN, an infinity, a function or anything else JSON has no word for.
 * @example
 * canonicalJson({ games: 2, kind: 'raid' }); // '{"kind": "raid", "games": 2}\n'
 */
export function canonicalJson(value: unknown): string {
  return `${write(value, '', '$')}\n`;
}

function write(value: unknown, indent: string, path: string): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return writeNumber(value, path);
  if (typeof value !== 'object') throw new TypeError(`${path}: ${typeof value} cannot be written as JSON`);
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((item, i) => write(item, inner, `${path}[${i}]`))
    : ordered(Object.entries(value)).map(([key, v]) => `${quoted(key)}: ${write(v, inner, `${path}.${key}`)}`);
  const [open, close] = isArray ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  if (parts.length === 0 || (indent.length + line.length <= LINE && !line.includes('\n'))) return line;
  return `${open}\n${parts.map((p) => inner + p).join(',\n')}\n${indent}${close}`;
}

function writeNumber(value: number, path: string): string {
  if (!Number.isFinite(value)) throw new TypeError(`${path}: ${value} cannot be written as JSON`);
  // `+ 0` turns the negative zero into zero.
  return String((Number.isInteger(value) ? value : Number(value.toPrecision(15))) + 0);
}

function ordered(entries: [string, unknown][]): [string, unknown][] {
  const rank = (key: string) => ORDER.get(key) ?? ORDER.size;
  return entries.filter(([, v]) => v !== undefined).sort((a, b) => rank(a[0]) - rank(b[0]));
}
