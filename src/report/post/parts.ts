// What both languages of a post have in common.
import type { Line } from '../asked/asked.js';
import { linesAsked, type Page } from '../page.js';
import { questionIn } from '../question-in.js';

/** Options of a post. */
export interface PostOptions {
  /** Every table, also those that make it long. Default false. */
  readonly all?: boolean;
  /** The sentences of the answer alone. Default false. */
  readonly brief?: boolean;
}

export const blocksShown = ({ blocks, details = [] }: Page, all: boolean) => (all ? [...blocks, ...details] : blocks);

export function linesOf(page: Page): Line[] {
  const lines: Line[] = [];
  for (const [heading, text] of linesAsked(page)) {
    const before = lines.at(-1);
    if (heading === '' && before) lines[lines.length - 1] = [before[0], `${before[1]}; ${text}`];
    else lines.push([heading, text]);
  }
  return lines;
}

/** The file that the command names, in one line, which is short and is read as it stands. */
export const questionLine = (page: Page): string => JSON.stringify(questionIn(page));
