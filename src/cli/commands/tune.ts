// `vitp tune`: better weights for a doctrine, by games against a pool of opponents.

import { join } from 'node:path';
import { answerTuning, TUNING_SEED, type TuningQuestion } from '../../analysis/tuning/tuning.js';
import { counted } from '../../answer/digits.js';
import { sideNamed } from '../../board/names.js';
import { readTuning } from '../../node/read.js';
import { doctrineText } from '../../report/tuned-doctrine.js';
import { UsageError } from '../../text/usage-error.js';
import { readInput } from '../options/files.js';
import { askedRun, type WatchedRun, watched } from '../options/run.js';
import { changesOf, type TuneOptions } from '../options/tune-options.js';
import { checkDestinations, deliver } from '../output/deliver.js';
import { EXIT_OK } from '../output/errors.js';
import { complain } from '../output/output.js';

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function tuneCommand(what: string, options: TuneOptions): Promise<number> {
  const { question, workers } = await readAll(what, options);
  const { scenario } = question;
  const out = options.out ?? `tuned-${scenario.side}`;
  checkDestinations({ ...options, out });
  const checkpoint = options.checkpoint ?? join(out, 'checkpoint');
  const stopping = 'Stopping; a generation is counted when it is finished. Ctrl-C again quits at once.';
  return watched(
    { ...options, checkpoint },
    workers,
    (run) => {
      run.expect({ byGames: false });
      return tune(question, { ...options, out }, run);
    },
    stopping,
  );
}

async function tune(
  question: Required<TuningQuestion>,
  options: TuneOptions & { readonly out: string },
  run: WatchedRun,
): Promise<number> {
  const { scenario } = question;
  const { out } = options;
  const threads = run.conduct.workers ?? (await import('node:os')).availableParallelism();
  const pool = threads > 1 ? (await import('../../node/pool.js')).openPool(threads) : undefined;
  let finished = 0;
  try {
    const conduct = { ...run.conduct, workers: threads, ...(pool ? { pool } : {}) };
    const result = await answerTuning(question, conduct, ({ curve }) => {
      finished = curve.length;
    });
    run.clear();
    if (!result) return stopped(finished, scenario.generations, run);
    const file = join(out, `${scenario.name}.yaml`);
    await deliver(result, options, {
      files: { [file]: () => doctrineText(result) },
      notes: [
        `The doctrine is ${file}; play it with --${scenario.side} ${file}.`,
        ...(scenario.others.length === 0 ? ['No opponent was kept for the validation: --others names some.'] : []),
      ],
    });
    return EXIT_OK;
  } finally {
    await pool?.close();
  }
}

/** Says how far it came, and how to have the doctrine that is found until then. */
function stopped(done: number, asked: number, run: WatchedRun): number {
  complain(
    done === 0
      ? 'Interrupted before the first generation was finished: there is nothing to report.'
      : done < asked
        ? `Interrupted after generation ${done} of ${asked}: no doctrine is written yet. With --generations ${done} the same command validates and writes what is found so far.`
        : `Interrupted in the validation, after all ${counted(asked, 'generation')}: no doctrine is written yet.`,
  );
  return run.exitCode();
}

/** The tuning that the arguments ask for. */
async function readAll(
  what: string,
  options: TuneOptions,
): Promise<{ readonly question: Required<TuningQuestion>; readonly workers: number | undefined }> {
  // The games of a tuning are part of its scenario.
  const { workers, replaced } = await askedRun(options, [what], { own: ['games'] });
  const side = sideNamed(what);
  const input = side
    ? { name: `tuning of ${side}`, text: JSON.stringify({ kind: 'tune', side }) }
    : await readInput(what).catch((error: Error) => {
        throw new UsageError(`${error.message}; allowed: japan, allied, or a file of kind tune`);
      });
  const first = readTuning(input.text, input.name, replaced);
  const changes = changesOf(first.scenario.side, options);
  const { scenario } = readTuning(input.text, input.name, { ...replaced, changes });
  return { question: { kind: 'tune', scenario, seed: options.seed ?? first.seed ?? TUNING_SEED }, workers };
}
