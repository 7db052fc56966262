// Never print digits below the error: a value is cut where the first digit of its error stands.

/** A number with its 95 % interval; `share` is printed in per cent. */
export interface Estimate {
  readonly unit: 'share' | 'number';
  readonly value: number;
  readonly lo: number;
  readonly hi: number;
  /** True for exact probabilities: printed with a fixed number of digits and without an error. */
  readonly exact: boolean;
}

/** Digits after the point of exact figures: per cent and plain numbers. */
export const EXACT_DECIMALS = { share: 3, number: 4 } as const;

/**
 * Digits after the point that an error allows: the place of its first significant digit, after rounding it to one digit.
 * Negative for errors of ten and more.
 *
 * @param error half the width of an interval, above 0
 * @example
 * decimalsFor(0.0018); // 3
 * decimalsFor(0.096); // 1, because it rounds to 0.1
 * decimalsFor(31); // -1
 */
export function decimalsFor(error: number): number {
  return 0 - Number(error.toExponential(0).split('e')[1]);
}

/** Like `toFixed`, but `decimals` may be negative: `fixed(1234, -1)` is `1230`. Never gives `-0`. */
export function fixed(value: number, decimals: number): string {
  const unit = 10 ** Math.max(0, -decimals);
  const text = (Math.round(value / unit) * unit).toFixed(0);
  const cut = decimals >= 0 ? value.toFixed(Math.min(decimals, 15)) : text;
  return /^-[0.]*$/.test(cut) ? cut.slice(1) : cut;
}

/** The larger half of an estimate's interval: what stands behind `±`. */
export const errorOf = (e: Estimate): number => Math.max(e.hi - e.value, e.value - e.lo);

/** Bounds are not given closer than this: `< 0.001` says what there is to say. */
const BOUND_DECIMALS = 3;

/** Exact probabilities nearer to 0 or 1 than this are 0 and 1. */
const CERTAIN = 1e-12;

const scaleOf = (e: Estimate): number => (e.unit === 'share' ? 100 : 1);

/** Digits after the point of an estimate as printed (in per cent for shares). */
export function decimalsOf(e: Estimate): number {
  const error = errorOf(e) * scaleOf(e);
  return e.exact || !(error > 0) ? EXACT_DECIMALS[e.unit] : decimalsFor(error);
}

/**
 * An estimate as `18.44 ±0.08`, where ± is the 95 % interval; shares in per cent, without the sign. A share that is not
 * larger than its own error is a bound, `< 0.04`, and so is one that close to certain, `> 99.96`. Exact figures have no `±`.
 *
 * @example
 * formatEstimate({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.8 ±0.1'
 */
export function formatEstimate(e: Estimate): string {
  const value = e.value * scaleOf(e);
  const error = errorOf(e) * scaleOf(e);
  const decimals = decimalsOf(e);
  if (e.unit === 'share') {
    const bound = shareBound(e, Math.min(decimals, BOUND_DECIMALS));
    if (bound !== undefined) return bound;
  }
  if (e.exact || !(error > 0)) return fixed(value, decimals);
  return `${fixed(value, decimals)} ±${fixed(error, decimals)}`;
}

function shareBound(e: Estimate, decimals: number): string | undefined {
  const step = 10 ** -decimals;
  if (e.exact) {
    // The last bits of a sum of probabilities are no chance.
    if (e.value < CERTAIN) return '0';
    if (1 - e.value < CERTAIN) return '100';
    if (e.value * 100 < step / 2) return `< ${fixed(step, decimals)}`;
    if ((1 - e.value) * 100 < step / 2) return `> ${fixed(100 - step, decimals)}`;
    return undefined;
  }
  if (e.hi > e.value && e.value <= e.hi - e.value) return `< ${fixed(roundUp(e.hi * 100, decimals), decimals)}`;
  if (e.value > e.lo && 1 - e.value <= e.value - e.lo) {
    return `> ${fixed(100 - roundUp((1 - e.lo) * 100, decimals), decimals)}`;
  }
  return undefined;
}

/** Upwards to `decimals`, so that a bound stays a bound; the tiny slack forgives the last bit of a product. */
const roundUp = (value: number, decimals: number): number => Math.ceil(value * 10 ** decimals - 1e-9) / 10 ** decimals;

/**
 * The 95 % interval as `18.36–18.52`, to the same digits; empty for exact figures.
 *
 * @example
 * formatInterval({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.7–48.9'
 */
export function formatInterval(e: Estimate): string {
  if (e.exact || !(errorOf(e) > 0)) return '';
  const decimals = decimalsOf(e);
  return `${fixed(e.lo * scaleOf(e), decimals)}–${fixed(e.hi * scaleOf(e), decimals)}`;
}

/** The value alone, to the digits its error allows. */
export function formatValue(e: Estimate): string {
  return formatEstimate(e).replace(/ ±.*/, '');
}

/** A count in groups of three: `1,000,000`. */
export const grouped = (n: number): string => n.toLocaleString('en-US');
