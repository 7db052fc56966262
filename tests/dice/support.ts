// Statistics for the tests of the dice. Seeds are fixed, so a test that passes once passes always; the bounds say how
// unlikely the fixed streams may look before we stop believing in them.

/**
 * Chi-square against equal expectations as a standard normal deviate (Wilson and Hilferty's cube root; good from about five
 * degrees of freedom). Very negative is as suspicious as very positive: counts that are too even are not random either.
 */
export function chiSquareDeviate(counts: ArrayLike<number>): number {
  let total = 0;
  for (let k = 0; k < counts.length; k++) total += counts[k]!;
  const expected = total / counts.length;
  let sum = 0;
  for (let k = 0; k < counts.length; k++) sum += (counts[k]! - expected) ** 2 / expected;
  const spread = 2 / (9 * (counts.length - 1));
  return (Math.cbrt(sum / (counts.length - 1)) - (1 - spread)) / Math.sqrt(spread);
}

/** Correlation of two series times the root of their length: a standard normal deviate when they are independent. */
export function correlationDeviate(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const n = x.length;
  let sx = 0;
  let sy = 0;
  for (let k = 0; k < n; k++) {
    sx += x[k]!;
    sy += y[k]!;
  }
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let k = 0; k < n; k++) {
    const dx = x[k]! - sx / n;
    const dy = y[k]! - sy / n;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  return (xy / Math.sqrt(xx * yy)) * Math.sqrt(n);
}
