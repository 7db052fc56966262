// The luck of a game, added up: by side and turn, by kind of roll, and where the whole stands among what the same rolls could have brought.
import { LUCK_KINDS, type LuckKind, type LuckRoll, THROWERS, type Thrower } from '../../game/luck/index.js';
import { percentileIn, rollSum } from '../../stats/distributions/roll-sum.js';

/** Rolls added up. `luck` is in points of the final score for Japan; its expectation is zero. */
export interface LuckTotal {
  readonly rolls: number;
  readonly luck: number;
  /** Standard deviation of the luck of these rolls: the root of the sum of their variances. */
  readonly sd: number;
  /** What players count (hits, passes, …), its exact expectation, and the root of the sum of its variances. */
  readonly actual: number;
  readonly expected: number;
  readonly countSd: number;
}

/** The luck of one turn. */
export interface LuckTurn {
  readonly turn: number;
  readonly all: LuckTotal;
  /** By who threw; `actual` and `expected` of these count hits of attacks alone. */
  readonly by: Readonly<Record<Thrower, LuckTotal>>;
}

/** The luck of a game. */
export interface LuckSummary {
  readonly all: LuckTotal;
  readonly by: Readonly<Record<Thrower, LuckTotal>>;
  readonly turns: readonly LuckTurn[];
  readonly kinds: Readonly<Partial<Record<LuckKind, LuckTotal>>>;
  /**
   * Share of all that the same rolls could have brought that is less lucky for Japan (half of what is equal counted): the exact
   * convolution of the rolls as they were thrown, each in the situation in which it fell.
   */
  readonly percentile: number;
  /** Luck in standard deviations. */
  readonly z: number;
}

const add = (rolls: readonly LuckRoll[]): LuckTotal => {
  const sum = (of: (roll: LuckRoll) => number) => rolls.reduce((total, roll) => total + of(roll), 0);
  return {
    rolls: rolls.length,
    luck: sum((r) => r.luck),
    sd: Math.sqrt(sum((r) => r.variance)),
    actual: sum((r) => r.actual),
    expected: sum((r) => r.expected),
    countSd: Math.sqrt(sum((r) => r.spread)),
  };
};

/** Luck from all rolls of some throwers, but counts from their attacks alone: hits. */
function addBySide(rolls: readonly LuckRoll[]): Record<Thrower, LuckTotal> {
  return Object.fromEntries(
    THROWERS.map((side) => {
      const mine = rolls.filter((r) => r.side === side);
      const { actual, expected, countSd } = add(mine.filter((r) => r.kind === 'attack'));
      return [side, { ...add(mine), actual, expected, countSd }];
    }),
  ) as Record<Thrower, LuckTotal>;
}

/**
 * Adds up the luck of a game.
 *
 * @example
 * luckSummary(account.rolls).percentile; // 0.5 on the average over games
 */
export function luckSummary(rolls: readonly LuckRoll[]): LuckSummary {
  const all = add(rolls);
  const turns = [...new Set(rolls.map((r) => r.turn))].sort((a, b) => a - b);
  const kinds = LUCK_KINDS.filter((kind) => rolls.some((r) => r.kind === kind));
  const sum = rollSum(rolls.map((r) => r.outcomes.map(({ luck, chance }) => ({ value: luck, chance }))));
  return {
    all,
    by: addBySide(rolls),
    turns: turns.map((turn) => {
      const mine = rolls.filter((r) => r.turn === turn);
      return { turn, all: add(mine), by: addBySide(mine) };
    }),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, add(rolls.filter((r) => r.kind === kind))])),
    percentile: percentileIn(sum, all.luck),
    z: all.sd > 0 ? all.luck / all.sd : 0,
  };
}
