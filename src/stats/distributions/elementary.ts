// Logarithm and exponential from additions, multiplications and divisions alone. `Math.log` and `Math.exp` may differ in their last bit from
// one engine to the next, and do between Node and Chromium; an interval would then have other bytes. After fdlibm:
//
// Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc. business. Permission to
// use, copy, modify, and distribute this software is freely granted, provided that this notice is preserved.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const ONE_OVER_LN2 = Math.LOG2E;

/** Coefficients of the logarithm. */
const L1 = 0.6666666666666735;
const L2 = 0.3999999999940942;
const L3 = 0.2857142874366239;
const L4 = 0.22222198432149784;
const L5 = 0.1818357216161805;
const L6 = 0.15313837699209373;
const L7 = 0.14798198605116586;

/** Coefficients of the exponential. */
const P1 = 0.16666666666666602;
const P2 = -0.0027777777777015593;
const P3 = 0.00006613756321437934;
const P4 = -0.0000016533902205465252;
const P5 = 4.1381367970572385e-8;

/** A number and its halves: the one with the sign and the exponent, and the other. */
const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);
const HIGH = new Uint8Array(Int32Array.of(1).buffer)[0] === 1 ? 1 : 0;

function highOf(x: number): number {
  double[0] = x;
  return halves[HIGH]!;
}

function withHigh(x: number, high: number): number {
  double[0] = x;
  halves[HIGH] = high;
  return double[0];
}

/** A power of two from 2^-1021 to 2^1023. */
const twoTo = (k: number): number => withHigh(0, (1023 + k) << 20);

/**
 * Natural logarithm, to within one unit of the last place; the same bits in every engine.
 *
 * @example
 * ln(Math.E); // 1
 */
export function ln(argument: number): number {
  if (!(argument > 0)) return argument === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (argument === Number.POSITIVE_INFINITY) return argument;
  let x = argument;
  let k = 0;
  let high = highOf(x);
  if (high < 0x00100000) {
    // A number without a leading one.
    k = -54;
    x *= 2 ** 54;
    high = highOf(x);
  }
  k += (high >> 20) - 1023;
  high &= 0x000fffff;
  const carry = (high + 0x95f64) & 0x100000;
  x = withHigh(x, high | (carry ^ 0x3ff00000));
  k += carry >> 20;
  const f = x - 1;
  if ((0x000fffff & (2 + high)) < 3) {
    if (f === 0) return k * LN2_HIGH + k * LN2_LOW;
    const r = f * f * (0.5 - 0.3333333333333333 * f);
    return k === 0 ? f - r : k * LN2_HIGH - (r - k * LN2_LOW - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const r = z * (L1 + w * (L3 + w * (L5 + w * L7))) + w * (L2 + w * (L4 + w * L6));
  if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
    const half = 0.5 * f * f;
    return k === 0 ? f - (half - s * (half + r)) : k * LN2_HIGH - (half - (s * (half + r) + k * LN2_LOW) - f);
  }
  return k === 0 ? f - s * (f - r) : k * LN2_HIGH - (s * (f - r) - k * LN2_LOW - f);
}

/**
 * `ln(1 + x)`, precise near 0 too; the same bits in every engine.
 *
 * @example
 * ln1p(1e-20); // 1e-20
 */
export function ln1p(x: number): number {
  if (!(x > -1)) return x === -1 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const high = highOf(x);
  const size = high & 0x7fffffff;
  if (size < 0x3e200000) return size < 0x3c900000 ? x : x - x * x * 0.5;
  // From √½ to √2 it is 1 + x itself.
  let k = 0;
  let f = x;
  let rest = 1;
  let c = 0;
  if (high >= 0x3fda827a || (high < 0 && high > (0xbfd2bec4 | 0))) {
    let u = high < 0x43400000 ? 1 + x : x;
    rest = highOf(u);
    k = (rest >> 20) - 1023;
    if (high < 0x43400000) c = (k > 0 ? 1 - (u - x) : x - (u - 1)) / u;
    rest &= 0x000fffff;
    if (rest < 0x6a09e) u = withHigh(u, rest | 0x3ff00000);
    else {
      k++;
      u = withHigh(u, rest | 0x3fe00000);
      rest = (0x00100000 - rest) >> 2;
    }
    f = u - 1;
  }
  const half = 0.5 * f * f;
  if (rest === 0) {
    if (f === 0) return k === 0 ? 0 : k * LN2_HIGH + (c + k * LN2_LOW);
    const r = half * (1 - 0.6666666666666666 * f);
    return k === 0 ? f - r : k * LN2_HIGH - (r - (k * LN2_LOW + c) - f);
  }
  const s = f / (2 + f);
  const z = s * s;
  const r = z * (L1 + z * (L2 + z * (L3 + z * (L4 + z * (L5 + z * (L6 + z * L7))))));
  return k === 0 ? f - (half - s * (half + r)) : k * LN2_HIGH - (half - (s * (half + r) + (k * LN2_LOW + c)) - f);
}

/**
 * Exponential, to within one unit of the last place; the same bits in every engine.
 *
 * @example
 * exp(0); // 1
 */
export function exp(argument: number): number {
  if (Number.isNaN(argument)) return argument;
  if (argument > 709.782712893384) return Number.POSITIVE_INFINITY;
  if (argument < -745.13321910194111) return 0;
  const size = highOf(argument) & 0x7fffffff;
  let x = argument;
  let [high, low, k] = [0, 0, 0];
  if (size > 0x3fd62e42) {
    // What is left of it is at most half of ln 2.
    if (size < 0x3ff0a2b2) {
      if (x === 1) return Math.E;
      k = x > 0 ? 1 : -1;
    } else k = Math.trunc(ONE_OVER_LN2 * x + (x > 0 ? 0.5 : -0.5));
    high = x - k * LN2_HIGH;
    low = k * LN2_LOW;
    x = high - low;
  } else if (size < 0x3e300000) return 1 + x;
  const t = x * x;
  const c = x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  if (k === 0) return 1 - ((x * c) / (c - 2) - x);
  const y = 1 - (low - (x * c) / (2 - c) - high);
  if (k === 1024) return y * 2 * twoTo(1023);
  return k >= -1021 ? y * twoTo(k) : y * twoTo(k + 1000) * twoTo(-1000);
}
