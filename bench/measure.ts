// Measuring on a machine that others use too: short slices of each contender in turn, and the best slice of each.

/** Something that plays `games` games when it is called. */
export interface Contender {
  readonly name: string;
  readonly games: number;
  /** Plays one slice; one that times itself plays a round of them and returns the nanoseconds a game of its best. */
  readonly play: () => number | undefined;
}

/** Nanoseconds a game: the best slice of all, and the median over the rounds of each round's best slice. */
export interface Timing {
  readonly best: number;
  readonly median: number;
}

/**
 * Times contenders in turn, `rounds` times `slices` each, so that whatever slows the machine down slows all of them down.
 * A slice should take a few milliseconds: long against the clock, short against the scheduler. A contender that times itself
 * plays a whole round of slices in one call.
 */
export function timeInTurn(contenders: readonly Contender[], rounds: number, slices: number): Map<string, Timing> {
  const bests = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) bests.get(contender.name)!.push(bestOf(contender, slices));
  }
  return new Map([...bests].map(([name, values]) => [name, timingOf(values)]));
}

function bestOf({ games, play }: Contender, slices: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let slice = 0; slice < slices; slice++) {
    const start = process.hrtime.bigint();
    const own = play();
    if (own !== undefined) return own;
    best = Math.min(best, Number(process.hrtime.bigint() - start) / games);
  }
  return best;
}

function timingOf(values: readonly number[]): Timing {
  const sorted = values.toSorted((a, b) => a - b);
  return { best: sorted[0]!, median: sorted[sorted.length >> 1]! };
}

/** Rounds to significant digits: more would be noise. */
export function digits(value: number, significant = 4): number {
  return Number(value.toPrecision(significant));
}
