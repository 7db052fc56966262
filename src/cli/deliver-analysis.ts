// Where the answer of a command about several scenarios goes: terminal, JSON, CSV, a folder.
import type { Analysis } from '../report/analysis.js';
import type { Destinations } from './deliver.js';
import { deliverEverywhere } from './deliver-everywhere.js';

/** Options that say where it goes. */
export interface AnalysisDestinations extends Destinations {
  /** The main table as comma-separated values; `-` prints it. */
  readonly csv?: string;
}

/**
 * Hands the answer over. `--json -` and `--csv -` print just that.
 *
 * @param failed what could not be written on the way to it
 * @throws UndeliveredError when it did not reach all places; the others have it.
 */
export async function deliverAnalysis(
  analysis: Analysis,
  options: AnalysisDestinations,
  failed: readonly unknown[] = [],
): Promise<void> {
  await deliverEverywhere(options, {
    folder: async () => (await import('../report/analysis.js')).analysisFiles(analysis),
    folderHolds: 'report.html, pictures, tables, result.json',
    texts: {
      json: async () => (await import('../answer/json.js')).canonicalJson(analysis.json),
      csv: () => Object.values(analysis.csv)[0] ?? '',
    },
    failed,
    brief: async () =>
      (await import('../report/terminal.js')).renderBrief(analysis.lead, analysis.blocks, {
        width: process.stdout.columns || 80,
      }),
    told: async () =>
      (await import('../report/analysis.js')).analysisText(analysis, { width: process.stdout.columns || 80 }),
  });
}
