// The switch of the mutants: which one is in force, which were reached, and how often loops turned.

let active = -1;
let ticks = 0;
let most = Number.POSITIVE_INFINITY;
let reached: Set<number> | null = null;

/** True when a mutant is in force. Every mutated place asks. */
export function is(id: number): boolean {
  if (reached !== null) reached.add(id);
  return id === active;
}

/** Counts a turn of a loop; throws when there are far more than the test needs without a mutant. */
export function tick(): void {
  if (++ticks > most) throw new Error('a loop does not end');
}

/** Puts a mutant in force; -1 for none. */
export function turnOn(id: number): void {
  active = id;
}

/** Begins to count the turns of loops, up to a most. */
export function countTicks(limit: number): void {
  ticks = 0;
  most = limit;
}

export const ticksSoFar = (): number => ticks;

/** Notes what is reached into a set; `null` stops it. */
export function note(into: Set<number> | null): void {
  reached = into;
}
