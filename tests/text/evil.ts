// A text that no output may carry as it is, and what is checked of each kind of output.
import { Resvg } from '@resvg/resvg-js';
import { expect } from 'vitest';

/** Colours, cursor, clear screen (7 and 8 bits), bell, order of text, NUL, noncharacter, tags, half a pair, mark-up, a formula, a new line. */
export const EVIL =
  '=1+1\u001b[31m\u001b[1m\u009b2J\u0007\u202e\u2066\u200f\u0000\u0085\ufffe\u{e0041}\ud800\u2028\ufeff</title><i a="b">&\'\r\n\t=2+2';

/** The same without what a file in UTF-8 cannot hold. */
export const EVIL_IN_FILES = EVIL.replaceAll('\ud800', '');

const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\ufffe\uffff]/u;

/** Nothing but what can be seen, and ends of lines. */
export function expectPlain(text: string, what: string): void {
  const at = text.search(UNSEEN);
  expect(at < 0 ? '' : JSON.stringify(text.slice(Math.max(0, at - 40), at + 20)), what).toBe('');
}

/** Plain, and none of the mark-up of {@link EVIL} is mark-up. */
export function expectHtml(text: string, what: string): void {
  expectPlain(text, what);
  expect(text.includes('<i a='), what).toBe(false);
}

/** A drawing that a strict reader of XML takes. */
function expectSvg(text: string, what: string): void {
  expectHtml(text, what);
  expect(() => new Resvg(text, { font: { loadSystemFonts: false } }), what).not.toThrow();
}

/** Plain; no cell is a formula; every line has as many cells as the first. */
function expectCsv(text: string, what: string): void {
  expectPlain(text, what);
  const rows = csvRows(text);
  expect(new Set(rows.map((row) => row.length)).size, what).toBe(1);
  const formulas = rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell) && !Number.isFinite(Number(cell)));
  expect(formulas, what).toEqual([]);
}

/** Plain, and read by any program. */
export function expectJson(text: string, what: string): void {
  expectPlain(text, what);
  // Halves of surrogate pairs are what JSON.stringify escapes.
  expect(/\\ud[89a-f]/.test(JSON.stringify(JSON.parse(text))), what).toBe(false);
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^,\n"]*)(,|\n)/gy;
  for (const [, cell, end] of text.matchAll(cells)) {
    rows.at(-1)!.push(cell!.startsWith('"') ? cell!.slice(1, -1).replaceAll('""', '"') : cell!);
    if (end === '\n') rows.push([]);
  }
  expect(cells.lastIndex === 0 || rows.at(-1)).toBeTruthy();
  rows.pop();
  return rows;
}

/** What is right for a file of this name. */
export function expectFile(name: string, text: string, what: string): void {
  if (name.endsWith('.json')) expectJson(text, what);
  else if (name.endsWith('.svg')) expectSvg(text, what);
  else if (name.endsWith('.html')) expectHtml(text, what);
  else if (name.endsWith('.csv')) expectCsv(text, what);
  else expectPlain(text, what);
}
