// Where the answer of a command about several scenarios goes: terminal, JSON, CSV, a folder.
import type { Analysis } from '../report/analysis.js';
import type { Destinations } from './deliver.js';
import { print } from './output.js';

/** Options that say where it goes. */
export interface AnalysisDestinations extends Destinations {
  /** The main table as comma-separated values; `-` prints it. */
  readonly csv?: string;
}

/** Hands the answer over. `--json -` and `--csv -` print just that. */
export async function deliverAnalysis(analysis: Analysis, options: AnalysisDestinations): Promise<void> {
  const { canonicalJson } = await import('../report/json.js');
  const { writeAtomically } = await import('../report/write.js');
  if (options.out !== undefined) {
    const { writeAnalysis } = await import('../report/analysis.js');
    await writeAnalysis(options.out, analysis);
  }
  const table = Object.values(analysis.csv)[0] ?? '';
  for (const [where, text] of [
    [options.json, () => canonicalJson(analysis.json)],
    [options.csv, () => table],
  ] as const) {
    if (where !== undefined && where !== '-') writeAtomically(where, text());
  }
  if (options.json === '-') return print(canonicalJson(analysis.json));
  if (options.csv === '-') return print(table);
  if (options.quiet) {
    const { renderBrief } = await import('../report/terminal.js');
    return print(renderBrief(analysis.lead, analysis.blocks, { width: process.stdout.columns || 80 }));
  }
  const { analysisText } = await import('../report/analysis.js');
  await print(analysisText(analysis, { width: process.stdout.columns || 80 }));
  if (options.out !== undefined)
    await print(`\nWritten to ${options.out}: report.html, pictures, tables, result.json\n`);
}
