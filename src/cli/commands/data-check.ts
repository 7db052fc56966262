// `vitp data --check`: the point values of the map that are not certain, as a form for somebody who has it; and what comes of it filled in.

import { readMapCheck } from '../../analysis/map-check/read-form.js';
import { MAP_WORTHS } from '../../analysis/map-check/worths.js';
import { writeAtomically } from '../../node/write.js';
import { mapCheckData, mapCheckForm, mapCheckSaid } from '../../report/certainty/map-check.js';
import { UsageError } from '../../text/usage-error.js';
import { readBoard, readInput } from '../options/files.js';
import { checkFile } from '../output/deliver.js';
import { complain, print } from '../output/output.js';

/** Options as commander hands them over. */
export interface DataCheckOptions {
  /** A filled-in form; `true` for the form itself. */
  readonly check?: string | true;
  readonly out?: string;
  readonly data?: string;
  readonly json?: boolean;
}

/**
 * Prints the form, or turns a filled-in one into a file for `--data`.
 *
 * @throws UsageError, ScenarioError, OutputError; each a sentence.
 */
export async function dataCheckCommand(words: readonly string[], options: DataCheckOptions): Promise<void> {
  const { check, out, data, json } = options;
  if (words.length > 0) {
    throw new UsageError(
      `--check is for all point values at once; allowed: vitp data --check, without "${words.join(' ')}"`,
    );
  }
  if (json) throw new UsageError('--json does not go with --check, which writes YAML; allowed: one of them');
  if (out !== undefined) checkFile('--out', out);
  const board = await readBoard(data);
  if (typeof check !== 'string') {
    const form = mapCheckForm(board, MAP_WORTHS);
    await written(form, out, 'The form is');
    return;
  }
  const input = await readInput(check);
  const read = readMapCheck(input.text, input.name, board);
  await written(mapCheckData(read), out, 'The board is');
  const use = out === undefined || out === '-' ? [] : [`Use it as in "vitp game --data ${out}".`];
  complain([...mapCheckSaid(read), ...use].join('\n'));
}

async function written(text: string, out: string | undefined, what: string): Promise<void> {
  if (out === undefined || out === '-') return print(text);
  await writeAtomically(out, text);
  complain(`${what} in ${out}.`);
}
