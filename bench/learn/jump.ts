// Uphill in one number at a time, in jumps that are large enough to leave a plateau: where a small step changes no answer or makes things worse, a climb (`climb.ts`) sees no slope, however
// many points lie behind it. A jump runs against the point where the search stands, on the same dice, over stages of more and more games, and is dropped as soon as it does not look good: most
// are after a few games, so a pass over some thousand jumps takes half an hour of processor time.
import seedrandom from 'seedrandom';
import type { MovingKind } from './evolved-numbers.js';
import { meanAndError } from './opponents.js';

/** Scores of a stage, and how many standard errors the gain of all stages so far must be above 0 to go on, or at last to be kept. */
interface Stage {
  readonly scores: number;
  readonly errors: number;
}

/** With some thousand jumps, chance alone brings less than one past the last of these. */
export const STAGES: readonly Stage[] = [
  { scores: 3, errors: 0.5 },
  { scores: 9, errors: 1.5 },
  { scores: 36, errors: 2.5 },
  { scores: 144, errors: 3.5 },
];
/** Scores that the dice of one block are enough for. */
const SCORES = STAGES.reduce((sum, { scores }) => sum + scores, 0);
/** Jumps on the same dice: then fresh ones, so that nothing is fitted to some dice. */
const BLOCK = 100;

/** A number, and how far it jumps, in steps. */
export interface Jump {
  readonly number: number;
  readonly steps: number;
}

/** What a jump came to. */
export interface Tried {
  readonly kept: boolean;
  /** The mean gain over all scores that were played, and its standard error. */
  readonly gain: number;
  readonly error: number;
  readonly scores: number;
}

/** Tries jumps one after the other from a point, which each jump that is kept moves. */
export class Jumping {
  /** What the point scored on the dice of this block, as far as they were played. */
  private before: number[] = [];
  private block = -1;

  /**
   * @param centre the point, which moves.
   * @param score what a point scores on the dice of a number; more is better.
   */
  constructor(
    private readonly centre: number[],
    private readonly score: (steps: Float64Array, dice: number) => number,
  ) {}

  /** @param nth which of all jumps it is, from 0: it tells the dice. */
  try({ number, steps }: Jump, nth: number): Tried {
    const block = Math.floor(nth / BLOCK);
    if (block !== this.block) this.before = [];
    this.block = block;
    const [from, there] = [Float64Array.from(this.centre), Float64Array.from(this.centre)];
    there[number]! += steps;
    const after: number[] = [];
    let tried: Tried = { kept: false, gain: 0, error: 0, scores: 0 };
    for (const stage of STAGES) {
      for (let n = 0; n < stage.scores; n++) {
        const dice = block * SCORES + after.length;
        this.before[after.length] ??= this.score(from, dice);
        after.push(this.score(there, dice));
      }
      tried = gained(after, this.before);
      if (tried.gain <= stage.errors * tried.error) return tried;
    }
    this.centre[number]! += steps;
    this.before = after;
    return { ...tried, kept: true };
  }
}

function gained(after: readonly number[], before: readonly number[]): Tried {
  const scores = after.length;
  const gains = after.map((x, k) => x - before[k]!);
  const { mean: gain, error } = meanAndError(gains);
  return { kept: false, gain, error, scores };
}

/** How far numbers of each kind jump, in steps: 1.5, 4 and 8 POC where an area is held, and what is as much elsewhere. */
const SIZES: Readonly<Record<MovingKind, readonly number[]>> = {
  held: [5, 13, 27],
  flags: [5, 15],
  weight: [5, 12],
  force: [10, 30],
  direct: [10, 30],
  out: [5],
};

/** Kinds of numbers that can jump. */
export const KINDS = Object.keys(SIZES) as MovingKind[];

/** All jumps up and down of some kinds of numbers, one kind after the other, each shuffled. */
export function jumpsOf(numbers: readonly MovingKind[], kinds: readonly MovingKind[], seed: string): Jump[] {
  return kinds.flatMap((kind) => {
    const jumps = numbers.flatMap((of, number) =>
      of === kind ? SIZES[kind].flatMap((size) => [-size, size].map((steps): Jump => ({ number, steps }))) : [],
    );
    const uniform = seedrandom(`${seed} ${kind}`);
    return jumps
      .map((jump) => ({ jump, at: uniform() }))
      .sort((a, b) => a.at - b.at)
      .map(({ jump }) => jump);
  });
}
