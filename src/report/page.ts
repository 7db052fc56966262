// What any answer looks like, as one plain value: terminal, web page, forum post, pictures, tables and JSON are made from it.
import type { Block } from '../answer/block.js';
import { type Run, UNKNOWN } from '../answer/result.js';
import type { Line } from './asked/asked.js';
import type { Picture } from './pictures/picture.js';

/** The page of an answer. Its parts stand in the order in which they are read. */
export interface Page {
  /** What kind of answer it is; what was asked stands under this heading. */
  readonly title: string;
  /** The answer in one sentence that a player would say. */
  readonly answer: string;
  /** Further sentences that belong to the answer. */
  readonly lead: readonly string[];
  /** A sentence that must not be overlooked. */
  readonly warning?: string;
  readonly pictures: readonly Picture[];
  readonly blocks: readonly Block[];
  /** Tables that a terminal shows with `--all` only. Default: none. */
  readonly details?: readonly Block[];
  readonly asked: readonly Line[];
  /** How it was computed, and what must be said of it; comes last. */
  readonly notes: readonly string[];
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

/**
 * The lines of what was asked, with the version of the program beside the seed, or beside what stands for it: another version may give other
 * figures under the same seed.
 */
export function linesAsked({ asked, json }: Page): Line[] {
  const { version } = json.run;
  if (version === UNKNOWN) return [...asked];
  const found = ['Seed', 'Game'].map((name) => asked.findIndex(([heading]) => heading === name)).find((at) => at >= 0);
  const at = found ?? asked.length - 1;
  return asked.map(([heading, text], k) => [heading, k === at ? `${text.replace(/\.$/, '')}; vitp ${version}` : text]);
}

/** Figures of whole games rest on their players; other kinds need no such word. */
export const caveat = (scenarios: readonly { readonly kind?: unknown }[]): string[] =>
  scenarios.some((s) => s.kind === 'game' || s.kind === 'position')
    ? ['This is what these players did under these rules and data, not what the game is worth between experts.']
    : [];

/** Said of a run that was stopped by hand. */
export const INTERRUPTED = 'Interrupted: these are the games finished until then.';
/** Said of exact answers, where what was stopped is the search for the targets that they are about. */
export const SEARCH_INTERRUPTED = 'Interrupted: the search for the best targets did not come to its end.';
