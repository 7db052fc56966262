// Finished cells of a sweep, by their content: what was played is not played again, after Ctrl-C or in another sweep.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseJson } from '../analysis/question/config.js';
import type { CellKey, CellStore, CellTally } from '../analysis/sweep/cells.js';
import { canonicalJson } from '../answer/json.js';
import type { Metric } from '../stats/experiment.js';
import { codeHash } from './code-hash.js';
import { readText } from './text-file.js';
import { writeAtomically } from './write.js';

/**
 * Cells in a folder, one file each, named by the SHA-256 of scenario, seed, games and the code that plays. Each carries a checksum: a file that
 * is not what was written is told of and counts as missing.
 *
 * @param onDamage told of each such file, in a sentence
 * @param code what plays; default the code that is running
 */
export class CellCache implements CellStore {
  constructor(
    private readonly folder: string,
    private readonly onDamage: (sentence: string) => void = () => {},
    private readonly code = codeHash(),
  ) {}

  read(key: CellKey): CellTally | undefined {
    const { file, text } = this.place(key);
    let written: string;
    try {
      written = readText(file);
    } catch {
      return undefined;
    }
    const { sha256, cell: value } = (parseJson(written) ?? {}) as Partial<Kept>;
    if (!value || checksum(value) !== sha256 || canonicalJson(value.key) !== text) {
      this.onDamage(`${file} is damaged or of another version; its combination is played again.`);
      return undefined;
    }
    return { metrics: value.metrics, tally: Float64Array.from(value.tally) };
  }

  async write(key: CellKey, { metrics, tally }: CellTally): Promise<void> {
    const { file, text } = this.place(key);
    const cell: Kept['cell'] = { key: JSON.parse(text), metrics, tally: Array.from(tally) };
    const kept: Kept = { sha256: checksum(cell), cell };
    await writeAtomically(file, `${JSON.stringify(kept)}\n`);
  }

  private place(key: CellKey): { readonly file: string; readonly text: string } {
    const text = canonicalJson({ code: this.code, ...key });
    return { text, file: join(this.folder, `${createHash('sha256').update(text).digest('hex')}.json`) };
  }
}

/** A file: what was counted, and a checksum of it. */
interface Kept {
  readonly sha256: string;
  readonly cell: { readonly key: unknown; readonly metrics: readonly Metric[]; readonly tally: readonly number[] };
}

const checksum = (cell: Kept['cell']): string => createHash('sha256').update(JSON.stringify(cell)).digest('hex');
