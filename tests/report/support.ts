// Results to render: the standard raid with 200,000 games, the same solved exactly, and a whole game.
import { readFileSync } from 'node:fs';
import type { MetricResult, NumberResult, Result } from '../../src/answer/result.js';

const load = (name: string): Result =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')) as Result;

export const raid = (): Result => load('raid-result.json');
export const game = (): Result => load('game-result.json');

/** The raid as the exact method would answer it, had its shares been the probabilities. */
export function exactRaid(): Result {
  const result = raid();
  const metrics = Object.entries(result.metrics).map(([name, m]): [string, MetricResult] => {
    if ('histogram' in m) {
      const histogram = m.histogram.map(({ value, count }) => ({ value, count: count / result.games }));
      return [name, { ...m, se: 0, ci95: [m.mean, m.mean], histogram }];
    }
    const points = Object.fromEntries(Object.entries(m.share).map(([label, p]) => [label, [p, p] as const]));
    return [name, { counts: m.share, share: m.share, ci95: points }];
  });
  const config = { ...result.config, method: 'exact' };
  return { ...result, config, games: 0, metrics: Object.fromEntries(metrics), run: { ...result.run, workers: 0 } };
}

/** A result with nothing but one number metric. */
export function numbers(counts: readonly number[], min = 0, kind = 'other'): Result {
  const games = counts.reduce((a, b) => a + b, 0);
  const mean = counts.reduce((sum, c, i) => sum + c * (min + i), 0) / games;
  const variance = counts.reduce((sum, c, i) => sum + c * (min + i - mean) ** 2, 0) / Math.max(1, games - 1);
  const se = Math.sqrt(variance / games);
  const metric: NumberResult = {
    mean,
    se,
    ci95: [mean - 1.96 * se, mean + 1.96 * se],
    sd: Math.sqrt(variance),
    histogram: counts.map((count, i) => ({ value: min + i, count })),
  };
  return { ...raid(), kind, config: { kind, method: 'monte-carlo' }, games, metrics: { 'score.final': metric } };
}

/** Numbers in a drawing or specification cut to two digits after the point: libraries differ in the last ones. */
export const cutFloats = (text: string): string =>
  text.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2)) + 0));
