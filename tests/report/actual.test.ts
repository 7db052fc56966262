// Where an outcome that was really seen stands, in a sentence.
import { describe, expect, it } from 'vitest';
import { battleStanding } from '../../src/report/actual.js';
import { percentileOf } from '../../src/stats/intervals/percentile.js';

describe('the sentence of an outcome', () => {
  it('gives the percentile its error where games were played, and none where it is exact', () => {
    const played = battleStanding('2 lost', percentileOf({ min: 0, counts: [100, 200, 700] }, 1, false));
    expect(played).toMatch(/percentile 20\.0 ±2\.1\.$/);
    const exact = battleStanding('2 lost', percentileOf({ min: 0, counts: [0.1, 0.2, 0.7] }, 1, true));
    expect(exact).toMatch(/percentile 20\.0\.$/);
  });
});
