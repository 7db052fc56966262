// What a climb leaves on the way, and what goes on from it.
import { existsSync, readFileSync } from 'node:fs';
import type { Side } from '../../src/board/index.js';
import type { Player } from '../../src/game/state/state.js';
import type { RuleSet } from '../../src/rules/index.js';
import type { Climb } from './climb.js';
import type { Group } from './evolved-from.js';
import { EvolvedNumbers } from './evolved-numbers.js';

/** Where a climb stands: whose it is, and the player from which it began. */
export interface Kept {
  readonly side: Side;
  readonly base: string;
  /** Which numbers move. */
  readonly group: Group;
  /** The rule whose own numbers move (`evolved-from.ts`). */
  readonly under?: string | undefined;
  readonly climb: Climb;
  /** How many jumps of which seed and kinds were tried (`jumps.ts`). */
  readonly jumps?: { readonly seed: string; readonly of: string; readonly tried: number };
}

/** Points of a climb: the mean of its centres, which is steadier, and the centre where it stands, which is further on as long as it rises. */
export const POINTS = ['mean', 'centre'] as const;
export type Point = (typeof POINTS)[number];

/** The numbers of a kept climb. */
export const numbersOf = ({ side, base, group, under }: Kept): EvolvedNumbers =>
  new EvolvedNumbers(side, base, group, under);

/** The same with another group of numbers: those that are new have not moved. */
export function inGroup({ climb, ...kept }: Kept, group: Group): Kept {
  const { side, base, group: before, under } = kept;
  const names = new EvolvedNumbers(side, base, before, under).names;
  const place = new EvolvedNumbers(side, base, group, under).names.map((name) => names.indexOf(name));
  const of = (numbers: readonly number[]) => place.map((k) => numbers[k] ?? 0);
  const { rounds, centre, mean, slope, noise } = climb;
  return {
    ...kept,
    group,
    climb: { rounds, centre: of(centre), mean: of(mean), slope: of(slope), noise: of(noise) },
  };
}

/** A player as the learn commands name him: a name, or what a climb kept, FILE or FILE@centre (default: the mean). */
export interface Named {
  /** The player by name, or the one that the climb began with. */
  readonly name: string;
  /** The player himself, where a climb kept him. */
  readonly player?: (rules: RuleSet) => Player;
}

/** What a climb wrote. */
export const readKept = (file: string): Kept => JSON.parse(readFileSync(file, 'utf8'));

export function namedOrKept(text: string): Named {
  const end = /@(mean|centre)$/.exec(text);
  const path = end ? text.slice(0, end.index) : text;
  if (!existsSync(path)) return { name: path };
  const kept = readKept(path);
  const numbers = numbersOf(kept);
  const steps = Float64Array.from(kept.climb[(end?.[1] ?? 'mean') as Point]);
  return { name: kept.base, player: (rules) => numbers.player(steps, rules) };
}
