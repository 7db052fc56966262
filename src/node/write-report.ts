// Reports on disk: a folder with everything a player may want to keep or post.
import type { Result } from '../answer/result.js';
import { type ReportOptions, reportFiles } from '../report/report.js';
import { writeAllAtomically } from './write.js';

/**
 * Writes a report into a folder: `result.json`, `scenario.json` (the normalised scenario), `metrics.csv`, for each picture its
 * Vega-Lite specification and its SVG, and `report.html`, which needs none of the others. Nothing is ever half-written.
 *
 * @param dir made when missing; other files in it are left alone
 * @returns names of the files written
 * @throws OutputError when the folder cannot be written to
 * @example
 * await writeReport('reports/pearl-harbor', result);
 */
export async function writeReport(dir: string, result: Result, options: ReportOptions = {}): Promise<string[]> {
  const files = await reportFiles(result, options);
  await writeAllAtomically(dir, files);
  return Object.keys(files);
}
