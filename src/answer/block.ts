// The shape of a table: what the terminal and the web page both show, each in its own way.
import type { Estimate } from './digits.js';
import type { Bin } from './estimates.js';

/** A figure with its error, or a text such as `–`. */
export type Cell = Estimate | string;

/** Rows of figures under common headings. */
export interface TableBlock {
  readonly type: 'table';
  readonly title: string;
  /** What the figures are, e.g. `per cent of games`. */
  readonly note: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[];
  /** True where the cells are sentences or lists, which may be broken into lines. Default: figures, which may not. */
  readonly texts?: true;
}

/** One number: how often it takes each value. */
export interface DistributionBlock {
  readonly type: 'distribution';
  readonly title: string;
  readonly mean: Estimate;
  readonly sd: Estimate;
  readonly bins: readonly Bin[];
}

export type Block = TableBlock | DistributionBlock;

/** A cell that has no meaning, such as an air unit resting on the bottom. */
export const NOTHING = '–';

/** A row of a table: its name, then its cells. */
export type Row = readonly [name: string, ...cells: Cell[]];

/** A table from its heading, the corner first, and its rows. */
export function tableOf(title: string, note: string, head: readonly string[], rows: readonly Row[]): TableBlock {
  const [corner = '', ...columns] = head;
  return { type: 'table', title, note, corner, columns, rows: rows.map(([name, ...cells]) => ({ name, cells })) };
}
