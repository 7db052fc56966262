// Weights by their paths, for whoever varies them: `fear`, `areas.Coral Sea`; `areas` stands for all of its table.
import type { Side } from '../../../board/index.js';
import {
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type WeightInfo,
  type WeightName,
  type Weights,
  type WeightTableName,
} from './weights.js';

/** One weight: where it stands, its range, and its value in some doctrine. */
export interface Tunable {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  readonly value: number;
}

const needOf = (name: WeightName): WeightName | undefined => (WEIGHTS[name] as WeightInfo).needs;
const NEEDED: ReadonlySet<WeightName> = new Set(WEIGHT_NAMES.flatMap((name) => needOf(name) ?? []));

/** True for a neutral weight, for a count of 0 that other weights need, and for these others: the doctrine does not do what they are about. */
export function isOff(name: WeightName, weights: Weights): boolean {
  if (weights[name] === (WEIGHTS[name] as WeightInfo).neutral) return true;
  const count = needOf(name) ?? name;
  return NEEDED.has(count) && weights[count] === 0;
}

/** True for a weight that a side's player has no use for: one of the other side, or one whose count is 0. */
export const isIdle = (name: WeightName, side: Side, weights: Weights): boolean =>
  (WEIGHTS[name].side ?? side) !== side || (needOf(name) !== undefined && isOff(name, weights));

/** All names that stand for weights: each weight, each table, each entry of a table. */
export function tunableNames(): string[] {
  return [...WEIGHT_NAMES, ...WEIGHT_TABLE_NAMES, ...WEIGHT_TABLE_NAMES.flatMap(entriesOf)];
}

/** What is tuned where nothing is named: every single number that is not a count. */
export function defaultTunables(side: Side, weights: Weights): string[] {
  return WEIGHT_NAMES.filter((name) => !WEIGHTS[name].whole && !isIdle(name, side, weights));
}

/**
 * The weights that some names stand for, each once, with their values.
 *
 * @throws RangeError for a name that stands for nothing.
 * @example
 * tunables(STANDARD_JAPAN.weights, ['fear', 'areas']).length; // 14
 */
export function tunables(weights: Weights, names: readonly string[]): Tunable[] {
  const paths = new Set(names.flatMap((name) => (isTable(name) ? entriesOf(name) : [name])));
  return [...paths].map((name) => tunable(weights, name));
}

const isTable = (name: string): name is WeightTableName => (WEIGHT_TABLE_NAMES as readonly string[]).includes(name);
const entriesOf = (table: WeightTableName): string[] => WEIGHT_TABLES[table].names.map((entry) => `${table}.${entry}`);

function tunable(weights: Weights, name: string): Tunable {
  const single = WEIGHT_NAMES.find((weight) => weight === name);
  if (single) {
    const { min, max, whole } = WEIGHTS[single];
    return { name, min, max, ...(whole ? { whole } : {}), value: weights[single] };
  }
  const table = WEIGHT_TABLE_NAMES.find((t) => entriesOf(t).includes(name));
  if (!table) throw new RangeError(`there is no weight ${name}`);
  const { min, max } = WEIGHT_TABLES[table];
  return { name, min, max, value: (weights[table] as Readonly<Record<string, number>>)[name.slice(table.length + 1)] };
}

/**
 * Weights with some of them changed.
 *
 * @param changes values by path
 * @example
 * withWeights(STANDARD_JAPAN.weights, { fear: 0.2, 'areas.Coral Sea': 2 });
 */
export function withWeights(weights: Weights, changes: Readonly<Record<string, number>>): Weights {
  const changed: Record<string, unknown> = { ...weights };
  for (const [name, value] of Object.entries(changes)) {
    const table = WEIGHT_TABLE_NAMES.find((t) => name.startsWith(`${t}.`));
    if (table) changed[table] = { ...(changed[table] as object), [name.slice(table.length + 1)]: value };
    else changed[name] = value;
  }
  return changed as unknown as Weights;
}
