// Parts of a question, put together again to the bytes of one run. They are added up as they come: never more than one of them is held.
import type { AnswerTo, Question } from '../../analysis/ask.js';
import { createExperiment } from '../../analysis/experiments.js';
import { type PlainQuestion, readQuestion } from '../../analysis/question/plain-question.js';
import { MAX_SHARDS, type PlannedRun, type PlayPlan, planOfPlain, shardOf } from '../../analysis/shards/plan.js';
import { simulateHere } from '../../analysis/simulate-here.js';
import { addTally, emptyTally } from '../../simulate/merge.js';
import { type PieceRecord, pieceIn } from '../../simulate/piece-record.js';
import type { Piece, PieceStore } from '../../simulate/pieces.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { checkWhole } from '../../text/checked.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import { ask } from '../ask.js';
import { contentKey } from './sealed.js';
import { keyOf, type Shard } from './shard.js';

/** A part, and what it is called in sentences. */
export interface NamedShard {
  readonly name: string;
  readonly shard: Shard;
}

/** What was counted in one run of a question so far. */
export interface RunSoFar {
  readonly run: PlannedRun;
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
  readonly games: number;
}

/**
 * Puts all parts of a question together.
 *
 * @returns the question's answer: the bytes of one run, but for `run`
 * @throws UsageError when they do not belong together, or one is missing or there twice
 * @example
 * const answer = await mergeShards(files.map((name) => ({ name, shard: readShard(readFileSync(name, 'utf8'), name) })));
 */
export async function mergeShards(
  shards: Iterable<NamedShard> | AsyncIterable<NamedShard>,
  { command }: { readonly command?: string } = {},
): Promise<NonNullable<AnswerTo<Question>>> {
  let merging: Merging | undefined;
  for await (const { name, shard } of shards) {
    merging ??= new Merging(await planOfPlain(shard.question, name), shard.of, name);
    merging.add(name, shard);
  }
  if (!merging) throw new UsageError('there is no shard to merge');
  return merging.answer(command);
}

/** A sum that grows by parts. */
export class Merging {
  /** Where each part came from. */
  private readonly from = new Map<number, string[]>();
  private readonly sums = new Map<
    number,
    { readonly metrics: readonly Metric[]; readonly tally: Tally; games: number }
  >();
  private readonly key: string;

  /**
   * @param of parts of the whole, from 1 to a million
   * @param name of the first part, or of what the question was read from: for sentences
   * @throws RangeError when it is another number of parts
   */
  constructor(
    private readonly plan: PlayPlan,
    private readonly of: number,
    private readonly name: string,
  ) {
    checkWhole('of', of, 1, MAX_SHARDS);
    this.key = contentKey(plan.question);
  }

  /** Games of all parts so far. */
  get games(): number {
    let games = 0;
    for (const sum of this.sums.values()) games += sum.games;
    return games;
  }

  /** How many parts are there. */
  get parts(): number {
    return this.from.size;
  }

  has(shard: number): boolean {
    return this.from.has(shard);
  }

  /**
   * Adds a part. One that is there already is remembered as doubled, and not counted again.
   *
   * @throws UsageError when it does not belong to the others, or does not hold the games that its number says
   */
  add(name: string, shard: Shard): void {
    const { plan, of } = this;
    if (contentKey(shard.question) !== this.key) {
      const why = difference(shard.question, plan.question);
      throw new UsageError(`${name} and ${this.name} are of different questions: ${why}`);
    }
    if (shard.of !== of) {
      throw new UsageError(
        `${name} is one of ${shard.of} shards and ${this.name} one of ${of}: they were cut otherwise`,
      );
    }
    const before = this.from.get(shard.shard);
    if (before) {
      before.push(name);
      return;
    }
    const pieces = this.piecesOf(name, shard);
    this.from.set(shard.shard, [name]);
    for (const { at, piece } of pieces) {
      const sum = this.sums.get(at)!;
      addTally(sum.tally, piece.tally);
      sum.games += piece.games;
    }
  }

  /** What is counted so far, run by run; runs of which nothing is there are left out. */
  *soFar(): Generator<RunSoFar> {
    for (const [at, sum] of this.sums) yield { run: this.plan.runs[at]!, ...sum };
  }

