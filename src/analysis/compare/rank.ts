// Answers which of several scenarios is best by a figure, under common dice, and which are shown not to be.

import { pairInterval } from '../../stats/comparing/race.js';
import type { Figure } from '../../stats/figure.js';
import { type Histogram, moments } from '../../stats/histogram.js';
import { bettingInterval } from '../../stats/intervals/betting.js';
import type { Interval } from '../../stats/intervals/interval.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { createExperiment } from '../experiments.js';
import { configOf } from '../question/config.js';
import { targetOf } from '../stopping.js';
import { commonMetrics } from './comparison-experiment.js';
import { type EliminationOutcome, eliminate, leaderOf } from './elimination.js';
import { type Best, COMPARE_SEED, checkCompared, type RankQuestion } from './question.js';

const MAX_RAIDS = 2_000_000;
const MAX_OTHERS = 20_000;

/** One candidate at the end. */
export interface Ranked {
  /** Its place among the scenarios that were asked about, from 0. */
  readonly candidate: number;
  readonly name: string;
  readonly mean: number;
  /** Anytime-valid, for this candidate by itself. */
  readonly ci95: Interval;
  readonly games: number;
  readonly verdict: 'best' | 'left' | 'dropped';
  /** Whom it is compared with: for the dropped, whom they were dropped for, for the others the leader. */
  readonly against: number | null;
  /** Candidate minus that one, over the games of both; intervals of all pairs hold together. */
  readonly difference: number | null;
  readonly differenceCi95: Interval | null;
}

/** The question as it stands in the answer: enough to ask it again. */
export interface RankConfig extends Figure {
  readonly kind: 'ranking';
  readonly method: 'monte-carlo';
  readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  readonly names: readonly string[];
  readonly best: Best;
  readonly within: number | null;
}

/** Who is best, who may be, and who is not. */
export interface RankAnswer extends AnswerHead<'ranking'> {
  readonly config: RankConfig;
  /** Most games that a candidate played. */
  readonly games: number;
  /** Why it ended. */
  readonly ending: EliminationOutcome['ending'];
  /** Games of all candidates together. */
  readonly played: number;
  /** Best first: those left, then those that held out longest. */
  readonly ranking: readonly Ranked[];
}

/**
 * Ranks scenarios by a figure: all play with the same dice, and whoever is shown to be worse than another plays no more.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError for a figure that is not measured, or scenarios that cannot be compared; SimulationError
 * @example
 * const scenarios = ['spread', 'focus'].map((t) => readScenario(`kind: raid\ntargets: ${t}\n`, t).scenario);
 * const names = ['spread', 'focus'];
 * const answer = await answerRank({ kind: 'ranking', scenarios, names, figure: 'battleships.sunk', games: 5000 }, controls);
 * answer?.ranking[0]?.name; // the plan that sinks most
 */
export async function answerRank(question: RankQuestion, controls: RunControls): Promise<RankAnswer | undefined> {
  const { scenarios, names, seed = COMPARE_SEED, best = 'highest', within, maxMilliseconds } = question;
  checkCompared(scenarios);
  const known = commonMetrics(scenarios.map((s) => createExperiment(s, seed)));
  const asked = { figure: question.figure, halfWidth: 1, relative: false };
  const { metric, label } = targetOf(asked, known, undefined, 'rank');
  const figure: Figure = { metric, ...(label === undefined ? {} : { label }) };
  const games = question.games ?? (scenarios[0]!.kind === 'raid' ? MAX_RAIDS : MAX_OTHERS);
  const outcome = await eliminate({ scenarios, figure, best, seed, games, within, maxMilliseconds }, controls);
  const most = Math.max(...outcome.games);
  if (most === 0) return undefined;
  const { workers, seconds } = outcome.run;
  const { command } = controls;
  return {
    schema: 'vitp-ranking/1',
    kind: 'ranking',
    config: {
      kind: 'ranking',
      method: 'monte-carlo',
      scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')),
      names,
      ...figure,
      best,
      within: within ?? null,
    },
    seed,
    games: most,
    ...(outcome.ending === 'interrupted' ? { partial: true } : {}),
    ending: outcome.ending,
    played: outcome.games.reduce((a, b) => a + b, 0),
    ranking: rankedOf(names, best, outcome),
    run: controls.describeRun({ workers, seconds, reproducible: outcome.ending !== 'out-of-time', command }),
  };
}

function rankedOf(names: readonly string[], best: Best, outcome: EliminationOutcome): Ranked[] {
  const { own, games, left, droppedFor } = outcome;
  const leader = leaderOf(left, own, best);
  const list = names.map((name, candidate): Ranked => {
    const isLeft = left.includes(candidate);
    const verdict = !isLeft ? 'dropped' : candidate === leader && left.length === 1 ? 'best' : 'left';
    const against = candidate === leader ? null : isLeft ? leader : droppedFor.get(candidate)!;
    const pair = against === null ? null : pairOf(outcome, candidate, against);
    return {
      candidate,
      name,
      mean: moments(own[candidate]!).mean,
      ci95: bettingInterval(own[candidate]!),
      games: games[candidate]!,
      verdict,
      against,
      difference: pair && moments(pair).mean,
      differenceCi95: pair && pairInterval(pair, names.length),
    };
  });
  // Those left first, then those that held out longest; among equals by the mean.
  const sign = best === 'highest' ? -1 : 1;
  const dropped = (r: Ranked): number => (r.verdict === 'dropped' ? 1 : 0);
  return list.sort((a, b) => b.games - a.games || dropped(a) - dropped(b) || sign * (a.mean - b.mean));
}

/** Candidate minus another. */
function pairOf({ pairs }: EliminationOutcome, candidate: number, other: number): Histogram {
  if (candidate > other) return pairs[candidate]![other]!;
  const { min, counts } = pairs[other]![candidate]!;
  return { min: -(min + counts.length - 1), counts: Array.from(counts).reverse() };
}
