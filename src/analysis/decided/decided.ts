// Who wins, and when is it decided: chances by turn from a model that is fitted to some games and tested on others, and how much of the final
// score each part of the game decides.

import { sdOf } from '../../answer/estimates.js';
import type { BoardNote } from '../../answer/result.js';
import type { SimulationResult } from '../../simulate/options.js';
import { bidCurve, fairBid } from '../../stats/comparing/bid.js';
import { exp, ln } from '../../stats/distributions/elementary.js';
import { twoSidedZ } from '../../stats/distributions/normal.js';
import { countsByName } from '../../stats/figure.js';
import { type Histogram, moments } from '../../stats/histogram.js';
import { eachPair } from '../../stats/intervals/control-variate.js';
import type { Interval } from '../../stats/intervals/interval.js';
import { meanInterval } from '../../stats/intervals/mean-interval.js';
import { wilson } from '../../stats/intervals/wilson.js';
import { gameBoardNote } from '../boards.js';
import type { AnswerHead, RunControls } from '../controls.js';
import type { FigureValue } from '../figures.js';
import { play } from '../playing.js';
import { configOf } from '../question/config.js';
import {
  BY_LUCK,
  BY_RAID,
  byTurn,
  byTwoTurns,
  jointOf,
  LARGEST_SWING,
  LAST_LEAD,
  twoTurnsOf,
} from './decided-experiment.js';
import { fitTurn, squaredCorrelation, type TurnModel, type TurnTest, testTurn } from './model.js';
import { checkDecided, DECIDED_GAMES, DECIDED_SEED, type DecidedQuestion, MIN_DECIDED } from './question.js';
import { type Reliability, reliabilityOf } from './reliability.js';

/** A share with its 95 % interval. */
export type ShareFigure = FigureValue;

/** The end of one turn. */
export interface DecidedTurn extends TurnModel, TurnTest {
  readonly turn: number;
  /** 95 % interval of the explained share. */
  readonly explainedCi95: Interval;
  /**
   * What the turn adds to the explained share of the final score's variance, and its interval. That is at most so wide: it is made as if the
   * shares of two turns had errors of their own, and they are of the same games.
   */
  readonly adds: number;
  readonly addsCi95: Interval;
  readonly favouriteCi95: Interval;
  readonly nearlyCi95: Interval;
  readonly errorCi95: Interval;
  /** Share of games in which the winner took the lead for good in this turn, and in which it swung the promised score most. */
  readonly lastLead: number;
  readonly lastLeadCi95: Interval;
  readonly largestSwing: number;
  readonly largestSwingCi95: Interval;
}

/** The answer, as `--json` writes it. */
export interface DecidedAnswer extends AnswerHead<'decided'> {
  readonly config: {
    readonly kind: 'decided';
    readonly method: 'monte-carlo';
    readonly scenario: Readonly<Record<string, unknown>>;
  };
  /** Games to which the model was fitted, and games that tested it. */
  readonly games: number;
  readonly tested: number;
  readonly board: BoardNote;
  /** Final score of all games: mean and standard deviation; share that Japan wins without a bid. */
  readonly score: {
    readonly mean: number;
    readonly meanCi95: Interval;
    readonly sd: number;
    readonly sdCi95: Interval;
  };
  readonly japanWins: ShareFigure;
  readonly turns: readonly DecidedTurn[];
  /** Of the games that were not fitted to, by tenths of the promised chance, the ends of all turns but the last together. */
  readonly reliability: readonly Reliability[];
  /** Shares of the final score's variance: squared correlation with the luck of the raid, and with that of all dice. */
  readonly raid: ShareFigure;
  readonly luck: ShareFigure;
  /**
   * The fair bid with its interval (an end beyond the bids asked about is `null`), and by how much one point of bid near it changes the share of
   * games that Japan wins.
   */
  readonly bid: {
    readonly fair: number | null;
    readonly fairCi95: readonly [number | null, number | null];
    readonly perPoint: number;
    readonly perPointCi95: Interval;
  };
}

