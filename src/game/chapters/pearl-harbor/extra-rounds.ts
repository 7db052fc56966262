// Rules 18.3–18.33: the rounds for which Japan stays.
import { ALLIED, JAPAN } from '../../../board/index.js';
import { HAWAII } from '../../state/places.js';
import { gather, isContested } from '../../state/rosters.js';
import type { Game } from '../../state/state.js';
import { finishArea } from '../finish-area.js';
import { pursue } from '../retreats/pursuit-rounds.js';
import { askRetreats, leaveArea, retreat } from '../retreats/retreats.js';
import { combatRound } from '../rounds.js';
import { submarineAttacks } from '../submarines.js';
import { assignedRound } from './assigned-targets.js';
import { japanMustLeave } from './japan-leaves.js';
import { raidRound } from './surprise-raid.js';

/** Extra rounds Japan may stay for (18.3). */
const EXTRA_ROUNDS = 2;

/**
 * The rounds for which Japan stays (18.3–18.33).
 *
 * @param lastRound round after which all stops, before Japan has to leave; the raid's are counted too.
 */
export function extraRounds(g: Game, lastRound: number): void {
  for (let k = 1; k <= EXTRA_ROUNDS; k++) {
    if (g.round >= lastRound) return;
    extraRound(g, k);
    submarineAttacks(g, HAWAII);
    gather(g, HAWAII, 0);
    if (g.unitCount[JAPAN] === 0) break;
    if (k < EXTRA_ROUNDS && isContested(g)) {
      const retreating = askRetreats(g);
      if (retreating === 3) {
        leaveArea(g, HAWAII, JAPAN);
        leaveArea(g, HAWAII, ALLIED);
        return;
      }
      if (retreating === 1) {
        retreat(g, HAWAII, JAPAN);
        pursue(g, HAWAII, JAPAN, lastRound);
        finishArea(g, HAWAII);
        return;
      }
      if (retreating === 2) {
        if (!alliesRun(g, lastRound)) return;
        break;
      }
    }
  }
  japanMustLeave(g, lastRound);
}

/** A normal round against an Allied fleet at sea, else a round of air raid (18.31). */
function extraRound(g: Game, k: number): void {
  gather(g, HAWAII, 0);
  if (k === 1 && g.rules.pearlHarbor) {
    assignedRound(g);
  } else if (isContested(g) && hasFleet(g)) {
    g.round++;
    combatRound(g, HAWAII, 0);
  } else raidRound(g);
}

/** True when what the Allies have at sea is a fleet: any ship, and by the usual reading an air unit alone too (18.31, lone-air-unit-as-fleet). */
function hasFleet(g: Game): boolean {
  if (g.rules.airUnitIsFleet) return true;
  for (let k = 0; k < g.unitCount[ALLIED]!; k++) if (g.tables.isShip[g.units[ALLIED]![k]!] === 1) return true;
  return false;
}

/** The Allies retreat after the first extra round: one round of pursuit, and one of air raid by carriers that do not pursue (18.32). False where `lastRound` comes before. */
function alliesRun(g: Game, lastRound: number): boolean {
  retreat(g, HAWAII, ALLIED);
  const before = g.round;
  if (before >= lastRound) {
    pursue(g, HAWAII, ALLIED, lastRound);
    return false;
  }
  const counted = g.roundsBefore;
  if (g.rules.raidDuringPursuit) {
    g.roundsBefore = before;
    raidRound(g);
    g.round = before;
    g.roundsBefore = counted;
  }
  pursue(g, HAWAII, ALLIED, before + 1);
  g.round = before + 1;
  if (g.rules.raidDuringPursuit) return true;
  g.roundsBefore = g.round;
  raidRound(g);
  return true;
}
