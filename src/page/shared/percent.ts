// Shares in per cent, as short as a legend has room for.
import { type Estimate, formatEstimate } from '../../answer/digits.js';

/** The last bits of a sum of probabilities are no chance. */
const CERTAIN = 1e-12;

/** A share in per cent. It is 0 or 100 only where it is that, and never by rounding. */
export function percentText(share: number): string {
  const p = share < CERTAIN ? 0 : share > 1 - CERTAIN ? 100 : 100 * share;
  if (p > 0 && p < 0.05) return '<0.1';
  if (p >= 99.95 && p < 100) return '>99.9';
  return p < 10 || (p >= 99.5 && p < 100) ? p.toFixed(1) : p.toFixed(0);
}

/** The same of a share with its error: what was seen always or never in the games that were played is a bound. */
export function boundedPercent(share: Estimate): string {
  if (share.exact || (share.value !== 0 && share.value !== 1)) return percentText(share.value);
  const [, bound] = /^([<>] .*)$/.exec(formatEstimate(share)) ?? [];
  // Of few games the bound is far from the share.
  const far = share.value === 0 ? `<${Math.ceil(100 * share.hi)}` : `>${Math.floor(100 * share.lo)}`;
  return bound?.replace(' ', '') ?? far;
}
