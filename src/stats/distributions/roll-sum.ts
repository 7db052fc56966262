// The distribution of a sum of independent rolls, by convolution: where does the luck of a game stand among all that the same rolls
// could have brought?

/** One thing that a roll can bring. */
export interface Outcome {
  readonly value: number;
  readonly chance: number;
}

/** A distribution on the multiples of `step` from `least * step` on. */
export interface RollSum {
  readonly step: number;
  readonly least: number;
  readonly chances: Float64Array;
  readonly mean: number;
  readonly sd: number;
}

/** Most cells of the distribution. */
const MAX_CELLS = 1_000_000;
/** Chances that were worked out may be off by so much. */
const ROUNDING = 1e-9;

/**
 * Distribution of the sum of rolls of which each falls independently of the others. Values between two multiples of the step are shared
 * out between both so that the mean of every roll stays exact; the variance of each grows by a quarter of step² at most.
 *
 * @param rolls the outcomes of each roll; the chances of one roll add up to 1
 * @param step above 0; default 1/32
 * @throws RangeError when a chance is below 0 or they do not add up to 1, when a value or the step is no number that makes sense, or when the step is too fine for the range of the sum
 * @example
 * const die = [1, 2, 3, 4, 5, 6].map((value) => ({ value, chance: 1 / 6 }));
 * rollSum([die, die], 1).chances; // 1/36, 2/36, … from 2 on
 */
export function rollSum(rolls: readonly (readonly Outcome[])[], step = 1 / 32): RollSum {
  if (!(step > 0 && step < Number.POSITIVE_INFINITY)) throw new RangeError(`the step is ${step}; it must be above 0`);
  let least = 0;
  let chances = new Float64Array([1]);
  let mean = 0;
  let variance = 0;
  for (const roll of rolls) {
    for (const { value, chance } of roll) {
      if (!Number.isFinite(value)) throw new RangeError(`the value of a roll is ${value}; it must be a finite number`);
      if (chance < -ROUNDING) throw new RangeError(`a chance of a roll is ${chance}; it must be 0 or above`);
    }
    const total = roll.reduce((sum, o) => sum + o.chance, 0);
    if (!(Math.abs(total - 1) < ROUNDING)) throw new RangeError(`the chances of a roll add up to ${total}, not to 1`);
    const own = roll.reduce((sum, o) => sum + o.chance * o.value, 0);
    mean += own;
    variance += roll.reduce((sum, o) => sum + o.chance * (o.value - own) ** 2, 0);
    const cells = onGrid(roll, step);
    const first = Math.min(...cells.keys());
    const last = Math.max(...cells.keys());
    const next = new Float64Array(chances.length + last - first);
    if (next.length > MAX_CELLS) throw new RangeError(`a step of ${step} is too fine for the range of this sum`);
    for (const [cell, chance] of cells) {
      const shift = cell - first;
      for (let i = 0; i < chances.length; i++) next[i + shift]! += chances[i]! * chance;
    }
    chances = next;
    least += first;
  }
  return { step, least, chances, mean, sd: Math.sqrt(variance) };
}

/** Chances by multiples of the step; a value between two is shared out, the nearer one getting more. */
function onGrid(roll: readonly Outcome[], step: number): Map<number, number> {
  const cells = new Map<number, number>();
  const add = (cell: number, chance: number) => {
    if (chance > 0) cells.set(cell, (cells.get(cell) ?? 0) + chance);
  };
  for (const { value, chance } of roll) {
    // A value that is a multiple but for rounding is one.
    const exact = value / step;
    const near = Math.round(exact);
    if (Math.abs(exact - near) < 1e-9) add(near, chance);
    else {
      const low = Math.floor(exact);
      add(low, chance * (low + 1 - exact));
      add(low + 1, chance * (exact - low));
    }
  }
  return cells;
}

/**
 * Share of the distribution below a value, half of what is equal to it (within half a step) counted: the percentile, 0 to 1.
 *
 * @example
 * const die = [1, 2, 3, 4, 5, 6].map((value) => ({ value, chance: 1 / 6 }));
 * percentileIn(rollSum([die, die], 1), 7); // 0.5
 */
export function percentileIn(sum: RollSum, value: number): number {
  let below = 0;
  for (let i = 0; i < sum.chances.length; i++) {
    const distance = (sum.least + i) * sum.step - value;
    if (distance < -sum.step / 2) below += sum.chances[i]!;
    else if (distance < sum.step / 2) below += sum.chances[i]! / 2;
  }
  return Math.min(1, Math.max(0, below));
}
