// Known values: computed with mpmath 1.3 at 30 digits, rounded to double.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incompleteBeta, inverseIncompleteBeta } from '../../src/stats/distributions/beta.js';
import {
  binomialCdf,
  binomialProbability,
  binomialQuantile,
  logBinomialProbability,
} from '../../src/stats/distributions/binomial.js';
import { deviance, logGamma, stirlingError } from '../../src/stats/distributions/gamma.js';
import { alphaOf, normalQuantile, twoSidedZ } from '../../src/stats/distributions/normal.js';
import { studentTCdf, studentTQuantile } from '../../src/stats/distributions/student-t.js';
import { chiSquareTest, chiSquareUpperTail, erfc, normalCdf, upperGammaRatio } from './reference-distributions.js';

/** Relative difference; absolute where the known value is 0. */
const off = (value: number, known: number): number => Math.abs(value - known) / (Math.abs(known) || 1);

describe('normal distribution', () => {
  it.each([
    [-3, 1.9999779095030015],
    [-1, 1.842700792949715],
    [-0.25, 1.276326390168237],
    [0, 1],
    [1e-8, 0.9999999887162083],
    [0.3, 0.6713732405408726],
    [1, 0.15729920705028513],
    [1.99, 0.004888586800383003],
    [2, 0.004677734981047266],
    [2.5, 0.0004069520174449589],
    [4, 1.541725790028002e-8],
    [6, 2.1519736712498913e-17],
    [10, 2.088487583762545e-45],
    [20, 5.395865611607901e-176],
  ])('erfc(%f) is right to 13 digits', (x, known) => {
    expect(off(erfc(x), known)).toBeLessThan(1e-13);
  });

  it.each([
    [-8, 6.220960574271784e-16],
    [-3, 0.0013498980316300946],
    [-1, 0.15865525393145705],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [1.5, 0.9331927987311419],
    [4, 0.9999683287581669],
  ])('normalCdf(%f) is right to 12 digits', (z, known) => {
    expect(off(normalCdf(z), known)).toBeLessThan(1e-12);
  });

  it.each([
    [1e-300, -37.0470962993612],
    [1e-20, -9.262340089798407],
    [1e-10, -6.361340902404057],
    [0.001, -3.0902323061678136],
    [0.025, -1.9599639845400543],
    [0.074, -1.4466320671589785],
    [0.3, -0.5244005127080408],
    [0.5, 0],
    [0.6, 0.2533471031357997],
    [0.925, 1.4395314709384561],
    [0.975, 1.9599639845400538],
    [0.995, 2.5758293035489004],
    [0.9999, 3.7190164854557084],
  ])('normalQuantile(%f) is right to 15 digits', (p, known) => {
    expect(off(normalQuantile(p), known)).toBeLessThan(1e-15);
  });

  it('quantile and distribution are inverse', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1, maxExcluded: true, noNaN: true }), (p) => {
        expect(off(normalCdf(normalQuantile(p)), p)).toBeLessThan(1e-11);
      }),
    );
  });

  it('has its ends, and refuses what is no probability', () => {
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
    expect(() => normalQuantile(1.1)).toThrow(RangeError);
    expect(() => normalQuantile(Number.NaN)).toThrow(RangeError);
    expect(twoSidedZ(0.95)).toBeCloseTo(1.959963984540054, 14);
    for (const confidence of [0, 1, Number.NaN]) expect(() => alphaOf(confidence)).toThrow(RangeError);
  });
});

