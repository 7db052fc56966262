// What a climb leaves on the way, and what goes on from it.
import { existsSync, readFileSync } from 'node:fs';
import { fastDirections, fastPlayer } from '../../src/ai/create-player.js';
import { type Opening, shippedOpening } from '../../src/ai/opening.js';
import { type FastSeat, namedSeat } from '../../src/ai/seat.js';
import { SIDES, type Side } from '../../src/board/index.js';
import type { Player } from '../../src/game/state/state.js';
import type { RuleSet } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import type { Climb } from './climb.js';
import type { Group } from './evolved-from.js';
import { EvolvedNumbers } from './evolved-numbers.js';
import { type Fitted, type FittedNets, fittedPlayer } from './fitted.js';

/** Where a climb stands: whose it is, and the player from which it began. */
export interface Kept {
  readonly side: Side;
  readonly base: string;
  /** Which numbers move. */
  readonly group: Group;
  /** The rule whose own numbers move (`evolved-from.ts`). */
  readonly under?: string | undefined;
  /** Networks that were fitted anew before the climb began (`refit.ts`). */
  readonly fitted?: FittedNets | undefined;
  readonly climb: Climb;
  /** How many jumps of which seed and kinds were tried (`jumps.ts`). */
  readonly jumps?: { readonly seed: string; readonly of: string; readonly tried: number };
}

/** Points of a climb: the mean of its centres, which is steadier, and the centre where it stands, which is further on as long as it rises. */
export const POINTS = ['mean', 'centre'] as const;
export type Point = (typeof POINTS)[number];

/** The numbers of a kept climb. */
export const numbersOf = ({ side, base, group, under, fitted }: Kept): EvolvedNumbers =>
  new EvolvedNumbers(side, base, group, under, fitted);

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

/**
 * A player as the learn commands name him: a name; what a climb kept, FILE or FILE@centre (default: the mean); or the FILE of what was fitted. A name, and what was fitted, with an opening
 * too: learned-fast-13+run-to-australia.
 */
export interface Named {
  /** The player by name, or the one that the climb or the fit began with. */
  readonly name: string;
  /** The player himself, where a file has him. */
  readonly player?: (rules: RuleSet) => Player;
}

/** What a climb wrote. */
export const readKept = (file: string): Kept => JSON.parse(readFileSync(file, 'utf8'));
/** What a fit wrote. */
export const readFitted = (file: string): Fitted => JSON.parse(readFileSync(file, 'utf8'));

export function namedOrKept(text: string): Named {
  // A file may have such signs in its name.
  const [, path = text, point = 'mean', plan] = existsSync(text)
    ? []
    : (/^(.*?)(?:@(mean|centre))?(?:\+([^+/@]*))?$/.exec(text) as unknown as [string, string, Point?, string?]);
  const opening = plan === undefined ? null : openingNamed(plan);
  if (!existsSync(path)) return opening === null ? { name: path } : { name: path, player: seatedWith(path, opening) };
  const kept: Kept | Fitted = JSON.parse(readFileSync(path, 'utf8'));
  if ('nets' in kept) return { name: kept.base, player: (rules) => fittedPlayer(kept, rules, opening) };
  if (opening !== null) throw new UsageError(`${text}: what a climb kept has no opening`);
  const numbers = numbersOf(kept);
  const steps = Float64Array.from(kept.climb[point]);
  return { name: kept.base, player: (rules) => numbers.player(steps, rules) };
}

function openingNamed(name: string): Opening {
  const found = SIDES.map((side) => shippedOpening(side, name)).find((opening) => opening !== undefined);
  if (!found) throw new UsageError(`no opening is called ${name}`);
  return found;
}

/** A player by name with an opening, for the side of the opening. */
const seatedWith = (name: string, opening: Opening) => (rules: RuleSet) => {
  const seat = { ...(namedSeat(opening.side, name) as FastSeat), opening };
  return fastPlayer(seat, fastDirections(opening.side, seat, rules));
};
