// On what and how a result was made: the `run` part of it, the only one that may differ between two runs of one seed.
import { createRequire } from 'node:module';
import { arch, cpus, platform } from 'node:os';
import { describedBy } from '../analysis/controls.js';
import type { FactsOfRun, Run } from '../answer/result.js';

/** Version of this package, from its own package file: the same from `src/` and from `dist/`. */
export function packageVersion(): string {
  const load = createRequire(import.meta.url);
  return (load('vitp-monte-carlo/package.json') as { version: string }).version;
}

/**
 * Facts of this machine beside those of the run.
 *
 * @param facts threads, wall time in seconds, and the command line where there was one
 * @example
 * describeRun({ workers: 2, seconds: 1.5 }).node; // the version of Node, such as 'v20.20.2'
 */
export function describeRun(facts: FactsOfRun): Run {
  const cores = cpus();
  const machine = `${platform()} ${arch()}, ${cores[0]?.model.trim() ?? 'unknown processor'} × ${cores.length}`;
  const run = describedBy({ version: packageVersion(), node: process.version, machine })(facts);
  return { ...run, date: new Date().toISOString().slice(0, 10) };
}
