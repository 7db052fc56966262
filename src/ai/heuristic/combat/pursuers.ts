// Who pursues a fleeing group (8.3): ships of the pool, the best one at a time, until the pursuit is worth beginning; then those that
// nobody needs elsewhere, as long as each of them adds more than it risks.
import { CARRIER } from '../../../board/index.js';
import { type Game, groupSpeed, MAX_PIECES, PATROLLING, speedNow } from '../../../game/index.js';
import type { PlayerState } from '../player-state.js';

/** Pursuers sent after one group at most. */
const MAX_PURSUERS = 3;
/** Less than any ship adds, or takes away. */
const WHATEVER = -(2 ** 31);

/** The ships and units of a fleeing group, into `pursued`. */
export function listPursued(m: PlayerState, g: Game, group: number): void {
  const from = (g.area * 2 + m.enemy) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.enemy];
  m.pursuit.pursuedCount = 0;
  for (let k = from; k < end; k++) {
    const p = g.roster[k];
    if (g.location[p] === g.area && g.fightOf[p] === group) m.pursuit.pursued[m.pursuit.pursuedCount++] = p;
  }
}

/** Takes ships from the pool until the pursuit is worth beginning, the best one at a time; none, and false, when it never is. */
export function sendAfter(m: PlayerState, g: Game, group: number, carriers: boolean): boolean {
  turnToGroup(m, g, group);
  m.exchange.others.note(g, m.pursuit.pursued, m.pursuit.pursuedCount, m.values.worth);
  m.pursuit.pursuerCount = 0;
  while (m.pursuit.pursuerCount < MAX_PURSUERS) {
    const best = bestPursuer(m, g, carriers, false, WHATEVER);
    if (best < 0) break;
    m.pursuit.group[best] = group;
    if (m.pursuit.bestOdds >= m.settings.pursueChance) return true;
  }
  // Not enough: nobody goes.
  for (let k = 0; k < m.pursuit.shipCount; k++) if (m.pursuit.group[k] === group) m.pursuit.group[k] = 0;
  return false;
}

/**
 * Sends ships that nobody needs elsewhere after a group that is pursued already, as long as each adds more than it risks: who
 * stays behind neither fires nor is fired at. One flag stays where it is, and carriers stay where there is a port to raid.
 */
export function joinPursuit(m: PlayerState, g: Game, group: number, carriers: boolean): void {
  m.pursuit.pursuerCount = 0;
  let flags = 0;
  for (let k = 0; k < m.pursuit.shipCount; k++) {
    if (m.pursuit.group[k] === group) m.pursuit.pursuers[m.pursuit.pursuerCount++] = m.pursuit.ships[k];
    else if (m.pursuit.group[k] === 0 && (g.flags[m.pursuit.ships[k]] & PATROLLING) !== 0) flags++;
  }
  if (m.pursuit.pursuerCount === 0) return;
  turnToGroup(m, g, group);
  weighPursuit(m, g);
  m.pursuit.bestWorth = m.exchange.worth;
  while (m.pursuit.pursuerCount < MAX_PURSUERS) {
    const best = bestPursuer(m, g, carriers, flags === 1, m.pursuit.bestWorth);
    if (best < 0) return;
    m.pursuit.group[best] = group;
    if ((g.flags[m.pursuit.ships[best]] & PATROLLING) !== 0) flags--;
  }
}

function turnToGroup(m: PlayerState, g: Game, group: number): void {
  listPursued(m, g, group);
  m.pursuit.slowest = groupSpeed(g, g.area, m.enemy, group);
}

/**
 * Adds to the pursuers the free ship of the pool with which the pursuit is worth most, if more than `least`; what it is then worth,
 * and its odds, are `bestWorth` and `bestOdds`. Returns its place in the pool, -1 for none.
 */
function bestPursuer(m: PlayerState, g: Game, carriers: boolean, flagStays: boolean, least: number): number {
  const { ships, group, pursuers } = m.pursuit;
  let best = -1;
  let tried = -1;
  m.pursuit.bestWorth = least;
  const last = m.pursuit.pursuerCount++;
  for (let k = 0; k < m.pursuit.shipCount; k++) {
    const p = ships[k];
    if (group[k] !== 0 || speedNow(g, p) < m.pursuit.slowest) continue;
    if (!carriers && g.tables.kind[p] === CARRIER) continue;
    if (flagStays && (g.flags[p] & PATROLLING) !== 0) continue;
    if (tried >= 0 && areAlike(m, g, ships[tried], p)) continue;
    tried = k;
    pursuers[last] = p;
    noteLast(m, g);
    const odds = m.exchange.odds(m.pursuit.stake, m.pursuit.control);
    const worth = m.exchange.worth;
    if (worth <= m.pursuit.bestWorth) continue;
    best = k;
    m.pursuit.bestWorth = worth;
    m.pursuit.bestOdds = odds;
  }
  if (best < 0) return -1;
  pursuers[last] = ships[best];
  noteLast(m, g);
  return best;
}

/** The odds of the next round between all pursuers and whom they pursue. */
export function weighPursuit(m: PlayerState, g: Game): number {
  m.exchange.others.note(g, m.pursuit.pursued, m.pursuit.pursuedCount, m.values.worth);
  m.exchange.own.note(g, m.pursuit.pursuers, m.pursuit.pursuerCount, m.values.worth);
  return m.exchange.odds(m.pursuit.stake, m.pursuit.control);
}

/** Puts the last of the pursuers into the round, the others being in it. */
function noteLast(m: PlayerState, g: Game): void {
  const last = m.pursuit.pursuerCount - 1;
  m.exchange.own.keep(last);
  m.exchange.own.add(g, m.pursuit.pursuers[last], m.values.worth);
}

/** True for ships that make the same pursuer: there are many cruisers. */
export function areAlike(m: PlayerState, g: Game, p: number, q: number): boolean {
  const { armor, kind } = g.tables;
  const { worth } = m.values;
  if (worth[p] !== worth[q] || armor[p] !== armor[q] || kind[p] !== kind[q] || g.damage[p] !== g.damage[q])
    return false;
  return (g.flags[p] & PATROLLING) === (g.flags[q] & PATROLLING);
}
