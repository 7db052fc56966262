// Who beats whom need not have an order. Two kinds of cycles in a round robin, both made of differences that are certain.
//
// Seats of one side never meet; they are compared against the same opponent under the same dice. "a beats b against x" means: against x,
// a does better than b, and the difference is significant after correction for all that was tested.

/** What is known of two seats of one side against one opponent: above 0 the first is certainly better, by so much; 0 when not certain. */
export type CertainGain = (a: number, b: number, against: number) => number;

/** Every two of some seats, the first of them the lower number. */
export const pairsOf = (seats: number): (readonly [number, number])[] =>
  Array.from({ length: seats }, (_, a) =>
    Array.from({ length: seats - a - 1 }, (_, k) => [a, a + 1 + k] as const),
  ).flat();

/**
 * Majority cycles, as in elections: a is ahead of b when it beats b against more opponents than b beats it against. A cycle is a list
 * of seats each of which is ahead of the next, and the last of the first. For every seat that is in a cycle the shortest one through it is
 * given, each cycle once, beginning with its lowest number.
 *
 * @param seats number of seats of the side, `opponents` of the other
 * @example
 * // three voters: a b c, b c a, c a b
 * majorityCycles(3, 3, (a, b, x) => ((b - x + 3) % 3) - ((a - x + 3) % 3)); // [[0, 1, 2]]
 */
export function majorityCycles(seats: number, opponents: number, gain: CertainGain): number[][] {
  const all = Array.from({ length: seats }, (_, k) => k);
  const ahead = all.map((a) =>
    all.filter((b) => {
      let votes = 0;
      for (let x = 0; a !== b && x < opponents; x++) votes += Math.sign(gain(a, b, x));
      return votes > 0;
    }),
  );
  const found = new Map<string, number[]>();
  for (const start of all) {
    const cycle = shortestCycle(start, ahead);
    if (cycle) found.set(cycle.join(), cycle);
  }
  return [...found.values()].sort((p, q) => p.length - q.length || p[0]! - q[0]!);
}

/** Breadth first from `start` back to it; turned so that its lowest number comes first. */
function shortestCycle(start: number, next: readonly (readonly number[])[]): number[] | undefined {
  const from = new Map<number, number>();
  const queue = [start];
  for (const node of queue) {
    for (const to of next[node]!) {
      if (to === start) {
        const path = [node];
        while (path[0] !== start) path.unshift(from.get(path[0]!)!);
        const lowest = path.indexOf(Math.min(...path));
        return [...path.slice(lowest), ...path.slice(0, lowest)];
      }
      if (from.has(to)) continue;
      from.set(to, node);
      queue.push(to);
    }
  }
  return undefined;
}

/** Four pairings of two seats of each side, none of which is stable. */
export interface ReplyCycle {
  /** Seats of the first side, and of the second. */
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  /** The smallest of the four gains: how much there is to it. */
  readonly strength: number;
}

/**
 * Reply cycles, as in rock, paper, scissors: y does better than x against a; against y, b does better than a; against b, x does better
 * than y; and against x, a does better than b. So nobody who knows what the other plays stays where he is: a is answered by y, y by b,
 * b by x, x by a.
 *
 * @param first number of seats of the first side, `gainFirst` what is known of them; the same for the second side
 * @returns strongest first
 * @example
 * // matching pennies
 * replyCycles(2, 2, (a, b, x) => (a === b ? 0 : a === x ? 1 : -1), (x, y, a) => (x === y ? 0 : x === a ? -1 : 1)).length; // 1
 */
export function replyCycles(
  first: number,
  second: number,
  gainFirst: CertainGain,
  gainSecond: CertainGain,
): ReplyCycle[] {
  const cycles: ReplyCycle[] = [];
  for (let a = 0; a < first; a++) {
    for (let b = a + 1; b < first; b++) {
      for (let x = 0; x < second; x++) {
        const onX = gainFirst(a, b, x);
        if (!(onX > 0)) continue;
        for (let y = 0; y < second; y++) {
          const strength = Math.min(onX, gainFirst(b, a, y), gainSecond(y, x, a), gainSecond(x, y, b));
          if (y !== x && strength > 0) cycles.push({ a, b, x, y, strength });
        }
      }
    }
  }
  return cycles.sort((p, q) => q.strength - p.strength);
}
