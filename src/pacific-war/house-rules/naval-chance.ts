// A naval combat answered: exactly while the states that it can reach are few, by playing beyond that.
import { grouped } from '../../answer/digits.js';
import type { Chance } from '../chance.js';
import type { Die } from '../die.js';
import { add, capped, type Distribution, sum } from '../distribution.js';
import type { Readings } from '../readings.js';
import { hitsOfAttack, plainHits, resultOf, type UserLine } from '../table.js';
import { CAPTURABLE } from './fortifications.js';
import { DEFAULT_RANGES, type Fighter, fightersOf, type NavalSituation, type Shot, shotsOf } from './naval.js';

/** Steps from one state to the next that are worked out, before playing is better. */
export const MAX_STEPS = 500_000;

/** Names of the figures beside the hits on each unit. */
export const SUNK = ['attackers sunk', 'defenders sunk'] as const;
export const FORT_GONE = 'fortification eliminated';
export const MAY_BOMBARD = 'attackers that may bombard';
export const MAY_LAND = 'landing allowed';

export function navalChance(s: NavalSituation, line: UserLine, die: Die, readings: Readings): Chance {
  const fighters = fightersOf(s);
  const rounds = (s.ranges ?? DEFAULT_RANGES).length;
  const fort = fighters.findIndex((f) => f.class === 'fortification');
  const names = [...SUNK, ...(fort < 0 ? [] : [FORT_GONE, MAY_BOMBARD, MAY_LAND]), ...fighters.map(hitsName)];
  const figures = (damage: readonly number[]): number[] => {
    const gone = fighters.map((f, k) => damage[k]! >= f.hits);
    const sunk = ([0, 1] as const).map(
      (side) => fighters.filter((f, k) => f.side === side && k !== fort && gone[k]).length,
    );
    return [...sunk, ...(fort < 0 ? [] : after(s, fighters, gone, gone[fort]!, readings)), ...damage];
  };
  const start = fighters.map((f) => f.damage);
  return {
    names,
    exact: () => exactNaval(s, fighters, start, rounds, { line, die, readings, names, figures }),
    play(roll) {
      const damage = [...start];
      for (let round = 0; round < rounds; round++) {
        for (const { shooter, target, strength, weight } of shotsOf(s, fighters, [...damage], round, readings)) {
          const hits = weight * plainHits(resultOf(line, strength, roll(round, shooter)));
          damage[target] = Math.min(fighters[target]!.hits, damage[target]! + hits);
        }
      }
      return figures(damage);
    },
  };
}

/** The name of the figure for the hits on a unit; units of both sides may have one name. */
export const hitsName = ({ name, side, class: c }: Fighter): string =>
  `hits on ${c === 'fortification' ? 'the fortification' : `${side === 0 ? 'attacker' : 'defender'} ${name}`}`;

/** What rule 2 allows after the fight: the fortification gone, attackers that may bombard, and whether troops may land. */
function after(
  s: NavalSituation,
  fighters: readonly Fighter[],
  gone: readonly boolean[],
  fortGone: boolean,
  readings: Readings,
): number[] {
  const ranges = s.ranges ?? DEFAULT_RANGES;
  const fought = ranges.length === 3 && ranges[2] === 'short';
  const latest = readings['three-rounds'] === 'each-unit' ? 0 : 2;
  const engaged = fighters.some((f) => f.side === 0 && f.from === 0);
  const may = fighters.filter((f, k) => fought && engaged && f.side === 0 && f.from <= latest && !gone[k]).length;
  const land = fortGone || (s.defender.fortification === CAPTURABLE && may > 0);
  return [fortGone ? 1 : 0, may, land ? 1 : 0];
}

interface Exactly {
  readonly line: UserLine;
  readonly die: Die;
  readonly readings: Readings;
  readonly names: readonly string[];
  readonly figures: (damage: readonly number[]) => readonly number[];
}

function exactNaval(
  s: NavalSituation,
  fighters: readonly Fighter[],
  start: readonly number[],
  rounds: number,
  x: Exactly,
) {
  const known = new Map<string, Distribution>();
  const attack = ({ strength, weight }: Shot): Distribution => {
    const key = `${strength}*${weight}`;
    if (!known.has(key))
      known.set(
        key,
        hitsOfAttack(x.line, strength, x.die, (result) => weight * plainHits(result)),
      );
    return known.get(key)!;
  };
  let steps = 0;
  let states = new Map<string, { readonly damage: readonly number[]; chance: number }>([
    [start.join(), { damage: start, chance: 1 }],
  ]);
  for (let round = 0; round < rounds; round++) {
    const next: typeof states = new Map();
    for (const { damage, chance } of states.values()) {
      const targets = new Map<number, Distribution>();
      for (const shot of shotsOf(s, fighters, damage, round, x.readings)) {
        const room = fighters[shot.target]!.hits - damage[shot.target]!;
        targets.set(shot.target, capped(sum(targets.get(shot.target) ?? [1], attack(shot)), room));
      }
      steps += [...targets.values()].reduce((product, d) => product * d.filter((p) => p > 0).length, 1);
      if (steps > MAX_STEPS) return `more than ${grouped(MAX_STEPS)} outcomes are too many to work out`;
      spread(damage, [...targets], chance, next);
    }
    states = next;
  }
  const counts = x.names.map((): number[] => []);
  for (const { damage, chance } of states.values()) {
    x.figures(damage).forEach((value, k) => {
      add(counts[k]!, value, chance);
    });
  }
  return Object.fromEntries(x.names.map((name, k) => [name, counts[k]!]));
}

/** Adds everything that the targets may suffer to the next states. */
function spread(
  damage: readonly number[],
  targets: readonly (readonly [number, Distribution])[],
  chance: number,
  next: Map<string, { readonly damage: readonly number[]; chance: number }>,
): void {
  const now = [...damage];
  const go = (k: number, p: number): void => {
    if (k === targets.length) {
      const key = now.join();
      const known = next.get(key);
      if (known) known.chance += p;
      else next.set(key, { damage: [...now], chance: p });
      return;
    }
    const [target, hits] = targets[k]!;
    hits.forEach((q, n) => {
      if (q === 0) return;
      now[target] = damage[target]! + n;
      go(k + 1, p * q);
    });
    now[target] = damage[target]!;
  };
  go(0, chance);
}
