// Reports on disk: a folder with everything a player may want to keep or post.
import type { ReportOptions } from '../report/report.js';
import { type AnyAnswer, reportFiles } from '../report/show.js';
import { writeAllAtomically } from './write.js';

/**
 * Writes a report into a folder: `result.json`, tables (CSV), where one scenario is the question `scenario.json`, for each picture its
 * Vega-Lite specification and its SVG, and `report.html`, which needs none of the others. Nothing is ever half-written.
 *
 * @param dir made when missing; other files in it are left alone
 * @param answer of any question
 * @returns names of the files written
 * @throws OutputError when the folder cannot be written to
 * @example
 * await writeReport('reports/pearl-harbor', result);
 */
export async function writeReport(dir: string, answer: AnyAnswer, options: ReportOptions = {}): Promise<string[]> {
  const files = await reportFiles(answer, options);
  await writeAllAtomically(dir, files);
  return Object.keys(files);
}
