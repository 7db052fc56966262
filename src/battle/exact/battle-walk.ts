// Walks over parts of arrays with several dimensions: taking a part out, and adding one in elsewhere.

/** Dimensions of a walk, slowest first: how many steps, and how far each leads in the one and in the other array. */
export class Walk {
  private readonly sizes: number[] = [];
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly place: number[] = [];
  private count = 0;

  /** Adds a faster dimension. One that follows on the last in both arrays is joined with it; one of a single step is left out. */
  add(size: number, from: number, to: number): this {
    if (size === 1) return this;
    const last = this.count - 1;
    if (last >= 0 && this.from[last] === from * size && this.to[last] === to * size) {
      this.sizes[last]! *= size;
      this.from[last] = from;
      this.to[last] = to;
      return this;
    }
    this.sizes[this.count] = size;
    this.from[this.count] = from;
    this.to[this.count] = to;
    this.place[this.count] = 0;
    this.count++;
    return this;
  }

  /**
   * Takes entries of one array, times a factor, to another.
   *
   * @param adds true to add them to what is there, false to put them in its place.
   * @returns the sum of what was taken.
   */
  go(
    source: Float64Array,
    sourceAt: number,
    target: Float64Array,
    targetAt: number,
    scale: number,
    adds: boolean,
  ): number {
    const { count, sizes, from, to, place } = this;
    const last = count - 1;
    const n1 = last >= 0 ? sizes[last]! : 1;
    const a1 = last >= 0 ? from[last]! : 0;
    const b1 = last >= 0 ? to[last]! : 0;
    const n0 = last >= 1 ? sizes[last - 1]! : 1;
    const a0 = last >= 1 ? from[last - 1]! : 0;
    const b0 = last >= 1 ? to[last - 1]! : 0;
    let sum = 0;
    let a = sourceAt;
    let b = targetAt;
    // The two fastest dimensions are a loop of their own; the others are counted like an odometer, which ends where it began.
    for (;;) {
      sum += plane(source, a, target, b, n0, a0, b0, n1, a1, b1, scale, adds);
      let k = last - 2;
      for (; k >= 0; k--) {
        a += from[k]!;
        b += to[k]!;
        if (++place[k]! < sizes[k]!) break;
        a -= sizes[k]! * from[k]!;
        b -= sizes[k]! * to[k]!;
        place[k] = 0;
      }
      if (k < 0) return sum;
    }
  }
}

/** The two fastest dimensions: a loop of its own, since it runs most of the time. */
function plane(
  source: Float64Array,
  sourceAt: number,
  target: Float64Array,
  targetAt: number,
  n0: number,
  a0: number,
  b0: number,
  n1: number,
  a1: number,
  b1: number,
  scale: number,
  adds: boolean,
): number {
  let sum = 0;
  for (let i = 0; i < n0; i++) {
    let a = sourceAt + i * a0;
    let b = targetAt + i * b0;
    for (let k = 0; k < n1; k++) {
      const p = scale * source[a]!;
      target[b] = adds ? target[b]! + p : p;
      sum += p;
      a += a1;
      b += b1;
    }
  }
  return sum;
}

/** Strides of a packed tensor, slowest dimension first; before them how many places it has. */
export function packed(sizes: readonly number[]): number[] {
  const strides = [1];
  for (let k = sizes.length - 1; k >= 0; k--) strides.unshift(strides[0]! * sizes[k]!);
  return strides;
}
