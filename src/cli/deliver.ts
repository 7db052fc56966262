// What commands have in common: where a result goes, and how rules are named.
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from '../report/result.js';
import { whyUnwritable } from '../report/write.js';
import { resolveRules } from '../rules/index.js';
import { UsageError } from './errors.js';
import { complain, print } from './output.js';

/** Options that say where a result goes. */
export interface Destinations {
  readonly json?: string;
  readonly out?: string;
  readonly quiet?: boolean;
}

/** Looks at the destinations before anything is played: an hour's answer that has no place to go is no answer. */
export function checkDestinations(options: Destinations & { readonly csv?: string }): void {
  if (options.out !== undefined) checkFolder('--out', options.out);
  for (const name of ['json', 'csv'] as const) {
    const file = options[name];
    if (file === undefined || file === '-') continue;
    if (existsSync(file) && statSync(file).isDirectory()) {
      throw new UsageError(`--${name} ${file} is a folder; allowed: a file, or - for standard output`);
    }
    checkWritable(`--${name} ${file}`, dirname(file));
  }
}

/**
 * Looks at a folder that will be written to.
 *
 * @throws UsageError when it is a file, or cannot be written to.
 */
export function checkFolder(option: string, folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new UsageError(`${option} ${folder} is a file; allowed: a folder, which is made when it is missing`);
  }
  checkWritable(`${option} ${folder}`, folder);
}

function checkWritable(what: string, folder: string): void {
  const why = whyUnwritable(folder);
  if (why !== undefined) {
    throw new UsageError(`${what} cannot be written: ${why}; allowed: a place where you may make files and folders`);
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
  if (options.quiet) {
    const { shortAnswer } = await import('../report/short-answer.js');
    return print(shortAnswer(result, { width: process.stdout.columns || 80 }));
  }
  const { renderTerminal } = await import('../report/terminal.js');
  await print(renderTerminal(result, { width: process.stdout.columns || 80, notes }));
  if (options.out !== undefined) await print(`\nWritten to ${options.out}: report.html, pictures, result.json\n`);
}
