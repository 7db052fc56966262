// Retreat in groups and pursuit (8): single ships get away more easily; a pursuer goes after what it can catch and beat.
import { CARRIER } from '../../board/index.js';
import { type Game, groupSpeed, isMember, MAX_PIECES, speedNow } from '../../game/index.js';
import { addToFight, clearFight, fightChance, flagOf, lossShare } from './fight-estimate.js';
import { ENTRIES, STAY, WORTH } from './force.js';
import type { Mind } from './mind.js';

/** Pursuers sent after one group at most. */
const MOST_PURSUERS = 3;

/** No chase is begun below this chance to win it, permille. */
const LEAST_CHANCE = 600;
/** A chase that is not likely won must promise this many times the worth it risks. */
const GAIN = 4;

/** Answers `groups`: every ship by itself, so that the pursuers must split too. */
export function formGroups(m: Mind, g: Game): void {
  const n = g.unitCount[m.side];
  for (let k = 0; k < n; k++) {
    g.say(g.units[m.side][k]);
    g.say(k + 1);
  }
}

/** Answers `pursuit`: group by group, each by enough ships that are fast enough. */
export function pursue(m: Mind, g: Game): void {
  // On the last turn nothing is gained by it any more, and a flag may be lost.
  if (g.turn >= g.rules.turns) return;
  m.chaseBegan = g.round;
  listPursuers(m, g);
  if (m.poolCount === 0) return;
  const from = (g.area * 2 + m.enemy) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.enemy];
  for (let group = 1; group <= g.groups; group++) {
    clearFight(m);
    for (let k = from; k < end; k++) {
      const p = g.roster[k];
      if (g.location[p] === g.area && g.fightOf[p] === group) addToFight(m, g, p);
    }
    if (m.fight[ENTRIES + STAY] > 0) sendAfter(m, g, group);
  }
}

/** Ships free to pursue: carriers are kept for the air raid and for their safety (9.12), cripples go home. */
function listPursuers(m: Mind, g: Game): void {
  m.poolCount = 0;
  const from = (g.area * 2 + m.side) * MAX_PIECES;
  const end = from + g.rosterCount[g.area * 2 + m.side];
  for (let k = from; k < end; k++) {
    const p = g.roster[k];
    if (g.location[p] !== g.area || g.t.isShip[p] === 0 || g.t.kind[p] === CARRIER) continue;
    if (g.damage[p] > 0 && g.damage[p] >= g.t.armor[p]) continue;
    m.taken[m.poolCount] = 0;
    m.pool[m.poolCount++] = p;
  }
}

function sendAfter(m: Mind, g: Game, group: number): void {
  const slowest = groupSpeed(g, g.area, m.enemy, group);
  const start = g.answerLength;
  let sent = 0;
  for (let k = 0; k < m.poolCount && sent < MOST_PURSUERS; k++) {
    const p = m.pool[k];
    if (m.taken[k] !== 0 || speedNow(g, p) < slowest) continue;
    addToFight(m, g, p);
    m.taken[k] = 1;
    g.say(p);
    g.say(group);
    sent++;
    if (isWorthIt(m, g)) return;
  }
  // Not enough: nobody goes.
  for (let j = start; j < g.answerLength; j += 2) {
    for (let k = 0; k < m.poolCount; k++) if (m.pool[k] === g.answer[j]) m.taken[k] = 0;
  }
  g.answerLength = start;
}

/**
 * True when the fight put together last is a chase worth beginning: it is likely won, or what flees is worth much more than
 * what it can still hit, such as a crippled carrier.
 */
function isWorthIt(m: Mind, g: Game): boolean {
  const chance = fightChance(m, flagOf(m, g, g.area));
  if (chance >= m.settings.pursue) return true;
  if (chance < LEAST_CHANCE) return false;
  return lossShare(false) * m.fight[ENTRIES + WORTH] > GAIN * lossShare(true) * m.fight[WORTH];
}

/** Answers `follow`: pursuers go on while they are likely to win and it does not take too long. */
export function follow(m: Mind, g: Game): void {
  if (g.round >= m.chaseBegan + m.settings.pursuitRounds) return;
  clearFight(m);
  for (let side = 0; side < 2; side++) {
    const from = (g.area * 2 + side) * MAX_PIECES;
    const end = from + g.rosterCount[g.area * 2 + side];
    for (let k = from; k < end; k++) if (isMember(g, g.roster[k])) addToFight(m, g, g.roster[k]);
  }
  if (!isWorthIt(m, g)) return;
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
