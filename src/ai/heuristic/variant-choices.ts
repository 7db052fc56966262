// Decisions that only optional rules and adjustments put: short answers by the same estimates as everywhere.
import { firstOf } from '../../board/bits.js';
import { ALLIED, AMPHIBIOUS, JAPAN } from '../../board/index.js';
import {
  CENTRAL_PACIFIC,
  type Game,
  HAWAII,
  HIDING,
  LANDING,
  mayGoToWestCoast,
  mayReturn,
  NORTH_PACIFIC,
  PEARL_HARBOR,
  SAMOA,
  SEARCHING,
  uncertainBasePorts,
} from '../../game/index.js';
import { areaChance, fightChance, gatheredChance } from './estimate/fight-chance.js';
import { addToFight, clearFight } from './estimate/fight-sums.js';
import { lookAtBoard } from './estimate/survey.js';
import { isHalfBeaten } from './off-map.js';
import type { PlayerState } from './player-state.js';

/** Answers `task-forces` (23.2): fighting ships in one, marines in another. */
export function formTaskForces(m: PlayerState, g: Game): void {
  const count = g.unitCount[m.side];
  for (let k = 0; k < count; k++) {
    const p = g.units[m.side][k];
    g.answer(p);
    g.answer(count > 1 && g.tables.kind[p] === AMPHIBIOUS ? 2 : 1);
  }
}

/** Answers `missions` (23.3): marines land, the others search, and hide when they are much the weaker. */
export function stateMissions(m: PlayerState, g: Game): void {
  const hides = gatheredChance(m, g) < m.settings.retreatBelow >> 1;
  let said = 0;
  for (let k = 0; k < g.unitCount[m.side]; k++) {
    const p = g.units[m.side][k];
    const force = g.taskForce[p];
    if (((said >> force) & 1) !== 0) continue;
    said |= 1 << force;
    g.answer(force);
    g.answer(g.tables.kind[p] === AMPHIBIOUS ? LANDING : hides ? HIDING : SEARCHING);
  }
}

/** Answers `withdraw` (adjustments 2, 2b): when the fight in the Central Pacific is more likely lost than won. */
export function decideWithdrawal(m: PlayerState, g: Game): void {
  if (g.rules.cpoWithdrawal) {
    // The side, or by one reading each of its units: all answer alike.
    g.answer(gatheredChance(m, g) < 500 ? 1 : 0);
    return;
  }
  // A group alone, before it is placed (2b): against what is in the Central Pacific.
  clearFight(m);
  for (let p = 0; p < g.tables.pieceCount; p++) {
    const guards = g.tables.side[p] === JAPAN && g.location[p] === CENTRAL_PACIFIC;
    if (guards || g.tables.uncertainGroup[p] === g.subject) addToFight(m, g, p);
  }
  g.answer(fightChance(m, 1) < 500 ? 1 : 0);
}

/** Chance, permille, to break the Japanese flag in Hawaii on turn 3 below which the fleet waits for turn 4. */
const BREAKS_OUT = 350;
/** Share of either fleet in port that is counted in Hawaii then. */
const OWN_SHARE = 800;
const ENEMY_SHARE = 500;

/**
 * Answers `west-coast` (adjustment 3c): what lies in Pearl Harbor and Johnston Island cannot sail past a flag in Hawaii (6.3).
 * When it can hardly break that flag, all of it goes and comes back with the turn-4 reinforcements; in port it would be raided.
 */
export function escapeToWestCoast(m: PlayerState, g: Game): void {
  lookAtBoard(m, g);
  if (areaChance(m, g, HAWAII, OWN_SHARE, ENEMY_SHARE) >= BREAKS_OUT) return;
  for (let p = 0; p < g.tables.pieceCount; p++) if (mayGoToWestCoast(g, p)) g.answer(p);
}

/** Answers `uncertain-area` (adjustment 2a): the North Pacific when Japan guards the Central Pacific. */
export function chooseUncertainArea(g: Game): void {
  g.answer(g.at.countShips(CENTRAL_PACIFIC, JAPAN) > 0 ? NORTH_PACIFIC : CENTRAL_PACIFIC);
}

/** Answers `san-diego-return` (adjustment 4): everything that is fit to fight. */
export function returnFromSanDiego(g: Game): void {
  for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++) {
    if (mayReturn(g, p) && !isHalfBeaten(g, p)) g.answer(p);
  }
}

/** Answers `land-first` (adjustment 6): oneself last, so that what the enemy takes can be taken back. */
export function decideLandFirst(g: Game): void {
  g.answer(JAPAN);
}

/** Answers `engage` (nt1 18.14): when the raiders in Hawaii are likely beaten. */
export function decideToEngage(m: PlayerState, g: Game): void {
  if (m.plan.engage >= 0) {
    g.answer(m.plan.engage);
    return;
  }
  clearFight(m);
  for (let p = 0; p < g.tables.pieceCount; p++) if (g.location[p] === HAWAII) addToFight(m, g, p);
  g.answer(fightChance(m, 1) >= m.settings.standChance ? 1 : 0);
}

/** Answers `uncertain-base` (nt1 18.3): Samoa, out of the raiders' reach, before Pearl Harbor. */
export function chooseUncertainBase(m: PlayerState, g: Game): void {
  const ports = uncertainBasePorts(g, g.subject);
  const planned = m.plan.uncertainBase;
  if (planned >= 0 && ((ports >> planned) & 1) !== 0) g.answer(planned);
  else if (((ports >> SAMOA) & 1) !== 0) g.answer(SAMOA);
  else if (((ports >> PEARL_HARBOR) & 1) !== 0) g.answer(PEARL_HARBOR);
  else g.answer(firstOf(ports));
}
