// The small version of `npm run coverage-of-intervals`: 1000 samples a method, where the full run has 20,000.
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../../bench/coverage.js';
import { COVERAGE_CASES } from '../../bench/coverage-cases.js';

describe('coverage of nominal 95 % over 1000 samples', () => {
  it.each(COVERAGE_CASES.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const row = coverageOf(one, 1000, 'test');
    // Two standard errors of 1000 samples beyond what the full run allows.
    expect(row.coverage).toBeGreaterThanOrEqual(one.least - 0.014);
    expect(row.coverage).toBeLessThanOrEqual(one.most + 0.014);
  });

  it('would notice an interval that is a tenth too short', () => {
    const [shape] = COVERAGE_CASES;
    const short = coverageOf({ ...shape!, covers: (uniform) => uniform() < 0.922 }, 1000, 'test');
    expect(short.coverage).toBeLessThan(0.945 - 0.014);
    expect(short.passed).toBe(false);
  });
});