describe('gamma function', () => {
  it.each([
    [0.001, 6.907178885383853],
    [0.5, 0.5723649429247001],
    [1.5, -0.12078223763524522],
    [2.5, 0.2846828704729192],
    [3.7, 1.428072326665388],
    [9.5, 11.689333420797269],
    [10, 12.80182748008147],
    [33.3, 82.60372358165495],
    [12345.678, 103959.91990554606],
    [1e9, 19723265827.503716],
  ])('logGamma(%f)', (x, known) => {
    expect(Math.abs(logGamma(x) - known)).toBeLessThan(4e-15 * Math.max(1, known));
  });

  it('is that of factorials', () => {
    let log = 0;
    for (let n = 1; n <= 40; n++) {
      expect(logGamma(n)).toBeCloseTo(log, 12);
      log += Math.log(n);
    }
    expect(() => logGamma(0)).toThrow(RangeError);
  });

  it.each([
    [0.5, 0.15342640972002736],
    [1, 0.08106146679532726],
    [9.5, 0.008768700134139386],
    [10, 0.00833056343336287],
    [100, 0.0008333305556349147],
  ])('stirlingError(%f)', (x, known) => {
    expect(Math.abs(stirlingError(x) - known)).toBeLessThan(1e-14);
  });

  it.each([
    [0.5, 0.1, 0.654720846018577],
    [0.5, 3, 0.01430587843542964],
    [2.5, 1, 0.8491450360846097],
    [5, 4, 0.6288369351798735],
    [5, 6, 0.2850565003166312],
    [5, 50, 5.4497019829205295e-17],
    [50, 40, 0.9296649333406051],
    [50, 60, 0.08440668109369183],
    [500, 500, 0.49405285382923964],
    [5000, 5100, 0.07932888107761897],
    [3, 0, 1],
    [3, Number.POSITIVE_INFINITY, 0],
  ])('upperGammaRatio(%f, %f)', (a, x, known) => {
    expect(off(upperGammaRatio(a, x), known)).toBeLessThan(2e-14);
  });

  it('refuses what is not defined', () => {
    expect(() => upperGammaRatio(0, 1)).toThrow(RangeError);
    expect(() => upperGammaRatio(1, -1)).toThrow(RangeError);
  });
});

describe('beta distribution', () => {
  it.each([
    [0.3, 2.5, 0.5, 0.01892712407194565],
    [0.01, 0.5, 0.5, 0.06376856085851985],
    [0.99, 0.5, 0.5, 0.9362314391414801],
    [0.3, 10, 20, 0.3640040810719442],
    [0.001, 1, 1000, 0.6323045752290359],
    [0.7, 30, 12, 0.40104779034960975],
    [0.5, 40, 60, 0.9780623532064924],
    // One minus three terms of a binomial sum, by mpmath; scipy 1.17 is off in the eleventh digit here.
    [1e-6, 3, 3_000_000, 0.5768104789777347],
  ])('incompleteBeta(%f, %f, %f)', (x, a, b, known) => {
    expect(off(incompleteBeta(x, a, b), known)).toBeLessThan(2e-14);
  });

  it('is one half at the middle of a symmetric one, however narrow', () => {
    for (const a of [0.5, 1, 7, 1e4, 1e8]) expect(incompleteBeta(0.5, a, a)).toBeCloseTo(0.5, 10);
  });

  it('is a binomial sum', () => {
    for (let n = 1; n <= 30; n++) {
      for (let k = 0; k < n; k++) {
        let sum = 0;
        for (let j = k + 1; j <= n; j++) sum += naiveBinomial(j, n, 0.37);
        expect(off(incompleteBeta(0.37, k + 1, n - k), sum)).toBeLessThan(1e-13);
      }
    }
  });

  it('has an inverse that is relatively exact at both ends', () => {
    const size = fc.double({ min: 0.3, max: 5000, noNaN: true });
    const p = fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true });
    fc.assert(
      fc.property(p, size, size, (q, a, b) => {
        const x = inverseIncompleteBeta(q, a, b);
        // Near 1 the doubles themselves are too far apart for more.
        if (x > 0.999999) return;
        const back = incompleteBeta(x, a, b);
        expect(x < 0.5 ? off(back, q) : Math.abs(back - q)).toBeLessThan(1e-10);
      }),
      { numRuns: 300 },
    );
    expect([inverseIncompleteBeta(0, 2, 3), inverseIncompleteBeta(1, 2, 3)]).toEqual([0, 1]);
    // 1 - (1 - q)^(1/b), in closed form.
    expect(off(inverseIncompleteBeta(0.025, 1, 1e9), -Math.expm1(Math.log1p(-0.025) / 1e9))).toBeLessThan(1e-13);
  });

  it('refuses what is not defined', () => {
    expect(() => incompleteBeta(1.1, 1, 1)).toThrow(RangeError);
    expect(() => incompleteBeta(0.5, 0, 1)).toThrow(RangeError);
    expect(() => inverseIncompleteBeta(-0.1, 1, 1)).toThrow(RangeError);
  });
});

/** Product formula, good for small n. */
function naiveBinomial(k: number, n: number, p: number): number {
  let value = p ** k * (1 - p) ** (n - k);
  for (let i = 1; i <= k; i++) value *= (n - k + i) / i;
  return value;
}

