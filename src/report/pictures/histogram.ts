// How often a number takes each value, with the 95 % interval of every bar; and the same counted from above.
import { formatEstimate } from '../../answer/digits.js';
import { atLeast, type Bin, distribution, meanOf } from '../../answer/estimates.js';
import { metricTitle } from '../../answer/metric-names.js';
import type { NumberResult, Result } from '../../answer/result.js';
import { dots, label, marks, type Picture, picture, provenance, quantity, type Spec, shortShare } from './picture.js';
import { BAR, INK, plotWidth } from './theme.js';

/** Up to here every bar carries its figure. */
const MAX_LABELLED = 12;

interface HistogramOptions {
  readonly name: string;
  /** Shows at least these values, also where the count is zero. */
  readonly range?: readonly [number, number];
  /** What the values are, written under the axis. */
  readonly axis: string;
  /** Colour of a value's bar; blue by default. */
  readonly colour?: (value: number) => string;
}

const dataOf = (bins: readonly Bin[], digits: number, colour: (value: number) => string) =>
  bins.map(({ value, chance }) => ({
    value,
    percent: 100 * chance.value,
    low: 100 * chance.lo,
    high: 100 * chance.hi,
    label: shortShare(chance, digits),
    colour: colour(value),
  }));

const percentAxis = { tickCount: 5, domain: false, ticks: false };

/** Steps from one written value to the next, and the room that one takes: its characters, and a gap, in pixels. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const CHARACTER = 7;
const GAP = 8;

/** The values along the bottom; of many only so many are written as stand apart. */
function valueAxis(title: string, bins: readonly Bin[]): Spec {
  const widest = CHARACTER * Math.max(...bins.map((b) => String(b.value).length)) + GAP;
  const step = STEPS.find((n) => (n * plotWidth()) / bins.length >= widest) ?? STEPS.at(-1)!;
  const values = bins.map((b) => b.value).filter((value) => value % step === 0);
  const labelExpr = "replace(datum.label, '-', '−')";
  return { title, labelAngle: 0, ticks: false, labelExpr, ...(step > 1 ? { values } : {}) };
}

const uncertain = (bins: readonly Bin[]): boolean => bins.some((b) => b.chance.hi > b.chance.lo);

/** Nothing where nothing is uncertain. `title` is that of the other layers: Vega-Lite would join different ones. */
function errorBars(bins: readonly Bin[], title: string, caps: boolean): Spec[] {
  if (!uncertain(bins)) return [];
  const ends = { y: quantity('low', { title }), y2: { field: 'high' } };
  return [marks('errorbar', { ticks: caps && { width: 8 }, color: INK }, ends)];
}

const figures = (title: string, look: Spec): Spec =>
  marks('text', look, { y: quantity('high', { title }), text: label('label') });

export function histogram(result: Result, metric: string, m: NumberResult, options: HistogramOptions): Picture {
  const bins = distribution(result, m, options.range);
  const labelled = bins.length <= MAX_LABELLED;
  const unit = 'per cent of games';
  const y = quantity('percent', { title: unit, axis: percentAxis });
  const layer: Spec[] = [
    marks('bar', {}, { y, color: label('colour', { scale: null }) }),
    ...errorBars(bins, unit, labelled),
    ...(labelled ? [figures(unit, { dy: -9 })] : []),
  ];
  const title = metricTitle(metric);
  const heading = {
    title,
    subtitle: provenance(result, `${formatEstimate(meanOf(result, m))} on average`),
    caption: `How many games in a hundred end with each number.${caveat(bins)}`,
  };
  return picture(
    { name: options.name, ...heading },
    {
      width: plotWidth(),
      height: 190,
      data: { values: dataOf(bins, 2, options.colour ?? (() => BAR)) },
      encoding: {
        x: { field: 'value', type: 'ordinal', axis: valueAxis(options.axis, bins), scale: padding(labelled) },
      },
      layer,
    },
  );
}

const padding = (wide: boolean): Spec => ({ paddingInner: wide ? 0.15 : 0.05, paddingOuter: 0.1 });

/** The chance of at least each value: what a player asks before a decision. */
export function atLeastCurve(result: Result, m: NumberResult, title: string, options: HistogramOptions): Picture {
  const bins = atLeast(result, m, options.range);
  const labelled = bins.length <= MAX_LABELLED;
  const unit = 'chance in per cent';
  const y = quantity('percent', { title: unit, axis: percentAxis, scale: { domain: [0, 100] } });
  const layer: Spec[] = [
    marks('line', { color: BAR, strokeWidth: 2.5 }, { y }),
    ...errorBars(bins, unit, labelled),
    dots(50, { y }),
    ...(labelled ? [figures(unit, { align: 'left', dx: 0, dy: -10, fontSize: 10 })] : []),
  ];
  const caption = `How likely it is that at least so many are left: read up from the number.${caveat(bins)}`;
  return picture(
    { name: options.name, title, subtitle: provenance(result), caption },
    {
      width: plotWidth(),
      height: 190,
      data: { values: dataOf(bins, 1, () => BAR) },
      encoding: { x: { field: 'value', type: 'ordinal', axis: valueAxis(options.axis, bins) } },
      layer,
    },
  );
}

const caveat = (bins: readonly Bin[]): string => (uncertain(bins) ? ' The thin lines are 95 % intervals.' : '');
