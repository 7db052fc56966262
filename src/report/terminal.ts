// A page as text, for a terminal of 80 columns.
import type { Block, Cell, DistributionBlock, TableBlock } from '../answer/block.js';
import {
  type Estimate,
  errorOf,
  errorText,
  formatAlone,
  formatEstimate,
  formatInterval,
  formatShort,
  formatValue,
} from '../answer/digits.js';
import { terminalText } from '../text/index.js';
import { wrap } from '../text/wrap.js';
import { alignPoints, bar, columns } from './blocks/columns.js';
import { linesAsked, type Page } from './page.js';
import { textTable } from './text-table.js';

/** Options of `renderTerminal`. */
export interface TerminalOptions {
  /** Default: colour when standard output is a terminal and NO_COLOR is not set. */
  readonly color?: boolean;
  /** Columns, 80 by default; narrower than 60 is not attempted. */
  readonly width?: number;
  /** Every table, also those that make it longer than a screen. Default false. */
  readonly all?: boolean;
}

/** A page as text: the answer, its tables, what was asked, how it was computed. */
export function renderPage(page: Page, options: TerminalOptions = {}): string {
  const style = styleFor(options.color ?? colorByDefault());
  const width = Math.max(60, options.width ?? 80);
  const lines = wrap(terminalText(page.answer), width).map(style.bold);
  if (page.warning) lines.push('', ...wrap(terminalText(page.warning), width).map(style.warning));
  for (const text of page.lead) lines.push('', ...wrap(terminalText(text), width));
  const { blocks, details = [] } = page;
  for (const block of options.all ? [...blocks, ...details] : blocks)
    lines.push('', ...blockLines(block, width, style));
  if (details.length > 0 && !options.all) {
    const titles = details.map(({ title }) => title);
    lines.push('', ...wrap(`More with --all: ${terminalText([...new Set(titles)].join('; '))}.`, width).map(style.dim));
  }
  const asked = linesAsked(page).map((line) => line.map(terminalText));
  const indent = Math.max(...asked.map(([heading]) => heading!.length)) + 2;
  lines.push('', style.bold(terminalText(page.title)));
  for (const [heading, text] of asked) {
    const [first, ...more] = wrap(text!, width - indent);
    lines.push(style.dim(heading!.padEnd(indent)) + first, ...more.map((line) => ' '.repeat(indent) + line));
  }
  for (const note of page.notes) lines.push('', ...wrap(terminalText(note), width));
  return `${lines.join('\n')}\n`;
}

/** The short answer of a page: its sentences. */
export function renderBrief(page: Page, options: Pick<TerminalOptions, 'width'> = {}): string {
  const width = Math.max(60, options.width ?? 80);
  const lines = [page.answer, ...page.lead].flatMap((text) => wrap(terminalText(text), width));
  return lines.map((line) => `${line}\n`).join('');
}

/** A table as lines: its title with a note, its heading, its rows. */
export const blockLines = (block: Block, width: number, style: Style): string[] =>
  block.type === 'table' ? tableLines(block, width, style) : distributionLines(block, width, style);

function tableLines(block: TableBlock, width: number, style: Style): string[] {
  if (block.texts) return textLines(block, width, style);
  const cells = cellsOf(block, formatEstimate);
  // Names are broken before errors lose their second digit, and that before figures lose their errors.
  const tries = [
    () => columns(cells, width),
    () => columns(cells, width, true),
    () => columns(cellsOf(block, formatShort), width, true),
  ];
  let full = tries[0]!();
  for (const next of tries.slice(1)) if (!full.fits) full = next();
  const note = full.fits ? block.note : `${block.note}${largestError(block)}`;
  const lines = full.fits ? [...full.heading.map(style.dim), ...full.rows] : valueLines(block, width, style);
  return [...titleLines(block.title, terminalText(note), width, style), ...lines];
}

/** Values without their errors; where that is still too wide, broken names, and as many columns at a time as there is room for. */
function valueLines(block: TableBlock, width: number, style: Style): string[] {
  const cells = cellsOf(block, formatAlone);
  const whole = columns(cells, width);
  if (whole.fits) return [...whole.heading.map(style.dim), ...whole.rows];
  const lines: string[] = [];
  for (let from = 1, to = cells[0]!.length; from < cells[0]!.length; from = to, to = cells[0]!.length) {
    const part = () => cells.map(([name, ...others]) => [name!, ...others.slice(from - 1, to - 1)]);
    while (to > from + 1 && !columns(part(), width, true).fits) to--;
    const { heading, rows } = columns(part(), width, true);
    lines.push(...(from > 1 ? [''] : []), ...heading.map(style.dim), ...rows);
  }
  return lines;
}