/**
 * Plays the games twice over, under two seeds: one half fits the model, the other tests it.
 *
 * @returns `undefined` when it was interrupted before both halves had 20 games
 * @throws UsageError for too few games; SimulationError
 * @example
 * const answer = await answerDecided({ kind: 'decided', scenario: STANDARD_GAME, games: 100 }, controls);
 * answer?.turns[3]?.favouriteWins; // how often the favourite after turn 4 wins
 */
export async function answerDecided(
  question: DecidedQuestion,
  controls: RunControls,
): Promise<DecidedAnswer | undefined> {
  checkDecided(question);
  const { scenario, games = DECIDED_GAMES, seed = DECIDED_SEED } = question;
  const begun = performance.now();
  const halves: SimulationResult[] = [];
  for (const half of [seed, `${seed}, tested`]) {
    const played = await play({ scenario: { kind: 'decided', game: scenario }, seed: half }, games, {}, controls);
    if (played.games < MIN_DECIDED) return undefined;
    halves.push(played);
  }
  const [fitted, tested] = halves as [SimulationResult, SimulationResult];
  const partial = fitted.partial || tested.partial;
  const scores = scoresOf(fitted, tested);
  const all = fitted.games + tested.games;
  return {
    schema: 'vitp-decided/1',
    kind: 'decided',
    config: { kind: 'decided', method: 'monte-carlo', scenario: configOf(scenario, 'monte-carlo') },
    seed,
    games: fitted.games,
    tested: tested.games,
    ...(partial ? { partial: true } : {}),
    board: gameBoardNote(scenario),
    score: scoreOf(scores),
    japanWins: shareOf(countAbove(scores, 0), all),
    ...modelled(fitted, tested),
    raid: explainedBy(BY_RAID, fitted, tested),
    luck: explainedBy(BY_LUCK, fitted, tested),
    bid: bidOf(scores),
    run: controls.describeRun({
      workers: Math.max(fitted.run.workers, tested.run.workers),
      seconds: (performance.now() - begun) / 1000,
      ...(controls.command === undefined ? {} : { command: controls.command }),
    }),
  };
}

const joint = ({ metrics, tally }: SimulationResult, name: string) =>
  jointOf(name, countsByName(metrics, tally)(name).counts as Float64Array);

/** How many turns were counted. */
const turnsIn = ({ metrics }: SimulationResult): number =>
  metrics.filter((m) => m.name.startsWith(byTurn(0).slice(0, -1))).length;

/** Final scores of all games. */
function scoresOf(...halves: readonly SimulationResult[]): Histogram {
  const { rows } = joint(halves[0]!, byTurn(1));
  const counts = new Float64Array(rows.bins);
  for (const half of halves)
    eachPair(joint(half, byTurn(1)), (count, score) => {
      counts[score - rows.min]! += count;
    });
  return { min: rows.min, counts };
}

/** Their mean and standard deviation, each with its interval. */
function scoreOf(scores: Histogram): DecidedAnswer['score'] {
  const { mean, variance } = moments(scores);
  const sd = Math.sqrt(variance);
  const histogram = Array.from(scores.counts, (count, k) => ({ value: scores.min + k, count }));
  const { lo, hi } = sdOf({ config: { method: 'monte-carlo' } }, { sd, histogram });
  return { mean, meanCi95: meanInterval(scores), sd, sdCi95: [lo, hi] };
}

function countAbove({ min, counts }: Histogram, value: number): number {
  let sum = 0;
  for (let i = Math.max(0, value - min + 1); i < counts.length; i++) sum += counts[i]!;
  return sum;
}

const shareOf = (count: number, of: number): ShareFigure => ({ value: count / of, ci95: wilson(count, of) });

