// Answers what a fair bid is, and what each rule set is worth, from whole games on common dice.

import { MIN_CONTROLLED_GAMES } from '../../answer/control-variates.js';
import type { BoardNote } from '../../answer/result.js';
import { bidCurve, fairBid, type TiePolicy } from '../../stats/comparing/bid.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { halfWidth } from '../../stats/intervals/interval.js';
import { precisionReached } from '../../stats/intervals/precision.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { gameBoardNote } from '../boards.js';
import type { Difference } from '../compare/comparison-experiment.js';
import { metricOf } from '../compare/comparison-names.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { scenarioDifferences } from '../experiments.js';
import { type Look, lookOf, play, runOf } from '../playing.js';
import { configOf } from '../question/config.js';
import { type AskedPrecision, MAX_GAMES } from '../stopping.js';
import { type BidQuestion, checkBid, JAPAN_WINS } from './question.js';
import { BID_METRICS, bidGames, type RuleSetBid, ruleSetBids, scoresOf } from './rule-sets.js';

/** A precision that was asked for, and what came of it. */
export interface BidPrecision extends AskedPrecision {
  /** `fair`, `poc.final` or `winner.japan`. */
  readonly figure: string;
  readonly method: 'confidence sequence';
  /** Half the width of the widest interval; `null` where a fair bid lies beyond the curve. */
  readonly reachedHalfWidth: number | null;
  readonly reached: boolean;
}

/** The answer, as `--json` writes it. */
export interface BidAnswer extends AnswerHead<'bid'> {
  readonly config: {
    readonly kind: 'bid';
    readonly method: 'monte-carlo';
    readonly ties: TiePolicy;
    /** There when the luck of the dice was taken out. */
    readonly controlVariate?: true;
    /** One for each rule set. */
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  };
  /** Games played with each rule set. */
  readonly games: number;
  readonly precision?: BidPrecision;
  readonly board: BoardNote;
  /** What it rests on, in a sentence. */
  readonly caveat: string;
  /** One for each rule set. */
  readonly answers: readonly RuleSetBid[];
}

/** The seed when nobody names one. */
export const BID_SEED = 'pacific';

const DEFAULT_GAMES = 10_000;

/**
 * Plays whole games with each rule set on the same dice: Japan's chance to win at every bid, the fair bid, and the worth of each
 * rule set against the first.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError for what cannot be asked; SimulationError
 * @example
 * const answer = await answerBid({ kind: 'bid', scenarios: [STANDARD_GAME], games: 20 }, controls);
 * answer?.answers[0]?.fair.bid; // the bid at which both sides win equally often
 */
export async function answerBid(question: BidQuestion, controls: RunControls): Promise<BidAnswer | undefined> {
  checkBid(question);
  const { scenarios, ties = 'allied', seed = BID_SEED, stopping = {}, controlVariate = false } = question;
  const { precision } = stopping;
  const differences = scenarioDifferences(scenarios, seed, BID_METRICS);
  const look = precision && looker(scenarios.length, ties, precision, differences);
  const job = { scenario: bidGames(scenarios, controlVariate), seed };
  const most = question.games ?? (precision ? MAX_GAMES : DEFAULT_GAMES);
  const played = await play(job, most, stopping, controls, look);
  const { games, metrics, tally } = played;
  if (games === 0) return undefined;
  const basis = precision ? 'anytime' : 'fixed';
  const controlled = controlVariate && games >= MIN_CONTROLLED_GAMES;
  const answers = ruleSetBids(scenarios, differences, ties, metrics, tally, basis, controlled);
  const board = gameBoardNote(scenarios[0]!);
  return {
    schema: 'vitp-bid/1',
    kind: 'bid',
    config: {
      kind: 'bid',
      method: 'monte-carlo',
      ties,
      ...(controlled ? { controlVariate: true } : {}),
      scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')),
    },
    seed,
    games,
    ...(played.partial ? { partial: true } : {}),
    ...(precision && look ? { precision: noteOf(precision, look(tally, metrics)) } : {}),
    board,
    caveat: caveatOf(board),
    answers,
    run: runOf(played, controls),
  };
}

/** What every answer about bids must carry: what these players did, on this board. */
function caveatOf({ uncertain }: BoardNote): string {
  const values =
    uncertain.length === 0
      ? ''
      : ` ${uncertain.length} of its POC values are not read with certainty (vitp data --check).`;
  return `This is what these players did under these rules with this board.${values} Better players, or other values, may make another bid fair.`;
}

type BidLook = Look & { readonly halfWidth: number };

const noteOf = (asked: AskedPrecision, { reached, halfWidth: half }: BidLook): BidPrecision => ({
  figure: asked.figure || 'fair',
  halfWidth: asked.halfWidth,
  relative: asked.relative,
  method: 'confidence sequence',
  reachedHalfWidth: Number.isFinite(half) ? half : null,
  reached,
});

/**
 * How far a run is from its precision: of all fair bids, or of a figure: that of the only rule set, or the differences from the first.
 */
function looker(
  ruleSets: number,
  ties: TiePolicy,
  asked: AskedPrecision,
  differences: readonly Difference[],
): (tally: Tally, metrics: readonly Metric[]) => BidLook {
  const { figure, relative } = asked;
  const found = (tally: Tally, metrics: readonly Metric[]) => {
    if (figure === '' || figure === 'fair') {
      return Array.from({ length: ruleSets }, (_, k) => {
        const fair = fairBid(bidCurve(scoresOf(k, metrics, tally), ties, undefined, 'anytime'));
        if (!fair.interval.every(Number.isFinite))
          return { wanted: 1, halfWidth: Number.POSITIVE_INFINITY, reached: false };
        const wanted = relative ? asked.halfWidth * Math.abs(fair.bid) : asked.halfWidth;
        const half = halfWidth(fair.interval);
        return { wanted, halfWidth: half, reached: half <= wanted };
      });
    }
    const label = figure === JAPAN_WINS ? 'japan' : undefined;
    const metric = label === undefined ? figure : GAME_FIGURES.winner.of();
    const names = differences.filter((d) => d.metric === metric && d.label === label).map((d) => ({ metric: d.name }));
    const alone = { metric: metricOf(0, metric), ...(label === undefined ? {} : { label }) };
    return (names.length > 0 ? names : [alone]).map((target) =>
      precisionReached(metrics, tally, { ...target, halfWidth: asked.halfWidth, relative }),
    );
  };
  return (tally, metrics) => {
    const worst = found(tally, metrics).reduce((a, b) => (b.halfWidth * a.wanted > a.halfWidth * b.wanted ? b : a));
    return { ...lookOf(worst), halfWidth: worst.halfWidth };
  };
}
