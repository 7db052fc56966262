// A folder with everything a player may want to keep or post.

import { isOpenings } from '../analysis/tournament/openings-result.js';
import { canonicalJson } from '../answer/json.js';
import type { Result } from '../answer/result.js';
import { SCENARIO_FILE } from './asked/asked.js';
import { isTournament } from './blocks/blocks-tournament.js';
import { metricsCsv } from './csv/csv.js';
import { openingsCsv } from './csv/openings-csv.js';
import { tournamentCsv } from './csv/tournament-csv.js';
import { type DrawnPicture, reportHtml } from './html/html.js';
import { picturesOf } from './pictures/index.js';
import { renderSvg } from './svg.js';

/** Options of `writeReport`. */
export interface ReportOptions {
  /** Sentences to print below the answer, e.g. the percentile of a raid that was really rolled. */
  readonly notes?: readonly string[];
}

/** The files of a report by name; `result.json` comes last, so that where it stands all others stand. */
export async function reportFiles(result: Result, options: ReportOptions = {}): Promise<Record<string, string>> {
  const drawn: DrawnPicture[] = [];
  // One after the other: Vega numbers its ids in one place.
  for (const picture of picturesOf(result)) drawn.push({ picture, svg: await renderSvg(picture) });
  const pictures = drawn.flatMap(({ picture, svg }) => [
    [`${picture.name}.vl.json`, canonicalJson(picture.spec)],
    [`${picture.name}.svg`, svg],
  ]);
  return {
    ...Object.fromEntries(pictures),
    'metrics.csv': metricsCsv(result),
    ...(isTournament(result) ? tournamentCsv(result) : {}),
    ...(isOpenings(result) ? openingsCsv(result) : {}),
    [SCENARIO_FILE]: canonicalJson(result.config),
    'report.html': reportHtml(result, drawn, options.notes),
    'result.json': canonicalJson(result),
  };
}
