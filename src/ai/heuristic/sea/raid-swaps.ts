// The raiders once more, all areas together: every ship goes where it adds most, or stays.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, CARRIER } from '../../../board/index.js';
import type { Game } from '../../../game/index.js';
import { addRow, addShare, copyStrength, rowOf, WORTH } from '../estimate/force.js';
import type { PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { sail, stay } from './raid-pool.js';
import { raidChance, valueNow } from './raid-values.js';

/** Places where a ship can be: the areas, and its port. */
const PLACES = AREA_COUNT + 1;

/** Moves the ships of the pool, sent somewhere or nowhere, to where they add more. */
export function redistribute(m: PlayerState, g: Game): void {
  const { unmoved, destination, groupOf, groupReach, reaches, value } = m.raid;
  let open = 0;
  for (let a = 0; a < AREA_COUNT; a++) open |= openAt(m, a);
  unmoved.fill(-1, 0, 2 * m.raid.groups * PLACES);
  // What one ship has found holds for the others of its kind as long as nothing moves.
  let moves = 0;
  for (let k = 0; k < m.turn.poolCount && open !== 0; k++) {
    const from = destination[k];
    if (from < 0 && reaches[k] === 0) continue;
    const group = groupOf[k];
    if ((groupReach[group] & open) === 0) continue;
    const carrier = g.tables.kind[m.turn.pool[k]] === CARRIER ? 1 : 0;
    const same = (2 * group + carrier) * PLACES + from + 1;
    if (unmoved[same] === moves) continue;
    const to = bestArea(m, g, k, open);
    if (to === from) {
      unmoved[same] = moves;
      continue;
    }
    moves++;
    if (from >= 0) {
      stay(m, g, k);
      value[from] -= m.raid.loses;
      open = (open & ~(1 << from)) | openAt(m, from);
    }
    if (to >= 0) {
      sail(m, g, k, to);
      value[to] += m.raid.adds;
      open = (open & ~(1 << to)) | openAt(m, to);
    }
  }
}

/** The area as a mask while more ships can make it surer. */
function openAt(m: PlayerState, a: number): number {
  return m.raid.value[a] < m.raid.stake[a] * m.raid.surplus ? 1 << a : 0;
}

/** Where a ship adds most: an area, or -1 when it adds nothing anywhere. */
function bestArea(m: PlayerState, g: Game, k: number, open: number): number {
  const { value, stake } = m.raid;
  const row = rowOf(g, m.turn.pool[k]);
  const from = m.raid.destination[k];
  let to = -1;
  m.raid.adds = 0;
  if (from >= 0) {
    chanceWith(m, g, from, k, row, -1, 0);
    m.raid.loses = value[from] - valueNow(m, from, m.turn.sea[seaAt(m.side, from) + WORTH] - m.rows[row + WORTH]);
    if (m.raid.loses > 0) {
      m.raid.adds = m.raid.loses;
      to = from;
    }
  }
  for (let mask = m.raid.groupReach[m.raid.groupOf[k]] & open; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    // Nothing is worth more than all of its stake.
    if (a === from || 1000 * stake[a] - value[a] <= m.raid.adds) continue;
    const needed = ((value[a] + m.raid.adds) / stake[a]) | 0;
    const chance = chanceWith(m, g, a, k, row, 1, needed > m.raid.attack ? needed : m.raid.attack);
    // What the fight costs makes it worth less still.
    if (chance < m.raid.attack || stake[a] * chance - value[a] <= m.raid.adds) continue;
    const adds = valueNow(m, a, m.turn.sea[seaAt(m.side, a) + WORTH] + m.rows[row + WORTH]) - value[a];
    if (adds > m.raid.adds) {
      m.raid.adds = adds;
      to = a;
    }
  }
  return to;
}

/** Fills in, and returns, the chance in an area with a ship more (`sign` 1), or with one less (-1); below `least` it may be told too high. */
export function chanceWith(
  m: PlayerState,
  g: Game,
  a: number,
  k: number,
  row: number,
  sign: number,
  least: number,
): number {
  const { fight } = m;
  copyStrength(fight, 0, m.turn.sea, seaAt(m.side, a));
  if (((m.raid.near[k] >> a) & 1) !== 0) addRow(fight, 0, m.rows, row, sign);
  else addShare(fight, 0, m.rows, row, sign * m.raid.passes[k]);
  const chance = raidChance(m, g, a, fight, 0, least);
  m.raid.chance[a] = chance;
  return chance;
}
