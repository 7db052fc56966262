// The checkpoint of a tuning, in its folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TuningScenario } from '../analysis/question/tuning.js';
import { checkpointText, stateInCheckpoint } from '../analysis/tuning/checkpoint.js';
import type { TuningState } from '../stats/searching/tuning.js';
import { UsageError } from '../text/usage-error.js';
import { readText } from './text-file.js';
import { writeAtomically } from './write.js';

const CHECKPOINT = 'checkpoint.json';

export const checkpointFile = (dir: string): string => join(dir, CHECKPOINT);

/** Writes where the tuning stands: all digits, and never half of it. */
export const writeCheckpoint = (dir: string, config: TuningScenario, seed: string, state: TuningState): Promise<void> =>
  writeAtomically(checkpointFile(dir), checkpointText(config, seed, state));

/**
 * Where an earlier run of the same tuning stopped; `undefined` when there was none.
 *
 * @param resume whether to go on with it
 * @throws UsageError when there is one and nobody said to go on, or when it is of another tuning
 */
export function readCheckpoint(
  dir: string,
  config: TuningScenario,
  seed: string,
  resume: boolean,
): TuningState | undefined {
  const file = checkpointFile(dir);
  if (!existsSync(file)) return undefined;
  if (!resume) {
    throw new UsageError(
      `${file} is there from an earlier run; --resume goes on with it, --out takes another folder, or remove it to begin again`,
    );
  }
  let text = '';
  try {
    text = readText(file);
  } catch {
    // Nothing that can be read is no checkpoint.
  }
  return stateInCheckpoint(text, file, config, seed);
}
