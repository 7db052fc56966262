// The same question asked of players of every strength. An answer that moves with the players is an answer about the players.

import type { Seats } from '../../ai/seat.js';
import { MIN_CONTROLLED_GAMES } from '../../answer/control-variates.js';
import type { BoardNote } from '../../answer/result.js';
import { histogramIn } from '../../stats/figure.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import {
  BID_METRICS,
  type BidWithInterval,
  bidGames,
  type RuleSetBid,
  ruleSetBids,
  worthOf,
} from '../bid/rule-sets.js';
import { gameBoardNote } from '../boards.js';
import { metricOf } from '../compare/comparison-names.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { scenarioDifferences } from '../experiments.js';
import { type FigureValue, figureValue } from '../figures.js';
import { play, runSince } from '../playing.js';
import { configOf } from '../question/config.js';
import { checkLadder, type LadderQuestion, MIN_GAMES, onRung, type Rung } from './question.js';
import { gamesWanted, type Judged, judge, type RungFigure } from './verdict.js';

/** What the players of one rung answer. */
export interface RungAnswer {
  readonly name: string;
  /** Games with each scenario; fewer than asked when it was interrupted. */
  readonly games: number;
  /** Mean final score of the first scenario. */
  readonly score: FigureValue;
  /** Share of games of the first scenario that Japan wins. */
  readonly japanWins: FigureValue;
  /** The fair bid of the first scenario, and what each other is worth against it: see `vitp bid`; without the curves. Climbs are of the figures with the luck taken out where that was asked for. */
  readonly answers: readonly Omit<RuleSetBid, 'curve'>[];
}

/** One figure from rung to rung, and whether it holds. */
export interface Climb extends Partial<Judged> {
  /** `poc.final`, `fair`, or `worth` of a scenario. */
  readonly figure: ReturnType<typeof GAME_FIGURES.score.of> | 'fair' | 'worth';
  /** The scenario that it is about: 0 for the first. */
  readonly scenario: number;
  /** By rung; `null` where a fair bid lies beyond the bids asked about. */
  readonly rungs: readonly (RungFigure | null)[];
  /** How many times as many games at the two strongest rungs would tell, where the verdict is open. */
  readonly gamesWanted?: number;
}

/** The answer, as `--json` writes it. */
export interface LadderAnswer extends AnswerHead<'ladder'> {
  readonly config: {
    readonly kind: 'ladder';
    readonly method: 'monte-carlo';
    readonly within: number;
    /** There when the luck of the dice was taken out. */
    readonly controlVariate?: true;
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
    readonly rungs: readonly { readonly name: string; readonly games: number; readonly players: Seats }[];
  };
  /** Games of all rungs together, each counted once for every scenario. */
  readonly games: number;
  readonly board: BoardNote;
  /** One for each rung that was finished, and the one that was interrupted if it had two games or more. */
  readonly rungs: readonly RungAnswer[];
  /** Each figure over the rungs; without verdicts when it was interrupted before the strongest rung played. */
  readonly climbs: readonly Climb[];
}

/** The seed when nobody names one. */
const LADDER_SEED = 'ladder';

/**
 * Asks every rung: the mean final score and the fair bid of the first scenario (a tie is a win of the Allies), and what each other
 * scenario is worth against it, on common dice.
 *
 * @returns `undefined` when it was interrupted before the first rung had two games
 * @throws UsageError for what cannot be asked; SimulationError
 * @example
 * const rungs = ['random', 'standard'].map((name) => rungNamed(name, 20));
 * const answer = await answerLadder({ kind: 'ladder', scenarios: [STANDARD_GAME], rungs }, controls);
 * answer?.climbs[0]?.verdict; // whether the mean final score holds
 */
