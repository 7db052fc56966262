// Outposts: a ship or two are based apart from the fleet, at an island base that touches their area or a far port (10.1), where that brings an area into reach of
// next turn's patrols (6.21, 6.22) that no port of the fleet has in reach. Raiders alone win such an area, and show no flag (15.3).
import { firstOf, withoutFirst } from '../../../board/bits.js';
import { AREA_COUNT, CARRIER } from '../../../board/index.js';
import { type Game, speedNow } from '../../../game/index.js';
import { turnRow } from '../../turn-row.js';
import type { PlayerState } from '../player-state.js';

/** Ports with less than this share of the fleet, permille, are none of its ports. */
const SMALL_SHARE = 50;
/** Ships this fast fail at most one speed roll of six (6.4). */
const LIKELY_SPEED = 6;
/** One POC, in hundredths. */
const POINT = 100;
/** No outpost. */
export const NOWHERE = -1;

/**
 * Chooses outposts for those that return at the end of a turn, in `m.ports.posts`.
 *
 * @param held own harbors that are not walled in.
 */
export function chooseOutposts(m: PlayerState, g: Game, held: number): void {
  const { posts } = m.ports;
  posts.fill(NOWHERE);
  if (m.settings.outposts === 0 || g.turn === g.rules.turns) return;
  let others = otherHarbors(m, held);
  let reached = 0;
  for (let mask = held & ~others; mask !== 0; mask = withoutFirst(mask)) reached |= reachFrom(m, g, firstOf(mask));
  // The first of several that gain the same, in the order of the board.
  while (others !== 0) {
    let best = NOWHERE;
    let area = 0;
    let most = m.settings.outpostWorth;
    for (let mask = others; mask !== 0; mask = withoutFirst(mask)) {
      const h = firstOf(mask);
      for (let far = reachFrom(m, g, h) & ~reached; far !== 0; far = withoutFirst(far)) {
        const a = firstOf(far);
        const worth = worthNext(m, g, a);
        if (worth < most || (worth === most && best !== NOWHERE)) continue;
        most = worth;
        best = h;
        area = a;
      }
    }
    if (best === NOWHERE) return;
    const needsRoll = ((g.tables.touches[best] >> area) & 1) === 0;
    if (man(m, g, best, needsRoll)) reached |= 1 << area;
    else others &= ~(1 << best);
  }
}

/** Of some harbors those where next to none of the fleet is to be. */
function otherHarbors(m: PlayerState, held: number): number {
  const shares = m.settings.fleetShares;
  let total = 0;
  for (let mask = held; mask !== 0; mask = withoutFirst(mask)) total += shares[firstOf(mask)];
  let others = 0;
  for (let mask = held; mask !== 0; mask = withoutFirst(mask)) {
    const h = firstOf(mask);
    if (1000 * shares[h] < SMALL_SHARE * total) others |= 1 << h;
  }
  return others;
}

/** Areas that next turn's patrols reach from a harbor, as far as flags let them (6.3). */
function reachFrom(m: PlayerState, g: Game, h: number): number {
  const near = g.tables.touches[h];
  return near | g.tables.neighbours[near & ~g.controlled[m.enemy]];
}

/** What a flag is worth on the next turn: points, and what is known beyond them. */
function worthNext(m: PlayerState, g: Game, a: number): number {
  // The row of the turn that follows, which may be the last.
  const row = g.turn + 1 === g.rules.turns ? m.flags.length / AREA_COUNT - 1 : turnRow(g) + 1;
  return POINT * g.tables.poc[m.side * AREA_COUNT + a] + m.flags[row * AREA_COUNT + a];
}

/** Sends the ships to an outpost that are missed least; false when there is none. */
function man(m: PlayerState, g: Game, harbor: number, needsRoll: boolean): boolean {
  const { posts } = m.ports;
  let sent = 0;
  while (sent < m.settings.outposts) {
    let best = -1;
    for (let k = 0; k < g.pendingCount; k++) {
      const p = g.pending[k];
      if (g.tables.isShip[p] === 0 || g.tables.kind[p] === CARRIER || g.damage[p] > 0 || posts[p] !== NOWHERE) continue;
      if (((g.returnHarbors[p] >> harbor) & 1) === 0 || (needsRoll && speedNow(g, p) < LIKELY_SPEED)) continue;
      if (best < 0 || m.values.worth[p] < m.values.worth[best]) best = p;
    }
    if (best < 0) break;
    posts[best] = harbor;
    sent++;
  }
  return sent > 0;
}
