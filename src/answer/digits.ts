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

/** A figure with its interval. */
export const estimate = (
  unit: Estimate['unit'],
  value: number,
  [lo, hi]: readonly [number, number],
  exact = false,
): Estimate => ({ unit, value, lo, hi, exact });

/** A figure without an error. */
export const exactly = (unit: Estimate['unit'], value: number): Estimate => estimate(unit, value, [value, value], true);

/** Digits after the point of exact figures: per cent and plain numbers. */
export const EXACT_DECIMALS = { share: 3, number: 4 } as const;

/**
 * Digits after the point that an error allows: the place of its first significant digit, after rounding it to one digit. Never below
 * 0: a figure rounded to tens, such as a mean of 10 where every game had 7, says less than its error does.
 *
 * @param error half the width of an interval, above 0
 * @example
 * decimalsFor(0.0018); // 3
 * decimalsFor(0.096); // 1, because it rounds to 0.1
 * decimalsFor(31); // 0
 */
export function decimalsFor(error: number): number {
  return Math.max(0, 0 - Number(error.toExponential(0).split('e')[1]));
}

/** Like `toFixed`, but never gives `-0`. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(Math.min(decimals, 15));
  return /^-[0.]*$/.test(text) ? text.slice(1) : text;
}

/** `fixed` with the sign that a difference, a lead or a piece of luck has: `+2.3`, `-0.4`, and `0.0` where no digit is left. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** The larger half of an estimate's interval: what stands behind `±`. */
export const errorOf = (e: Estimate): number => Math.max(e.hi - e.value, e.value - e.lo);

/** Bounds are not given closer than this: `< 0.001` says what there is to say. */
const BOUND_DECIMALS = 3;

/** Exact probabilities nearer to 0 or 1 than this are 0 and 1. */
const CERTAIN = 1e-12;

const scaleOf = (e: Estimate): number => (e.unit === 'share' ? 100 : 1);

/** Bounds farther from 0 or 100 % than this, in per cent, hide more than they tell. */
const TELLING_BOUND = 10;

/** Digits after the point of an estimate as printed (in per cent for shares). */
export function decimalsOf(e: Estimate): number {
  const error = errorOf(e) * scaleOf(e);
  if (e.exact || !(error > 0)) return EXACT_DECIMALS[e.unit];
  const least = Math.min(e.hi - e.value, e.value - e.lo) * scaleOf(e);
  // The nearer end of a lopsided interval allows one digit more, so that a rare thing that was seen is not printed as never.
  return e.unit === 'number' && isOneSided(e) && least > 0
    ? Math.min(decimalsFor(least), decimalsFor(error) + 1)
    : decimalsFor(error);
}

/** What has no value, such as the spread of one game. */
const NO_VALUE = '–';

/**
 * An estimate as `18.44 ±0.08`, where ± is the 95 % interval; shares in per cent, without the sign. Where ± would mislead, because
 * the interval reaches much farther to one side, or farther than a share can, it is written out: `13 (5–30)`. A share close to 0 or
 * 100 % beside its error is a bound, `< 0.04` or `> 99.96`. Exact figures have no `±`, and no value is `–`.
 *
 * @example
 * formatEstimate({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.8 ±0.1'
 */
export function formatEstimate(e: Estimate): string {
  if (Number.isNaN(e.value)) return NO_VALUE;
  const value = e.value * scaleOf(e);
  const error = errorOf(e) * scaleOf(e);
  const decimals = decimalsOf(e);
  const bound = e.unit === 'share' ? shareBound(e, Math.min(decimals, BOUND_DECIMALS)) : undefined;
  if (bound !== undefined) return bound;
  if (e.exact) return fixed(value, decimals);
  // Sampled, and the same in every game.
  if (!(error > 0)) return String(Number(fixed(value, decimals)));
  if (isOneSided(e)) return `${fixed(value, decimals)} (${formatInterval(e)})`;
  return `${fixed(value, decimals)} ±${fixed(error, decimals)}`;
}

/** True where `±` would say of one side what holds for the other only: an interval reaches more than twice as far to one side. */
export const isLopsided = (below: number, above: number): boolean =>
  Math.max(below, above) > 2 * Math.min(below, above);

/** The same of an estimate; of a share where it reaches farther than a share can. */
function isOneSided(e: Estimate): boolean {
  const [below, above] = [e.value - e.lo, e.hi - e.value];
  return e.unit === 'share' ? e.value <= above || 1 - e.value <= below : isLopsided(below, above);
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
  const most = roundUp(e.hi * 100, decimals);
  if (e.value <= e.hi - e.value && most <= TELLING_BOUND) return `< ${fixed(most, decimals)}`;
  const rest = roundUp((1 - e.lo) * 100, decimals);
  if (1 - e.value <= e.value - e.lo && rest <= TELLING_BOUND) return `> ${fixed(100 - rest, decimals)}`;
  return undefined;
}

/** Upwards to `decimals`, so that a bound stays a bound; the tiny slack forgives the last bit of a product. */
const roundUp = (value: number, decimals: number): number => Math.ceil(value * 10 ** decimals - 1e-9) / 10 ** decimals;

/**
 * The 95 % interval as `18.36–18.52`, to the same digits; empty for exact figures. Where it reaches below 0: `-2 to 5`.
 *
 * @example
 * formatInterval({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.7–48.9'
 */
export function formatInterval(e: Estimate): string {
  if (e.exact || !(errorOf(e) > 0)) return '';
  const decimals = decimalsOf(e);
  const [lo, hi] = [e.lo, e.hi].map((end) => fixed(end * scaleOf(e), decimals)) as [string, string];
  return `${lo}${lo.startsWith('-') ? ' to ' : '–'}${hi}`;
}

/** The value alone, to the digits its error allows. */
export function formatValue(e: Estimate): string {
  return formatEstimate(e).replace(/ [±(].*/, '');
}

/** A count in groups of three: `1,000,000`. Not by `toLocaleString`, whose first call takes a browser 14 ms; that one has what is no count. */
export const grouped = (n: number): string =>
  Number.isSafeInteger(n) ? String(n).replace(/\B(?=(\d{3})+$)/g, ',') : n.toLocaleString('en-US');

/**
 * So many games: `1 game`, `1,000 games`.
 *
 * @param what of them, such as `battle`; default `game`
 */
export const counted = (n: number, what = 'game'): string => `${grouped(n)} ${what}${n === 1 ? '' : 's'}`;