export async function answerLadder(question: LadderQuestion, controls: RunControls): Promise<LadderAnswer | undefined> {
  checkLadder(question);
  const { scenarios, rungs, within = 1, seed = LADDER_SEED, controlVariate = false } = question;
  const begun = performance.now();
  const answers: RungAnswer[] = [];
  let [partial, workers] = [false, 0];
  for (const rung of rungs) {
    const played = await answerRung(question, rung, seed, controls);
    workers = Math.max(workers, played.workers);
    if (played.answer) answers.push(played.answer);
    partial = played.partial;
    if (partial) break;
  }
  if (answers.length === 0) return undefined;
  return {
    schema: 'vitp-ladder/1',
    kind: 'ladder',
    config: {
      kind: 'ladder',
      method: 'monte-carlo',
      within,
      ...(controlVariate ? { controlVariate } : {}),
      scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')),
      rungs: rungs.map(({ name, games, seats }) => ({ name, games, players: seats })),
    },
    seed,
    games: scenarios.length * answers.reduce((sum, a) => sum + a.games, 0),
    ...(partial ? { partial: true } : {}),
    board: gameBoardNote(scenarios[0]!),
    rungs: answers,
    climbs: climbsOf(answers, scenarios.length, within, answers.length === rungs.length),
    run: runSince(begun, controls, workers),
  };
}

async function answerRung(
  { scenarios, controlVariate = false }: LadderQuestion,
  rung: Rung,
  seed: string,
  controls: RunControls,
): Promise<{ readonly answer?: RungAnswer; readonly partial: boolean; readonly workers: number }> {
  const seated = scenarios.map((scenario) => onRung(scenario, rung));
  const own = rungSeed(seed, rung.name);
  const job = { scenario: bidGames(seated, controlVariate), seed: own };
  const { games, metrics, tally, partial, run } = await play(job, rung.games, {}, controls);
  // A game alone has no error.
  if (games < MIN_GAMES) return { partial, workers: run.workers };
  const controlled = controlVariate && games >= MIN_CONTROLLED_GAMES;
  const differences = scenarioDifferences(seated, own, BID_METRICS);
  const bids = ruleSetBids(seated, differences, 'allied', metrics, tally, 'fixed', controlled);
  const figure = (metric: string, label?: string): FigureValue => {
    const name = { name: metric, metric: metricOf(0, metric), ...(label === undefined ? {} : { label }) };
    return figureValue(name, histogramIn(metrics, name)(tally));
  };
  const answer: RungAnswer = {
    name: rung.name,
    games,
    score: figure(GAME_FIGURES.score.of()),
    japanWins: figure(GAME_FIGURES.winner.of(), 'japan'),
    answers: bids.map(({ curve: _curve, ...rest }) => rest),
  };
  return { answer, partial, workers: run.workers };
}

/** The seed of a rung: by it `vitp bid` plays the same games. */
export const rungSeed = (seed: string, rung: string): string => `${seed}, ${rung}`;

function climbsOf(rungs: readonly RungAnswer[], scenarios: number, within: number, complete: boolean): Climb[] {
  const climb = (figure: Climb['figure'], scenario: number, of: (answer: RungAnswer) => RungFigure | null): Climb => {
    const values = rungs.map(of);
    // A verdict is about the strongest players asked: without them there is none.
    if (!complete || values.length < 2 || values.includes(null)) return { figure, scenario, rungs: values };
    const judged = judge(values as RungFigure[], within, figure === 'worth');
    const wanted = judged.verdict === 'open' ? gamesWanted(judged.step, within) : undefined;
    return { figure, scenario, rungs: values, ...judged, ...(wanted === undefined ? {} : { gamesWanted: wanted }) };
  };
  return [
    climb(GAME_FIGURES.score.of(), 0, ({ score, answers }) => {
      const luckOut = answers[0]!.controlled?.score;
      return luckOut ? { value: luckOut.mean, ci95: luckOut.ci95 } : score;
    }),
    climb('fair', 0, ({ answers }) => fairFigure(answers[0]!.controlled ?? answers[0]!.fair)),
    ...Array.from({ length: scenarios - 1 }, (_, k) =>
      climb('worth', k + 1, ({ answers }) => {
        const { difference, ci95 } = worthOf(answers[k + 1]!)!;
        return { value: difference, ci95 };
      }),
    ),
  ];
}

/** A fair bid with both ends of its interval, or nothing. */
function fairFigure({ bid, interval }: BidWithInterval): RungFigure | null {
  const [low, high] = interval;
  if (typeof bid !== 'number' || typeof low !== 'number' || typeof high !== 'number') return null;
  return { value: bid, ci95: [low, high] };
}
