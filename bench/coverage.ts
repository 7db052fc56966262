// npm run -s coverage-of-intervals -- [--replicates 20000] [--seed S] [--json]
// Coverage of every interval in src/stats/ over simulated samples of known distributions. Exit code 1 when one is out of its range.

import seedrandom from 'seedrandom';
import { COVERAGE_CASES, type CoverageCase } from './coverage-cases.js';
import { optionsOf, some } from './options.js';

/** Coverage found for one case. */
export interface CoverageRow {
  readonly name: string;
  readonly replicates: number;
  readonly coverage: number;
  /** Standard error of `coverage`. */
  readonly se: number;
  readonly least: number;
  readonly most: number;
  readonly remark: string;
  readonly passed: boolean;
}

/** Simulates one case; the same seed and number of replicates give the same coverage. */
export function coverageOf(one: CoverageCase, replicates: number, seed: string): CoverageRow {
  const uniform = seedrandom(`${seed} ${one.name}`);
  let covered = 0;
  for (let i = 0; i < replicates; i++) if (one.covers(uniform)) covered++;
  const coverage = covered / replicates;
  const { name, least, most, remark } = one;
  const se = Math.sqrt((coverage * (1 - coverage)) / replicates);
  return { name, replicates, coverage, se, least, most, remark, passed: coverage >= least && coverage <= most };
}

if (process.argv[1] && import.meta.url.endsWith(process.argv[1].split('/').at(-1)!)) {
  const { values } = optionsOf('bench/coverage.ts', { replicates: some(20000), seed: 'coverage', json: false });
  const percent = (x: number): string => (100 * x).toFixed(2);
  const rows: CoverageRow[] = [];
  for (const one of COVERAGE_CASES) {
    const row = coverageOf(one, Number(values.replicates), values.seed);
    rows.push(row);
    if (values.json) continue;
    const range = `${percent(row.least)}–${percent(row.most)}`;
    const verdict = row.passed ? 'ok ' : 'OUT';
    console.log(
      `${verdict} ${percent(row.coverage)} ± ${percent(row.se)} % of ${range} %  ${row.name}  ${row.remark && `(${row.remark})`}`,
    );
  }
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  process.exitCode = rows.every((row) => row.passed) ? 0 : 1;
}
