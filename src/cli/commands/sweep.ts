// `vitp sweep`: a grid over values of a scenario. Finished cells are kept, so that it goes on where it was stopped.

import { parseJson } from '../../analysis/question/config.js';
import { againSweep, answerSweep, type SweepQuestion } from '../../analysis/sweep/answer-sweep.js';
import type { CellStore, SweepProgress } from '../../analysis/sweep/cells.js';
import { CellCache } from '../../node/cell-cache.js';
import { readSweep } from '../../node/read.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { sweepPage } from '../../report/sweep.js';
import { readInput } from '../options/files.js';
import { grouped } from '../options/numbers.js';
import { type AskedRun, askedRun, type RunOptions, type WatchedRun, watched } from '../options/run.js';
import { type AnalysisDestinations, checkFolder, deliver } from '../output/deliver.js';
import { complain } from '../output/output.js';
import { duration } from '../output/progress-line.js';

/** Options as commander hands them over. */
export interface SweepOptions extends RunOptions, AnalysisDestinations {
  readonly metric?: string;
  /** A folder; `false` for `--no-cache`. */
  readonly cache?: string | boolean;
}

/** Where finished cells are kept when nothing is said. */
const CACHE_FOLDER = '.vitp-cache';

/**
 * Runs the command.
 *
 * @returns the exit code.
 * @throws UsageError, ScenarioError, SimulationError; each a sentence.
 */
export async function sweepCommand(file: string, options: SweepOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const question = await questionOf(file, options, asked);
  const cache = options.cache === false ? undefined : new CellCache(folderOf(options.cache), complain);
  const failed: unknown[] = [];
  const store = cache && failuresTo(failed, cache);
  const total = question.sweep.cells.length;
  let played = 0;
  const onCell = (progress: SweepProgress) => {
    played++;
    if (process.stderr.isTTY && !options.quiet && progress.finished < total) complain(progressText(progress));
  };
  const work = async (run: WatchedRun): Promise<number> => {
    const answer = await answerSweep(question, run.conduct, { store, onCell });
    run.clear();
    const finished = answer?.cells.length ?? 0;
    if (finished < total) {
      complain(
        `Interrupted: ${finished} of ${total} combinations are finished${cache ? '; the same command goes on from here' : ''}.`,
      );
    }
    if (!answer) return run.exitCode();
    if (!options.quiet && cache && played < finished) {
      complain(`${finished - played} of ${finished} combinations were there already.`);
    }
    await deliver(sweepPage(answer), options, { failed: failed.slice(-1) });
    return run.exitCode();
  };
  const stopping = cache ? 'Stopping; finished combinations are kept.' : undefined;
  return watched(options, asked.workers, work, stopping);
}

/** A file, or a result of a sweep, which holds the file it was made from as data. */
async function questionOf(file: string, options: SweepOptions, { games, replaced }: AskedRun): Promise<SweepQuestion> {
  const { name, text } = await readInput(file);
  const { data } = replaced;
  const again = againSweep(parseJson(text), name, { data, files: TEXT_FILES });
  return {
    kind: 'sweep',
    sweep: again?.sweep ?? readSweep(text, name, { data }),
    metrics: options.metric?.split(','),
    seed: options.seed ?? again?.seed,
    games: games ?? again?.games,
  };
}

function folderOf(cache: string | boolean | undefined): string {
  const folder = typeof cache === 'string' ? cache : CACHE_FOLDER;
  checkFolder('--cache', folder);
  return folder;
}

/** A combination that cannot be kept is in the answer all the same. */
const failuresTo = (failed: unknown[], cache: CellCache): CellStore => ({
  read: (key) => cache.read(key),
  write: (key, cell) => cache.write(key, cell).catch((error: unknown) => void failed.push(error)),
});

const progressText = ({ finished, total, games, secondsLeft }: SweepProgress): string =>
  `${finished} of ${total} combinations of ${grouped(games)} games, about ${duration(secondsLeft)} left`;
