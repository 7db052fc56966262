// Never print digits below the error: a value is cut where the error's last digit stands, and an error is never printed smaller than it is.

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

/** Errors that begin with a smaller figure have two digits: cut to one, 0.11 would become 0.2, and everything beside it lose a digit. */
const TWO_DIGITS_BELOW = 3.55;

/**
 * Digits after the point that an error allows: two digits of it where it begins with 10 to 35, and one where it begins with more (the rule
 * of the Particle Data Group, Review of Particle Physics, introduction, 5.3). Never below 0: a figure rounded to tens, such as a mean of 10
 * where every game had 7, says less than its error does.
 *
 * @param error half the width of an interval, above 0
 * @example
 * decimalsFor(0.0018); // 4: ±0.0018
 * decimalsFor(0.38); // 1: ±0.4
 * decimalsFor(31); // 0
 */
export function decimalsFor(error: number): number {
  const [digits, exponent] = error.toExponential().split('e').map(Number) as [number, number];
  return Math.max(0, (digits < TWO_DIGITS_BELOW ? 1 : 0) - exponent);
}

/** The same to one digit of the error, after rounding it to that: as far as a figure goes that stands alone. */
const decimalsForOneDigit = (error: number): number => Math.max(0, 0 - Number(error.toExponential(0).split('e')[1]));

/** Like `toFixed`, but never gives `-0`, and the same of a figure that was written to a file and read again. */
export function fixed(value: number, decimals: number): string {
  const text = Number(value.toPrecision(15)).toFixed(Math.min(decimals, 15));
  return /^-[0.]*$/.test(text) ? text.slice(1) : text;
}

/** `fixed` with the sign that a difference, a lead or a piece of luck has: `+2.3`, `-0.4`, and `0.0` where no digit is left. */
export function signed(value: number, decimals: number): string {
  const text = fixed(value, decimals);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** An error as printed behind `±`: rounded up, so that what is printed never claims more than is known. */
export const errorText = (error: number, decimals = decimalsFor(error)): string =>
  fixed(roundUp(error, decimals), decimals);

/** Both ends of an interval, rounded outwards. */
export const endsOutward = ([lo, hi]: readonly [number, number], decimals: number): [number, number] => [
  0 - roundUp(0 - lo, decimals),
  roundUp(hi, decimals),
];

/** The larger half of an estimate's interval: what stands behind `±`. */
export const errorOf = (e: Estimate): number => Math.max(e.hi - e.value, e.value - e.lo);

/** Bounds are not given closer than this: `< 0.001` says what there is to say. */
const BOUND_DECIMALS = 3;

/** Exact probabilities nearer to 0 or 1 than this are 0 and 1. */
const CERTAIN = 1e-12;

const scaleOf = (e: Estimate): number => (e.unit === 'share' ? 100 : 1);

/** Bounds farther from 0 or 100 % than this, in per cent, hide more than they tell. */
const TELLING_BOUND = 10;

/** Digits after the point of an estimate that stands alone, without its error (in per cent for shares): one digit of the error decides. */
export function decimalsAlone(e: Estimate): number {
  const error = errorOf(e) * scaleOf(e);
  return e.exact || !(error > 0) ? EXACT_DECIMALS[e.unit] : Math.min(decimalsOf(e), decimalsForOneDigit(error));
}

/** Digits after the point of an estimate printed with its error (in per cent for shares). */
function decimalsOf(e: Estimate): number {
  const error = errorOf(e) * scaleOf(e);
  if (e.exact || !(error > 0)) return EXACT_DECIMALS[e.unit];
  const least = Math.min(e.hi - e.value, e.value - e.lo) * scaleOf(e);
  // The nearer end of a lopsided interval allows one digit more, so that a rare thing that was seen is not printed as never.
  return e.unit === 'number' && isOneSided(e) && least > 0
    ? Math.min(decimalsForOneDigit(least), decimalsForOneDigit(error) + 1)
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
 * formatEstimate({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.79 ±0.10'
 */
export const formatEstimate = (e: Estimate): string => written(e, decimalsOf(e));

/** The same with one digit of the error, still rounded up, where there is no room for two. */
export const formatShort = (e: Estimate): string => written(e, decimalsAlone(e));

function written(e: Estimate, decimals: number): string {
  if (Number.isNaN(e.value)) return NO_VALUE;
  const value = e.value * scaleOf(e);
  const error = errorOf(e) * scaleOf(e);
  const bound = e.unit === 'share' ? shareBound(e, Math.min(decimalsAlone(e), BOUND_DECIMALS)) : undefined;
  if (bound !== undefined) return bound;
  if (e.exact) return fixed(value, decimals);
  // Sampled, and the same in every game.
  if (!(error > 0)) return String(Number(fixed(value, decimals)));
  if (isOneSided(e)) return `${fixed(value, decimals)} (${intervalText(e, decimals)})`;
  return `${fixed(value, decimals)} ±${errorText(error, decimals)}`;
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

/** Upwards to `decimals`, so that a bound stays a bound; the tiny slack forgives the last bits of a product. */
function roundUp(value: number, decimals: number): number {
  const scaled = value * 10 ** decimals;
  return Math.ceil(scaled - Math.max(1e-9, Math.abs(scaled) * 1e-12)) / 10 ** decimals;
}

/**
 * The 95 % interval as `18.36–18.52`, to the same digits, rounded outwards; empty for exact figures. Where it reaches below 0: `-2 to 5`.
 *
 * @example
 * formatInterval({ unit: 'share', value: 0.4879, lo: 0.4869, hi: 0.4889, exact: false }); // '48.69–48.89'
 */
export const formatInterval = (e: Estimate): string =>
  e.exact || !(errorOf(e) > 0) ? '' : intervalText(e, decimalsOf(e));

function intervalText(e: Estimate, decimals: number): string {
  const ends = endsOutward([e.lo * scaleOf(e), e.hi * scaleOf(e)], decimals);
  const [lo, hi] = ends.map((end) => fixed(end, decimals)) as [string, string];
  return `${lo}${lo.startsWith('-') ? ' to ' : '–'}${hi}`;
}

/** The value beside its interval, to the same digits. */
export const formatValue = (e: Estimate): string => formatEstimate(e).replace(/ [±(].*/, '');

/** The value alone, where there is no room for its error. */
export function formatAlone(e: Estimate): string {
  const value = formatValue(e);
  return /^-?[\d.]+$/.test(value) && errorOf(e) > 0 ? fixed(e.value * scaleOf(e), decimalsAlone(e)) : value;
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
