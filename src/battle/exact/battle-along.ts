// Fire at one unit: what becomes of a packed tensor along the axis of its damage.

/** What fire makes of one axis: a sum of its rows, with weights, for each thing that can become of the unit. */
export interface Along {
  /** Places of all slower dimensions, levels before, places of all faster dimensions. */
  readonly before: number;
  readonly count: number;
  readonly behind: number;
  /** By what becomes of it: weights by level before, the first of which stands at `first`. */
  readonly weights: readonly Float64Array[];
  readonly first: number;
  /** How many of them are levels, from the lowest before up: damage never gets less. The others are ways to be gone. */
  readonly levels: number;
}

/** Rows shorter than this are worked on one place at a time. */
const SHORT_ROW = 6;

/** Carries it out: `before × weights.length × behind` places of `out` are written. */
export function shootAlong(op: Along, source: Float64Array, out: Float64Array): void {
  const { before, count, behind, weights, first, levels } = op;
  const width = weights.length;
  for (let o = 0; o < before; o++) {
    const from = o * count * behind;
    for (let to = 0; to < width; to++) {
      const sources = to < levels && to < count ? to + 1 : count;
      const at = (o * width + to) * behind;
      if (behind < SHORT_ROW) shortSum(out, at, source, from, behind, sources, weights[to]!, first);
      else sumOfRows(out, at, source, from, sources, weights[to]!, first, behind);
    }
  }
}

function shortSum(
  out: Float64Array,
  at: number,
  source: Float64Array,
  from: number,
  behind: number,
  count: number,
  weights: Float64Array,
  first: number,
): void {
  for (let r = 0; r < behind; r++) {
    let sum = 0;
    for (let j = 0, a = from + r; j < count; j++, a += behind) sum += weights[first + j]! * source[a]!;
    out[at + r] = sum;
  }
}

/**
 * A row that is the sum of some rows with weights: `out[at + r] = Σ weights[first + j] * source[from + j * run + r]`.
 * Four rows at a time: the sum is written once for four of them.
 */
function sumOfRows(
  out: Float64Array,
  at: number,
  source: Float64Array,
  from: number,
  count: number,
  weights: Float64Array,
  first: number,
  run: number,
): void {
  let j = 0;
  for (; j + 4 <= count; j += 4) {
    const a = weights[first + j]!;
    const b = weights[first + j + 1]!;
    const c = weights[first + j + 2]!;
    const d = weights[first + j + 3]!;
    const s0 = from + j * run;
    const s1 = s0 + run;
    const s2 = s1 + run;
    const s3 = s2 + run;
    if (j === 0) {
      for (let r = 0; r < run; r++)
        out[at + r] = a * source[s0 + r]! + b * source[s1 + r]! + c * source[s2 + r]! + d * source[s3 + r]!;
    } else {
      for (let r = 0; r < run; r++)
        out[at + r] =
          out[at + r]! + a * source[s0 + r]! + b * source[s1 + r]! + c * source[s2 + r]! + d * source[s3 + r]!;
    }
  }
  for (; j + 2 <= count; j += 2) {
    const a = weights[first + j]!;
    const b = weights[first + j + 1]!;
    const s0 = from + j * run;
    const s1 = s0 + run;
    if (j === 0) for (let r = 0; r < run; r++) out[at + r] = a * source[s0 + r]! + b * source[s1 + r]!;
    else for (let r = 0; r < run; r++) out[at + r] = out[at + r]! + a * source[s0 + r]! + b * source[s1 + r]!;
  }
  if (j < count) {
    const a = weights[first + j]!;
    const s0 = from + j * run;
    if (j === 0) for (let r = 0; r < run; r++) out[at + r] = a * source[s0 + r]!;
    else for (let r = 0; r < run; r++) out[at + r] = out[at + r]! + a * source[s0 + r]!;
  }
}
