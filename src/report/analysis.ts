// The answer of a command that puts several scenarios together: a comparison, a bid, a ranking, a sweep. What `Result` is for one
// scenario, as one value from which terminal, JSON, CSV, pictures and page are made.

import type { Block } from '../answer/block.js';
import { canonicalJson } from '../answer/json.js';
import type { Run } from '../answer/result.js';
import type { Line } from './asked/asked.js';
import { type DrawnPicture, pageHtml } from './html/html.js';
import type { Picture } from './pictures/picture.js';
import { renderSvg } from './svg.js';
import { renderPage, type TerminalOptions } from './terminal.js';

/** An answer about several scenarios. */
export interface Analysis {
  readonly title: string;
  readonly warning?: string;
  /** The answer in sentences. */
  readonly lead: readonly string[];
  readonly asked: readonly Line[];
  readonly blocks: readonly Block[];
  /** What must be said beside the answer: what it rests on. */
  readonly notes: readonly string[];
  readonly pictures: readonly Picture[];
  /** Tables for a spreadsheet, by file name. */
  readonly csv: Readonly<Record<string, string>>;
  /** `result.json`: schema, kind, config, seed, games, the figures. Only `run` in it may differ between two runs of one seed. */
  readonly json: Readonly<Record<string, unknown>> & { readonly run: Run };
  /** The command that asks `result.json` again. */
  readonly again: string;
  /** Hash of the board's data, where there is one board. */
  readonly board?: string;
}

/** Name of the file that holds everything. */
export const ANALYSIS_FILE = 'result.json';

/** The files of a report by name; `result.json` comes last, so that where it stands all others stand. */
export async function analysisFiles(a: Analysis): Promise<Record<string, string>> {
  const drawn: DrawnPicture[] = [];
  // One after the other: Vega numbers its ids in one place.
  for (const picture of a.pictures) drawn.push({ picture, svg: await renderSvg(picture) });
  const pictures = drawn.flatMap(({ picture, svg }) => [
    [`${picture.name}.vl.json`, canonicalJson(picture.spec)],
    [`${picture.name}.svg`, svg],
  ]);
  const { run, ...rest } = a.json;
  const page = pageHtml({
    title: a.title,
    warning: a.warning,
    lead: a.lead,
    notes: a.notes,
    drawn,
    blocks: a.blocks,
    asked: a.asked,
    again: { file: ANALYSIS_FILE, content: canonicalJson(rest), command: a.again },
    run,
    board: a.board,
  });
  return { ...Object.fromEntries(pictures), ...a.csv, 'report.html': page, [ANALYSIS_FILE]: canonicalJson(a.json) };
}

/** The whole answer as text. */
export function analysisText(a: Analysis, options: Omit<TerminalOptions, 'notes'> = {}): string {
  return renderPage({ ...a, warning: a.warning }, { ...options, notes: a.notes });
}