function textLines(block: TableBlock, width: number, style: Style): string[] {
  const text = (cell: Cell): string => (typeof cell === 'string' ? cell : formatEstimate(cell));
  const rows = block.rows.map((row) => [row.name, ...row.cells.map(text)]);
  const [heading, ...lines] = textTable([[block.corner, ...block.columns], ...rows], width)
    .trimEnd()
    .split('\n');
  return [...titleLines(block.title, terminalText(block.note), width, style), style.dim(heading!), ...lines];
}

/** The heading and the rows, figures with their decimal points one below the other. */
function cellsOf(block: TableBlock, format: (e: Estimate) => string): string[][] {
  const text = (cell: Cell): string => (typeof cell === 'string' ? terminalText(cell) : format(cell));
  const byColumn = block.columns.map((_, i) => alignPoints(block.rows.map((row) => text(row.cells[i] ?? ''))));
  const head = [block.corner, ...block.columns].map(terminalText);
  return [head, ...block.rows.map((row, r) => [terminalText(row.name), ...byColumn.map((c) => c[r]!)])];
}

/** Said once where there is no room to say it of every figure. */
function largestError(block: TableBlock): string {
  const shares = block.rows.flatMap((row) => row.cells.filter((cell) => typeof cell !== 'string'));
  const error = Math.max(0, ...shares.map((e) => (e.exact ? 0 : errorOf(e) * (e.unit === 'share' ? 100 : 1))));
  return error > 0 ? `; 95 % intervals at most ±${errorText(error)}` : '';
}

function titleLines(title: string, note: string, width: number, style: Style): string[] {
  const text = terminalText(title);
  if (note === '') return [style.bold(text)];
  if (text.length + note.length + 3 <= width) return [`${style.bold(text)} ${style.dim(`(${note})`)}`];
  return [style.bold(text), ...wrap(`(${note})`, width).map(style.dim)];
}

function distributionLines(block: DistributionBlock, width: number, style: Style): string[] {
  const { mean, sd, bins } = block;
  const values = bins.map((b) => (b.to === b.value ? String(b.value) : `${b.value} to ${b.to}`));
  const chances = alignPoints(bins.map((b) => `${formatValue(b.chance)} %`));
  const intervals = bins.map((b) => formatInterval(b.chance));
  const wide = (list: string[]) => Math.max(0, ...list.map((s) => s.length));
  const [w1, w2, w3] = [wide(values), wide(chances), wide(intervals)];
  const room = Math.min(40, width - w1 - w2 - w3 - 8);
  const most = Math.max(...bins.map((b) => b.chance.value));
  return [
    style.bold(terminalText(block.title)),
    `  mean ${formatEstimate(mean)}   sd ${formatEstimate(sd)}`,
    ...bins.map((b, i) => {
      const figures = `  ${values[i]!.padStart(w1)}  ${chances[i]}`;
      const blocks = style.accent(bar(b.chance.value / most, room));
      return `${figures}  ${style.dim(intervals[i]!.padEnd(w3))}  ${blocks}`.trimEnd();
    }),
  ];
}

/** How the terminal sets off parts of a text; without colour every function returns its text unchanged. */
interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly warning: (text: string) => string;
}

const sgr = (code: number) => (text: string) => (text === '' ? '' : `\u001b[${code}m${text}\u001b[0m`);
const plain = (text: string) => text;

const COLOURED: Style = { bold: sgr(1), dim: sgr(2), accent: sgr(36), warning: sgr(33) };
const PLAIN: Style = { bold: plain, dim: plain, accent: plain, warning: plain };

export const styleFor = (color: boolean): Style => (color ? COLOURED : PLAIN);

/**
 * True when colour is welcome: a terminal, not a dumb one, and NO_COLOR not set (no-color.org).
 *
 * @example
 * useColor(process.stdout, process.env);
 */
export function useColor(
  stream: { readonly isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return stream.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}

/** {@link useColor} of standard output; false where there is none, such as in a page. */
const colorByDefault = (): boolean => typeof process !== 'undefined' && useColor(process.stdout, process.env);
