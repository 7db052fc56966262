// `vitp merge`: the answer from all shards of a question.
import { mergeShards, type NamedShard } from '../../node/keeping/merge.js';
import { readShard } from '../../node/keeping/shard.js';
import { answerPage } from '../../report/answer-page.js';
import { readInput } from '../options/files.js';
import { commandLine } from '../options/run.js';
import { type AnalysisDestinations, checkDestinations, deliver } from '../output/deliver.js';

/** Runs the command. Every mistake is thrown as a sentence. */
export async function mergeCommand(files: readonly string[], options: AnalysisDestinations): Promise<void> {
  checkDestinations(options);
  await deliver(answerPage(await mergeShards(shardsIn(files), { command: commandLine() })), options);
}

/** One after the other: they need not all fit into memory. */
async function* shardsIn(files: readonly string[]): AsyncGenerator<NamedShard> {
  for (const file of files) {
    const { name, text } = await readInput(file);
    yield { name, shard: readShard(text, name) };
  }
}
