// `--shard 2/8`: plays a part of the games of a question and writes them to a file.
import { join } from 'node:path';
import type { Question } from '../../analysis/ask.js';
import { planOf } from '../../analysis/shards/plan.js';
import { grouped } from '../../answer/digits.js';
import { playShard, shardText } from '../../node/keeping/shard.js';
import { writeAtomically } from '../../node/write.js';
import { UsageError } from '../../text/usage-error.js';
import { watched } from '../options/run.js';
import { checkFolder } from '../output/deliver.js';
import { complain, print } from '../output/output.js';
import type { Part, SpreadOptions } from './spread-options.js';

/**
 * Plays the part.
 *
 * @returns the exit code
 * @throws UsageError when the question cannot be played in parts; OutputError, SimulationError
 */
export async function shardCommand(
  question: Question,
  { shard, of }: Part,
  options: SpreadOptions & { readonly csv?: string },
  workers: number | undefined,
): Promise<number> {
  for (const name of ['json', 'csv'] as const) {
    if (options[name] !== undefined) {
      throw new UsageError(`--shard writes a file of its own, in --out; --${name} goes with vitp merge`);
    }
  }
  const folder = options.out ?? '.';
  checkFolder('--out', folder);
  const plan = await planOf(question);
  const file = join(folder, `shard-${shard}-of-${of}.json`);
  return watched(
    options,
    workers,
    async (run) => {
      const { simulate, signal, onProgress } = run.conduct;
      const played = await playShard(plan, shard, of, {
        ...{ simulate, signal, onProgress },
        workers,
      });
      run.clear();
      if (!played) {
        complain(`Interrupted: ${file} is not written.`);
        return run.exitCode();
      }
      await writeAtomically(file, shardText(played));
      const games = played.pieces.reduce((sum, piece) => sum + piece.games, 0);
      const text = `Shard ${shard} of ${of}, ${grouped(games)} of ${grouped(plan.games)} games, is in ${file}.\n`;
      await print(
        options.quiet ? '' : `${text}When all are there: vitp merge ${join(folder, `shard-*-of-${of}.json`)}\n`,
      );
      return run.exitCode(false);
    },
    'Stopping; a shard is written when it is finished. Ctrl-C again quits at once.',
  );
}
