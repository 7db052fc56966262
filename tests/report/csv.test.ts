import { describe, expect, it } from 'vitest';
import { metricsCsv } from '../../src/report/csv/csv.js';
import { wilson } from '../../src/stats/intervals/wilson.js';
import { exactRaid, numbers, raid } from './support.js';

describe('CSV', () => {
  it('has one line for the mean, the standard deviation and every value', () => {
    const [head, ...lines] = metricsCsv(numbers([250, 500, 250]))
      .trimEnd()
      .split('\n');
    expect(head).toBe('metric,figure,value,count,estimate,ci95_low,ci95_high');
    expect(lines.map((line) => line.split(',').slice(0, 5).join(','))).toEqual([
      'score.final,mean,,,1',
      `score.final,sd,,,${Math.sqrt(500 / 999).toPrecision(15)}`,
      'score.final,chance,0,250,0.25',
      'score.final,chance,1,500,0.5',
      'score.final,chance,2,250,0.25',
    ]);
    const [lo, hi] = wilson(250, 1000);
    expect(lines[2]!.split(',').slice(5).map(Number)).toEqual([expect.closeTo(lo, 12), expect.closeTo(hi, 12)]);
  });

  it('carries every metric and label of a raid, and probabilities for the exact method', () => {
    const { metrics } = raid();
    const names = new Set(
      metricsCsv(raid())
        .split('\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    );
    expect([...names]).toEqual(Object.keys(metrics));
    const sunk = metricsCsv(exactRaid())
      .split('\n')
      .find((line) => line.startsWith('ship.Nevada.fate,chance,sunk'))!;
    const [count, estimate, lo, hi] = sunk.split(',').slice(3);
    expect(new Set([count, estimate, lo, hi]).size).toBe(1);
  });

  it('quotes names with commas and quotes', () => {
    const result = numbers([1, 1]);
    const renamed = { ...result, metrics: { 'a "b", c': result.metrics['score.final']! } };
    expect(metricsCsv(renamed).split('\n')[1]).toMatch(/^"a ""b"", c",mean,/);
  });
});
