// What any answer looks like, as one plain value: terminal, web page, pictures, tables and JSON are made from it.

import type { Block } from '../answer/block.js';
import type { Run } from '../answer/result.js';
import type { Line } from './asked/asked.js';
import type { Picture } from './pictures/picture.js';

/** The page of an answer. */
export interface Page {
  readonly title: string;
  /** A sentence that must not be overlooked. */
  readonly warning?: string;
  /** The answer in sentences. */
  readonly lead: readonly string[];
  /** A paragraph that the web page begins with instead. Default: `lead`. */
  readonly headline?: string;
  /** Sentences that are the answer where it is to be short. Default: `lead`; where there are none, the first table. */
  readonly short?: readonly string[];
  readonly asked: readonly Line[];
  readonly blocks: readonly Block[];
  /** What must be said beside the answer: what it rests on. */
  readonly notes: readonly string[];
  readonly pictures: readonly Picture[];
  /** Tables for a spreadsheet, by file name; the first is the main one. */
  readonly csv: Readonly<Record<string, string>>;
  /** `result.json`: schema, kind, config, seed, games, the figures. Only `run` in it may differ between two runs of one seed. */
  readonly json: Readonly<Record<string, unknown>> & { readonly run: Run };
  /** The command that asks it again: `scenario` where there is one, otherwise `result.json`. */
  readonly again: string;
  /** `scenario.json`, where one scenario is the whole question. */
  readonly scenario?: Readonly<Record<string, unknown>>;
  /** Hash of the board's data, where there is one board. */
  readonly board?: string;
}
