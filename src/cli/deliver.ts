// What commands have in common: where a result goes, and how rules are named.
import { existsSync, statSync } from 'node:fs';
import type { Result } from '../report/result.js';
import { resolveRules } from '../rules/index.js';
import { UsageError } from './errors.js';
import { complain, print } from './output.js';

/** Options that say where a result goes. */
export interface Destinations {
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
}

/** Looks at the destinations before anything is played. */
export function checkDestinations(options: Destinations): void {
  if (options.out !== undefined && existsSync(options.out) && !statSync(options.out).isDirectory()) {
    throw new UsageError(`--out ${options.out} is a file; allowed: a folder, which is made when it is missing`);
  }
  const { json } = options;
  if (json !== undefined && json !== '-' && existsSync(json) && statSync(json).isDirectory()) {
    throw new UsageError(`--json ${json} is a folder; allowed: a file, or - for standard output`);
  }
}

/** `--rules pearl-harbor,damage-control`. */
export function ruleNames(text: string): readonly string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 0) throw new UsageError('--rules is empty; allowed: rule names with commas between them');
  try {
    return resolveRules(names).names;
  } catch (error) {
    throw new UsageError(`--rules: ${(error as Error).message}`);
  }
}

/** Hands the result over: to a file, a folder, standard output. */
export async function deliver(result: Result, options: Destinations, notes: readonly string[]): Promise<void> {
  const { canonicalJson } = await import('../report/json.js');
  if (options.out !== undefined) {
    const { writeReport } = await import('../report/report.js');
    await writeReport(options.out, result, { notes });
  }
  if (options.json === '-') {
    await print(canonicalJson(result));
    if (!options.quiet && notes.length > 0) complain(notes.join('\n'));
    return;
  }
  if (options.json !== undefined) {
    const { writeAtomically } = await import('../report/write.js');
    writeAtomically(options.json, canonicalJson(result));
  }
  if (options.quiet) return;
  const { renderTerminal } = await import('../report/terminal.js');
  await print(renderTerminal(result, { width: process.stdout.columns || 80, notes }));
  if (options.out !== undefined) await print(`\nWritten to ${options.out}: report.html, pictures, result.json\n`);
}
