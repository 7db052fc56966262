// What a simulation measures (docs/decisions/integer-tallies.md): named metrics, each a histogram of integers in one flat array. Merging is addition.

/** A whole number between `min` and `max`, counted in bins of one. Values outside are clamped by whoever counts. */
export interface NumberMetric {
  readonly type: 'number';
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

/** One of a few labels. */
export interface LabelMetric {
  readonly type: 'label';
  readonly name: string;
  readonly labels: readonly string[];
  /** Its bins hold sums of another metric, which do not add up to the games: nothing is estimated of it. */
  readonly sums?: true;
}

export type Metric = NumberMetric | LabelMetric;

/** Bins of a metric. */
export const binsOf = (m: Metric): number => (m.type === 'number' ? m.max - m.min + 1 : m.labels.length);

/** Where each metric's bins begin in a tally, and the tally's length as last entry. */
export function tallyOffsets(metrics: readonly Metric[]): Int32Array {
  const offsets = new Int32Array(metrics.length + 1);
  metrics.forEach((m, i) => {
    offsets[i + 1] = offsets[i]! + binsOf(m);
  });
  return offsets;
}

/**
 * Where a metric's bins begin in a tally, by its name.
 *
 * @throws RangeError from what it returns, for a name that no metric has
 * @example
 * const at = tallyPlaces(metrics);
 * tally[at('winner')]; // the games that Japan won: its label is the first
 */
export function tallyPlaces(metrics: readonly Metric[]): (name: string) => number {
  const offsets = tallyOffsets(metrics);
  const places = new Map(metrics.map((metric, i) => [metric.name, offsets[i]!]));
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new RangeError(`there is no metric ${name}`);
    return place;
  };
}

/** Integer counts (exact up to 2^53) of all metrics, one after the other; for the exact method probabilities instead. */
export type Tally = Float64Array;

/** Something that can be simulated: plays games `first … first + count - 1` of its seed and adds what happened to a tally. */
export interface Experiment {
  readonly metrics: readonly Metric[];
  /** True when a single game may take a second or more: nobody who interrupts it shall have to wait for its end. Default: no. */
  readonly longGames?: boolean;
  run(first: number, count: number, tally: Tally): void;
}
