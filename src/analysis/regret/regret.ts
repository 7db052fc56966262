// How much a player loses at one kind of decision: a map by rule set, side, kind and turn, and the dearest examples.

import type { Side } from '../../board/index.js';
import { othersTurn } from '../../simulate/others-turn.js';
import { progressOf } from '../../simulate/progress.js';
import type { AnswerHead, RunControls } from '../controls.js';
import { runSince } from '../playing.js';
import { type AnswerRead, gameIn } from '../question/again.js';
import { configOf } from '../question/config.js';
import { MIN_REGRET_GAMES, type RegretQuestion, wholeRegret } from './question.js';
import { type Playing, playRow, type RegretExample, type RegretFigure, rowsOf } from './regret-rows.js';

/** One rule set, side and kind of decision. */
export interface RegretRow {
  readonly rules: readonly string[];
  readonly side: Side;
  readonly decision: string;
  /** Games of this row: fewer than asked for where the answer is partial, and then not the same for every row. */
  readonly games: number;
  /** POC a game that the side gains when search answers this kind: the mean of the measured changes. */
  readonly regret: RegretFigure;
  /** The same by the turn of the answer, from turn 1. */
  readonly turns: readonly RegretFigure[];
  /** The plain difference from the same games without search: the same in the mean, with more noise. */
  readonly plain: RegretFigure;
  /** Changed answers a game. */
  readonly changes: number;
}

/** The answer, as `--json` writes it. */
export interface RegretAnswer extends AnswerHead<'regret'> {
  readonly config: Omit<Required<RegretQuestion>, 'seed' | 'games' | 'scenarios'> & {
    readonly scenarios: readonly Readonly<Record<string, unknown>>[];
  };
  /** Games of the rows that have most. */
  readonly games: number;
  /** Rows with a game or more. */
  readonly rows: readonly RegretRow[];
  /** The dearest of each rule set and side, the dearest first. */
  readonly dearest: readonly RegretExample[];
}

/** Examples that are kept for each rule set and side. */
const EXAMPLES = 10;
/**
 * Plays the games, in the calling thread.
 *
 * @returns `undefined` when it was interrupted before the first game
 * @throws UsageError when a player is neither heuristic nor learned, or a name or number is not allowed
 * @example
 * const answer = await answerRegret({ kind: 'regret', scenarios: [STANDARD_GAME], sides: ['japan'], kinds: ['raiders'], turn: 1 }, controls);
 * answer?.rows[0].regret; // { mean, se } in POC a game
 */
export async function answerRegret(
  question: RegretQuestion,
  controls: Pick<RunControls, 'describeRun' | 'signal' | 'onProgress' | 'command'>,
): Promise<RegretAnswer | undefined> {
  const begun = performance.now();
  const whole = wholeRegret(question);
  const { scenarios, seed, games, ...rest } = whole;
  const rows = scenarios.flatMap((scenario, k) => rowsOf(whole, scenario, k));
  const total = games * rows.length;
  // A game takes seconds: Ctrl-C is heard before the first of them is finished.
  controls.onProgress(progressOf(0, total, 0));
  await othersTurn();
  // Game by game through all rows, so that what an interruption leaves is nearly the same for each.
  for (let k = 0; k < total && !controls.signal.aborted; k++) {
    playRow(rows[k % rows.length]!, Math.floor(k / rows.length));
    controls.onProgress(progressOf(k + 1, total, (performance.now() - begun) / 1000));
    await othersTurn();
  }
  const played = rows.filter((row) => row.sums.length > 0);
  const [first] = played;
  if (!first) return undefined;
  return {
    schema: 'vitp-regret/1',
    kind: 'regret',
    config: { ...rest, scenarios: scenarios.map((s) => configOf(s, 'monte-carlo')) },
    seed,
    games: first.sums.length,
    ...(rows.some((row) => row.sums.length < games) ? { partial: true } : {}),
    rows: played.map(rowAnswer),
    dearest: dearestOf(played),
    run: runSince(begun, controls),
  };
}

/**
 * The question behind an answer that was written as JSON; `undefined` when the value is none.
 *
 * @param file the name shown in front of every mistake
 * @throws ScenarioError when a scenario of it is not allowed
 */
export function rerunRegret(value: AnswerRead, file: string): RegretQuestion | undefined {
  const answer = value as RegretAnswer | undefined;
  const config = answer?.config;
  if (config?.kind !== 'regret' || !Array.isArray(config.scenarios)) return undefined;
  const scenarios = config.scenarios.map((one: unknown, k) => gameIn(one, `${file} (rule set ${k + 1})`));
  return { ...config, scenarios, seed: answer!.seed, games: Math.max(MIN_REGRET_GAMES, answer!.games) };
}

function rowAnswer({ rules, side, decision, sums, differences, changes }: Playing): RegretRow {
  return {
    rules: rules.names,
    side,
    decision,
    games: sums.length,
    regret: figureOf(sums.map((turns) => turns.reduce((a, b) => a + b, 0))),
    turns: sums[0]!.map((_, turn) => figureOf(sums.map((turns) => turns[turn]!))),
    plain: figureOf(differences),
    changes: figureOf(changes).mean,
  };
}

function figureOf(values: readonly number[]): RegretFigure {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const squares = values.reduce((a, b) => a + (b - mean) ** 2, 0);
  return { mean, se: values.length < 2 ? null : Math.sqrt(squares / (values.length - 1) / values.length) };
}

function dearestOf(rows: readonly Playing[]): RegretExample[] {
  const examples = rows.flatMap((row) => row.examples).sort((a, b) => b.gain.mean - a.gain.mean || a.game - b.game);
  const keyOf = ({ scenario, side }: Pick<RegretExample, 'scenario' | 'side'>): string => `${scenario} ${side}`;
  const keys = [...new Set(rows.map(keyOf))];
  return keys.flatMap((key) => examples.filter((e) => keyOf(e) === key).slice(0, EXAMPLES));
}