describe('binomial distribution', () => {
  it('agrees with the product formula', () => {
    for (const n of [1, 2, 5, 17, 40]) {
      for (const p of [0, 0.01, 0.3, 0.5, 0.99, 1]) {
        let below = 0;
        for (let k = 0; k <= n; k++) {
          const known = naiveBinomial(k, n, p);
          below += known;
          expect(off(binomialProbability(k, n, p), known)).toBeLessThan(1e-12);
          expect(Math.abs(binomialCdf(k, n, p) - below)).toBeLessThan(1e-13);
        }
      }
    }
    expect(binomialCdf(-1, 5, 0.5)).toBe(0);
    expect(logBinomialProbability(6, 5, 0.5)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('adds up to 1 for a million games', () => {
    let sum = 0;
    for (let k = 295_000; k <= 305_000; k++) sum += binomialProbability(k, 1_000_000, 0.3);
    expect(sum).toBeCloseTo(1, 12);
    expect(binomialCdf(3, 1_000_000, 1e-6)).toBeCloseTo(0.9810119044370966, 14);
  });

  it('has the quantile that its definition asks for', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(share, fc.integer({ min: 1, max: 3000 }), share, (q, n, p) => {
        const k = binomialQuantile(q, n, p);
        expect(binomialCdf(k, n, p)).toBeGreaterThanOrEqual(q - 1e-12);
        expect(binomialCdf(k - 1, n, p)).toBeLessThan(q + 1e-12);
      }),
    );
    expect(binomialQuantile(0.025, 1_000_000, 0.3)).toBe(299_102);
    expect(binomialQuantile(0.999, 1_000_000_000, 0.001)).toBe(1_003_090);
    expect(() => binomialQuantile(0, 3, 0.5)).toThrow(RangeError);
  });

  it('rests on a deviance that does not cancel', () => {
    expect(deviance(0, 3)).toBe(3);
    expect(off(deviance(2, 1), 2 * Math.log(2) - 1)).toBeLessThan(1e-15);
    // x = m (1 + d): m (d²/2 - d³/6 + …)
    expect(off(deviance(1e6 + 1, 1e6), 5e-7 - 1e-12 / 6)).toBeLessThan(1e-12);
  });
});

describe('chi-square', () => {
  it.each([
    [3.841458820694124, 1, 0.05],
    [5.991464547107979, 2, 0.05],
    [16.918977604620448, 9, 0.05],
    [0.5, 3, 0.9188914116546758],
    [124.342113404004, 100, 0.05],
    [60, 20, 7.121750862815577e-6],
  ])('upper tail of %f with %i degrees', (x, degrees, known) => {
    expect(off(chiSquareUpperTail(x, degrees), known)).toBeLessThan(2e-14);
  });

  it('test of a fair die', () => {
    const test = chiSquareTest([15, 25, 20, 18, 12, 10], new Array(6).fill(1 / 6));
    expect(test.statistic).toBeCloseTo(9.08, 12);
    expect(test.degrees).toBe(5);
    expect(test.pValue).toBeCloseTo(0.105915459, 8);
  });

  it('pools bins that expect too little, and calls the impossible impossible', () => {
    expect(chiSquareTest([50, 46, 2, 2], [0.5, 0.46, 0.02, 0.02]).degrees).toBe(1);
    expect(chiSquareTest([1, 1], [0.5, 0.5])).toEqual({ statistic: 0, degrees: 0, pValue: 1 });
    expect(chiSquareTest([50, 1], [1, 0]).pValue).toBe(0);
    expect(() => chiSquareTest([1], [0.5, 0.5])).toThrow(RangeError);
  });
});

describe("Student's t", () => {
  it.each([
    [0.975, 1, 12.706204736174692],
    [0.975, 2, 4.302652729749462],
    [0.975, 5, 2.5705818356363146],
    [0.975, 10, 2.2281388519862744],
    [0.95, 30, 1.6972608865939574],
    [0.995, 3, 5.840909309733355],
    [0.6, 4, 0.27072229470759734],
    [0.9999, 7, 7.063432828157639],
    [0.025, 1000, -1.962339080826408],
    [0.975, 99_999, 1.9599877077718442],
    [0.975, 1_000_000, 1.959966356814107],
    [0.5, 12, 0],
  ])('quantile %f with %i degrees', (p, degrees, known) => {
    expect(off(studentTQuantile(p, degrees), known)).toBeLessThan(2e-12);
  });

  it('has a distribution that the quantile inverts', () => {
    for (const degrees of [1, 3, 20, 400]) {
      for (const p of [1e-6, 0.02, 0.3, 0.8, 0.999]) {
        expect(studentTCdf(studentTQuantile(p, degrees), degrees)).toBeCloseTo(p, 11);
      }
    }
    expect(studentTCdf(1, 1)).toBeCloseTo(0.75, 14);
    expect(() => studentTQuantile(0, 3)).toThrow(RangeError);
  });
});
