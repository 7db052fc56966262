// Tables for any metrics: numbers with numbers, labels with labels, turn after turn where they are told by turn.
import { type Block, type Cell, type TableBlock, tableOf } from '../../answer/block.js';
import { decimalsFor, type Estimate, errorOf, errorText, fixed } from '../../answer/digits.js';
import { distribution, isNumberResult, meanOf, quantileOf, sdOf, shareOf } from '../../answer/estimates.js';
import { byFigure, families, labelText, metricName, metricTitle, type TurnMetric } from '../../answer/metric-names.js';
import { basisOf, type LabelResult, type NumberResult, type Result } from '../../answer/result.js';
import { quantileInterval } from '../../stats/intervals/quantile.js';

/** A distribution longer than this is shown in wider bins. */
const MAX_BINS = 24;

/** Tables of the named metrics: single results first, then the families in which there are many. */
export function gameBlocks(result: Result, names: readonly string[]): Block[] {
  const isNumber = (name: string) => isNumberResult(result.metrics[name]!);
  return families(names).flatMap(({ single, byTurn }) => [
    ...numberBlocks(result, single.filter(isNumber)),
    ...turnTables(
      result,
      byTurn.filter(({ name }) => isNumber(name)),
    ),
    ...labelTables(
      result,
      single.filter((name) => !isNumber(name)),
    ),
    ...controlTables(
      result,
      byTurn.filter(({ name }) => !isNumber(name)),
    ),
  ]);
}

function numberBlocks(result: Result, names: readonly string[]): Block[] {
  if (names.length === 0) return [];
  if (names.length > 1) {
    const rows = names.map((name): MetricRow => [metricName(name).row, name]);
    return [numberTable(result, metricName(names[0]!).group, '', rows)];
  }
  const m = result.metrics[names[0]!] as NumberResult;
  let width = 1;
  for (const wider of [2, 5, 10, 20, 50, 100]) {
    if (distribution(result, m, undefined, width).length > MAX_BINS) width = wider;
  }
  const bins = distribution(result, m, undefined, width);
  return [{ type: 'distribution', title: metricTitle(names[0]!), mean: meanOf(result, m), sd: sdOf(result, m), bins }];
}

/** For each figure a table, one row a turn. */
function turnTables(result: Result, metrics: readonly TurnMetric[]): TableBlock[] {
  return byFigure(metrics).map((list) => {
    const rows = list.map(({ name, turn }): MetricRow => [String(turn), name]);
    return numberTable(result, metricName(list[0]!.name).group, 'Turn', rows);
  });
}

/** A row's name and the metric it shows. */
type MetricRow = readonly [name: string, metric: string];

function numberTable(result: Result, title: string, corner: string, rows: readonly MetricRow[]): TableBlock {
  return tableOf(
    title,
    `mean, spread, and the values that one game in ten, half and nine in ten do not exceed${isAnytime(result) ? ' in these games' : '; in brackets their 95 % interval, where it is more than the value'}`,
    [corner, 'mean', 'sd', '10 %', 'median', '90 %'],
    rows.map(([name, metric]) => {
      const m = result.metrics[metric] as NumberResult;
      return [name, meanOf(result, m), sdOf(result, m), ...[0.1, 0.5, 0.9].map((p) => quantileText(result, m, p))];
    }),
  );
}

/** A run that stopped by looking has no interval of quantiles that is right: they describe its games. */
const isAnytime = (result: Result): boolean => basisOf(result) === 'anytime';

/** A quantile, and its interval from order statistics: `12 (11–13)`. */
function quantileText(result: Result, m: NumberResult, p: number): string {
  const value = quantileOf(m, p);
  if (basisOf(result) !== 'fixed') return String(value);
  const [least, most] = [m.histogram[0]!.value, m.histogram.at(-1)!.value];
  const counts = new Float64Array(most - least + 1);
  for (const bin of m.histogram) counts[bin.value - least]! += bin.count;
  const [low, high] = quantileInterval({ min: least, counts }, p);
  return low === high ? String(value) : `${value} (${low}${low < 0 ? ' to ' : '–'}${high})`;
}

/** Metrics with the same labels share a table. */
function labelTables(result: Result, names: readonly string[]): TableBlock[] {
  const byLabels = new Map<string, string[]>();
  for (const name of names) {
    const key = JSON.stringify(labelsOf(result, name));
    byLabels.set(key, [...(byLabels.get(key) ?? []), name]);
  }
  return [...byLabels.values()].map((list) => {
    const labels = labelsOf(result, list[0]!);
    const alone = list.length === 1;
    return tableOf(
      alone ? metricTitle(list[0]!) : metricName(list[0]!).group,
      'per cent of games',
      ['', ...labels.map(labelText)],
      list.map((name) => [
        alone ? 'share' : metricName(name).row,
        ...labels.map((label): Cell => shareOf(result, result.metrics[name] as LabelResult, label) ?? ''),
      ]),
    );
  });
}

const labelsOf = (result: Result, name: string): string[] => Object.keys((result.metrics[name] as LabelResult).share);

/** For each label a table of figures by turns, such as who controls the areas; the error is said once, at its largest. */
function controlTables(result: Result, metrics: readonly TurnMetric[]): TableBlock[] {
  if (metrics.length === 0) return [];
  const figures = byFigure(metrics);
  const turns = [...new Set(metrics.map(({ turn }) => turn))].sort((a, b) => a - b);
  const labels = [...new Set(metrics.flatMap(({ name }) => labelsOf(result, name)))].filter((l) => l !== 'none');
  const { group } = metricName(metrics[0]!.name);
  return labels.map((label) => {
    const cell = (figure: readonly TurnMetric[], turn: number): Estimate | undefined => {
      const found = figure.find((metric) => metric.turn === turn);
      return found && shareOf(result, result.metrics[found.name] as LabelResult, label);
    };
    const all = figures.flatMap((figure) => turns.flatMap((turn) => cell(figure, turn) ?? []));
    const worst = all.reduce((a, b) => (errorOf(b) > errorOf(a) ? b : a));
    const error = errorOf(worst) * 100;
    const decimals = error > 0 ? Math.min(1, decimalsFor(error)) : 1;
    return tableOf(
      `${group}: ${labelText(label)}`,
      `per cent of games, by turn${error > 0 ? `; 95 % intervals at most ±${errorText(error)}` : ''}`,
      ['', ...turns.map(String)],
      figures.map((figure) => [
        metricName(figure[0]!.name).row,
        ...turns.map((turn): Cell => {
          const e = cell(figure, turn);
          return e === undefined ? '' : fixed(e.value * 100, decimals);
        }),
      ]),
    );
  });
}
