// Rule 20.5, and nt1 18.12: Japan's carriers that stay are assigned targets, which they attack in the first extra round.
import { ALLIED, AREA_COUNT, JAPAN, UNCERTAIN } from '../../../board/index.js';
import { ACTION_DAY } from '../../../dice/index.js';
import { forceMayAttack, forceMayBeAttacked, formTaskForces } from '../../options/task-forces.js';
import { ask, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs } from '../../questions/ask.js';
import { ASSIGN_TARGETS } from '../../questions/decisions.js';
import { ATTACK_LOST, CARRIER_HIDES, OUT_OF_REACH, ROUND_BEGINS, TARGET_UNSIGHTED } from '../../state/events.js';
import { isBottomed } from '../../state/factors-now.js';
import { HAWAII, PEARL_HARBOR } from '../../state/places.js';
import { isContested } from '../../state/rosters.js';
import type { Game } from '../../state/state.js';
import { canAirRaid } from '../air-raids.js';
import { applyResults, resolveAttacks } from '../attacks.js';
import { nameTargets } from '../targets.js';

/** Rule 20.51: targets of the first extra round are named before anybody knows where the uncertain groups are. */
export function assignTargets(g: Game): void {
  ask(g, ASSIGN_TARGETS, JAPAN, checkAssigned);
  for (let k = 0; k < g.answerLength; k += 2) {
    const target = g.answers[k + 1]!;
    (isSecretTarget(g, target) ? g.recorded : g.assigned)[g.answers[k]!] = target + 1;
  }
}

/** True for a target that Japan assigns in secret: as printed, one in a location-uncertain group (20.51). Under nt1 none is (nt1 18.12). */
export function isSecretTarget(g: Game, target: number): boolean {
  if (g.rules.nt1 || g.rules.secretTargets === 'none') return false;
  return g.rules.secretTargets === 'all' || g.location[target] === UNCERTAIN;
}

function checkAssigned(g: Game, side: number): void {
  requirePairs(g, ASSIGN_TARGETS);
  const rule = g.rules.nt1 ? 'nt1 18.12' : '20.51';
  for (let k = 0; k < g.answerLength; k += 2) {
    const carrier = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, ASSIGN_TARGETS, carrier, side);
    if (!canAirRaid(g, carrier, HAWAII)) {
      illegal(g, ASSIGN_TARGETS, rule, `${pieceName(g, carrier)} is not a carrier in the Hawaiian Islands`);
    }
    if (!mayAssign(g, target)) {
      illegal(
        g,
        ASSIGN_TARGETS,
        rule,
        `${pieceName(g, target)} can be neither in the Hawaiian Islands nor in Pearl Harbor`,
      );
    }
  }
  refuseDuplicates(g, ASSIGN_TARGETS, 2, '7.44');
  if (g.rules.nt1) requireDesignations(g);
}

/** Under nt1 every carrier that stays designates a target (nt1 18.12). */
function requireDesignations(g: Game): void {
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    if (!canAirRaid(g, p, HAWAII)) continue;
    let found = false;
    for (let k = 0; k < g.answerLength; k += 2) if (g.answers[k] === p) found = true;
    if (!found) illegal(g, ASSIGN_TARGETS, 'nt1 18.12', `${pieceName(g, p)} must designate a target`);
  }
}

/** Allied units that are, or may turn up, within reach of the first extra round (20.51, 20.52). */
export function mayAssign(g: Game, target: number): boolean {
  const at = g.location[target];
  if (g.tables.side[target] !== ALLIED) return false;
  // Under nt1 any Allied unit that could still raid into Hawaii may be designated (nt1 18.12).
  if (g.rules.nt1) return at === HAWAII || g.isInHarbor(target);
  return at === HAWAII || at === AREA_COUNT + PEARL_HARBOR || at === UNCERTAIN;
}

/** Rule 20.5: a day action in which Japan's carriers attack what they were assigned, at sea or in Pearl Harbor (20.51, 20.52). */
export function assignedRound(g: Game): void {
  g.round++;
  g.action = ACTION_DAY;
  g.emit(ROUND_BEGINS, HAWAII, g.round, 0);
  if (g.rules.taskForces && isContested(g)) formTaskForces(g); // it is a round of combat (23.2)
  g.answerLength = 0;
  for (let p = g.tables.shipStart[JAPAN]; p < g.tables.shipEnd[JAPAN]; p++) {
    const target = (g.assigned[p]! | g.recorded[p]!) - 1;
    // Between naming and firing nobody attacks Japan: the carrier is here, and can strike.
    if (target < 0) continue;
    if (!forceMayAttack(g, p)) {
      g.emit(ATTACK_LOST, p, target, CARRIER_HIDES);
      continue;
    }
    const at = g.location[target];
    // What is in port only because it ran from sea has retreated before combat: the carrier loses its attack (20.51).
    const bottomed = at === AREA_COUNT + PEARL_HARBOR && isBottomed(g, target);
    const unsighted = at === HAWAII && !forceMayBeAttacked(g, target); // 23.51
    if (unsighted || (at !== HAWAII && !bottomed)) {
      g.emit(ATTACK_LOST, p, target, unsighted ? TARGET_UNSIGHTED : OUT_OF_REACH);
      continue;
    }
    g.answer(p);
    g.answer(target);
  }
  resolveAttacks(g);
  if (nameTargets(g, ALLIED) > 0) resolveAttacks(g);
  applyResults(g);
}
