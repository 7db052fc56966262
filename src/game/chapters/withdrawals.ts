// Adjustments 2, 2a and 2b: leaving the Central Pacific unpursued, and the North Pacific option.
import { ALLIED, AREA_COUNT, JAPAN } from '../../board/index.js';
import { areaName, ask, illegal, zeroOrOne } from '../questions/ask.js';
import { UNCERTAIN_AREA, WITHDRAW } from '../questions/decisions.js';
import { CENTRAL_PACIFIC, JOHNSTON_ISLAND, NORTH_PACIFIC, PEARL_HARBOR } from '../state/places.js';
import { gather, isContested } from '../state/rosters.js';
import { type Game, MAX_PIECES } from '../state/state.js';
import { addReturn, returnHarbors, returnPending } from './ports-and-bases.js';
import { leaveArea } from './retreats/retreats.js';

/** Adjustment 2: before the first round in the Central Pacific both sides, Japan first, may leave without pursuit. */
export function freeWithdrawals(g: Game, area: number): void {
  if (!g.rules.cpoWithdrawal || area !== CENTRAL_PACIFIC) return;
  if (g.turn !== 1 && !g.rules.withdrawalEveryTurn) return;
  for (let side = JAPAN; side <= ALLIED; side++) {
    gather(g, area, 0);
    // Japan has just withdrawn where the Allies are alone now.
    const aloneNow = side === ALLIED && g.rules.withdrawalAfterJapan && g.unitCount[ALLIED]! > 0;
    if (!isContested(g) && !aloneNow) return;
    if (g.rules.withdrawShipByShip) {
      withdrawOneByOne(g, area, side);
      continue;
    }
    // United States ships that use it must base in Pearl Harbor: with that lost there is nowhere to withdraw to.
    if (side === ALLIED && g.harborControl[PEARL_HARBOR] !== ALLIED) continue;
    g.subject = -1;
    ask(g, WITHDRAW, side, checkWithdraw);
    if (g.answers[0] === 0) continue;
    if (side === ALLIED) g.withdrawalHarbors = 1 << PEARL_HARBOR;
    leaveArea(g, area, side);
    g.withdrawalHarbors = -1;
  }
}

/** By one reading each unit is asked about, `g.subject`; those with nowhere to go stay. All that withdraw leave together. */
function withdrawOneByOne(g: Game, area: number, side: number): void {
  const from = (area * 2 + side) * MAX_PIECES;
  const end = from + g.rosterCount[area * 2 + side]!;
  g.pendingCount = 0;
  for (let k = from; k < end; k++) {
    const p = g.roster[k]!;
    if (g.location[p] !== area || !hasWhereToWithdraw(g, p, area)) continue;
    g.subject = p;
    ask(g, WITHDRAW, side, checkWithdraw);
    if (g.answers[0] === 1) addReturn(g, p, 1 << area);
  }
  if (side === ALLIED) g.withdrawalHarbors = 1 << PEARL_HARBOR;
  returnPending(g, side);
  g.withdrawalHarbors = -1;
}

function hasWhereToWithdraw(g: Game, piece: number, area: number): boolean {
  g.withdrawalHarbors = g.tables.side[piece] === ALLIED ? 1 << PEARL_HARBOR : -1;
  const harbors = returnHarbors(g, piece, 1 << area);
  g.withdrawalHarbors = -1;
  return harbors !== 0;
}

/** Who is asked to withdraw: by one reading of adjustment 2 a unit, under 2b an uncertain group; empty where it is the side. 2 and 2b exclude each other. */
export function whoWithdraws(g: Game): string {
  if (g.subject < 0) return '';
  return g.rules.cpoWithdrawal ? g.tables.pieceNames[g.subject]! : groupName(g, g.subject);
}

/** `group X`, of uncertain location (18.22). */
export const groupName = ({ tables }: Game, group: number): string =>
  `group ${tables.board.locationUncertain.groups[group]}`;

/** Adjustment 2a: a group that rolled 1 appears in the Central or the North Pacific, as its owner chooses. */
export function chooseUncertainArea(g: Game, group: number, area: number): number {
  if (!g.rules.northPacificOption || area !== CENTRAL_PACIFIC) return area;
  g.subject = group;
  ask(g, UNCERTAIN_AREA, ALLIED, checkUncertainArea);
  return g.answers[0]!;
}

/** Adjustment 2b: a group that rolled 1 may leave at once for Johnston Island. True when it does. */
export function groupWithdraws(g: Game, group: number, roll: number): boolean {
  if (!g.rules.individualWithdrawal || roll !== 1 || g.harborControl[JOHNSTON_ISLAND] !== ALLIED) return false;
  g.subject = group;
  ask(g, WITHDRAW, ALLIED, checkGroupWithdraws);
  return g.answers[0] === 1;
}

/** Location of a group that withdrew by 2b. */
export const WITHDRAWN_TO = AREA_COUNT + JOHNSTON_ISLAND;

const STAY_OR_WITHDRAW = 'the answer is 0 (stay) or 1 (withdraw)';
const checkWithdraw = zeroOrOne(WITHDRAW, 'adjustment 2', STAY_OR_WITHDRAW);
const checkGroupWithdraws = zeroOrOne(WITHDRAW, 'adjustment 2b', STAY_OR_WITHDRAW);

function checkUncertainArea(g: Game): void {
  const area = g.answers[0]!;
  if (g.answerLength !== 1 || (area !== CENTRAL_PACIFIC && area !== NORTH_PACIFIC)) {
    illegal(
      g,
      UNCERTAIN_AREA,
      'adjustment 2a',
      `the group appears in the Central or North Pacific, not in ${areaName(g, area)}`,
    );
  }
}
