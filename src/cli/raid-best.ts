// `vitp raid --best OBJECTIVE`: the best targets, and how much better they are than the plans by name.

import { EXACT_DECIMALS, fixed } from '../answer/digits.js';
import type { BoardTables } from '../board/index.js';
import { type BestRaid, bestRaid } from '../raid/best/best-raid.js';
import { RAID_OBJECTIVES, type RaidObjective } from '../raid/plans/plan-worth.js';
import type { RaidScenario } from '../raid/question/raid-scenario.js';
import { quoted } from '../text/index.js';
import { nearest } from '../text/nearest.js';
import { UsageError } from '../text/usage-error.js';
import { grouped } from './numbers.js';

/** What an objective counts, in a player's words. */
const COUNTED: Readonly<Record<RaidObjective, string>> = {
  kills: 'ships sunk',
  bottomings: 'ships bottomed or sunk',
  damage: 'points of damage that count',
  'afloat-strength': 'gunnery and airstrike factors no longer afloat',
};

/**
 * The objective of that name.
 *
 * @throws UsageError with what is allowed.
 */
export function objectiveNamed(text: string): RaidObjective {
  const objective = RAID_OBJECTIVES.find((o) => o === text);
  if (objective) return objective;
  const hint = nearest(text, RAID_OBJECTIVES);
  throw new UsageError(
    `--best ${quoted(text)} is not allowed; ${hint ? `did you mean ${hint}? Allowed` : 'allowed'}: ${RAID_OBJECTIVES.join(', ')}`,
  );
}

/** The scenario with the best targets, and sentences about them. */
export interface BestTargets {
  readonly scenario: RaidScenario;
  readonly notes: readonly string[];
}

/**
 * Replaces the targets of a scenario by the best ones: round 1 written out, round 2 by the plan of the objective.
 *
 * @throws ExactRaidError when they cannot be found exactly.
 */
export function bestTargets(objective: RaidObjective, scenario: RaidScenario, tables: BoardTables): BestTargets {
  const best = bestRaid(objective, scenario.raidForce, tables, { rules: scenario.rules });
  return {
    scenario: { ...scenario, targets: { round1: best.round1, round2: objective } },
    notes: [...bestNotes(best), comparison(best)],
  };
}

function bestNotes(best: BestRaid): string[] {
  const what = COUNTED[best.objective];
  const proof =
    best.method === 'exact optimum'
      ? 'No other allocation does better'
      : `Found by local search, each plan evaluated exactly; no allocation exceeds ${number(best.upperBound)}`;
  const looked = Number.isFinite(best.plans)
    ? `${grouped(best.evaluated)} of ${grouped(best.plans)} different allocations of round 1 were evaluated, the others excluded by bounds`
    : `${grouped(best.evaluated)} allocations of round 1 were evaluated`;
  const second = best.withNamedRound2.value;
  return [
    `Best for ${best.objective}: ${number(best.value)} ${what} on average, of ${number(best.most, 0)} at most, with round 1 as above and in round 2 whatever is best then. ${proof}: ${looked}.`,
    second === null
      ? `The tables answer for round 2 by the plan "${best.objective}".`
      : `The tables answer for round 2 by the plan "${best.objective}": ${number(second)}, which is ${number(best.value - second)} less.`,
  ];
}

function comparison(best: BestRaid): string {
  const plans = best.named.map(({ plan, value }) =>
    value === null ? `${plan}: too large to solve` : `${plan} ${number(value)} (${number(best.value - value)} less)`,
  );
  return `Plans by name in both rounds: ${plans.join(', ')}.`;
}

const number = (value: number, decimals: number = EXACT_DECIMALS.number): string => fixed(value, decimals);
