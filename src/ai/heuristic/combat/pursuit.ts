// Retreat in groups and pursuit (8): single ships get away more easily; a pursuer goes after what it is likely to sink (`pursuers.ts`),
// and goes on as long as more is to be gained than lost in the next round, whoever could fire in the last.

import { CARRIER } from '../../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT } from '../../../dice/index.js';
import {
  bonusNow,
  type Game,
  groupSpeed,
  isMember,
  MAJOR_PORTS,
  MAX_PIECES,
  PATROLLING,
  raidableHarbors,
  shotsNow,
  speedNow,
} from '../../../game/index.js';
import { knowAreas } from '../estimate/area-values.js';
import { HARM, oddsIndex } from '../estimate/attack-odds.js';
import { flagOf } from '../estimate/fight-chance.js';
import type { PlayerState } from '../player-state.js';
import { isCripple } from '../port/yards.js';
import { UNKNOWN } from '../turn-memory.js';
import { areAlike, joinPursuit, listPursued, sendAfter, weighPursuit } from './pursuers.js';

/** Shots by which fleeing groups are compared: those that break most easily are pursued first. */
const TYPICAL_SHOTS = 2;

/** Answers `groups`: every ship by itself, so that the pursuers must split too. */
export function formGroups(m: PlayerState, g: Game): void {
  const n = g.unitCount[m.side];
  for (let k = 0; k < n; k++) {
    g.answer(g.units[m.side][k]);
    g.answer(k + 1);
  }
}

/** Answers `pursuit`: the groups that are worth most first, each by enough ships that are fast enough. */
export function pursue(m: PlayerState, g: Game): void {
  // On the last turn nothing is gained by it any more, and a flag may be lost.
  if (g.turn >= g.rules.turns || m.settings.pursuitRounds === 0) return;
  m.turn.pursuitBegan = g.round;
  const carriers = listPursuers(m, g);
  if (m.pursuit.shipCount === 0) return;
  const groups = sortGroups(m, g);
  beginToWeigh(m, g);
  // Whoever flees may run into a port beside the area: carriers are kept to raid it where others can do the pursuing.
  let escapes = -1;
  for (let k = 0; k < groups; k++) {
    const group = m.pursuit.groups[k];
    // Nobody has been sent since such a group was found not to be worth it.
    if (escapes >= 0 && fleeAlike(m, g, escapes, group)) continue;
    const sent = sendAfter(m, g, group, false) || (carriers && sendAfter(m, g, group, true));
    escapes = sent ? -1 : group;
  }
  const farFromPorts = (g.tables.harborsOf[g.area] & g.held[m.enemy] & MAJOR_PORTS) === 0;
  for (let k = 0; k < groups; k++) joinPursuit(m, g, m.pursuit.groups[k], farFromPorts);
  for (let k = 0; k < m.pursuit.shipCount; k++) {
    if (m.pursuit.group[k] === 0) continue;
    g.answer(m.pursuit.ships[k]);
    g.answer(m.pursuit.group[k]);
  }
}

/**
 * Ships free to pursue: carriers only where there is no ship to raid (9.12); cripples go home. None is taken
 * yet. True when there are carriers among them.
 */
function listPursuers(m: PlayerState, g: Game): boolean {
  let carriers = false;
  m.pursuit.shipCount = 0;
  const raids = shipsToRaid(m, g);
  const from = (g.area * 2 + m.side) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.side];
  for (let k = from; k < end; k++) {
    const p = g.roster[k];
    if (g.location[p] !== g.area || g.tables.isShip[p] === 0 || (raids && g.tables.kind[p] === CARRIER)) continue;
    if (isCripple(g, p)) continue;
    if (g.tables.kind[p] === CARRIER) carriers = true;
    m.pursuit.group[m.pursuit.shipCount] = 0;
    m.pursuit.ships[m.pursuit.shipCount++] = p;
  }
  return carriers;
}

/** True when there is a ship to raid in a port beside the area: troops and air units are no reason to let ships go. */
function shipsToRaid(m: PlayerState, g: Game): boolean {
  const harbors = raidableHarbors(g, g.area, m.side);
  if (harbors === 0) return false;
  const count = g.at.listInHarbors(m.enemy, m.listed);
  for (let k = 0; k < count; k++) {
    const p = m.listed[k];
    if (g.tables.isShip[p] === 1 && ((harbors >> g.harborOf(p)) & 1) !== 0) return true;
  }
  return false;
}

