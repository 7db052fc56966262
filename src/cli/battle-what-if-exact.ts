// The differences that changes make to a battle, solved: exact answers, each less that of the battle itself.

import type { ComparedFigure } from '../analysis/compare/figures.js';
import { letterOf } from '../analysis/experiments/comparison.js';
import { fixed } from '../answer/digits.js';
import { setUpBattle } from '../battle/battle-board.js';
import { battleMetrics } from '../battle/battle-metrics.js';
import { estimateExactBattle, exactBattle } from '../battle/exact/exact-battle.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { textTable } from '../report/text-table.js';
import { type Metric, type Tally, tallyOffsets } from '../stats/experiment.js';

/** A metric of one battle: its mean, or the share of a label. */
interface Answer {
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
}

/**
 * Differences of the named metrics from the first battle, without error; `undefined` when one of the battles is not solved within
 * the budget.
 *
 * @param names metrics; those that two battles both have are compared.
 */
export function exactDifferences(
  scenarios: readonly BattleScenario[],
  names: readonly string[],
): ComparedFigure[] | undefined {
  if (scenarios.some((s) => estimateExactBattle(s).refusal !== undefined)) return undefined;
  const [a, ...others] = scenarios.map((s): Answer => {
    return { metrics: battleMetrics(setUpBattle(s)), tally: exactBattle(s).tally };
  }) as [Answer, ...Answer[]];
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

/** The differences as a table: nothing here has an error. */
export function exactTable(figures: readonly ComparedFigure[], width: number): string {
  const rows = figures.map((f) => {
    const scale = f.label === undefined ? 1 : 100;
    const show = (value: number) => fixed(scale * value, 3);
    const difference = show(f.difference);
    const sign = f.difference > 0 && Number(difference) > 0 ? '+' : '';
    const name = f.label === undefined ? f.metric : `${f.metric} = ${f.label} (%)`;
    return [name, show(f.first), `${f.scenario}: ${show(f.other)}`, `${sign}${difference}`];
  });
  return textTable([['figure', 'a', 'other', 'other − a'], ...rows], width);
}

function meanOrShare({ metrics, tally }: Answer, name: string, label: string | undefined): number {
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
