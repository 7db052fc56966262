// The raiders once more, all areas together: every ship goes where it adds most, or stays.
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/index.js';
import { rowOf } from './force.js';
import type { Mind } from './mind.js';
import { join, leave, sail, stay } from './raid-pool.js';
import { valueIn } from './raid-values.js';

/** How often all ships are looked at. */
const PASSES = 2;

/** Moves the ships of the pool that were sent somewhere, or nowhere, to where they add more. */
export function redistribute(m: Mind, g: Game): void {
  for (let a = 0; a < AREA_COUNT; a++) if (m.stake[a] > 0) m.value[a] = valueIn(m, g, a);
  for (let pass = 0; pass < PASSES; pass++) {
    let moved = false;
    for (let k = 0; k < m.poolCount; k++) {
      if ((m.destination[k] >= 0 || m.poolReaches[k] !== 0) && move(m, g, k)) moved = true;
    }
    if (!moved) return;
  }
}

/** True when the ship goes elsewhere than before. */
function move(m: Mind, g: Game, k: number): boolean {
  const row = rowOf(g, m.pool[k]);
  const from = m.destination[k];
  let to = -1;
  let most = 0;
  let left = 0;
  let value = 0;
  if (from >= 0) {
    leave(m, row, from);
    left = valueIn(m, g, from);
    join(m, row, from);
    // To stay where it is needs no reason but that it adds something.
    if (m.value[from] - left > 0) {
      most = m.value[from] - left;
      to = from;
    }
  }
  for (let mask = m.groupReach[m.groupOf[k]]; mask !== 0; mask &= mask - 1) {
    const a = 31 - Math.clz32(mask & -mask);
    if (a === from || m.stake[a] <= 0) continue;
    join(m, row, a);
    const with_ = valueIn(m, g, a);
    leave(m, row, a);
    if (with_ - m.value[a] > most) {
      most = with_ - m.value[a];
      to = a;
      value = with_;
    }
  }
  if (to === from) return false;
  if (from >= 0) {
    stay(m, g, k);
    m.value[from] = left;
  }
  if (to >= 0) {
    sail(m, g, k, to);
    m.value[to] = value;
  }
  return true;
}
