// Second thoughts: after the greedy choice, attackers move to another target or change places with one another.

/** Moves that gain less are rounding. */
const MIN_GAIN = 1e-9;
/** Each move raises the total, so it ends; this bound only says so to the reader. */
const MAX_PASSES = 100;

/**
 * Improves an allocation until no single move and no exchange of two attackers raises the expected worth. Works in place and
 * allocates nothing.
 *
 * @param order attackers in the order in which they reconsider.
 * @param steps load of each attacker.
 * @param row where each target's row of `worth` starts, −1 for a target that is gone.
 * @param load load assigned to each target.
 * @param pieces piece index of each target.
 * @param out target (piece index) of each attacker.
 */
export function improve(
  order: Int32Array,
  steps: Int32Array,
  row: Int32Array,
  load: Int32Array,
  worth: Float64Array,
  pieces: Int16Array,
  out: Int16Array,
): void {
  let moved = true;
  for (let pass = 0; moved && pass < MAX_PASSES; pass++) {
    moved = false;
    for (let k = 0; k < order.length; k++) {
      const attacker = order[k]!;
      if (out[attacker]! < 0) continue;
      const from = pieces.indexOf(out[attacker]!);
      const step = steps[attacker]!;
      const here = row[from]! + load[from]!;
      let bestGain = MIN_GAIN;
      let to = -1;
      let partner = -1;
      for (let t = 0; t < pieces.length; t++) {
        if (t === from || row[t]! < 0) continue;
        const there = row[t]! + load[t]!;
        const gain = worth[there + step]! - worth[there]! - (worth[here]! - worth[here - step]!);
        if (gain <= bestGain) continue;
        bestGain = gain;
        to = t;
        partner = -1;
      }
      for (let j = 0; j < order.length; j++) {
        const other = order[j]!;
        if (out[other]! < 0 || out[other] === out[attacker] || steps[other] === step) continue;
        const t = pieces.indexOf(out[other]!);
        const there = row[t]! + load[t]!;
        const more = step - steps[other]!;
        const gain = worth[there + more]! - worth[there]! - (worth[here]! - worth[here - more]!);
        if (gain <= bestGain) continue;
        bestGain = gain;
        to = t;
        partner = other;
      }
      if (to < 0) continue;
      moved = true;
      const change = partner < 0 ? step : step - steps[partner]!;
      load[from]! -= change;
      load[to]! += change;
      if (partner >= 0) out[partner] = pieces[from]!;
      out[attacker] = pieces[to]!;
    }
  }
}