/** The groups in `pursuit.groups`, those first of which most is likely to be sunk. Returns how many there are. */
function sortGroups(m: PlayerState, g: Game): number {
  const { values } = m;
  const { groups, groupWorth } = m.pursuit;
  let n = 0;
  for (let group = 1; group <= g.groups; group++) {
    listPursued(m, g, group);
    let worth = 0;
    for (let k = 0; k < m.pursuit.pursuedCount; k++) {
      const p = m.pursuit.pursued[k];
      worth += values.worth[p] * HARM[oddsIndex(0, TYPICAL_SHOTS, g.tables.armor[p] - g.damage[p])];
    }
    if (worth === 0) continue;
    let j = n++;
    while (j > 0 && groupWorth[j - 1] < worth) {
      groupWorth[j] = groupWorth[j - 1];
      groups[j] = groups[j - 1];
      j--;
    }
    groupWorth[j] = worth;
    groups[j] = group;
  }
  return n;
}

/** Sets down whose flag is in the area, and what is lost with the last patroller: that flag, where no second one, nor an air unit, holds it too. */
function beginToWeigh(m: PlayerState, g: Game): void {
  const count = g.at.list(g.area, m.side, m.listed);
  let flags = 0;
  for (let k = 0; k < count; k++) if ((g.flags[m.listed[k]] & PATROLLING) !== 0) flags++;
  if (flags === 1) knowAreas(m, g);
  m.pursuit.stake = flags === 1 ? m.turn.hold[g.area] : 0;
  m.pursuit.control = flagOf(m, g, g.area);
}

/** True for two groups of one ship each that are the same to pursue: formed alike (8.32), they are many. */
function fleeAlike(m: PlayerState, g: Game, one: number, other: number): boolean {
  const p = onlyShip(m, g, one);
  const q = p < 0 ? -1 : onlyShip(m, g, other);
  return q >= 0 && g.tables.speed[p] === g.tables.speed[q] && shootAlike(g, p, q) && areAlike(m, g, p, q);
}

/** The one ship or unit of a fleeing group; -1 when there are more. */
function onlyShip(m: PlayerState, g: Game, group: number): number {
  listPursued(m, g, group);
  return m.pursuit.pursuedCount === 1 ? m.pursuit.pursued[0] : -1;
}

/** True for ships whose shots are the same. */
function shootAlike(g: Game, p: number, q: number): boolean {
  for (let action = ACTION_DAY; action <= ACTION_NIGHT; action++) {
    if (shotsNow(g, p, action) !== shotsNow(g, q, action) || bonusNow(g, p, q, action) !== bonusNow(g, q, p, action))
      return false;
  }
  return true;
}

/** Answers `follow`: pursuers go on while the next round is worth it; cripples stop. */
export function follow(m: PlayerState, g: Game): void {
  // A rollout may begin within a pursuit: the first round of it was fought before this is asked.
  if (m.turn.pursuitBegan === UNKNOWN) m.turn.pursuitBegan = g.round - 1;
  if (g.round >= m.turn.pursuitBegan + m.settings.pursuitRounds) return;
  m.pursuit.pursuerCount = 0;
  m.pursuit.pursuedCount = 0;
  for (let side = 0; side < 2; side++) {
    const from = (g.area * 2 + side) * MAX_PIECES;
    const end = from + g.rosterCount[g.area * 2 + side];
    for (let k = from; k < end; k++) {
      const p = g.roster[k];
      if (side === m.side) {
        if (isMember(g, p) && g.tables.isShip[p] === 1 && !isCripple(g, p))
          m.pursuit.pursuers[m.pursuit.pursuerCount++] = p;
      } else if (g.location[p] === g.area && (g.fightOf[p] === g.fight || g.fightOf[p] > g.subject)) {
        m.pursuit.pursued[m.pursuit.pursuedCount++] = p;
      }
    }
  }
  if (m.pursuit.pursuerCount === 0) return;
  beginToWeigh(m, g);
  if (weighPursuit(m, g) < m.settings.pursueChance) return;
  for (let k = 0; k < m.pursuit.pursuerCount; k++) {
    const p = m.pursuit.pursuers[k];
    const speed = speedNow(g, p);
    let target = -1;
    if (speed >= groupSpeed(g, g.area, m.enemy, g.fight)) target = g.fight;
    for (let part = g.subject + 1; part <= g.groups && target < 0; part++) {
      if (speed >= groupSpeed(g, g.area, m.enemy, part)) target = part;
    }
    if (target < 0) continue;
    g.answer(p);
    g.answer(target);
  }
}