  /**
   * The answer of the whole.
   *
   * @throws UsageError when a part is missing or there twice
   */
  async answer(command?: string): Promise<NonNullable<AnswerTo<Question>>> {
    this.checkAll();
    return answerFrom(this.plan.question, this.store(), this.name, command);
  }

  private checkAll(): void {
    const { from, of } = this;
    const missing: number[] = [];
    for (let k = 1; k <= of; k++) if (!from.has(k)) missing.push(k);
    const doubled = [...from].filter(([, files]) => files.length > 1).sort(([a], [b]) => a - b);
    const wrong = [
      ...(missing.length > 0 ? [`missing: ${inWords(missing)} of ${of}`] : []),
      ...doubled.map(([k, files]) => `there more than once: ${k} of ${of} (${files.join(', ')})`),
    ];
    if (wrong.length > 0) throw new UsageError(`the shards are not all there, once each; ${wrong.join('; ')}`);
  }

  private piecesOf(name: string, { shard, of, pieces }: Shard): { readonly at: number; readonly piece: Piece }[] {
    const runs = shardOf(this.plan, shard, of);
    const fits = pieces.length === runs.length && runs.every((run, k) => isOf(run, pieces[k]!));
    if (!fits) throw new UsageError(`${name} does not hold the games of shard ${shard} of ${of}`);
    return runs.map(({ at }, k) => {
      const piece = pieceIn(pieces[k]!, this.sumAt(at).metrics);
      if (!piece) throw new UsageError(`${name}: ${NO_FIT}`);
      return { at, piece };
    });
  }

  private sumAt(at: number) {
    let sum = this.sums.get(at);
    if (!sum) {
      const { scenario, seed } = this.plan.runs[at]!;
      const { metrics } = createExperiment(scenario, seed);
      sum = { metrics, tally: emptyTally(metrics), games: 0 };
      this.sums.set(at, sum);
    }
    return sum;
  }

  /** All games as a store that keeps nothing more. */
  private store(): PieceStore {
    const byJob = new Map<string, Piece[]>();
    for (const { run, games, tally } of this.soFar()) {
      const key = keyOf(run);
      const piece = { first: run.first, games, tally };
      byJob.set(key, [...(byJob.get(key) ?? []), piece]);
    }
    return {
      open(job) {
        const pieces = byJob.get(keyOf(job as unknown as PlannedRun)) ?? [];
        return { pieces, keep() {}, cut() {}, close() {} };
      },
    };
  }
}

const NO_FIT = 'what was counted does not fit the question';

/** Answers a question from a store that holds all its games; none is played. */
async function answerFrom(
  question: PlainQuestion,
  store: PieceStore,
  file: string,
  command?: string,
): Promise<NonNullable<AnswerTo<Question>>> {
  const asked = readQuestion(question, file);
  try {
    const answer = await ask(asked, {
      simulate: (job, options) => simulateHere(job, { ...options, store }),
      command,
    });
    return answer!;
  } catch (error) {
    // Nothing is played here: what does not add up was not counted by this code.
    if (error instanceof RangeError) throw new UsageError(`${file}: ${NO_FIT} (${error.message})`);
    throw error;
  }
}

const isOf = (run: PlannedRun, { job, first, games }: PieceRecord): boolean =>
  first === run.first && games === run.games && job === keyOf(run);

/** In what two questions differ, as far as a sentence can say it. */
function difference(a: PlainQuestion, b: PlainQuestion): string {
  if (a.config.kind !== b.config.kind) return `${a.config.kind} and ${b.config.kind}`;
  if (a.seed !== b.seed) return `seeds ${quoted(a.seed)} and ${quoted(b.seed)}`;
  if (a.games !== b.games) return `${a.games} and ${b.games} games`;
  const keys = Object.keys({ ...a.config, ...b.config });
  return `in ${keys.filter((key) => contentKey([a.config[key]]) !== contentKey([b.config[key]])).join(', ')}`;
}

/** `2, 5-9, 12`. */
function inWords(numbers: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const n of numbers) {
    const last = spans.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else spans.push([n, n]);
  }
  return spans.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
