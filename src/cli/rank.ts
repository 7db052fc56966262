// `vitp compare --rank FIGURE`: which of many candidates is best, and who is out of the question.

import { boardHash } from '../analysis/boards.js';
import type { RunControls } from '../analysis/controls.js';
import { commonMetrics } from '../analysis/experiments/comparison.js';
import { createExperiment } from '../analysis/experiments/experiments.js';
import type { RankedFigure } from '../analysis/experiments/ranking.js';
import { configOf } from '../analysis/question/config.js';
import { targetOf } from '../analysis/stopping.js';
import { differenceText } from '../answer/difference.js';
import type { Estimate } from '../answer/digits.js';
import { describeRun } from '../node/machine.js';
import type { Analysis } from '../report/analysis.js';
import type { Line } from '../report/asked/asked.js';
import { caveat } from '../report/caveat.js';
import { type IntervalRow, intervalsPicture } from '../report/pictures/intervals.js';
import { INTERRUPTED } from '../report/terminal.js';
import { pairInterval } from '../stats/comparing/race.js';
import type { Metric } from '../stats/experiment.js';
import { type Histogram, moments } from '../stats/histogram.js';
import { bettingInterval } from '../stats/intervals/betting.js';
import type { Interval } from '../stats/intervals/interval.js';
import { csvText, quoted } from '../text/index.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import type { AskedComparison } from './compare.js';
import type { CompareQuestion } from './compare-question.js';
import { grouped } from './numbers.js';
import { leaderOf, type RaceOutcome, race } from './race.js';

const MOST_RAIDS = 2_000_000;
const MOST_OTHERS = 20_000;

/** Options of a ranking that a result carries, so that it can be asked again. */
interface RankConfig {
  readonly best?: string;
  readonly within?: number | null;
}

/**
 * Ranks the scenarios by a figure.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError for a figure that is not measured
 */
export async function rankCandidates(
  question: CompareQuestion,
  ranked: string,
  asked: AskedComparison,
  conduct: RunControls,
): Promise<Analysis | undefined> {
  const { scenarios, again } = question;
  const { seed, stopping } = asked;
  const config = (again?.config ?? {}) as RankConfig;
  const experiments = scenarios.map((s) => createExperiment(s, seed));
  const figure = figureOf(ranked, commonMetrics(experiments));
  const best = bestOf(asked.best ?? config.best);
  const within = withinOf(stopping.precision, figure) ?? config.within ?? undefined;
  const cap = scenarios[0]!.kind === 'raid' ? MOST_RAIDS : MOST_OTHERS;
  const games = asked.games ?? (typeof again?.games === 'number' ? again.games : cap);
  const { maxMilliseconds } = stopping;
  const outcome = await race({ scenarios, figure, best, seed, games, within, maxMilliseconds }, conduct);
  if (Math.max(...outcome.games) === 0) return undefined;
  return analysisOf(question, { figure, best, within, seed }, outcome);
}

function figureOf(text: string, metrics: readonly Metric[]): RankedFigure {
  const { metric, label } = targetOf({ figure: text, halfWidth: 1, relative: false }, metrics, undefined, '--rank');
  return { metric, ...(label === undefined ? {} : { label }) };
}

function bestOf(text: string | undefined): 'highest' | 'lowest' {
  const known = (['highest', 'lowest'] as const).find((word) => word === (text ?? 'highest'));
  if (known) return known;
  const hint = nearest(text!, ['highest', 'lowest']);
  throw new UsageError(
    `--best ${quoted(text!)} is not allowed${hint ? `; did you mean ${hint}?` : ';'} allowed: highest, lowest`,
  );
}

/** `--precision 0.01` with a ranking: candidates closer than that need not be told apart. */
function withinOf(asked: AskedComparison['stopping']['precision'], figure: RankedFigure): number | undefined {
  if (!asked) return undefined;
  const name = figureText(figure);
  if (asked.relative || (asked.figure !== '' && asked.figure !== name)) {
    throw new UsageError(
      `--precision with --rank says how close candidates may be that need not be told apart; allowed: a number, such as 0.01, of ${name}`,
    );
  }
  return asked.halfWidth;
}

const figureText = ({ metric, label }: RankedFigure): string => (label === undefined ? metric : `${metric}.${label}`);

interface Facts {
  readonly figure: RankedFigure;
  readonly best: 'highest' | 'lowest';
  readonly within: number | undefined;
  readonly seed: string;
}

