// Playing a part of a game: from any point at which a position can be written down, to any point at which play can stop.
import { areasToResolve, resolveAreasLeft, resolveNext } from '../chapters/combat.js';
import { beginTurn, combat, endTurn, movement, playTurn, type TurnListener } from '../chapters/sequence.js';
import { lastSubmarineAttacks } from '../chapters/submarines.js';
import { surprisedAreas } from '../chapters/surprise-attack.js';
import { GAME_ENDS } from './events.js';
import { fillRosters } from './rosters.js';
import type { Game } from './state.js';

/**
 * Where play begins: with the game, with a turn (5.1), with its movement (5.2) or its combat (5.3), or with the combat of
 * one area. `left` are the areas whose combat comes after it, as a mask; `null` for all in which something can happen.
 */
export type Begin =
  | { readonly at: 'game' | 'turn' | 'movement' | 'combat' }
  | { readonly at: 'area'; readonly area: number; readonly left: number | null };

/**
 * Where play stops: with the game, with the end of a turn, with the area it began in, or where the steps of a record end; or before the fights, when it begins
 * with a turn or its movement.
 */
export type Until =
  | { readonly to: 'game' | 'area' | 'fights' | 'steps' }
  | { readonly to: 'turn'; readonly turn: number };

/**
 * Plays from the position in `g` (for `game`, from the set-up) to the given point.
 *
 * @throws IllegalDecision when a player breaks a rule.
 * @example
 * playFrom(game, { at: 'combat' }, { to: 'turn', turn: game.turn });
 */
export function playFrom(g: Game, begin: Begin, until: Until, listener: TurnListener | null = null): void {
  if (begin.at === 'area') {
    resolveOne(g, begin.area, begin.left);
    if (until.to === 'area') return;
  }
  if (until.to === 'fights' && (begin.at === 'turn' || begin.at === 'movement')) {
    if (begin.at === 'turn') beginTurn(g);
    movement(g);
    return;
  }
  finishTurn(g, begin);
  if (listener !== null) listener.turnEnded(g);
  const last = until.to === 'turn' ? until.turn : g.rules.turns;
  while (g.turn < last) {
    g.turn++;
    playTurn(g);
    if (listener !== null) listener.turnEnded(g);
  }
  if (g.turn >= g.rules.turns) g.emit(GAME_ENDS);
}

function resolveOne(g: Game, area: number, left: number | null): void {
  fillRosters(g);
  g.areasLeft = left ?? areasToResolve(g) & ~surprisedAreas(g);
  resolveNext(g, area);
}

/** The rest of the turn in which play begins. */
function finishTurn(g: Game, begin: Begin): void {
  switch (begin.at) {
    case 'game':
      g.reset();
      g.turn = 1;
      playTurn(g);
      return;
    case 'turn':
      playTurn(g);
      return;
    case 'movement':
      movement(g);
      combat(g);
      break;
    case 'combat':
      combat(g);
      break;
    case 'area':
      resolveAreasLeft(g);
      lastSubmarineAttacks(g);
  }
  endTurn(g);
}
