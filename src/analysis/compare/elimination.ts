// Playing many candidates against each other: after each look who is shown to be worse than another is dropped and played no more.

import { progressOf } from '../../simulate/progress.js';
import { betterOf, pairInterval } from '../../stats/comparing/race.js';
import { type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import { type Histogram, moments } from '../../stats/histogram.js';
import type { RunControls } from '../controls.js';
import { type ComparableScenario, createExperiment } from '../experiments.js';
import type { Best } from './question.js';
import { pairName, type RankedFigure } from './ranking-experiment.js';

/** Who plays, and what for. */
interface Elimination {
  readonly scenarios: readonly ComparableScenario[];
  readonly figure: RankedFigure;
  readonly best: Best;
  readonly seed: string;
  /** Most games for one candidate. */
  readonly games: number;
  /** It ends too when the first is behind nobody left by more than this; `undefined`: it does not. */
  readonly within: number | undefined;
  readonly maxMilliseconds: number | undefined;
}

/** Everything that was counted, by places of candidates. */
export interface EliminationOutcome {
  /** The figure of each candidate. */
  readonly own: readonly Histogram[];
  /** `pairs[k][j]`, j < k: candidate k minus candidate j, over the games both played. */
  readonly pairs: readonly (readonly Histogram[])[];
  /** Games each candidate played. */
  readonly games: readonly number[];
  /** Who was not dropped. */
  readonly left: readonly number[];
  /** For those that were dropped: the candidate they were dropped for. */
  readonly droppedFor: ReadonlyMap<number, number>;
  readonly ending: 'decided' | 'within' | 'games' | 'interrupted' | 'out-of-time';
  readonly run: { readonly workers: number; readonly seconds: number };
}

type Mutable = { readonly min: number; readonly counts: Float64Array };

/** Plays until it is decided. All looks are at fixed numbers of games, so it goes the same for any number of workers. */
export async function eliminate(question: Elimination, controls: RunControls): Promise<EliminationOutcome> {
  const { scenarios, figure, seed } = question;
  const all = createExperiment({ kind: 'ranking', scenarios, ...figure }, seed).metrics;
  const table = new Standing(question, all);
  const begun = performance.now();
  let workers = 0;
  while (!table.ending) {
    const active = [...table.left];
    const base = table.games;
    const left = question.maxMilliseconds && question.maxMilliseconds - (performance.now() - begun);
    if (left !== undefined && left <= 0) {
      table.end('out-of-time');
      break;
    }
    const job = {
      scenario: { kind: 'ranking' as const, scenarios: active.map((k) => scenarios[k]!), ...figure },
      seed,
    };
    const played = await controls.simulate(job, {
      games: question.games - base,
      first: base,
      signal: controls.signal,
      onProgress: (p) => controls.onProgress(progressOf(base + p.games, question.games, p.seconds)),
      stopWhen: (tally) => table.with(active, tally).isDecisive(),
      workers: controls.workers,
      ...(controls.pool ? { pool: controls.pool } : {}),
      ...(left === undefined ? {} : { maxMilliseconds: left }),
    });
    workers = Math.max(workers, played.run.workers);
    table.add(active, played.tally, played.games);
    if (played.ending === 'interrupted' || played.ending === 'out-of-time') table.end(played.ending);
  }
  return { ...table.outcome(), run: { workers, seconds: (performance.now() - begun) / 1000 } };
}

/** Where it stands. */
class Standing {
  readonly left: number[];
  games = 0;
  ending: EliminationOutcome['ending'] | undefined;
  private own: Mutable[];
  private pairs: Mutable[][];
  private readonly played: number[];
  private readonly droppedFor = new Map<number, number>();

  constructor(
    private readonly question: Elimination,
    metrics: readonly Metric[],
  ) {
    const empty = (name: string): Mutable => {
      const metric = metrics.find((m) => m.name === name) as Metric & { type: 'number' };
      return { min: metric.min, counts: new Float64Array(metric.max - metric.min + 1) };
    };
    const places = question.scenarios.map((_, k) => k);
    this.left = places;
    this.own = places.map((k) => empty(String(k)));
    this.pairs = places.map((k) => places.slice(0, k).map((j) => empty(pairName(k, j))));
    this.played = places.map(() => 0);
  }

  /** The state it would be in with some more games; only to look at. */
  with(active: readonly number[], tally: Tally): Standing {
    const copy: Standing = Object.create(Standing.prototype) as Standing;
    Object.assign(copy, this);
    copy.own = this.own.map(copied);
    copy.pairs = this.pairs.map((list) => list.map(copied));
    copy.count(active, tally);
    return copy;
  }

  /** True when somebody would be dropped, or it be over. */
  isDecisive(): boolean {
    return this.losers().size > 0 || this.isWithin();
  }

  /** Counts games of those who are left, and drops who is shown to be worse than another. */
  add(active: readonly number[], tally: Tally, games: number): void {
    this.count(active, tally);
    this.games += games;
    for (const k of active) this.played[k] = this.games;
    if (games === 0) return;
    for (const [loser, winner] of this.losers()) {
      this.droppedFor.set(loser, winner);
      this.left.splice(this.left.indexOf(loser), 1);
    }
    if (this.left.length === 1) this.ending = 'decided';
    else if (this.isWithin()) this.ending = 'within';
    else if (this.games >= this.question.games) this.ending = 'games';
  }

  end(ending: EliminationOutcome['ending']): void {
    this.ending ??= ending;
  }

  outcome(): Omit<EliminationOutcome, 'run'> {
    const { own, pairs, played: games, left, droppedFor } = this;
    return { own, pairs, games, left, droppedFor, ending: this.ending! };
  }

  private count(active: readonly number[], tally: Tally): void {
    const targets = [
      ...active.map((k) => this.own[k]!),
      ...active.flatMap((k, place) => active.slice(0, place).map((j) => this.pairs[k]![j]!)),
    ];
    // Candidates measure the same figure within their own limits, so a smaller field has the same layout as the whole.
    const lengths = targets.map((t) => t.counts.length);
    const offsets = tallyOffsets(lengths.map((n) => ({ type: 'number', name: '', min: 1, max: n })));
    targets.forEach((target, i) => {
      for (let bin = 0; bin < target.counts.length; bin++) target.counts[bin]! += tally[offsets[i]! + bin]!;
    });
  }

  /** Who is shown to be worse than somebody left, and than whom: the best of those that are shown to be better. */
  private losers(): Map<number, number> {
    const losers = new Map<number, number>();
    const { best, scenarios } = this.question;
    for (const k of this.left) {
      for (const j of this.left) {
        if (j >= k) break;
        const sign = betterOf(this.pairs[k]![j]!, scenarios.length) * (best === 'highest' ? 1 : -1);
        if (sign === 0) continue;
        const [loser, winner] = sign > 0 ? [j, k] : [k, j];
        const known = losers.get(loser);
        losers.set(loser, known === undefined ? winner : leaderOf([known, winner], this.own, best));
      }
    }
    return losers;
  }

  /** True when nobody left can be ahead of the leader by more than `within`. */
  private isWithin(): boolean {
    const { within, best, scenarios } = this.question;
    if (within === undefined || this.left.length < 2) return false;
    const leader = leaderOf(this.left, this.own, best);
    return this.left.every((k) => {
      if (k === leader) return true;
      const [low, high] = pairInterval(this.pairs[Math.max(k, leader)]![Math.min(k, leader)]!, scenarios.length);
      // How far k could be ahead.
      const upwards = k > leader ? high : -low;
      const downwards = k > leader ? -low : high;
      return (best === 'highest' ? upwards : downwards) <= within;
    });
  }
}

const copied = (h: Mutable): Mutable => ({ min: h.min, counts: h.counts.slice() });

/** Whose mean is best so far. */
export function leaderOf(left: readonly number[], own: readonly Histogram[], best: Best): number {
  const sign = best === 'highest' ? 1 : -1;
  return left.reduce((a, b) => (sign * moments(own[b]!).mean > sign * moments(own[a]!).mean ? b : a));
}
