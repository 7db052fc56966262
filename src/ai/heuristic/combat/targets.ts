// Naming targets in combat (7.4): the most valuable and most dangerous first, spread so that little fire is wasted, and at night
// only behind a full lap of the enemy's firing ships (7.42).
import { AIR, CARRIER, JAPAN } from '../../../board/index.js';
import { ACTION_NIGHT } from '../../../dice/index.js';
import {
  AFTER_ALL_SHIPS,
  AFTER_FIRING_SHIPS,
  ALWAYS,
  bonusNow,
  type Game,
  NEVER,
  PATROLLING,
  shotsToFire,
  targetClass,
} from '../../../game/index.js';
import { oddsIndex, REMOVE_ODDS, SINK_ODDS } from '../estimate/attack-odds.js';
import type { PlayerState } from '../player-state.js';
import { HULLS, kindsInFight, SURFACE_SHIPS } from './kinds-in-fight.js';
import { weighTargets } from './target-worth.js';

/** Answers `targets` of a day or night action. */
export function nameCombatTargets(m: PlayerState, g: Game): void {
  const attackers = listAttackers(m, g);
  if (attackers === 0) return;
  if (g.action === ACTION_NIGHT) nightTargets(m, g, attackers);
  else dayTargets(m, g, attackers);
}

/** Own members that fire, most shots first. */
function listAttackers(m: PlayerState, g: Game): number {
  const units = g.units[m.side];
  const count = g.unitCount[m.side];
  const night = g.action === ACTION_NIGHT;
  const screened = night && m.side === JAPAN && (kindsInFight(g, m.side) & SURFACE_SHIPS) !== 0;
  let n = 0;
  let keeps =
    g.rules.nineTurn &&
    g.action !== ACTION_NIGHT &&
    g.rules.withholdByDay &&
    !g.rules.airKamikazesMust &&
    (kindsInFight(g, m.side, PATROLLING) & HULLS) === 0;
  for (let k = 0; k < count; k++) {
    const p = units[k];
    const shots = shotsToFire(g, p);
    if (shots === 0) continue;
    // A Kamikaze attack costs the air unit (19.21): the last flag stays and does not attack.
    if (keeps && g.kamikaze[p] !== 0 && g.tables.kind[p] === AIR) {
      keeps = false;
      continue;
    }
    // Carriers hide behind their screen: those that fire can be shot at (7.421). Allied ones were announced.
    if (screened && g.tables.kind[p] === CARRIER) continue;
    let j = n++;
    while (j > 0 && m.fire.shots[j - 1] < shots) {
      m.fire.attackers[j] = m.fire.attackers[j - 1];
      m.fire.shots[j] = m.fire.shots[j - 1];
      j--;
    }
    m.fire.attackers[j] = p;
    m.fire.shots[j] = shots;
  }
  return n;
}

function dayTargets(m: PlayerState, g: Game, attackers: number): void {
  const units = g.units[m.enemy];
  let count = 0;
  for (let k = 0; k < g.unitCount[m.enemy]; k++) {
    // What hides unsighted cannot be attacked (23.51).
    if (g.taskForcesStand && targetClass(g, units[k]) === NEVER) continue;
    m.fire.targets[count++] = units[k];
  }
  if (count === 0) return;
  if (count === 1) {
    allAtOne(m, g, attackers);
    return;
  }
  weighTargets(m, g, count, attackers);
  for (let k = 0; k < attackers; k++) shootAtBest(m, g, k, count);
}

/** Everybody fires at the only target. */
function allAtOne(m: PlayerState, g: Game, attackers: number): void {
  for (let k = 0; k < attackers; k++) {
    g.answer(m.fire.attackers[k]);
    g.answer(m.fire.targets[0]);
  }
}

