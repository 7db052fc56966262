// `vitp record --next`: what the rules ask next in a record, to be filled in.
import { nextSteps } from '../../records/next-steps.js';
import { allProblems } from '../../records/problems.js';
import { readRecord } from '../../records/record-read.js';
import { ScenarioError } from '../../text/problem.js';
import { UsageError } from '../../text/usage-error.js';
import { readInput } from '../options/files.js';
import { print } from '../output/output.js';

/** Options as commander hands them over. */
export interface RecordOptions {
  readonly next?: string;
}

/**
 * Prints the steps that come next, as YAML that may stand at the end of the file.
 *
 * @throws UsageError, ScenarioError; each a sentence.
 */
export async function recordCommand({ next }: RecordOptions): Promise<void> {
  if (next === undefined) throw new UsageError('which record? Allowed: --next game.yaml');
  const { text, name } = await readInput(next);
  const { record, tables, rules, locate } = readRecord(text, name);
  const { result, problems } = allProblems(record, (tried) => nextSteps(tried, tables, rules));
  if (problems.length > 0) throw new ScenarioError(problems.map(locate));
  await print(result!.length === 0 ? '  # The game is over.\n' : `${result!.join('\n')}\n`);
}
