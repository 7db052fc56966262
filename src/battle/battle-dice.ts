// What the dice of an attack at sea do to one target, exactly: damage and "disabled" together, since one throw decides both (7.5).

/**
 * Adds one die to a joint distribution, in place. The first half of `p` is "not disabled", the second "disabled"; each holds
 * damage 0 … cap, and the last entry stands for that much or more.
 *
 * @param bonus added to the die (7.53).
 * @param disables false for air units, which ignore a five (7.54).
 * @param armored true when each damage die loses one point (22).
 */
function addShot(p: Float64Array, bonus: number, disables: boolean, armored: boolean): void {
  const size = p.length >> 1;
  const cap = size - 1;
  const hit = (bonus + 1) / 6;
  const five = disables ? 1 / 6 : 0;
  const miss = 1 - hit - five;
  const less = armored ? 1 : 0;
  const before = p.slice();
  p.fill(0);
  for (let half = 0; half < 2; half++) {
    for (let d = 0; d <= cap; d++) {
      const q = before[half * size + d]!;
      if (q === 0) continue;
      p[half * size + d]! += q * miss;
      p[size + d]! += q * five;
      for (let face = 1; face <= 6; face++) {
        const to = Math.min(cap, d + face - less);
        p[half * size + to]! += (q * hit) / 6;
      }
    }
  }
}

const known = new Map<number, Float64Array>();

/**
 * Joint distribution of what some shots do to a target at sea.
 *
 * @param plain shots without the attack bonus, @param circled shots with it.
 * @param cap damage beyond this makes no difference.
 * @returns `2 * (cap + 1)` probabilities: damage 0 … cap without, then with "disabled".
 * @example
 * const p = shotOutcomes(4, 0, 5, true, false);
 * p[0]; // (4/6)^4: nothing at all
 */
export function shotOutcomes(
  plain: number,
  circled: number,
  cap: number,
  disables: boolean,
  armored: boolean,
): Float64Array {
  const key = (((plain * 512 + circled) * 128 + cap) * 2 + (disables ? 1 : 0)) * 2 + (armored ? 1 : 0);
  let p = known.get(key);
  if (p === undefined) {
    p = new Float64Array(2 * (cap + 1));
    p[0] = 1;
    for (let k = 0; k < plain; k++) addShot(p, 0, disables, armored);
    for (let k = 0; k < circled; k++) addShot(p, 1, disables, armored);
    known.set(key, p);
  }
  return p;
}
