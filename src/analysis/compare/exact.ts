// Scenarios that are solved, side by side: their differences have no error.

import { setUpBattle } from '../../battle/battle-board.js';
import { battleMetrics } from '../../battle/battle-metrics.js';
import { BATTLE_BUDGET, estimateExactBattle, exactBattle } from '../../battle/exact/exact-battle.js';
import { type BoardTables, boardOf, compileBoard } from '../../board/index.js';
import { EXACT_RAID_BUDGET, estimateExactRaidSize, exactRaid } from '../../raid/exact/exact-raid.js';
import { raidMetrics } from '../../raid/raid-metrics.js';
import { type Metric, type Tally, tallyOffsets } from '../../stats/experiment.js';
import type { ComparableScenario } from '../experiments.js';
import type { ComparedFigure } from './compared-figures.js';
import { letterOf } from './comparison-names.js';

/** What is known of one scenario that is solved: probabilities in place of counts. */
export interface Solved {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
}

/**
 * All of them solved; `undefined` where one is not, or all together are too large.
 *
 * @param first the first of them, where it is solved already
 */
export function solvedAll(scenarios: readonly ComparableScenario[], first?: Solved): Solved[] | undefined {
  let left = 1;
  for (const scenario of scenarios) {
    // Parts of what a single answer may take.
    const part = partOf(scenario);
    if (part === undefined) return undefined;
    left -= part;
  }
  if (scenarios.length > 2 && left < 0) return undefined;
  return scenarios.map((scenario, k) => (k === 0 && first) || solved(scenario));
}

const tablesOf = (scenario: Extract<ComparableScenario, { kind: 'raid' }>): BoardTables =>
  compileBoard(boardOf(scenario.data));

/** How much of the budget of one exact answer it takes. */
function partOf(scenario: ComparableScenario): number | undefined {
  switch (scenario.kind) {
    case 'raid': {
      const { states, refusal } = estimateExactRaidSize(scenario, tablesOf(scenario));
      return refusal === undefined ? states / EXACT_RAID_BUDGET : undefined;
    }
    case 'battle': {
      const { steps, refusal } = estimateExactBattle(scenario);
      return refusal === undefined ? steps / BATTLE_BUDGET : undefined;
    }
    default:
      return undefined;
  }
}

function solved(scenario: ComparableScenario): Solved {
  if (scenario.kind === 'raid') {
    const tables = tablesOf(scenario);
    return { metrics: raidMetrics(tables), tally: exactRaid(scenario, tables).tally };
  }
  if (scenario.kind !== 'battle') throw new Error(`a ${scenario.kind} is not solved`);
  return { metrics: battleMetrics(setUpBattle(scenario)), tally: exactBattle(scenario).tally };
}

/**
 * Differences of the named metrics from the first scenario, without error.
 *
 * @param names metrics; those that two scenarios both have are compared.
 */
export function exactDifferences([a, ...others]: readonly Solved[], names: readonly string[]): ComparedFigure[] {
  return names.flatMap((name) =>
    others.flatMap((other, k) => {
      const [own, its] = [a!, other].map(({ metrics }) => metrics.find((m) => m.name === name));
      if (!own || !its) return [];
      const labels = own.type === 'label' ? own.labels : [undefined];
      return labels.map((label) =>
        figure(letterOf(k + 1), name, label, meanOrShare(a!, name, label), meanOrShare(other, name, label)),
      );
    }),
  );
}

function meanOrShare({ metrics, tally }: Solved, name: string, label: string | undefined): number {
  const index = metrics.findIndex((m) => m.name === name);
  const metric = metrics[index]!;
  const offsets = tallyOffsets(metrics);
  const bins = tally.subarray(offsets[index]!, offsets[index + 1]!);
  if (metric.type === 'label') return bins[metric.labels.indexOf(label!)]!;
  return bins.reduce((sum, p, k) => sum + p * (metric.min + k), 0);
}

function figure(
  scenario: string,
  metric: string,
  label: string | undefined,
  first: number,
  other: number,
): ComparedFigure {
  const difference = other - first;
  return {
    scenario,
    metric,
    ...(label === undefined ? {} : { label }),
    first,
    firstCi95: [first, first],
    other,
    otherCi95: [other, other],
    difference,
    se: 0,
    ci95: [difference, difference],
    correlation: 0,
    saving: null,
  };
}
