// Many tests at once.

/**
 * Holm's step-down correction (1979): p-values adjusted so that calling all those at or below α significant makes a single false
 * call with probability α at most, whatever the dependence between the tests. In the order given.
 *
 * @throws RangeError when a p-value is not a probability
 * @example
 * holm([0.01, 0.04, 0.03]); // [0.03, 0.06, 0.06]
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((a, b) => pValues[a]! - pValues[b]!);
  const adjusted = new Array<number>(pValues.length);
  let largest = 0;
  order.forEach((i, rank) => {
    const p = pValues[i]!;
    if (!(p >= 0 && p <= 1)) throw new RangeError(`${p} is not a p-value`);
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * p));
    adjusted[i] = largest;
  });
  return adjusted;
}
