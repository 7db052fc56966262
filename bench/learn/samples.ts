// The decisions that a folder of batches holds, as `make-data.ts` and `roll-out.ts` write them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Sample } from './decisions.js';

/** A decision, the rule set of its batch with + between the rules, and the number of the batch. */
export interface KeptSample {
  readonly sample: Sample;
  readonly rules: string;
  readonly batch: number;
}

/** The decisions of some folders, with commas between them, batch by batch; of each rule set the first so many batches. */
export function* samplesOf(folders: string, batches = Number.POSITIVE_INFINITY): Generator<KeptSample> {
  for (const folder of folders.split(',')) {
    for (const file of readdirSync(folder).sort()) {
      const [, rules, number] = /^(.*)-(\d+)\.jsonl\.gz$/.exec(file) ?? [];
      const batch = Number(number);
      if (rules === undefined || batch >= batches) continue;
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .trim()
        .split('\n');
      for (const line of lines) yield { sample: JSON.parse(line), rules, batch };
    }
  }
}
