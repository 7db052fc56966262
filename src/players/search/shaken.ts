// Doctrines near a given one: each weight changed by chance, so that other plans come up.
import type { Weights } from '../heuristic/doctrine.js';
import type { Chance } from '../random/chance.js';

/** Steps in which a factor is drawn. */
const STEPS = 1000;

/**
 * Weights near the given ones: every number is multiplied by a factor of its own between 1 − strength and 1 + strength.
 *
 * @param strength from 0 (no change) to 1.
 */
export function shaken(weights: Weights, strength: number, chance: Chance): Weights {
  const shake = (x: number) => x * (1 + strength * ((2 * chance.below(STEPS + 1)) / STEPS - 1));
  const entries = Object.entries(weights as unknown as Record<string, unknown>).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((x: number) => shake(x)) : typeof value === 'number' ? shake(value) : value,
  ]);
  return Object.fromEntries(entries) as Weights;
}
