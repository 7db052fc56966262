// The same battle with a change, or with each of several: what each of them changes.

import { setUpBattle } from '../battle/battle-board.js';
import { battleMetrics } from '../battle/battle-metrics.js';
import { estimateExactBattle, exactBattle } from '../battle/exact/exact-battle.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';
import { type ComparedFigure, comparedFigures } from './compare/figures.js';
import type { RunControls } from './controls.js';
import { differencesOf, letterOf } from './experiments/comparison.js';
import { createExperiment } from './experiments/experiments.js';

/** What is changed, and into what. */
export interface BattleChanges {
  /** Each change in words, such as `add Hornet`. */
  readonly texts: readonly string[];
  /** The battle with each of them, in their order. */
  readonly battles: readonly BattleScenario[];
}

/** What the changes change, as it stands in the JSON. */
export interface WhatIf {
  readonly changes: readonly string[];
  readonly method: 'exact' | 'monte-carlo';
  /** Battles fought of each kind; 0 where they are solved. */
  readonly games: number;
  /** Figures of the battle with each change less those without: `b` is the first change. */
  readonly differences: readonly ComparedFigure[];
}

/** What is compared. */
const COMPARED = [
  'remaining',
  'holds',
  'rounds',
  'lost.japan',
  'lost.allied',
  'lost.japan.factors',
  'lost.allied.factors',
  'pocSwing',
];

/**
 * All the battles: solved where the battle itself is, and where all of them fit; otherwise fought with the same dice, so that every
 * unit rolls what it rolled before.
 *
 * @param exact true when the battle itself is answered exactly
 * @param games battles of each kind, where they are fought
 */
export async function whatIf(
  scenario: BattleScenario,
  { texts, battles }: BattleChanges,
  { exact, games, seed }: { readonly exact: boolean; readonly games: number; readonly seed: string },
  { simulate, signal, onProgress, workers }: RunControls,
): Promise<WhatIf> {
  const scenarios = [scenario, ...battles];
  const solved = exact ? exactDifferences(scenarios, COMPARED) : undefined;
  if (solved) return { changes: texts, method: 'exact', games: 0, differences: solved };
  const played = await simulate(
    { scenario: { kind: 'comparison', scenarios, metrics: COMPARED }, seed },
    { games, signal, onProgress, ...(workers === undefined ? {} : { workers }) },
  );
  const compared = differencesOf(
    scenarios.map((s) => createExperiment(s, seed)),
    COMPARED,
  );
  const differences = played.games === 0 ? [] : comparedFigures(compared, played.metrics, played.tally);
  return { changes: texts, method: 'monte-carlo', games: played.games, differences };
}

/** What is known of one battle that is solved. */
interface Solved {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
}

/**
 * Differences of the named metrics from the first battle, without error; `undefined` when one of the battles is not solved within
 * the budget.
 *
 * @param names metrics; those that two battles both have are compared.
 */
function exactDifferences(
  scenarios: readonly BattleScenario[],
  names: readonly string[],
): ComparedFigure[] | undefined {
  if (scenarios.some((s) => estimateExactBattle(s).refusal !== undefined)) return undefined;
  const [a, ...others] = scenarios.map((s): Solved => {
    return { metrics: battleMetrics(setUpBattle(s)), tally: exactBattle(s).tally };
  }) as [Solved, ...Solved[]];
  return names.flatMap((name) =>
    others.flatMap((other, k) => {
      const [own, its] = [a, other].map(({ metrics }) => metrics.find((m) => m.name === name));
      if (!own || !its) return [];
      const labels = own.type === 'label' ? own.labels : [undefined];
      return labels.map((label) =>
        figure(letterOf(k + 1), name, label, meanOrShare(a, name, label), meanOrShare(other, name, label)),
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
