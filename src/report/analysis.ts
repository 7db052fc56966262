// From the page of an answer to what leaves the program: the files of a folder, the text of a terminal, the short answer.

import { canonicalJson } from '../answer/json.js';
import { SCENARIO_FILE } from './asked/asked.js';
import { type DrawnPicture, pageHtml } from './html/html.js';
import type { Page } from './page.js';
import { questionIn } from './question-in.js';
import { renderSvg } from './svg.js';

/** Name of the file that holds everything. */
export const ANALYSIS_FILE = 'result.json';

/** The files of a report by name; `result.json` comes last, so that where it stands all others stand. */
export async function analysisFiles(page: Page): Promise<Record<string, string>> {
  const drawn: DrawnPicture[] = [];
  // One after the other: Vega numbers its ids in one place.
  for (const picture of page.pictures) drawn.push({ picture, svg: await renderSvg(picture) });
  const pictures = drawn.flatMap(({ picture, svg }) => [
    [`${picture.name}.vl.json`, canonicalJson(picture.spec)],
    [`${picture.name}.svg`, svg],
  ]);
  const file = page.scenario ? SCENARIO_FILE : ANALYSIS_FILE;
  const again = { file, content: canonicalJson(questionIn(page)) };
  return {
    ...Object.fromEntries(pictures),
    ...page.csv,
    ...(page.scenario ? { [again.file]: again.content } : {}),
    'report.html': pageHtml(page, drawn, again),
    [ANALYSIS_FILE]: canonicalJson(page.json),
  };
}
