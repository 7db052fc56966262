// Answers a raid scenario: exactly where it is small enough, otherwise by playing it.

import { grouped } from '../answer/digits.js';
import { makeResult } from '../answer/make-result.js';
import type { BoardNote, Result } from '../answer/result.js';
import { type BoardTables, boardOf, compileBoard, dataHash, isUncertain } from '../board/index.js';
import { estimateExactRaidSize, exactRaid } from '../raid/exact/exact-raid.js';
import { raidTargets } from '../raid/plans/plan-targets.js';
import type { RaidScenario } from '../raid/question/raid-scenario.js';
import { raidMetrics } from '../raid/raid-metrics.js';
import type { Method } from '../rules/scenario-options.js';
import { UsageError } from '../text/usage-error.js';
import type { RunControls } from './controls.js';
import { exactRun, playUntil, runOf } from './playing.js';
import { configOf } from './question/config.js';
import type { Stopping } from './stopping.js';

/** The question, with everything that decides the answer. */
export interface RaidQuestion {
  readonly scenario: RaidScenario;
  readonly method: Method;
  readonly seed: string;
  /** Games asked for; `undefined` when nobody named a number. */
  readonly games: number | undefined;
  readonly stopping: Stopping;
}

/** Games played when nobody names a number. */
export const DEFAULT_GAMES = 1_000_000;

/** The method that answers a question, and why. */
export interface Choice {
  readonly method: 'exact' | 'monte-carlo';
  readonly why: string;
}

/**
 * Chooses the method: as asked; with `auto` Monte Carlo when a number of games was named, otherwise exact where it fits its budget.
 *
 * @throws UsageError when the exact method was asked for and has no answer.
 */
export function chooseMethod(question: RaidQuestion, tables: BoardTables): Choice {
  const { scenario, method, games, stopping } = question;
  if (method === 'monte-carlo') return { method, why: 'asked for' };
  if (method === 'auto' && games !== undefined && games > 0)
    return { method: 'monte-carlo', why: 'a number of games was named' };
  if (method === 'auto' && stopping.precision) return { method: 'monte-carlo', why: 'a precision was named' };
  const { states, refusal } = estimateExactRaidSize(scenario, tables);
  if (refusal === undefined) {
    if (method === 'exact') return { method, why: 'asked for' };
    const size = states === 1 ? 'both rounds are written out' : `${grouped(states)} states of what round 1 leaves`;
    return { method: 'exact', why: `${size}, and no number of games was named` };
  }
  if (method === 'exact') throw new UsageError(`the exact method cannot answer this: ${refusal}`);
  return { method: 'monte-carlo', why: refusal };
}

/**
 * The answer.
 *
 * @returns `undefined` when it was interrupted before the first game was finished.
 * @throws UsageError, SimulationError
 */
export async function answerRaid(
  question: RaidQuestion,
  choice: Choice,
  controls: RunControls,
): Promise<Result | undefined> {
  const { scenario, seed } = question;
  const tables = compileBoard(boardOf(scenario.data));
  const common = { config: configOf(scenario, choice.method), seed, board: boardNote(scenario, tables) };
  if (choice.method === 'exact') {
    const begun = performance.now();
    const { tally } = exactRaid(scenario, tables);
    const run = exactRun(begun, controls);
    return makeResult({ ...common, games: 0, metrics: raidMetrics(tables), tally, run });
  }
  const { stopping } = question;
  const { played, precision } = await playUntil(
    { scenario, seed },
    question.games || undefined,
    DEFAULT_GAMES,
    stopping,
    controls,
  );
  if (played.games === 0) return undefined;
  const { metrics, tally, games, partial } = played;
  return makeResult({
    ...common,
    games,
    metrics,
    tally,
    partial,
    ...(precision ? { precision } : {}),
    run: runOf(played, controls),
  });
}

/** The board's fingerprint, and what of it is not certain and mattered: the counters that fight (D9). */
function boardNote(scenario: RaidScenario, tables: BoardTables): BoardNote {
  const { board } = tables;
  const fighting = new Set([...scenario.raidForce, ...raidTargets(tables).map((piece) => tables.pieceNames[piece]!)]);
  const uncertain = board.pieces
    .filter((piece) => fighting.has(piece.name) && isUncertain(piece.source))
    .map((piece) => `${piece.name}: ${piece.factors} is not read with certainty (${piece.source.kind})`);
  return { hash: dataHash(board), uncertain };
}
