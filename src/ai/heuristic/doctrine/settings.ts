// A doctrine's weights as the player uses them: whole numbers (permille, hundredths of a POC), because a number with a fraction
// that is handed from function to function is an allocation.
import {
  HARBOR_NAMES,
  WEIGHT_NAMES,
  WEIGHT_TABLE_NAMES,
  WEIGHT_TABLES,
  WEIGHTS,
  type WeightName,
  type Weights,
  type WeightTableName,
} from './weights.js';

/** Weights in whole numbers: each in the `parts` of `WEIGHTS`, the tables in hundredths. */
export type Settings = { readonly [name in WeightName]: number } & {
  readonly [table in WeightTableName]: Int32Array;
} & {
  /** Harbors, those with the largest share of the fleet first. */
  readonly harborOrder: Uint8Array;
};

/** Turns weights into whole numbers. */
export function settingsOf(weights: Weights): Settings {
  const shares = HARBOR_NAMES.map((name) => weights.fleetShares[name]);
  const tables = WEIGHT_TABLE_NAMES.map((table) => [table, hundredths(weights[table], WEIGHT_TABLES[table].names)]);
  const numbers = WEIGHT_NAMES.map((name) => [name, Math.round(WEIGHTS[name].parts * weights[name])]);
  const harborOrder = Uint8Array.from(shares.map((_, h) => h).sort((a, b) => shares[b]! - shares[a]! || a - b));
  return Object.fromEntries([...tables, ['harborOrder', harborOrder], ...numbers]);
}

const hundredths = (table: Readonly<Record<string, number>>, names: readonly string[]): Int32Array =>
  Int32Array.from(names, (name) => Math.round(100 * table[name]!));
