// Rule 5: the sequence of play, from the reinforcements of a turn to the return to port.
import { ALLIED, JAPAN } from '../../board/index.js';
import { normalTurnOneRaid, rollUncertainBases, setPearlFrozen } from '../options/normal-turn-one.js';
import { sanDiegoBit } from '../options/san-diego.js';
import { GAME_ENDS, TURN_BEGINS } from '../state/events.js';
import { fillRosters } from '../state/rosters.js';
import type { Game } from '../state/state.js';
import { lastLandings, moveAmphibious } from './amphibious.js';
import { captureIsolated } from './capture.js';
import { resolveAreas } from './combat.js';
import { placeFlags } from './control.js';
import { placeAir } from './land-based-air.js';
import { patrols, raiders, sailRaidForce } from './movement.js';
import { addReturn, returnPending } from './ports-and-bases.js';
import { reinforcements } from './reinforcements.js';
import { lastSubmarineAttacks, placeSubmarines } from './submarines.js';
import { setUpSurprise, surpriseAttacks, surprisedAreas } from './surprise-attack.js';

/** Hears the end of every turn: what statistics are made of. */
export interface TurnListener {
  turnEnded(game: Game): void;
}

/**
 * Plays a whole game from the start with the dice and players of `g`; the final score is `g.poc`.
 *
 * @throws IllegalDecision when a player breaks a rule.
 * @example
 * game.players[0] = japan; game.players[1] = allied;
 * dice.startGame(17);
 * playGame(game);
 * game.poc; // Japan's POC minus the Allies'
 */
export function playGame(g: Game, listener: TurnListener | null = null): void {
  g.reset();
  g.turn = 1;
  for (;;) {
    playTurn(g);
    if (listener !== null) listener.turnEnded(g);
    if (g.turn >= g.rules.turns) break;
    g.turn++;
  }
  g.emit(GAME_ENDS);
}

/** One turn, steps 5.1–5.75. `g.turn` says which. */
export function playTurn(g: Game): void {
  beginTurn(g);
  movement(g);
  combat(g);
  endTurn(g);
}

/** Step 5.1, and what lasts for one turn is wiped. */
export function beginTurn(g: Game): void {
  g.emit(TURN_BEGINS, g.turn);
  if (g.turn === 1) {
    if (g.rules.nt1) setPearlFrozen(g, true);
    else setUpSurprise(g);
  } else {
    g.flags.fill(0);
    reinforcements(g);
  }
}

/** Steps 5.21–5.25. */
export function movement(g: Game): void {
  patrols(g, JAPAN);
  patrols(g, ALLIED);
  placeAir(g);
  moveAmphibious(g, JAPAN);
  moveAmphibious(g, ALLIED);
  if (g.turn === 1) sailRaidForce(g);
  raiders(g, JAPAN);
  if (g.turn === 1 && g.rules.nt1) normalTurnOneRaid(g);
  raiders(g, ALLIED);
  placeSubmarines(g);
}

/** Steps 5.31–5.6. */
export function combat(g: Game): void {
  fillRosters(g);
  const done = surprisedAreas(g);
  if (done !== 0) surpriseAttacks(g);
  resolveAreas(g, done);
  lastSubmarineAttacks(g);
}

/** Steps 5.71–5.74: flags and points, captures, last landings, and everybody back to port. */
export function endTurn(g: Game): void {
  g.controlledAtStart.set(g.controlled);
  placeFlags(g);
  captureIsolated(g, g.controlledAtStart);
  lastLandings(g, JAPAN);
  lastLandings(g, ALLIED);
  // What was invaded just now cannot be surrounded (14.2): the invader was at sea beside it, where no enemy was left (5.5).
  g.basingPhase = true;
  returnToPort(g, JAPAN);
  if (g.turn === 1 && g.rules.nt1) rollUncertainBases(g);
  returnToPort(g, ALLIED);
  g.basingPhase = false;
  forgetTurn(g);
}

/** What optional rules remember ends with the turn. */
function forgetTurn(g: Game): void {
  g.escaped.fill(0);
  if (g.turn > 1) return;
  g.sortied.fill(0);
  g.assigned.fill(0);
  g.refused = false;
}

/** Step 5.74 for one side. */
function returnToPort(g: Game, side: number): void {
  g.pendingCount = 0;
  const count = g.rules.sanDiegoFromPort ? g.at.listOnMap(side, g.found) : g.at.listAtSea(side, g.found);
  for (let k = 0; k < count; k++) {
    const p = g.found[k]!;
    if (g.isAtSea(p) || sanDiegoBit(g, p) !== 0) addReturn(g, p, 1 << g.location[p]!);
  }
  returnPending(g, side);
}
