// `vitp sweep`: a grid over values of a scenario.

import { parseJson } from '../../../analysis/question/config.js';
import {
  answerSweep,
  rerunSweep,
  type SweepProgress,
  type SweepQuestion,
} from '../../../analysis/sweep/answer-sweep.js';
import { grouped } from '../../../answer/digits.js';
import { readSweep } from '../../../node/read.js';
import { TEXT_FILES } from '../../../node/text-file.js';
import { sweepPage } from '../../../report/sweep.js';
import { SWEEP_CHECKPOINT } from '../../options/checkpoint.js';
import { readInput } from '../../options/files.js';
import { type AskedRun, askedRun, type WatchedRun, watched } from '../../options/run.js';
import { type AnalysisDestinations, deliver } from '../../output/deliver.js';
import { complain } from '../../output/output.js';
import { duration } from '../../output/progress-line.js';
import { spread } from '../../spread/spread.js';
import type { SpreadOptions } from '../../spread/spread-options.js';

/** Options as commander hands them over. */
interface SweepOptions extends SpreadOptions, AnalysisDestinations {
  readonly metric?: string;
}

/** Runs the command; returns the exit code. Every mistake is thrown as a sentence. */
export async function sweepCommand(file: string, options: SweepOptions): Promise<number> {
  const asked = await askedRun(options, [file]);
  const question = await questionOf(file, options, asked);
  const elsewhere = spread(question, options, asked.workers);
  if (elsewhere) return elsewhere;
  const checkpoint = options.checkpoint ?? SWEEP_CHECKPOINT;
  const total = question.sweep.cells.length;
  let played = 0;
  const onCell = (progress: SweepProgress) => {
    played++;
    if (process.stderr.isTTY && !options.quiet && progress.finished < total) complain(progressText(progress));
  };
  const work = async (run: WatchedRun): Promise<number> => {
    run.expect({ parts: total });
    const answer = await answerSweep(question, run.conduct, onCell);
    run.clear();
    const finished = answer?.cells.length ?? 0;
    if (finished < total) {
      complain(`Interrupted: ${finished} of ${total} combinations are finished.`);
    }
    if (!answer) return run.exitCode();
    if (!options.quiet && answer.games > 0 && played < finished) {
      complain(`${finished - played} of ${finished} combinations were there already.`);
    }
    await deliver(sweepPage(answer), options);
    return run.exitCode();
  };
  const stopping = checkpoint === false ? undefined : 'Stopping; finished games are kept.';
  return watched(
    { ...options, checkpoint, usualCheckpoint: options.checkpoint === undefined },
    asked.workers,
    work,
    stopping,
  );
}

/** A file, or a result of a sweep, which holds the file it was made from as data. */
async function questionOf(file: string, options: SweepOptions, { games, replaced }: AskedRun): Promise<SweepQuestion> {
  const { name, text } = await readInput(file);
  const { data } = replaced;
  const again = rerunSweep(parseJson(text), name, { data, files: TEXT_FILES });
  return {
    kind: 'sweep',
    sweep: again?.sweep ?? readSweep(text, name, { data }),
    metrics: options.metric?.split(','),
    seed: options.seed ?? again?.seed,
    games: games ?? again?.games,
  };
}

const progressText = ({ finished, total, games, secondsLeft }: SweepProgress): string =>
  `${finished} of ${total} combinations of ${grouped(games)} games, about ${duration(secondsLeft)} left`;
