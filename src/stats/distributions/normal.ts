// The normal distribution, to full double precision (simple-statistics has a four-digit table and a probit that is 0.1 % off).
import { ln } from './elementary.js';

/** Horner's scheme, lowest coefficient first. */
function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let k = coefficients.length - 1; k >= 0; k--) sum = sum * x + coefficients[k]!;
  return sum;
}

// Coefficients of the three rational approximations: centre, shoulders, tails.
const CENTRE = [
  [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
] as const;
const SHOULDER = [
  [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
] as const;
const TAIL = [
  [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
  ],
] as const;

const ratio = (pair: readonly (readonly number[])[], x: number): number =>
  polynomial(pair[0]!, x) / polynomial(pair[1]!, x);

/**
 * The z below which a standard normal variable lies with probability p.
 *
 * Wichura 1988, algorithm AS 241 (PPND16), relative error about 1e-16.
 *
 * @param p from 0 (gives -Infinity) to 1 (gives Infinity)
 * @throws RangeError when p is not a probability
 * @example
 * normalQuantile(0.975); // 1.95996398454005…
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`${p} is not a probability`);
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(CENTRE, 0.180625 - q * q);
  const tail = q < 0 ? p : 1 - p;
  if (tail === 0) return q < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const r = Math.sqrt(-ln(tail));
  const z = r <= 5 ? ratio(SHOULDER, r - 1.6) : ratio(TAIL, r - 5);
  return q < 0 ? -z : z;
}

/**
 * The z of a two-sided interval: 1.96 for 0.95.
 *
 * @throws RangeError when the confidence is not strictly between 0 and 1
 * @example
 * twoSidedZ(0.95); // 1.95996398454005…
 */
export function twoSidedZ(confidence: number): number {
  return -normalQuantile(alphaOf(confidence) / 2);
}

/**
 * Probability of error, 1 - confidence.
 *
 * @throws RangeError when the confidence is not strictly between 0 and 1
 * @example
 * alphaOf(0.75); // 0.25
 */
export function alphaOf(confidence: number): number {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`a confidence lies between 0 and 1, not ${confidence}`);
  return 1 - confidence;
}