/** One candidate at the end of the race. */
interface Ranked {
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

function rankedOf({ names }: CompareQuestion, facts: Facts, outcome: RaceOutcome): Ranked[] {
  const { own, games, left, droppedFor } = outcome;
  const leader = leaderOf(left, own, facts.best);
  const sign = facts.best === 'highest' ? -1 : 1;
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
  return list.sort((a, b) => b.games - a.games || rank(a) - rank(b) || sign * (a.mean - b.mean));
}

const rank = (r: Ranked): number => (r.verdict === 'dropped' ? 1 : 0);

/** Candidate minus another. */
function pairOf({ pairs }: RaceOutcome, candidate: number, other: number): Histogram {
  if (candidate > other) return pairs[candidate]![other]!;
  const { min, counts } = pairs[other]![candidate]!;
  return { min: -(min + counts.length - 1), counts: Array.from(counts).reverse() };
}

const ENDINGS: Readonly<Record<RaceOutcome['ending'], string>> = {
  decided: 'until one was left',
  within: 'until those left were close enough',
  games: 'and not all could be told apart',
  interrupted: 'until it was interrupted',
  'out-of-time': 'until the time was up (not reproducible: how many games that are depends on the machine)',
};

function analysisOf(question: CompareQuestion, facts: Facts, outcome: RaceOutcome): Analysis {
  const { scenarios, names } = question;
  const { figure, best, within, seed } = facts;
  const ranked = rankedOf(question, facts, outcome);
  const most = Math.max(...outcome.games);
  const all = outcome.games.reduce((a, b) => a + b, 0);
  const name = figureText(figure);
  const scale = figure.label === undefined ? 1 : 100;
  const run = describeRun({
    workers: outcome.run.workers,
    seconds: outcome.run.seconds,
    ...(outcome.ending === 'out-of-time' ? { reproducible: false } : {}),
  });
  const saved = (most * names.length) / all;
  return {
    title: `Ranked under common dice: ${name}, ${best} first`,
    ...(outcome.ending === 'interrupted' ? { warning: INTERRUPTED } : {}),
    lead: [leadOf(ranked, scale)],
    asked: [
      ...names.map((file, k): Line => [String(k + 1), file]),
      ['Seed', seed],
      ['Method', `${grouped(most)} games at most for one, ${grouped(all)} in all, ${ENDINGS[outcome.ending]}`],
      [
        'Dropped',
        `whoever is shown to be worse than another; ${saved.toFixed(1)} times fewer games than playing all to the end`,
      ],
      ...(within === undefined ? [] : [['Close enough', `differences of ${within} need not be told apart`] as Line]),
    ],
    blocks: [
      {
        type: 'table',
        title: 'Ranking',
        note: 'with 95 % confidence no verdict of the whole list is wrong, however often it was looked at',
        corner: '',
        columns: [name, 'games', 'verdict'],
        rows: ranked.map((r) => ({
          name: `${r.candidate + 1}  ${r.name}`,
          cells: [estimate(r, figure), grouped(r.games), verdictText(r, scale)],
        })),
      },
    ],
    notes: caveat(scenarios),
    pictures: pictureOf(ranked, facts, names.length, most),
    csv: { 'ranking.csv': csvOf(ranked) },
    json: {
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
      played: all,
      ranking: ranked,
      run,
    },
    again: 'vitp compare result.json',
    board: boardHash(scenarios),
  };
}

function leadOf(ranked: readonly Ranked[], scale: number): string {
  const [first, ...others] = ranked;
  const left = others.filter((r) => r.verdict === 'left');
  if (left.length === 0) return `Best: ${first!.name}. All others are shown to be worse than another.`;
  const gap = (r: Ranked) => differenceText(differenceOf(r), scale).replace(' (not separated)', '');
  const close = left.map((r) => `${r.name} (${gap(r)})`).join(', ');
  return `Leading: ${first!.name}, not told apart from ${close}.`;
}

const differenceOf = (r: Ranked) => ({ difference: r.difference!, ci95: r.differenceCi95! });

function verdictText(r: Ranked, scale: number): string {
  if (r.verdict === 'best') return 'best';
  if (r.against === null) return 'leading';
  const text = differenceText(differenceOf(r), scale);
  return r.verdict === 'dropped' ? `dropped: ${text} to ${r.against + 1}` : `left: ${text} to ${r.against + 1}`;
}

const estimate = (r: Ranked, figure: RankedFigure): Estimate => ({
  unit: figure.label === undefined ? 'number' : 'share',
  value: r.mean,
  lo: r.ci95[0],
  hi: r.ci95[1],
  exact: false,
});

function pictureOf(ranked: readonly Ranked[], { figure, seed, best }: Facts, count: number, games: number) {
  const short = (candidate: number) =>
    ranked
      .find((r) => r.candidate === candidate)!
      .name.split('/')
      .at(-1);
  const scale = figure.label === undefined ? 1 : 100;
  const rows = ranked
    .filter((r) => r.difference !== null)
    .map((r): IntervalRow => {
      const [lo, hi] = r.differenceCi95!;
      const text = differenceText(differenceOf(r), scale).replace(' (not separated)', '');
      return {
        row: `${short(r.candidate)} − ${short(r.against!)}`,
        value: scale * r.difference!,
        lo: scale * lo,
        hi: scale * hi,
        label: text,
      };
    });
  return [
    intervalsPicture(rows, {
      name: 'ranking',
      title: `${figureText(figure)}: each less one that is ahead of it`,
      subtitle: [`${count} candidates, ${best} first, ${grouped(games)} games at most, seed ${seed}`],
      caption:
        'Each candidate against the one it was dropped for, or against the leader; the intervals of all pairs hold together.',
      axis: `difference${scale === 100 ? ', per cent of games' : ''}`,
    }),
  ];
}

function csvOf(ranked: readonly Ranked[]): string {
  const head = [
    'place',
    'candidate',
    'name',
    'mean',
    'ci95_low',
    'ci95_high',
    'games',
    'verdict',
    'against',
    'difference',
    'difference_low',
    'difference_high',
  ];
  return csvText([
    head,
    ...ranked.map((r, k) => [
      k + 1,
      r.candidate + 1,
      r.name,
      r.mean,
      ...r.ci95,
      r.games,
      r.verdict,
      r.against === null ? '' : r.against + 1,
      r.difference ?? '',
      ...(r.differenceCi95 ?? ['', '']),
    ]),
  ]);
}