/** Names the target an attacker gains most from, and lowers its worth by the chance that this is done. */
function shootAtBest(m: PlayerState, g: Game, attacker: number, count: number): void {
  const plain = oddsIndex(0, m.fire.shots[attacker], 0);
  const circled = hullOdds(m, g, attacker);
  const { score, menace, room } = m.fire;
  let best = 0;
  let most = -1;
  for (let k = 0; k < count; k++) {
    const left = room[k];
    // Negative for air units, which are never disabled and shot at without bonus (12.22, 12.23).
    const gain =
      left < 0
        ? (score[k] + menace[k]) * SINK_ODDS[plain - 1 - left]
        : score[k] * SINK_ODDS[circled + left] + menace[k] * REMOVE_ODDS[circled + left];
    if (gain > most) {
      most = gain;
      best = k;
    }
  }
  const left = room[best];
  if (left < 0) fire(m, g, attacker, best, SINK_ODDS[plain - 1 - left], SINK_ODDS[plain - 1 - left]);
  else fire(m, g, attacker, best, SINK_ODDS[circled + left], REMOVE_ODDS[circled + left]);
}

/** Where an attacker's odds against ships begin in the tables. */
function hullOdds(m: PlayerState, g: Game, attacker: number): number {
  const bonus = m.fire.hull < 0 ? 0 : bonusNow(g, m.fire.attackers[attacker], m.fire.hull, g.action);
  return oddsIndex(bonus, m.fire.shots[attacker], 0);
}

/** Names a target, which is sunk, and leaves the fight, with chances in permille: what is only disabled can still be sunk (7.54). */
function fire(m: PlayerState, g: Game, attacker: number, k: number, sunk: number, gone: number): void {
  g.answer(m.fire.attackers[attacker]);
  g.answer(m.fire.targets[k]);
  m.fire.score[k] = (m.fire.score[k] * (1000 - sunk) * 0.001) | 0;
  m.fire.menace[k] = (m.fire.menace[k] * (1000 - gone) * 0.001) | 0;
}

function nightTargets(m: PlayerState, g: Game, attackers: number): void {
  for (let k = 0; k < g.unitCount[m.enemy]; k++) m.fire.reach[k] = targetClass(g, g.units[m.enemy][k]);
  const firing = listReached(m, g, ALWAYS, 0);
  const withHidden = listReached(m, g, AFTER_FIRING_SHIPS, firing);
  const withMarines = listReached(m, g, AFTER_ALL_SHIPS, withHidden);
  if (withMarines === 0) return;
  if (withMarines === 1) {
    allAtOne(m, g, attackers);
    return;
  }
  weighTargets(m, g, withMarines, attackers);
  let reach = firing;
  let lap = 0;
  if (withHidden > firing && attackers > firing) {
    reach = withHidden;
    lap = firing;
  }
  if (withMarines > withHidden && attackers > withHidden) {
    reach = withMarines;
    lap = withHidden;
  }
  // The weakest attackers make the lap, one each; the strongest are free.
  const free = attackers - lap;
  for (let k = 0; k < free; k++) shootAtBest(m, g, k, reach);
  let covered = 0;
  for (let k = free; k < attackers; k++) {
    while (covered < lap && isAimedAt(g, m.fire.targets[covered])) covered++;
    if (covered < lap) {
      const at = hullOdds(m, g, k) + m.fire.room[covered];
      fire(m, g, k, covered, SINK_ODDS[at], REMOVE_ODDS[at]);
      covered++;
    } else shootAtBest(m, g, k, reach);
  }
}

/** Lists the enemies who come within reach alike (7.42) behind the first `count` targets; returns how many there are then. */
function listReached(m: PlayerState, g: Game, reach: number, count: number): number {
  let n = count;
  for (let k = 0; k < g.unitCount[m.enemy]; k++)
    if (m.fire.reach[k] === reach) m.fire.targets[n++] = g.units[m.enemy][k];
  return n;
}

function isAimedAt(g: Game, target: number): boolean {
  for (let k = 1; k < g.answerLength; k += 2) if (g.answers[k] === target) return true;
  return false;
}
