// Doctrines near a given one: each weight changed by chance, so that other plans come up.
import { isOff } from '../heuristic/doctrine/tunable.js';
import {
  completeWeights,
  type SomeWeights,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type Weights,
} from '../heuristic/doctrine/weights.js';
import type { ChoiceStream } from '../random/choice-stream.js';

/** Steps in which a factor is drawn. */
const STEPS = 1000;

/**
 * Weights near the given ones: every number is multiplied by a factor of its own between 1 − strength and 1 + strength, and kept
 * within its range.
 *
 * @param strength from 0 (no change) to 1.
 */
export function perturbed(weights: Weights, strength: number, chance: ChoiceStream): Weights {
  const perturb = (x: number, min: number, max: number) =>
    Math.max(min, Math.min(max, x * (1 + strength * ((2 * chance.below(STEPS + 1)) / STEPS - 1))));
  const tables = WEIGHT_TABLE_NAMES.map((table) => {
    const { names, min, max } = WEIGHT_TABLES[table];
    const values = weights[table] as Readonly<Record<string, number>>;
    return [table, Object.fromEntries(names.map((name) => [name, perturb(values[name]!, min, max)]))] as const;
  });
  // What a doctrine does not do none nearby does, and no chance is spent on it.
  const numbers = WEIGHT_NAMES.filter((name) => !isOff(name, weights)).map(
    (name) => [name, perturb(weights[name], WEIGHTS[name].min, WEIGHTS[name].max)] as const,
  );
  return completeWeights(Object.fromEntries([...tables, ...numbers]) as SomeWeights, weights);
}
