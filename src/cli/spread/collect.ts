// `vitp collect`: how far the workers are, and in the end the answer.
import { setTimeout as sleep } from 'node:timers/promises';
import { usualFigures } from '../../analysis/figures.js';
import { type PlayPlan, shardOf } from '../../analysis/shards/plan.js';
import { formatEstimate, grouped } from '../../answer/digits.js';
import type { Merging } from '../../node/keeping/merge.js';
import { removeStudy } from '../../node/queue/enqueue.js';
import type { StudyProgress, StudyView } from '../../node/queue/progress.js';
import { connect, redisUrl } from '../../node/queue/redis.js';
import { findStudy, type Study } from '../../node/queue/study.js';
import { withStudyView } from '../../node/queue/with-queue.js';
import { answerPage } from '../../report/answer-page.js';
import { progressOf } from '../../simulate/progress.js';
import { quoted } from '../../text/index.js';
import { commandLine } from '../options/run.js';
import { type AnalysisDestinations, checkDestinations, deliver } from '../output/deliver.js';
import { EXIT_FAILURE, EXIT_OK } from '../output/errors.js';
import { complain } from '../output/output.js';
import { ProgressLine } from '../output/progress-line.js';

/** Options as commander hands them over. */
interface CollectOptions extends AnalysisDestinations {
  readonly redis?: string;
  readonly wait?: boolean;
  readonly remove?: boolean;
}

/** Between two looks, milliseconds. */
const LOOK = 1000;
/** Shards that were given up are told one by one up to so many. */
const MAX_TOLD = 1000;

/**
 * Runs the command.
 *
 * @param begins the first digits of a study's key
 * @returns the exit code: 1 while shards are missing
 * @throws UsageError when there is no such study, or nobody answers
 */
export async function collectCommand(begins: string | undefined, options: CollectOptions): Promise<number> {
  checkDestinations(options);
  const redis = await connect(redisUrl(options.redis, process.env, '--redis'), options.wait === true);
  const line = new ProgressLine(process.stderr, options.quiet === true);
  try {
    const study = await findStudy(redis, begins);
    const { view, progress } = await withStudyView(redis, study, async (view) => {
      const progress = await lookUntilDone(view, study, options.wait === true, line);
      return { view, progress };
    });
    line.clear();
    if (progress.finished < study.of) {
      tellMissing(view, progress);
      return EXIT_FAILURE;
    }
    await deliver(answerPage(await view.merging.answer(commandLine())), options);
    if (options.remove) await removeStudy(redis, study);
    return EXIT_OK;
  } finally {
    line.clear();
    redis.disconnect();
  }
}

/** Looks once, or as long as there is something to wait for. */
async function lookUntilDone(view: StudyView, study: Study, isWaiting: boolean, line: ProgressLine) {
  const begun = performance.now();
  let progress = await view.look();
  const { games: before } = progress;
  while (isWaiting && progress.finished + progress.givenUp.length + progress.damaged.length < study.of) {
    const seconds = (performance.now() - begun) / 1000;
    line.update(progressOf(progress.games, study.games, seconds, before), figuresSoFar(view.merging));
    await sleep(LOOK);
    progress = await view.look();
  }
  return progress;
}

/** `Final POC 3.4 ±0.2`: what the finished shards say, where the question is about one scenario. */
function figuresSoFar(merging: Merging): string {
  const [first, ...others] = merging.soFar();
  if (!first || others.length > 0) return '';
  return usualFigures(first.run.scenario.kind, first.metrics, first.tally)
    .map(({ name, unit, value, ci95: [lo, hi] }) => {
      const shown = formatEstimate({ unit, value, lo, hi, exact: false });
      return `${name} ${shown}${unit === 'share' ? ' %' : ''}`;
    })
    .join(', ');
}

function tellMissing(
  { study: { of, games: total }, plan, merging }: StudyView,
  { finished, games, givenUp, damaged }: StudyProgress,
): void {
  complain(`${finished} of ${of} shards are finished; ${grouped(games)} of ${grouped(total)} games are played.`);
  const figures = figuresSoFar(merging);
  if (figures !== '') complain(`So far: ${figures}.`);
  for (const { shard, why } of givenUp.slice(0, MAX_TOLD)) {
    complain(
      `Shard ${shard} of ${of} (${gamesOf(plan, shard, of)}) was given up: ${why}. vitp enqueue tries it again.`,
    );
  }
  if (givenUp.length > MAX_TOLD) complain(`${grouped(givenUp.length - MAX_TOLD)} more shards were given up.`);
  if (damaged.length > 0) {
    complain(`Damaged in Redis: ${damaged.map((k) => `shard ${k}`).join(', ')}. vitp enqueue has them played again.`);
  }
}

/** `games 0 to 99 of seed "pacific"`. */
const gamesOf = (plan: PlayPlan, shard: number, of: number): string =>
  shardOf(plan, shard, of)
    .map(({ seed, first, games }) => `games ${first} to ${first + games - 1} of seed ${quoted(seed)}`)
    .join(', ');
