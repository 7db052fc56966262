// What adjustments 4, 4a and 5 keep off the map: cripples in San Diego, and reinforcements off the West Coast. Added to the
// answers that are made for what is on the map.
import { AIR, ALLIED, AREA_COUNT, SAN_DIEGO, WEST_COAST_BASE } from '../../board/index.js';
import {
  type Game,
  HAWAII,
  MANDATE,
  PEARL_HARBOR,
  repairHarbor,
  repairPoints,
  repairPool,
  SAN_DIEGO_HARBOR,
} from '../../game/index.js';
import { fightChance, flagOf } from './estimate/fight-chance.js';
import { addToFight, clearFight } from './estimate/fight-sums.js';
import type { PlayerState } from './player-state.js';

/** The weight `sanDiego`: nobody goes, or who is bound for Pearl Harbor alone. */
const NOBODY_GOES = 0;
const FROM_PEARL_HARBOR = 1;
/** Chance, permille, below which what waits off the West Coast waits on. */
const WAITS = 400;

/**
 * After `basing`: ships that are of little use before they are repaired go where no carrier can raid them (adjustment 4). They share Pearl Harbor's points, and come back there: who is
 * bound for another port loses its yard and its place.
 */
export function withdrawCripples(m: PlayerState, g: Game): void {
  const { sanDiego } = m.settings;
  // What is away on the last turn is of no use at all.
  if (g.rules.sanDiegoAbsence < 0 || !g.basingPhase || g.turn + 1 + g.rules.sanDiegoAbsence >= g.rules.turns) return;
  if (sanDiego === NOBODY_GOES) return;
  for (let k = 0; k < g.answerLength; k += 2) {
    const ship = g.answers[k];
    const allowed = g.returnHarbors[ship];
    if (sanDiego === FROM_PEARL_HARBOR && g.answers[k + 1] !== PEARL_HARBOR) continue;
    if (((allowed >> SAN_DIEGO_HARBOR) & 1) !== 0 && isHalfBeaten(g, ship)) g.answers[k + 1] = SAN_DIEGO_HARBOR;
  }
}

/** Damaged by more than half of its armor: of little use before it is repaired. */
export function isHalfBeaten(g: Game, ship: number): boolean {
  return 2 * g.damage[ship] > g.tables.armor[ship];
}

/** After `repairs`: what Pearl Harbor's yards have left is spent in San Diego, on the most valuable ships first. */
export function repairInSanDiego(m: PlayerState, g: Game): void {
  if (g.rules.sanDiegoAbsence < 0 || m.side !== ALLIED || g.turn >= g.rules.turns) return;
  let left = repairPoints(g, ALLIED, SAN_DIEGO_HARBOR);
  for (let k = 0; k < g.answerLength; k += 2) {
    if (repairPool(g, repairHarbor(g, g.answers[k])) === PEARL_HARBOR) left -= g.answers[k + 1];
  }
  const order = m.values.thriftOrder[ALLIED];
  for (let k = order.length - 1; k >= 0 && left > 0; k--) {
    const ship = order[k];
    if (g.location[ship] !== SAN_DIEGO || g.damage[ship] === 0) continue;
    const points = Math.min(left, g.damage[ship]);
    left -= points;
    g.answer(ship);
    g.answer(points);
  }
}

/** After `raiders`: what waits off the West Coast sails together, to Hawaii or the U.S. Mandate, when it can hope to win (adjustment 5). */
export function sailFromWestCoast(m: PlayerState, g: Game): void {
  if (!g.rules.westCoastBases || m.side !== ALLIED) return;
  const mandate = chanceIn(m, g, MANDATE);
  const hawaii = chanceIn(m, g, HAWAII);
  const area = hawaii > mandate ? HAWAII : MANDATE;
  if (Math.max(hawaii, mandate) < WAITS && g.turn < g.rules.turns) return;
  for (let p = g.tables.shipStart[ALLIED]; p < g.tables.shipEnd[ALLIED]; p++) {
    if (g.location[p] !== WEST_COAST_BASE) continue;
    g.answer(p);
    g.answer(area);
  }
}

/** Chance to win in an area with all that waits. */
function chanceIn(m: PlayerState, g: Game, area: number): number {
  clearFight(m);
  for (let p = 0; p < g.tables.pieceCount; p++) {
    const at = g.location[p];
    if (at === area || (at === WEST_COAST_BASE && g.tables.kind[p] < AIR)) addToFight(m, g, p);
  }
  // What the answer has sent there already sails too.
  for (let k = 1; k < g.answerLength; k += 2) {
    if (g.answers[k] === area && g.location[g.answers[k - 1]] >= AREA_COUNT) addToFight(m, g, g.answers[k - 1]);
  }
  return fightChance(m, flagOf(m, g, area));
}
