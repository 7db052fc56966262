// Answers a battle: exactly where it is small enough, otherwise by fighting it again and again.

import { grouped } from '../answer/digits.js';
import { makeResult } from '../answer/make-result.js';
import type { BoardNote, Result } from '../answer/result.js';
import { setUpBattle } from '../battle/battle-board.js';
import { battleMetrics } from '../battle/battle-metrics.js';
import { estimateExactBattle, exactBattle, PATIENT_BATTLE_BUDGET } from '../battle/exact/exact-battle.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import type { PieceData } from '../board/index.js';
import { boardOf } from '../board/overrides.js';
import type { Method } from '../rules/scenario-options.js';
import { type BattleChanges, type WhatIf, whatIf } from './battle-what-if.js';
import { counterBoardNote } from './boards.js';
import type { Solved } from './compare/exact.js';
import type { RunControls } from './controls.js';
import { type Choice, checkPrecision, choose, type ScenarioQuestion, sampled } from './one-scenario.js';
import { runSince } from './playing.js';
import { configOf } from './question/config.js';

/** A question about a fight at sea. */
export interface BattleQuestion extends ScenarioQuestion<BattleScenario> {
  /** Default: exact where that is quick, and no number of games is named. */
  readonly method?: Method;
  /** Changes of the battle; each is compared with it. Default: none. */
  readonly whatIf?: BattleChanges | undefined;
}

/** The answer; with the changes that were asked about. */
export interface BattleAnswer extends Result {
  readonly whatIf?: WhatIf;
}

/** Seed when none is given: the same question then has the same answer. */
export const BATTLE_SEED = 'pearl-harbor';

/** Battles fought when nobody names a number. */
const DEFAULT_BATTLES = 100_000;

/**
 * Chooses the method: see `choose`. Who asks for the exact answer waits for it, so that larger battles are solved than with `auto`.
 *
 * @throws UsageError when the exact method was asked for and has no answer.
 */
export function chooseBattleMethod(question: BattleQuestion): Choice {
  return choose(question, (method) => {
    const budget = method === 'exact' ? PATIENT_BATTLE_BUDGET : undefined;
    const { states, refusal } = estimateExactBattle(question.scenario, budget);
    return { size: `${grouped(states)} states at most`, refusal };
  });
}

/**
 * Answers a battle: exactly where it is small enough, otherwise by fighting it, 100,000 times unless the question says otherwise.
 *
 * @param choice the method, where it was chosen before
 * @returns `undefined` when it was interrupted before the first battle was finished.
 * @throws UsageError, SimulationError
 * @example
 * const text = '{kind: battle, japan: {units: [Akagi]}, allied: {units: [Lexington]}}';
 * const { scenario } = readScenario(text, 'my-battle.yaml', { kinds: ['battle'] });
 * const answer = await answerBattle({ kind: 'battle', scenario }, controls);
 */
export async function answerBattle(
  question: BattleQuestion,
  controls: RunControls,
  choice: Choice = chooseBattleMethod(question),
): Promise<BattleAnswer | undefined> {
  const { seed = BATTLE_SEED, scenario, whatIf: changes, games } = question;
  const answer = await answerOne(question, controls, choice);
  if (!answer || !changes) return answer?.result;
  // Two battles and more are fought in each game, so that there are fewer of them.
  const { result, solved } = answer;
  const end = { solved, games: changes.games || games || DEFAULT_BATTLES / 2, seed };
  return { ...result, whatIf: await whatIf(scenario, changes, end, controls) };
}

/** The battle without changes; `solved` where it is answered exactly. */
async function answerOne(
  question: BattleQuestion,
  controls: RunControls,
  choice: Choice,
): Promise<{ readonly result: Result; readonly solved?: Solved } | undefined> {
  const { scenario, seed = BATTLE_SEED } = question;
  const parts = { config: configOf(scenario, choice.method), seed, board: boardNote(scenario) };
  if (choice.method !== 'exact') return sampled(scenario, question, DEFAULT_BATTLES, parts, controls);
  const metrics = battleMetrics(setUpBattle(scenario));
  checkPrecision(question.stopping ?? {}, metrics);
  const begun = performance.now();
  const { tally } = exactBattle(scenario);
  const result = makeResult({ ...parts, games: 0, metrics, tally, run: runSince(begun, controls) });
  return { result, solved: { metrics, tally } };
}

function boardNote({ data, japan, allied }: BattleScenario): BoardNote {
  const units = [...japan.units, ...allied.units];
  const fights = ({ name, factors }: PieceData) => units.some((u) => u.name === name && u.factors === factors);
  return counterBoardNote(boardOf(data), (piece) => !piece.source.note?.startsWith('where') && fights(piece));
}
