// Figures as they are said in a sentence: exact ones rounded to what a player would say, others to what their error allows.
import { type Estimate, fixed, formatEstimate } from '../../answer/digits.js';

/** Digits after the point of exact figures in a sentence. The tables have all of them. */
const SAID = { share: 1, number: 2 } as const;

/** A figure without its unit: `75.5`, `66 ±3`. */
export function said(e: Estimate): string {
  if (!e.exact) return formatEstimate(e);
  const value = e.unit === 'share' ? 100 * e.value : e.value;
  const text = fixed(value, SAID[e.unit]);
  if (e.unit === 'number') return text;
  // What is nearly never or nearly always is not said to be it: the bound is.
  if (Number(text) === 0 || Number(text) === 100) return formatEstimate(e);
  return text;
}

/** A share in per cent: `75.5 %`. */
export const saidShare = (e: Estimate): string => `${said(e)} %`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** Whose score it is: `Japan is ahead by 6.1 ±0.9 POC`; the plain figure where it may be either's. */
export function saidScore(e: Estimate): string {
  const one = e.exact || e.lo > 0 || e.hi < 0;
  if (!one || Number.isNaN(e.value) || e.value === 0) return `the score, Japan's POC minus the Allies', is ${said(e)}`;
  if (e.value > 0) return `Japan is ahead by ${said(e)} POC`;
  return `the Allies are ahead by ${said({ ...e, value: -e.value, lo: -e.hi, hi: -e.lo })} POC`;
}

/**
 * Names of files without their folders, where they differ without them; otherwise as they are.
 *
 * @example
 * shortNames(['plans/a.yaml', 'plans/b.yaml']); // ['a.yaml', 'b.yaml']
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => name.split(/[/\\]/).at(-1)!);
  return new Set(short).size === names.length ? short : names;
}
