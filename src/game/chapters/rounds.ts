// One round of combat (5.32–5.37, 7.2–7.6): day or night, then both sides' attacks.
import { ALLIED, JAPAN } from '../../board/index.js';
import { ACTION_DAY, ACTION_NIGHT, ACTION_NONE } from '../../dice/index.js';
import { announceKamikazes, kamikazeTime, settleKamikazes, spendKamikazes } from '../options/kamikaze.js';
import { surprisedRound } from '../options/normal-turn-one-moves.js';
import { formTaskForces } from '../options/task-forces.js';
import { NIGHT_DROPPED, ROUND_BEGINS } from '../state/events.js';
import { gather, isContested } from '../state/rosters.js';
import type { Game } from '../state/state.js';
import { applyResults, resolveAttacks } from './attacks.js';
import { DAY, dayOrNight, NIGHT } from './day-night.js';
import { announceFiring, nameTargets } from './targets.js';

/** One round of a fight: day, night, or day then night (5.32–5.37). The members must be gathered. */
export function combatRound(g: Game, area: number, fight: number): void {
  g.area = area;
  g.fight = fight;
  g.action = ACTION_NONE; // day or night is not known yet
  g.emit(ROUND_BEGINS, area, g.round, fight);
  if (g.rules.taskForces) formTaskForces(g);
  // Normal Turn One opens Indonesia with automatic day actions (nt1 18.2).
  g.surprised = g.rules.nt1 ? surprisedRound(g) : 0;
  const result = g.surprised !== 0 ? DAY : dayOrNight(g);
  if (result !== NIGHT) combatAction(g, ACTION_DAY);
  if (result === DAY) return;
  if (result !== NIGHT) {
    // Forces lost by day are not available at night (7.64).
    gather(g, area, fight);
    if (!isContested(g)) {
      g.emit(NIGHT_DROPPED, area);
      return;
    }
  }
  combatAction(g, ACTION_NIGHT);
}

/** One action: Japan names targets and fires, the Allies do, then all results take effect (7.4–7.6). */
export function combatAction(g: Game, action: number): void {
  g.action = action;
  if (action === ACTION_NIGHT) announceFiring(g);
  const kamikazes = action === ACTION_DAY && kamikazeTime(g);
  if (kamikazes) announceKamikazes(g);
  const attacks = nameTargets(g, JAPAN);
  if (kamikazes) settleKamikazes(g);
  if (attacks > 0) resolveAttacks(g);
  if (nameTargets(g, ALLIED) > 0) resolveAttacks(g);
  applyResults(g);
  if (kamikazes) spendKamikazes(g);
}
