// What a question plays, known before anything is played, so that its games can be dealt out.

import { emptyTally } from '../../simulate/merge.js';
import type { SimulateOptions, SimulationResult } from '../../simulate/options.js';
import { type Metric, tallyOffsets } from '../../stats/experiment.js';
import { checkWhole } from '../../text/checked.js';
import { UsageError } from '../../text/usage-error.js';
import { ask, type Question } from '../ask.js';
import { createExperiment, type SimulationScenario } from '../experiments.js';
import { type PlainQuestion, plainQuestion, readQuestion } from '../question/plain-question.js';

/** Most parts of one question. */
export const MAX_SHARDS = 1_000_000;

/** Consecutive games of one scenario under one seed. */
export interface PlannedRun {
  readonly scenario: SimulationScenario;
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

/** A part of one of a plan's runs. */
export interface RunPart extends PlannedRun {
  /** Which run of the plan, from 0. */
  readonly at: number;
}

/** All games of a question. */
export interface PlayPlan {
  readonly question: PlainQuestion;
  readonly runs: readonly PlannedRun[];
  /** Games of all runs together. */
  readonly games: number;
}

/**
 * What a question plays. Nothing is played for it.
 *
 * @throws UsageError when that depends on how the games end, or no games are played
 * @example
 * (await planOf({ kind: 'raid', scenario: STANDARD_RAID, games: 1_000_000 })).games; // 1000000
 */
export async function planOf(question: Question): Promise<PlayPlan> {
  const why = whyNotInParts(question);
  if (why !== undefined) throw new UsageError(`this cannot be played in parts: ${why}`);
  const { answer } = await recorded(question);
  return planOfPlain(plainQuestion(answer), 'the question');
}

/**
 * The plan of a question that was read from a file.
 *
 * @param file the name shown in front of every mistake
 * @throws ScenarioError, UsageError
 */
export async function planOfPlain(plain: PlainQuestion, file: string): Promise<PlayPlan> {
  const { runs } = await recorded(readQuestion(plain, file));
  return { question: plain, runs, games: runs.reduce((sum, run) => sum + run.games, 0) };
}

/**
 * The games of one part of many: all runs one after the other, cut into parts of the same length.
 *
 * @param shard from 1 to `of`
 * @param of parts, from 1 to a million
 * @throws RangeError when they are other numbers
 * @example
 * shardOf(plan, 1, 4); // the first quarter of the games
 */
export function shardOf({ runs, games }: Pick<PlayPlan, 'runs' | 'games'>, shard: number, of: number): RunPart[] {
  checkWhole('of', of, 1, MAX_SHARDS);
  checkWhole('shard', shard, 1, of);
  const upTo = (k: number): number => Number((BigInt(games) * BigInt(k)) / BigInt(of));
  const [from, to] = [upTo(shard - 1), upTo(shard)];
  let before = 0;
  return runs.flatMap((run, at) => {
    const start = Math.max(0, from - before);
    const end = Math.min(run.games, to - before);
    before += run.games;
    return end > start ? [{ ...run, at, first: run.first + start, games: end - start }] : [];
  });
}

/** Why the games of a question are not known beforehand; `undefined` when they are. */
function whyNotInParts(question: Question): string | undefined {
  const { kind } = question;
  if (kind === 'tune') return 'every generation of a tuning needs the one before';
  if (kind === 'ranking') return 'a ranking drops candidates as it goes';
  if (kind === 'regret') return 'what a player loses is not counted by games alone';
  if (kind === 'judges') return 'how well judges agree is not counted by games alone';
  if (kind === 'position') return 'the fights ahead are counted beside its games';
  if (kind === 'duel' || kind === 'luck') return 'many games are not played for it';
  const stopping = 'stopping' in question ? question.stopping : undefined;
  if (stopping?.precision) return 'a precision looks at all games so far; allowed: a number of games';
  if (stopping?.maxMilliseconds !== undefined)
    return 'a time limit ends it at no fixed game; allowed: a number of games';
  if ('whatIf' in question && question.whatIf)
    return 'what changes would change is answered beside the battle; ask it alone';
  return undefined;
}

type PlayedAnswer = Parameters<typeof plainQuestion>[0];

/** Answers a question with made-up games: only what it would have played counts. */
async function recorded(question: Question): Promise<{ readonly answer: PlayedAnswer; readonly runs: PlannedRun[] }> {
  const runs: PlannedRun[] = [];
  const answer = await ask(question, {
    simulate: async ({ scenario, seed }, options) => {
      const { first = 0, games } = options;
      runs.push({ scenario, seed, first, games });
      return madeUp(createExperiment(scenario, seed).metrics, options);
    },
  });
  if (runs.length === 0 || !answer) {
    throw new UsageError('this cannot be played in parts: the exact method answers it; allowed: a number of games');
  }
  return { answer: answer as PlayedAnswer, runs };
}

/** A result in which all games ended alike. */
function madeUp(metrics: readonly Metric[], { games }: SimulateOptions): SimulationResult {
  const tally = emptyTally(metrics);
  for (const offset of tallyOffsets(metrics).subarray(0, -1)) tally[offset] = games;
  const run = { workers: 0, chunkSize: games, seconds: 0, playingSeconds: 0, dispatchShare: 0, kept: games };
  return { metrics, tally, games, ending: 'finished', partial: false, reproducible: true, run };
}
