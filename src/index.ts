/**
 * Victory in the Pacific played headlessly, millions of seeded games at a time: the public API.
 *
 * A question is a *scenario* with a seed; `ask` answers it, exactly where that is quick, otherwise by playing it; the answer is
 * what tables, pictures and JSON are made from (`renderTerminal`, `renderPost`, `writeReport`).
 *
 * @example
 * import { ask, readScenario, renderTerminal } from 'vitp-monte-carlo';
 *
 * const { scenario } = readScenario('kind: raid\ntargets: spread\n', 'my-raid.yaml', { kinds: ['raid'] });
 * const answer = await ask({ kind: 'raid', scenario, games: 10_000 });
 * if (answer) console.log(renderTerminal(answer));
 *
 * @packageDocumentation
 */

export * from './browser.js';
export { ask } from './node/ask.js';
export { Checkpoint, type CheckpointListener } from './node/keeping/checkpoint.js';
export { Merging, mergeShards, type NamedShard, type RunSoFar } from './node/keeping/merge.js';
export {
  type PlayControls,
  playShard,
  readShard,
  type Shard,
  shardText,
} from './node/keeping/shard.js';
export { describeRun, packageVersion } from './node/machine.js';
export { openPool } from './node/pool.js';
export { type Enqueued, enqueue, removeStudy } from './node/queue/enqueue.js';
export type { GivenUp, StudyProgress, StudyView } from './node/queue/progress.js';
export { connect, redisUrl } from './node/queue/redis.js';
export { findStudy, planOfStudy, type Study } from './node/queue/study.js';
export { withStudyView } from './node/queue/with-queue.js';
export { type PlayOne, type WorkOptions, work } from './node/queue/worker.js';
export {
  type ReadOptions,
  readDoctrine,
  readOpenings,
  readScenario,
  readSweep,
  readTournament,
  readTuning,
} from './node/read.js';
export { simulate } from './node/simulate.js';
export { OutputError } from './node/write.js';
export { writeReport } from './node/write-report.js';
export type { PieceRecord } from './simulate/piece-record.js';
