// Tables of the report page.

import type { Block, Cell, DistributionBlock, TableBlock } from '../../answer/block.js';
import { formatEstimate, formatInterval, formatValue } from '../../answer/digits.js';
import { htmlText } from '../../text/index.js';

/**
 * A table as a card of the page; it scrolls in itself where it is wider than the screen.
 *
 * @param folded true where a picture shows the same: the table opens when its heading is chosen
 */
export function blockHtml(block: Block, folded = false): string {
  return block.type === 'table' ? tableHtml(block, folded) : distributionHtml(block, folded);
}

function card(title: string, note: string, table: string, folded: boolean, kind = '', size = ''): string {
  const inside =
    `<p class="note">${htmlText(note)}</p>` +
    // Who has no mouse must be able to scroll it too.
    `<div class="scroll" tabindex="0" role="region" aria-label="${htmlText(title)}"><table${kind}>${table}</table></div>`;
  return folded
    ? `<details class="card${size}"><summary>${htmlText(title)}</summary>${inside}</details>`
    : `<section class="card${size}"><h2>${htmlText(title)}</h2>${inside}</section>`;
}

const headRow = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th scope="col">${htmlText(name)}</th>`).join('')}</tr></thead>`;

function tableHtml({ title, note, corner, columns, rows, texts }: TableBlock, folded: boolean): string {
  const body = rows.map(({ name, cells }) => {
    const figures = cells.map((cell) => `<td${isLong(cell) ? ' class="long"' : ''}>${cellHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${short(name, SHORT_NAME)}</th>${figures}</tr>`;
  });
  // On a phone the errors of a table with many columns stand below their values.
  const kind = texts ? ' class="texts"' : columns.length > 3 ? ' class="many"' : '';
  const size = texts || widthOf({ corner, columns, rows }) > HALF_PAGE ? ' wide' : '';
  return card(title, note, `${headRow([corner, ...columns])}<tbody>${body.join('')}</tbody>`, folded, kind, size);
}

/** Names and texts up to here are never broken, longer ones where there is a space. */
const SHORT_NAME = 22;
const SHORT_TEXT = 16;
const short = (text: string, most: number): string =>
  text.length <= most ? `<span>${htmlText(text)}</span>` : htmlText(text.replaceAll(' → ', '\u00a0→\u00a0'));

/** Room for a table in a card of half the page, and about what a character and the edges of a cell take, in pixels. */
const HALF_PAGE = 500;
const CHARACTER = 7.2;
const EDGES = 11;

/** Width of a table in which nothing is broken but long texts. */
function widthOf({ corner, columns, rows }: Pick<TableBlock, 'corner' | 'columns' | 'rows'>): number {
  const letters = (cell: Cell) =>
    typeof cell === 'string' ? Math.min(cell.length, SHORT_TEXT) : formatEstimate(cell).length;
  const names = [corner, ...rows.map((row) => row.name)].map((name) => Math.min(name.length, SHORT_NAME));
  const widths = columns.map((column, k) => Math.max(column.length, ...rows.map((row) => letters(row.cells[k] ?? ''))));
  return [Math.max(...names), ...widths].reduce((sum, n) => sum + n * CHARACTER + EDGES, 0);
}

/** A text that would be broken at every space where it is narrow. */
const isLong = (cell: Cell): boolean => typeof cell === 'string' && cell.length > SHORT_TEXT;

/** Value and error may stand one below the other where it is narrow, but neither is broken. */
function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return short(cell, SHORT_TEXT);
  const [value, error] = formatEstimate(cell).split(/ (?=[±(])/);
  const text = `<span>${htmlText(value!)}</span>`;
  return error === undefined ? text : `${text} <span class="error">${error}</span>`;
}

function distributionHtml({ title, mean, sd, bins }: DistributionBlock, folded: boolean): string {
  const most = Math.max(...bins.map((b) => b.chance.value));
  const exact = bins.every((b) => b.chance.exact);
  const body = bins.map(({ value, to, chance }) => {
    const name = to === value ? String(value) : `${value} to ${to}`;
    const interval = exact ? '' : `<td><span class="error">${htmlText(formatInterval(chance))}</span></td>`;
    const width = ((100 * chance.value) / most).toFixed(1);
    const bar = `<td class="chart">${chance.value > 0 ? `<i style="width:${width}%"></i>` : ''}</td>`;
    return `<tr><th scope="row">${name}</th><td><span>${htmlText(formatValue(chance))}</span></td>${interval}${bar}</tr>`;
  });
  const note = `Mean ${formatEstimate(mean)}, standard deviation ${formatEstimate(sd)}; chances in per cent of games.`;
  const head = headRow(['', 'per cent', ...(exact ? [] : ['95 % interval']), '']);
  return card(title, note, `${head}<tbody>${body.join('')}</tbody>`, folded);
}
