// Finished cells of a sweep, by their content: what was played is not played again, after Ctrl-C or in another sweep.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metric, Tally } from '../game/experiment.js';
import { canonicalJson } from '../report/json.js';
import { writeAtomically } from '../report/write.js';
import { codeHash } from './code-hash.js';

/** What decides a cell's tally. */
export interface CellKey {
  /** The complete scenario. */
  readonly config: unknown;
  readonly seed: string;
  readonly games: number;
}

/** What was counted. */
export interface CellTally {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
}

/**
 * Cells in a folder, one file each, named by the SHA-256 of scenario, seed, games and the code that plays. A file that cannot be read, or is
 * about something else, counts as missing.
 *
 * @param code what plays; default the code that is running
 */
export class CellCache {
  constructor(
    private readonly folder: string,
    private readonly code = codeHash(),
  ) {}

  read(key: CellKey): CellTally | undefined {
    try {
      const { file, text } = this.place(key);
      const value = JSON.parse(readFileSync(file, 'utf8')) as { key: unknown; metrics: Metric[]; tally: number[] };
      if (canonicalJson(value.key) !== text) return undefined;
      return { metrics: value.metrics, tally: Float64Array.from(value.tally) };
    } catch {
      return undefined;
    }
  }

  write(key: CellKey, { metrics, tally }: CellTally): void {
    const { file, text } = this.place(key);
    const value = { key: JSON.parse(text), metrics, tally: Array.from(tally) };
    writeAtomically(file, `${JSON.stringify(value)}\n`);
  }

  private place(key: CellKey): { readonly file: string; readonly text: string } {
    const text = canonicalJson({ code: this.code, ...key });
    return { text, file: join(this.folder, `${createHash('sha256').update(text).digest('hex')}.json`) };
  }
}