function modelled(fitted: SimulationResult, tested: SimulationResult): Pick<DecidedAnswer, 'turns' | 'reliability'> {
  const turns = turnsIn(fitted);
  const models = Array.from({ length: turns }, (_, k) => fitTurn(joint(fitted, byTurn(k + 1))));
  const tests = models.map((model, k) => testTurn(model, joint(tested, byTurn(k + 1))));
  // Of the games of both halves.
  const share = (name: string, k: number): ShareFigure =>
    shareOf(
      [fitted, tested].reduce((sum, half) => sum + countsByName(half.metrics, half.tally)(name).counts[k]!, 0),
      fitted.games + tested.games,
    );
  const ofTested = (value: number): Interval => wilson(Math.round(value * tested.games), tested.games);
  return {
    turns: models.map((model, k) => {
      const test = tests[k]!;
      const [lead, swing] = [share(LAST_LEAD, k), share(LARGEST_SWING, k)];
      return {
        turn: k + 1,
        ...model,
        ...test,
        explainedCi95: around(test.explained, test.explainedSe),
        ...addedBy(test, tests[k - 1]),
        favouriteCi95: ofTested(test.favouriteWins),
        nearlyCi95: ofTested(test.nearlyDecided),
        errorCi95: around(test.error, test.errorSe),
        lastLead: lead.value,
        lastLeadCi95: lead.ci95,
        largestSwing: swing.value,
        largestSwingCi95: swing.ci95,
      };
    }),
    reliability: reliabilityOf(
      models.slice(0, -1).map(({ win }) => win),
      (turn) => joint(tested, byTurn(turn)),
      (first, second, won) =>
        twoTurnsOf(countsByName(tested.metrics, tested.tally)(byTwoTurns(first, second)).counts as Float64Array, won),
    ),
  };
}

const Z = twoSidedZ(0.95);
const around = (value: number, se: number): Interval => [value - Z * se, value + Z * se];

const addedBy = (test: TurnTest, before: TurnTest | undefined): Pick<DecidedTurn, 'adds' | 'addsCi95'> => {
  const adds = test.explained - (before?.explained ?? 0);
  return { adds, addsCi95: around(adds, Math.sqrt(test.explainedSe ** 2 + (before?.explainedSe ?? 0) ** 2)) };
};

/** Squared correlation over all games, with an interval by Fisher's transformation of the correlation. */
function explainedBy(name: string, ...halves: readonly SimulationResult[]): ShareFigure {
  const joints = halves.map((half) => joint(half, name));
  const first = joints[0]!;
  const counts = Float64Array.from(first.counts, (_, i) => joints.reduce((sum, j) => sum + j.counts[i]!, 0));
  const value = squaredCorrelation({ ...first, counts });
  const r = Math.min(1 - 1e-12, Math.sqrt(value));
  const z = ln((1 + r) / (1 - r)) / 2;
  const half = Z / Math.sqrt(counts.reduce((a, b) => a + b, 0) - 3);
  return { value, ci95: [tanh(Math.max(0, z - half)) ** 2, tanh(z + half) ** 2] };
}

/** Hyperbolic tangent, the same bits on every machine. */
const tanh = (x: number): number => 1 - 2 / (exp(2 * x) + 1);

/** Two points on either side of the fair bid, where the curve is nearly straight. */
const NEAR = 2;

function bidOf(scores: Histogram): DecidedAnswer['bid'] {
  const { bid, interval } = fairBid(bidCurve(scores, 'allied'));
  const finite = (b: number): number | null => (Number.isFinite(b) ? b : null);
  const fair = finite(bid);
  const middle = Math.round(fair ?? 0);
  const all = countAbove(scores, Number.NEGATIVE_INFINITY);
  // Games that Japan wins with the lower bid and does not with the higher one.
  const between = countAbove(scores, middle - NEAR) - countAbove(scores, middle + NEAR);
  const [least, most] = wilson(between, all);
  const each = 2 * NEAR;
  return {
    fair,
    fairCi95: [finite(interval[0]), finite(interval[1])],
    perPoint: between / all / each,
    perPointCi95: [least / each, most / each],
  };
}
