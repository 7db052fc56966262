// How much each own harbor has to fear this turn from carriers that win an area beside it (9.1). An area is weighed when a harbor
// beside it is asked about, and once for all the pieces that return together.
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { ALLIED, CARRIER } from '../../../board/index.js';
import { type Game, PURSUED } from '../../../game/index.js';
import { ALL_AREAS, type PlayerState } from '../player-state.js';
import { seaAt } from '../turn-memory.js';
import { fightChance, flagOf } from './fight-chance.js';
import { addRow, DAY, DAY_MENACE, ENTRIES, rowOf } from './force.js';
import { sumUp } from './gathered-fight.js';

/** Share, in permille, of the enemy carriers in port that is feared in each area they reach, while they may still sail. */
const STILL_TO_SAIL = 300;
/** Danger that is left out of account: a fifth of a fleet carrier. */
const SLIGHT = 100;

/** Turns to the pieces that return to port now: which areas carriers can raid from. */
export function expectDanger(m: PlayerState, g: Game): void {
  m.danger.share = maySail(m, g) ? STILL_TO_SAIL : 0;
  // While areas are left, those that are not were resolved, air raids and all; before and after, any may still be.
  const open = g.areasLeft === 0 ? ALL_AREAS : g.areasLeft | (1 << g.area);
  m.danger.unknown = m.danger.share > 0 ? ALL_AREAS : open & g.at.carrierAreas(m.enemy);
  m.danger.areas = 0;
}

/** Fears nothing: once the combat of a turn is over. */
export function expectNoDanger(m: PlayerState): void {
  m.danger.unknown = 0;
  m.danger.areas = 0;
}

/** True when an own harbor is in danger, by any of the areas that it touches. */
export function isInDanger(m: PlayerState, g: Game, harbor: number): boolean {
  const touches = g.tables.touches[harbor];
  for (let mask = touches & m.danger.unknown; mask !== 0; mask = withoutFirst(mask)) {
    const a = firstOf(mask);
    m.danger.from[a] = dangerFrom(m, g, a, m.danger.share);
    if (m.danger.from[a] > SLIGHT) m.danger.areas |= 1 << a;
  }
  m.danger.unknown &= ~touches;
  return (touches & m.danger.areas) !== 0;
}

/** Strike power by day that an own harbor has to fear, when {@link isInDanger} has been asked about it. */
export function dangerTo(m: PlayerState, g: Game, harbor: number): number {
  let danger = 0;
  for (let mask = g.tables.touches[harbor] & m.danger.areas; mask !== 0; mask = withoutFirst(mask)) {
    danger += m.danger.from[firstOf(mask)];
  }
  return danger;
}

/** True while the raiders of the Allies have not sailed: Japan's go first (5.24). On turn 1 they may not (18.12). */
function maySail(m: PlayerState, g: Game): boolean {
  return (
    m.enemy === ALLIED && m.turn.lookedAt === g.turn && g.turn > 1 && g.areasLeft === 0 && m.turn.fought !== g.turn
  );
}

/** Strike power of the enemy carriers in an area, with a share of those that may come, times their chance to win it. */
function dangerFrom(m: PlayerState, g: Game, a: number, share: number): number {
  const toCome = share === 0 ? 0 : share * m.turn.reserve[seaAt(m.enemy, a) + DAY] * 0.001;
  if (((g.at.carrierAreas(m.enemy) >> a) & 1) === 0) return toCome | 0;
  const { fight, rows } = m;
  let strike = 0;
  let count = g.at.list(a, m.enemy, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    if (g.tables.kind[p] === CARRIER && (g.flags[p] & PURSUED) === 0) strike += rows[rowOf(g, p) + DAY_MENACE];
  }
  // However likely they win, it is left out of account.
  if (toCome + strike <= SLIGHT) return 0;
  if (strike === 0) return toCome | 0;
  sumUp(rows, g, m.listed, count, fight, ENTRIES);
  count = g.at.list(a, m.side, m.listed);
  sumUp(rows, g, m.listed, count, fight, 0);
  // Who returns to port helps nobody.
  for (let k = 0; k < g.pendingCount; k++) {
    if (g.location[g.pending[k]] === a) addRow(fight, 0, rows, rowOf(g, g.pending[k]), -1);
  }
  const won = fightChance(m, flagOf(m, g, a));
  return (toCome + strike * (1 - 0.001 * won)) | 0;
}
