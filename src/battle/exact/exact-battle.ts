// A battle solved exactly: the distribution over all joint states, round after round.
import { type Tally, tallyOffsets } from '../../stats/experiment.js';
import { battleMetrics } from '../battle-metrics.js';
import { battleModel, whyNotExactBattle } from '../battle-model.js';
import type { BattleScenario } from '../question/battle-scenario.js';
import { NEGLIGIBLE } from './battle-endings.js';
import { planBattle } from './battle-plan.js';
import { solveBattle } from './battle-solve.js';
import { tallyFates, tallyOutcome } from './battle-tally.js';

/** Joint states a battle may have to be solved exactly: eight bytes each, three arrays of them. */
const MAX_BATTLE_STATES = 40_000_000;
/** Multiplications an exact solution may take when nobody insists: some seconds. */
export const BATTLE_BUDGET = 6_000_000_000;
/** Multiplications it may take when it is asked for: a minute or two. */
export const PATIENT_BATTLE_BUDGET = 60_000_000_000;

/** What an exact answer would take. */
export interface ExactBattleSize {
  /** Joint states, at most; identical units that stand together are counted once for each way they can be. */
  readonly states: number;
  /** Multiplications, about. */
  readonly steps: number;
  /** Why there is no exact answer, as a part of a sentence; `undefined` when there is one. */
  readonly refusal: string | undefined;
}

/** A battle that is not solved exactly. */
export class ExactBattleError extends Error {
  override readonly name = 'ExactBattleError';
}

/**
 * How large the exact solution of a battle is, found without solving it.
 *
 * @param budget multiplications it may take.
 * @example
 * estimateExactBattle(scenario).refusal; // undefined: it will be solved
 */
export function estimateExactBattle(scenario: BattleScenario, budget: number = BATTLE_BUDGET): ExactBattleSize {
  const reason = whyNotExactBattle(scenario);
  if (reason !== undefined) return { states: 0, steps: 0, refusal: reason };
  return sizeOf(planBattle(battleModel(scenario)), budget);
}

function sizeOf(
  { states, steps }: { readonly states: number; readonly steps: number },
  budget: number,
): ExactBattleSize {
  if (states <= MAX_BATTLE_STATES && steps <= budget) return { states, steps, refusal: undefined };
  const refusal =
    `it has ${thousands(states)} joint states, about ${thousands(steps)} steps, and the budget is ${thousands(MAX_BATTLE_STATES)} states ` +
    `and ${thousands(budget)} steps; allowed: the method monte-carlo, fewer units or fewer rounds`;
  return { states, steps, refusal };
}

const thousands = (n: number): string =>
  n < 1e15
    ? Math.round(n)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',')
    : n.toExponential(1);

/** A battle solved exactly. */
export interface ExactBattle {
  /** Probabilities laid out by `battleMetrics`. */
  readonly tally: Tally;
  readonly states: number;
}

/**
 * Solves a battle exactly: rounding is the only error, and the probabilities of each metric sum to 1.
 *
 * @param budget multiplications it may take.
 * @throws ExactBattleError when it has parts that are not solved, or is too large; see {@link estimateExactBattle}.
 * @example
 * const { tally } = exactBattle(scenario);
 */
export function exactBattle(scenario: BattleScenario, budget: number = PATIENT_BATTLE_BUDGET): ExactBattle {
  const refuse = (reason: string | undefined) => {
    if (reason !== undefined) throw new ExactBattleError(`this battle is not solved exactly: ${reason}`);
  };
  refuse(whyNotExactBattle(scenario));
  const model = battleModel(scenario);
  const plan = planBattle(model);
  refuse(sizeOf(plan, budget).refusal);
  const { states, runs, clock } = plan;
  const metrics = battleMetrics(model.setup);
  const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
  const timed = clock && solveBattle(clock, 'rounds');
  const inSum = timed !== undefined && timed.stalemate[2]! < 2 * NEGLIGIBLE;
  for (const { blocks, outcome, fates } of runs) {
    const solved = solveBattle(blocks, inSum ? 'ends' : 'everything');
    if (outcome) tallyOutcome(solved, inSum ? timed : solved, metrics, tally);
    if (fates) tallyFates(solved, metrics, tally);
  }
  return { tally, states };
}
