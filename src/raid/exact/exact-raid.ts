// The Pearl Harbor raid solved exactly.
import type { BoardTables } from '../../board/index.js';
import type { RaidScenario } from '../question/raid-scenario.js';
import { adaptiveStateBound } from './adaptive-states.js';
import { solveAdaptive } from './raid-adaptive.js';
import { solveExplicit } from './raid-explicit.js';
import { type ExactRaid, exactResult } from './raid-result.js';
import { ExactRaidError, loadsOf, type RaidSetup, raidSetup, whyNotExact } from './raid-setup.js';

/** Joint states of round 1 that {@link exactRaid} will go through; each takes about a microsecond. */
export const EXACT_RAID_BUDGET = 5_000_000;

/** What an exact answer would take. */
export interface ExactRaidSize {
  /** Joint states of what round 1 leaves, at most; 1 when both rounds are written out. */
  readonly states: number;
  /** Why there is no exact answer, as a sentence; `undefined` when there is one. */
  readonly refusal: string | undefined;
}

/**
 * How large the exact solution of a raid is, found without solving it.
 *
 * @param budget joint states that may be gone through; default {@link EXACT_RAID_BUDGET}.
 * @throws ExactRaidError when the plan itself is not allowed.
 */
export function estimateExactRaidSize(
  scenario: RaidScenario,
  tables: BoardTables,
  budget: number = EXACT_RAID_BUDGET,
): ExactRaidSize {
  const reason = whyNotExact(scenario);
  if (reason) return { states: 0, refusal: reason };
  return sizeOf(raidSetup(scenario, tables), scenario, budget);
}

function sizeOf(setup: RaidSetup, scenario: RaidScenario, budget: number): ExactRaidSize {
  const { round2 } = scenario.targets;
  if (typeof round2 !== 'string') return { states: 1, refusal: undefined };
  const states = adaptiveStateBound(setup, loadsOf(setup, scenario.targets.round1), round2);
  if (states <= budget) return { states, refusal: undefined };
  const refusal =
    `solving this raid exactly means going through ${thousands(states)} states that round 1 can leave, and the budget is ` +
    `${thousands(budget)}: use the method monte-carlo, fewer attackers, or written targets in round 2`;
  return { states, refusal };
}

const thousands = (n: number): string => Math.round(n).toLocaleString('en-US');

/**
 * Solves the two rounds of a raid exactly: every probability is a sum over all throws of the dice, with rounding as the only
 * error. Targets written out make it a convolution per ship; a plan by name in round 2 is followed through everything
 * round 1 can leave.
 *
 * @param scenario a raid after which Japan leaves.
 * @param options.budget see {@link estimateExactRaidSize}.
 * @throws ExactRaidError with a sentence, for what is not covered, not allowed, or above the budget.
 * @example
 * const { tally } = exactRaid(scenario, compileBoard(STANDARD_BOARD)); // probabilities, laid out by raidMetrics(tables)
 */
export function exactRaid(
  scenario: RaidScenario,
  tables: BoardTables,
  options: { readonly budget?: number } = {},
): ExactRaid {
  const setup = raidSetup(scenario, tables);
  const { refusal } = sizeOf(setup, scenario, options.budget ?? EXACT_RAID_BUDGET);
  if (refusal) throw new ExactRaidError(refusal);
  const { round1, round2 } = scenario.targets;
  const first = loadsOf(setup, round1);
  const solution =
    typeof round2 === 'string'
      ? solveAdaptive(setup, first, round2)
      : solveExplicit(setup, first, loadsOf(setup, round2));
  return exactResult(setup, solution);
}
