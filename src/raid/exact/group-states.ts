// What round 1 leaves of a group of ships that are alike to round 2's plan. Such a plan tells them apart by damage, then by
// listed order, so the sorted list of damages is all it sees; which ship stands where in the list is kept as a probability.

/** The states of one group after round 1. Ranks: 0 is the least damaged; of equal ones the first listed comes first. */
export interface GroupStates {
  readonly ships: number;
  readonly count: number;
  /** Damages of a state, ascending: entry `state * ships + rank`. */
  readonly damage: Uint8Array;
  readonly probability: Float64Array;
  /** Probability of the state *and* that a ship stands at a rank: entry `(state * ships + ship) * ships + rank`. */
  readonly shipAtRank: Float64Array;
}

/** Largest number of lists of damages that a group can have: multisets of the attacked ships over 0…cap. */
export function groupStateBound(attacked: number, cap: number): number {
  let count = 1;
  for (let k = 1; k <= attacked; k++) count = (count * (cap + k)) / k;
  return Math.round(count);
}

/**
 * States of a group from the independent distributions of damage of its ships, in listed order. Ships are added one by one:
 * each goes behind those of equal damage and moves the ranks above it up.
 *
 * @param pmfs one distribution for each ship, all of the same length.
 * @throws RangeError when the lists cannot be numbered exactly (more than about twelve ships alike).
 */
export function groupStates(pmfs: readonly Float64Array[]): GroupStates {
  const values = pmfs[0]!.length;
  const n = pmfs.length;
  if (values ** n > Number.MAX_SAFE_INTEGER)
    throw new RangeError(`${n} ships alike are too many to number their states`);
  let states = new Map<number, Working>([[0, { damage: [], probability: 1, at: new Float64Array(n * n) }]]);
  for (let ship = 0; ship < n; ship++) {
    const next = new Map<number, Working>();
    for (const state of states.values()) {
      for (let damage = 0; damage < values; damage++) {
        const chance = pmfs[ship]![damage]!;
        if (chance > 0) insert(next, state, ship, n, damage, chance, values);
      }
    }
    states = next;
  }
  const list = [...states.values()];
  const result = {
    ships: n,
    count: list.length,
    damage: new Uint8Array(list.length * n),
    probability: new Float64Array(list.length),
    shipAtRank: new Float64Array(list.length * n * n),
  };
  list.forEach((state, k) => {
    result.damage.set(state.damage, k * n);
    result.probability[k] = state.probability;
    result.shipAtRank.set(state.at, k * n * n);
  });
  return result;
}

interface Working {
  readonly damage: readonly number[];
  probability: number;
  readonly at: Float64Array;
}

function insert(
  into: Map<number, Working>,
  from: Working,
  ship: number,
  n: number,
  damage: number,
  chance: number,
  values: number,
): void {
  let place = from.damage.length;
  while (place > 0 && from.damage[place - 1]! > damage) place--;
  const list = [...from.damage.slice(0, place), damage, ...from.damage.slice(place)];
  const key = list.reduce((code, d) => code * values + d, 0);
  let state = into.get(key);
  if (!state) {
    state = { damage: list, probability: 0, at: new Float64Array(n * n) };
    into.set(key, state);
  }
  state.probability += from.probability * chance;
  state.at[ship * n + place]! += from.probability * chance;
  for (let earlier = 0; earlier < ship; earlier++) {
    for (let rank = 0; rank < ship; rank++) {
      state.at[earlier * n + rank + (rank >= place ? 1 : 0)]! += from.at[earlier * n + rank]! * chance;
    }
  }
}
