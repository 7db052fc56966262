// Writes records as YAML for people, or as JSON for programs.
import type { BoardTables } from '../board/index.js';
import type { Block, GameRecord } from '../game/state/record.js';
import { quoted } from '../text/index.js';
import { type Plain, type PlainMap, plainBlock, plainHead } from './record-plain.js';

/** Columns of a line of YAML. */
const WIDTH = 120;

/** Texts that YAML reads back as they stand; all others are put in quotes. */
const SAFE = /^(?![\d.]+$)[\p{L}\p{N}](?:[\p{L}\p{N} .'_/-]*[\p{L}\p{N}.'_/-])?$/u;
const WORDS_OF_YAML = /^(?:null|true|false|yes|no|on|off)$/i;
/** A number in another notation: 0x1f, 1e5, 0o7. */
const NUMBER_LIKE = /^\d+(?:e[+-]?\d+|x[\da-f]+|o[0-7]+)$/i;
/** A single die, or dice and damage. */
const DICE = /^[1-6](?: [1-6])*(?: \/ [1-6](?: [1-6])*)?$/;

/**
 * Writes a record as YAML. Reading it gives the same record.
 *
 * @param tables the board with the record's own values in it.
 * @example
 * writeRecord(record, compileBoard(boardOf(record.data))); // 'kind: record\nformat: 1\n…'
 */
export function writeRecord(record: GameRecord, tables: BoardTables): string {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(plainHead(record, tables))) lines.push(...entry(key, value, ''));
  lines.push('steps:');
  for (const block of record.blocks) {
    if (block.heading !== undefined) lines.push(`  # ${block.heading}`);
    lines.push(...blockLines(block, tables));
  }
  if (record.blocks.length === 0) lines[lines.length - 1] = 'steps: []';
  if (record.end) lines.push(...entry('end', plainEnd(record.end), ''));
  return `${lines.join('\n')}\n`;
}

/** An item of the steps as lines of YAML, of `width` columns. */
export const blockLines = (block: Block, tables: BoardTables, width = WIDTH): string[] =>
  Object.entries(plainBlock(block, tables)).flatMap(([key, value], k) =>
    filled(`  ${k === 0 ? '-' : ' '} ${text(key)}: `, value, '      ', width),
  );

/** A record as a plain value, for JSON. */
export function plainRecord(record: GameRecord, tables: BoardTables): PlainMap {
  return {
    ...plainHead(record, tables),
    steps: record.blocks.map((block) => plainBlock(block, tables)),
    ...(record.end && { end: plainEnd(record.end) }),
  };
}

const plainEnd = ({ poc, hash }: NonNullable<GameRecord['end']>): PlainMap => ({ poc, hash });

/** A key and its value: on one line where it fits, else the entries of a map below each other. */
function entry(key: string, value: Plain, indent: string): string[] {
  const line = `${indent}${text(key)}: ${flow(value)}`;
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  // Single words fill lines; lists stand each on a line of their own.
  const isFlat = isMap && Object.values(value).every((inner) => typeof inner !== 'object');
  if (line.length <= WIDTH || !isMap || isFlat) return filled(`${indent}${text(key)}: `, value, `${indent}  `);
  return [`${indent}${text(key)}:`, ...Object.entries(value).flatMap(([k, v]) => entry(k, v, `${indent}  `))];
}

/** A value in brackets, broken into lines at its commas where it is too long. */
function filled(head: string, value: Plain, indent: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let line = head;
  for (const part of flow(value).split(/(?<=, )/)) {
    if (line.length + part.trimEnd().length > width && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += part;
  }
  return [...lines, line];
}

/** YAML in brackets. */
function flow(value: Plain): string {
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${text(key)}: ${flow(inner)}`)
    .join(', ')}}`;
}

function text(value: string): string {
  if (DICE.test(value)) return value;
  return SAFE.test(value) && !WORDS_OF_YAML.test(value) && !NUMBER_LIKE.test(value) ? value : quoted(value);
}
