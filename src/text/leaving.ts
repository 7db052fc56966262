// Text that leaves the program: one function for each place it can go to. Every output goes through one of them.
import { cleaned, escaped, isUnsafe, wellFormed } from './unsafe.js';

/** White space that would break a line or move the cursor. */
const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;

/**
 * A name or sentence as part of a line on a terminal: it neither breaks the line, nor colours it, nor moves the cursor, nor turns its order.
 *
 * @example
 * terminalText('a\u001b[2Jb\nc'); // 'a\ufffd[2Jb c'
 */
export const terminalText = (text: string): string => cleaned(text.replace(BREAKS, ' '));

/** What this program writes to colour a text (see `report/terminal.ts`). */
const COLOURS = new RegExp(`(${String.fromCharCode(27)}\\[(?:0|1|2|33|36)m)`);

/**
 * All that is written to a terminal at once, lines and colours as this program set them. The last guard: the parts have been through
 * {@link terminalText}.
 */
export const terminalPage = (text: string): string =>
  isUnsafe(text)
    ? text
        .split(COLOURS)
        .map((part, k) => (k % 2 === 1 ? part : cleaned(part)))
        .join('')
    : text;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text in XML and SVG, in content and in quoted attributes. */
export const xmlText = (text: string): string => cleaned(text).replace(/[&<>"']/g, (c) => ENTITIES[c]!);

/** Text in HTML, in content and in quoted attributes: what is safe in XML is safe here. */
export const htmlText = xmlText;

/** A whole XML document whose parts another program escaped: only characters that XML refuses, or that turn the order of text, are replaced. */
export const xmlDocument = cleaned;

/** What a spreadsheet may take for a formula; a lone dash is none. */
const FORMULA = /^[=+\-@]\s*\S/;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/**
 * A field of a CSV file (RFC 4180): numbers to fifteen digits, texts in quotes where they need them. A text that a spreadsheet would take for
 * a formula begins with an apostrophe; numbers written as text, such as `-3`, stay numbers.
 */
export function csvField(value: string | number): string {
  if (typeof value === 'number') return String(Number.isInteger(value) ? value : Number(value.toPrecision(15)));
  const text = cleaned(value.replace(/[\t\r]+/g, ' '));
  const safe = FORMULA.test(text.trimStart()) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV, lines end with a newline. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `${rows.map((row) => row.map(csvField).join(',')).join('\n')}\n`;

/**
 * A text in quotes, as in JSON and in YAML: what cannot be seen is there as `\uXXXX`, and reading it gives the same text, but for halves of
 * surrogate pairs, which no file can hold.
 *
 * @example
 * quoted('a\u009bb'); // '"a\\u009bb"'
 */
export const quoted = (text: string): string => escaped(JSON.stringify(wellFormed(text)));

/**
 * A word of a command line as it is typed in a POSIX shell.
 *
 * @example
 * shellWord("it's"); // `'it'\\''s'`
 */
export function shellWord(text: string): string {
  if (/^[\w./:@%+=-]+$/.test(text) && !text.startsWith('-')) return text;
  const plain = `'${text.replaceAll("'", `'\\''`)}'`;
  if (!isUnsafe(text) && !text.includes('\n')) return plain;
  const inQuotes = text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n');
  return `$'${escaped(wellFormed(inQuotes))}'`;
}
