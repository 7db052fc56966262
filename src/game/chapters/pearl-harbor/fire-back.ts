// Rule 20.4: air units in Pearl Harbor attack the raiders in the raid's second round.
import { AIR, ALLIED, AREA_COUNT, JAPAN, SUBMARINE } from '../../../board/index.js';
import { ACTION_AIR_RAID, ACTION_DAY } from '../../../dice/index.js';
import { forceMayBeAttacked } from '../../options/task-forces.js';
import { ask, illegal, pieceName, refuseDuplicates, requireOwn, requirePairs } from '../../questions/ask.js';
import { TARGETS } from '../../questions/decisions.js';
import { HAWAII, PEARL_HARBOR } from '../../state/places.js';
import type { Game } from '../../state/state.js';
import { attack } from '../attacks.js';
import { FIRE_BACK, IN_COMBAT } from '../target-modes.js';

/** Air units in Pearl Harbor that outlived the first round attack the raiders in the second (20.4). */
export function fireBack(g: Game): void {
  if (g.at.countAir(AREA_COUNT + PEARL_HARBOR, ALLIED) === 0) return;
  // Whether its fives disable is a reading of rule 20 (under nt1 they do, Q18.1-1); an air raid's never do (9.21).
  g.action = g.rules.fireBackDisables ? ACTION_DAY : ACTION_AIR_RAID;
  if (!hasRaiderInSight(g)) return;
  g.mode = FIRE_BACK;
  ask(g, TARGETS, ALLIED, checkFireBack);
  g.mode = IN_COMBAT;
  for (let k = 0; k < g.answerLength; k += 2) attack(g, g.answers[k]!, g.answers[k + 1]!, 0);
}

/** A raider at which air units in Pearl Harbor fire back: under nt1, where rule 23 may be in play by then, not one that was not sighted (23.51). */
export function isFireBackTarget(g: Game, target: number): boolean {
  return g.tables.side[target] === JAPAN && g.location[target] === HAWAII && forceMayBeAttacked(g, target);
}

function hasRaiderInSight(g: Game): boolean {
  const count = g.at.list(HAWAII, JAPAN, g.found);
  for (let k = 0; k < count; k++) if (isFireBackTarget(g, g.found[k]!)) return true;
  return false;
}

function checkFireBack(g: Game, side: number): void {
  requirePairs(g, TARGETS);
  const rule = g.rules.nt1 ? 'nt1 18.1' : '20.4';
  for (let k = 0; k < g.answerLength; k += 2) {
    const unit = g.answers[k]!;
    const target = g.answers[k + 1]!;
    requireOwn(g, TARGETS, unit, side);
    if (g.tables.kind[unit] !== AIR || g.location[unit] !== AREA_COUNT + PEARL_HARBOR) {
      illegal(g, TARGETS, rule, `${pieceName(g, unit)} is not an air unit in Pearl Harbor`);
    }
    if (g.tables.side[target] !== JAPAN || g.location[target] !== HAWAII || g.tables.kind[target] === SUBMARINE) {
      illegal(
        g,
        TARGETS,
        g.tables.kind[target] === SUBMARINE ? '16.4' : rule,
        `${pieceName(g, target)} is not a raider in the Hawaiian Islands`,
      );
    }
    if (!isFireBackTarget(g, target))
      illegal(g, TARGETS, '23.51', `${pieceName(g, target)} was not sighted and cannot be attacked`);
  }
  refuseDuplicates(g, TARGETS, 2, '7.44');
}
