// Answers a battle: exactly where it is small enough, otherwise by fighting it again and again.

import { grouped } from '../answer/digits.js';
import { makeResult } from '../answer/make-result.js';
import type { BoardNote, Result } from '../answer/result.js';
import { setUpBattle } from '../battle/battle-board.js';
import { battleMetrics } from '../battle/battle-metrics.js';
import { estimateExactBattle, exactBattle, PATIENT_BATTLE_BUDGET } from '../battle/exact/exact-battle.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { dataHash } from '../board/hash.js';
import { isUncertain } from '../board/index.js';
import { boardOf } from '../board/overrides.js';
import type { Method } from '../rules/scenario-options.js';
import { UsageError } from '../text/usage-error.js';
import type { RunControls } from './controls.js';
import { exactRun, playUntil, runOf } from './playing.js';
import { configOf } from './question/config.js';
import type { Choice } from './raid.js';
import type { Stopping } from './stopping.js';

/** The question, with everything that decides the answer. */
export interface BattleQuestion {
  readonly scenario: BattleScenario;
  readonly method: Method;
  readonly seed: string;
  readonly games: number | undefined;
  readonly stopping: Stopping;
}

/** Battles fought when nobody names a number. */
export const DEFAULT_BATTLES = 100_000;

/**
 * Chooses the method: as asked; with `auto` Monte Carlo when a number of games was named, otherwise exact where it fits its budget.
 *
 * @throws UsageError when the exact method was asked for and has no answer.
 */
export function chooseBattleMethod({ scenario, method, games, stopping }: BattleQuestion): Choice {
  if (method === 'monte-carlo') return { method, why: 'asked for' };
  if (method === 'auto' && games !== undefined && games > 0)
    return { method: 'monte-carlo', why: 'a number of games was named' };
  if (method === 'auto' && stopping.precision) return { method: 'monte-carlo', why: 'a precision was named' };
  // Who asks for the exact answer waits for it.
  const { states, refusal } = estimateExactBattle(scenario, method === 'exact' ? PATIENT_BATTLE_BUDGET : undefined);
  if (refusal === undefined) {
    if (method === 'exact') return { method, why: 'asked for' };
    return { method: 'exact', why: `${grouped(states)} states at most, and no number of games was named` };
  }
  if (method === 'exact') throw new UsageError(`the exact method cannot answer this: ${refusal}`);
  return { method: 'monte-carlo', why: refusal };
}

/**
 * The answer.
 *
 * @returns `undefined` when it was interrupted before the first battle was finished.
 */
export async function answerBattle(
  question: BattleQuestion,
  choice: Choice,
  controls: RunControls,
): Promise<Result | undefined> {
  const { scenario, seed } = question;
  const common = { config: configOf(scenario, choice.method), seed, board: boardNote(scenario) };
  if (choice.method === 'exact') {
    const begun = performance.now();
    const { tally } = exactBattle(scenario);
    const run = exactRun(begun, controls);
    return makeResult({ ...common, games: 0, metrics: battleMetrics(setUpBattle(scenario)), tally, run });
  }
  const { stopping } = question;
  const { played, precision } = await playUntil(
    { scenario, seed },
    question.games || undefined,
    DEFAULT_BATTLES,
    stopping,
    controls,
  );
  if (played.games === 0) return undefined;
  const { metrics, tally, games, partial } = played;
  const run = runOf(played, controls);
  return makeResult({ ...common, games, metrics, tally, partial, ...(precision ? { precision } : {}), run });
}

/** The board's fingerprint, and what of it is not certain and mattered: the counters that fight (D9). */
function boardNote(scenario: BattleScenario): BoardNote {
  const board = boardOf(scenario.data);
  const units = [...scenario.japan.units, ...scenario.allied.units];
  const uncertain = board.pieces
    .filter((piece) => isUncertain(piece.source) && !piece.source.note?.startsWith('where'))
    .filter((piece) => units.some((u) => u.name === piece.name && u.factors === piece.factors))
    .map((piece) => `${piece.name}: ${piece.factors} is not read with certainty (${piece.source.kind})`);
  return { hash: dataHash(board), uncertain };
}
