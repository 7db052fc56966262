// Ships that screen carriers from guns at night (7.422): those that have nothing better to do, and those that are hardly missed where they are.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { CARRIER } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { CARRIERS, ENTRIES, NIGHT, rowOf, SCREENS } from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { sail, stay } from './raid-pool.js';
import { chanceWith } from './raid-swaps.js';
import { lookAtChance, stakeIn } from './raid-values.js';

/** Carriers behind one screening ship at most. */
const BEHIND_ONE = 2;
/** A ship is hardly missed where it takes less than this with it, in thousandths of hundredths of a POC. */
const HARDLY_MISSED = 10000;

/** True when guns may fire at night in an area. */
function mayBeShelled(m: PlayerState, a: number): boolean {
  return m.raid.facing[m.raid.facingAt + a * ENTRIES + NIGHT] > 0;
}

/** The area where own carriers lack most screening ships, near enough for this one to come without a roll; -1 for none. */
export function whereItScreens(m: PlayerState, g: Game, k: number): number {
  if (g.tables.kind[m.turn.pool[k]] === CARRIER) return -1;
  let best = -1;
  let most = 0;
  // A cripple reaches nothing: it stays (7.72).
  for (let mask = m.raid.near[k] & m.raid.reaches[k]; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    const i = seaAt(m.side, a);
    const lack = 100 * m.turn.sea[i + CARRIERS] - m.turn.sea[i + SCREENS];
    if (lack <= most || !mayBeShelled(m, a)) continue;
    most = lack;
    best = a;
  }
  return best;
}

/** Moves ships that are hardly missed elsewhere to carriers that have sailed with too few of them. */
export function screenCarriers(m: PlayerState, g: Game): void {
  let areas = 0;
  for (let k = m.raid.carriers; k < m.turn.poolCount; k++)
    if (m.raid.destination[k] >= 0) areas |= 1 << m.raid.destination[k];
  for (; areas !== 0; areas = withoutFirst(areas)) {
    const a = firstOf(areas);
    if (!mayBeShelled(m, a)) continue;
    while (isBare(m, a, 0)) {
      const k = leastMissed(m, g, a);
      if (k < 0) break;
      if (m.raid.destination[k] >= 0) stay(m, g, k);
      sail(m, g, k, a);
    }
  }
}

/** True when an area has too few screening ships for its carriers, with `less` of them less. */
function isBare(m: PlayerState, a: number, less: number): boolean {
  const i = seaAt(m.side, a);
  return BEHIND_ONE * (m.turn.sea[i + SCREENS] - 100 * less) < 100 * m.turn.sea[i + CARRIERS];
}

/** The ship of the pool that can screen in an area and is missed least where it is, if hardly; -1 for none. */
function leastMissed(m: PlayerState, g: Game, a: number): number {
  let best = -1;
  let least = HARDLY_MISSED;
  for (let k = 0; k < m.raid.carriers; k++) {
    const from = m.raid.destination[k];
    if (from === a || ((m.raid.near[k] >> a) & 1) === 0) continue;
    if (from < 0) {
      // It is free, or it never was.
      if (m.raid.reaches[k] !== 0) return k;
      continue;
    }
    if (isBare(m, from, 1)) continue;
    lookAtChance(m, g, from);
    const chance = m.raid.chance[from];
    const missed = (chance - chanceWith(m, g, from, k, rowOf(g, m.turn.pool[k]), -1, 0)) * stakeIn(m, from);
    if (missed >= least) continue;
    least = missed;
    best = k;
  }
  return best;
}
