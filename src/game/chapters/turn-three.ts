// Adjustments 3a, 3b and 3c: what the turn-3 reinforcements, and others in Hawaii, may do about a Japanese flag there.
import { ALLIED, AREA_COUNT, JAPAN, NOT_ARRIVED } from '../../board/index.js';
import { ask, illegal, pieceName, refuseDuplicates, requireOwn } from '../questions/ask.js';
import { WEST_COAST } from '../questions/decisions.js';
import { WENT_HOME } from '../state/events.js';
import { isBottomed } from '../state/factors-now.js';
import { HAWAII, JOHNSTON_ISLAND, MANDATE, NEW_HEBRIDES, PEARL_HARBOR, SAMOA } from '../state/places.js';
import type { Game } from '../state/state.js';

const TURN = 3;
/** Where marines that used adjustment 3b may return to, or land in. */
export const ESCAPED_MARINES_PORTS = (1 << SAMOA) | (1 << PEARL_HARBOR);
/** What they may invade: not a base that is Allied, for nobody invades his own (13.4). */
const ESCAPED_MARINES_TARGETS = 1 << NEW_HEBRIDES;

/** Harbors that marines which used adjustment 3b may land on, as a mask. */
export function escapedMarinesLandings(g: Game): number {
  return ESCAPED_MARINES_PORTS | (ESCAPED_MARINES_TARGETS & g.held[JAPAN]!);
}

/** A turn-3 reinforcement that stands in Pearl Harbor on turn 3. */
function isTurn3Arrival(g: Game, piece: number): boolean {
  return g.turn === TURN && g.due[piece] === TURN && g.location[piece] === AREA_COUNT + PEARL_HARBOR;
}

/** Enemy flags that stop a piece (6.3); adjustment 3a opens Hawaii to the turn-3 reinforcements. */
export function flagsAgainst(g: Game, piece: number): number {
  const flags = g.controlled[1 - g.tables.side[piece]!]!;
  return g.rules.freePearlHarbor && isTurn3Arrival(g, piece) ? flags & ~(1 << HAWAII) : flags;
}

/** The U.S. Mandate as a mask when adjustment 3b lets a piece escape there, else 0. */
export function escapeReach(g: Game, piece: number): number {
  if (!g.rules.pearlHarborEscape || g.areaControl[HAWAII] !== JAPAN) return 0;
  return isTurn3Arrival(g, piece) ? 1 << MANDATE : 0;
}

/** Adjustment 3c, before the Allied patrols of turn 3: units may be put with the turn-4 reinforcements. */
export function westCoastEscape(g: Game): void {
  if (!g.rules.westCoastEscape || g.turn !== TURN || g.areaControl[HAWAII] !== JAPAN) return;
  let any = false;
  for (let p = 0; p < g.tables.pieceCount; p++) if (mayGoToWestCoast(g, p)) any = true;
  if (!any) return;
  ask(g, WEST_COAST, ALLIED, checkWestCoast);
  for (let k = 0; k < g.answerLength; k++) {
    const p = g.answers[k]!;
    g.move(p, NOT_ARRIVED);
    g.due[p] = TURN + 1;
    g.flags[p] = 0;
    g.emit(WENT_HOME, p);
  }
}

/** Allied units in Pearl Harbor or Johnston Island that can leave: not those resting on the bottom (9.23). */
export function mayGoToWestCoast(g: Game, piece: number): boolean {
  const at = g.location[piece]! - AREA_COUNT;
  if (g.tables.side[piece] !== ALLIED || (at !== PEARL_HARBOR && at !== JOHNSTON_ISLAND)) return false;
  return !isBottomed(g, piece);
}

function checkWestCoast(g: Game, side: number): void {
  for (let k = 0; k < g.answerLength; k++) {
    requireOwn(g, WEST_COAST, g.answers[k]!, side);
    if (!mayGoToWestCoast(g, g.answers[k]!)) {
      illegal(
        g,
        WEST_COAST,
        'adjustment 3c',
        `${pieceName(g, g.answers[k]!)} is not in Pearl Harbor or Johnston Island, or cannot leave`,
      );
    }
  }
  refuseDuplicates(g, WEST_COAST, 1, 'adjustment 3c');
}
