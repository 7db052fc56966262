// Naming targets in combat (7.4): the most valuable and most dangerous first, spread so that little fire is wasted, and at night
// only behind a full lap of the enemy's firing ships (7.42).
import { AIR, CARRIER } from '../../board/index.js';
import { ACTION_NIGHT } from '../../dice/index.js';
import {
  AFTER_ALL_SHIPS,
  AFTER_FIRING_SHIPS,
  ALWAYS,
  bonusNow,
  type Game,
  mayFire,
  NEVER,
  shotsNow,
  targetClass,
} from '../../game/index.js';
import { oddsIndex, REMOVE_ODDS, SINK_ODDS } from './attack-odds.js';
import type { Mind } from './mind.js';

/** Answers `targets` of a day or night action. */
export function nameCombatTargets(m: Mind, g: Game): void {
  const attackers = listAttackers(m, g);
  if (attackers === 0) return;
  if (g.action === ACTION_NIGHT) nightTargets(m, g, attackers);
  else dayTargets(m, g, attackers);
}

/** Own members that fire, most shots first. */
function listAttackers(m: Mind, g: Game): number {
  const units = g.units[m.side];
  const count = g.unitCount[m.side];
  const night = g.action === ACTION_NIGHT;
  const screened = night && hasSurfaceShips(m, g);
  let n = 0;
  for (let k = 0; k < count; k++) {
    const p = units[k];
    if (!mayFire(g, p)) continue;
    // Carriers hide behind their screen: those that fire can be shot at (7.421). Allied ones were announced.
    if (night && g.t.kind[p] === CARRIER && m.side === 0 && screened) continue;
    const shots = shotsNow(g, p, g.action);
    let j = n++;
    while (j > 0 && shotsNow(g, m.attackers[j - 1], g.action) < shots) {
      m.attackers[j] = m.attackers[j - 1];
      j--;
    }
    m.attackers[j] = p;
  }
  return n;
}

function hasSurfaceShips(m: Mind, g: Game): boolean {
  const units = g.units[m.side];
  for (let k = 0; k < g.unitCount[m.side]; k++) {
    const kind = g.t.kind[units[k]];
    if (kind !== CARRIER && kind < AIR) return true;
  }
  return false;
}

function dayTargets(m: Mind, g: Game, attackers: number): void {
  const units = g.units[m.enemy];
  let count = 0;
  for (let k = 0; k < g.unitCount[m.enemy]; k++) {
    // What hides unsighted cannot be attacked (23.51).
    if (g.taskForcesStand && targetClass(g, units[k]) === NEVER) continue;
    m.targets[count] = units[k];
    m.score[count++] = m.values.dayScore[units[k]];
  }
  if (count === 0) return;
  for (let k = 0; k < attackers; k++) shootAtBest(m, g, m.attackers[k], count);
}

/** Names the target with the highest score left, and lowers its score by the chance that it is gone. */
function shootAtBest(m: Mind, g: Game, attacker: number, count: number): void {
  let best = 0;
  let most = -1;
  for (let k = 0; k < count; k++) {
    if (m.score[k] > most) {
      most = m.score[k];
      best = k;
    }
  }
  fire(m, g, attacker, best);
}

function fire(m: Mind, g: Game, attacker: number, k: number): void {
  const target = m.targets[k];
  g.say(attacker);
  g.say(target);
  const air = g.t.kind[target] === AIR;
  const room = g.t.armor[target] - g.damage[target] - (air ? 1 : 0);
  const index = oddsIndex(bonusNow(g, attacker, target, g.action), shotsNow(g, attacker, g.action), room);
  m.score[k] = (m.score[k] * (1000 - (air ? SINK_ODDS[index] : REMOVE_ODDS[index])) * 0.001) | 0;
}

function nightTargets(m: Mind, g: Game, attackers: number): void {
  const units = g.units[m.enemy];
  const count = g.unitCount[m.enemy];
  let firing = 0;
  let hidden = 0;
  let marines = 0;
  // Firing ships first in the list, then carriers that do not fire, then amphibious units.
  for (let wanted = ALWAYS; wanted <= AFTER_ALL_SHIPS; wanted++) {
    for (let k = 0; k < count; k++) {
      const p = units[k];
      if (targetClass(g, p) !== wanted) continue;
      const at = firing + hidden + marines;
      m.targets[at] = p;
      m.score[at] = m.values.nightScore[p];
      if (wanted === ALWAYS) firing++;
      else if (wanted === AFTER_FIRING_SHIPS) hidden++;
      else marines++;
    }
  }
  if (firing + hidden + marines === 0) return;
  let reach = firing;
  let lap = 0;
  if (hidden > 0 && attackers > firing) {
    reach = firing + hidden;
    lap = firing;
  }
  if (marines > 0 && attackers > firing + hidden) {
    reach = firing + hidden + marines;
    lap = firing + hidden;
  }
  // The weakest attackers make the lap, one each; the strongest are free.
  const free = attackers - lap;
  for (let k = 0; k < free; k++) shootAtBest(m, g, m.attackers[k], reach);
  let covered = 0;
  for (let k = free; k < attackers; k++) {
    while (covered < lap && isAimedAt(g, m.targets[covered])) covered++;
    if (covered < lap) fire(m, g, m.attackers[k], covered++);
    else shootAtBest(m, g, m.attackers[k], reach);
  }
}

function isAimedAt(g: Game, target: number): boolean {
  for (let k = 1; k < g.answerLength; k += 2) if (g.answer[k] === target) return true;
  return false;
}
