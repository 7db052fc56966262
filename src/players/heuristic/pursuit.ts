// Retreat in groups and pursuit (8): single ships get away more easily; a pursuer goes after what it can catch and beat.
import { CARRIER } from '../../board/index.js';
import { type Game, groupSpeed, isMember, MAX_PIECES, speedNow } from '../../game/index.js';
import { dayPower, nightPower, winChance } from './fight-estimate.js';
import type { Mind } from './mind.js';

/** Pursuers sent after one group at most. */
const MOST_PURSUERS = 3;

/** Answers `groups`: every ship by itself, so that the pursuers must split too. */
export function formGroups(m: Mind, g: Game): void {
  const n = g.unitCount[m.side];
  for (let k = 0; k < n; k++) {
    g.say(g.units[m.side][k]);
    g.say(k + 1);
  }
}

/** Answers `pursuit`: the most valuable groups first, each by enough ships that are fast enough. */
export function pursue(m: Mind, g: Game): void {
  const side = m.enemy;
  const from = (g.area * 2 + side) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + side];
  listPursuers(m, g);
  for (let group = 1; group <= g.groups; group++) {
    let day = 0;
    let night = 0;
    let stay = 0;
    let worth = 0;
    for (let k = from; k < end; k++) {
      const p = g.roster[k];
      if (g.location[p] !== g.area || g.fightOf[p] !== group) continue;
      day += dayPower(m, g, p);
      night += nightPower(m, g, p);
      stay += m.values.stay[p];
      worth += m.values.worth[p];
    }
    if (stay > 0 && worth > 0) sendAfter(m, g, group, day, night, stay);
  }
}

/** Ships free to pursue: carriers are kept for the air raid and for their safety (9.12). */
function listPursuers(m: Mind, g: Game): void {
  m.poolCount = 0;
  const from = (g.area * 2 + m.side) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.side];
  for (let k = from; k < end; k++) {
    const p = g.roster[k];
    if (g.location[p] !== g.area || g.t.isShip[p] === 0 || g.t.kind[p] === CARRIER) continue;
    if (g.damage[p] >= g.t.armor[p] && g.t.armor[p] > 0) continue;
    m.taken[m.poolCount] = 0;
    m.pool[m.poolCount++] = p;
  }
}

function sendAfter(m: Mind, g: Game, group: number, day: number, night: number, stay: number): void {
  const slowest = groupSpeed(g, g.area, m.enemy, group);
  let ownDay = 0;
  let ownNight = 0;
  let ownStay = 0;
  let sent = 0;
  const start = g.answerLength;
  for (let k = 0; k < m.poolCount && sent < MOST_PURSUERS; k++) {
    const p = m.pool[k];
    if (m.taken[k] !== 0 || speedNow(g, p) < slowest) continue;
    ownDay += dayPower(m, g, p);
    ownNight += nightPower(m, g, p);
    ownStay += m.values.stay[p];
    m.taken[k] = 1;
    g.say(p);
    g.say(group);
    sent++;
    if (winChance(ownDay, ownNight, ownStay, day, night, stay, 0) >= m.weights.pursueChance) return;
  }
  // Not enough: nobody goes.
  for (let j = start; j < g.answerLength; j += 2) {
    for (let k = 0; k < m.poolCount; k++) if (m.pool[k] === g.answer[j]) m.taken[k] = 0;
  }
  g.answerLength = start;
}

/** Answers `follow`: pursuers go on while they are likely to win, each after the group it is chasing, or the first part it can catch. */
export function follow(m: Mind, g: Game): void {
  let ownDay = 0;
  let ownNight = 0;
  let ownStay = 0;
  let day = 0;
  let night = 0;
  let stay = 0;
  for (let side = 0; side < 2; side++) {
    const from = (g.area * 2 + side) * MAX_PIECES;
    const end = from + g.rosterCount[g.area * 2 + side];
    for (let k = from; k < end; k++) {
      const p = g.roster[k];
      if (!isMember(g, p)) continue;
      if (side === m.side) {
        ownDay += dayPower(m, g, p);
        ownNight += nightPower(m, g, p);
        ownStay += m.values.stay[p];
      } else {
        day += dayPower(m, g, p);
        night += nightPower(m, g, p);
        stay += m.values.stay[p];
      }
    }
  }
  if (winChance(ownDay, ownNight, ownStay, day, night, stay, 0) < m.weights.pursueChance) return;
  const from = (g.area * 2 + m.side) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.side];
  for (let k = from; k < end; k++) {
    const p = g.roster[k];
    if (!isMember(g, p) || g.t.isShip[p] === 0) continue;
    const speed = speedNow(g, p);
    let target = -1;
    if (speed >= groupSpeed(g, g.area, m.enemy, g.fight)) target = g.fight;
    for (let part = g.subject + 1; part <= g.groups && target < 0; part++) {
      if (speed >= groupSpeed(g, g.area, m.enemy, part)) target = part;
    }
    if (target < 0) continue;
    g.say(p);
    g.say(target);
  }
}
