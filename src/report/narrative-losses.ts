// What becomes of pieces: damage beside the armor, and why a piece is lost that nobody has just hit.
import { AIR, AMPHIBIOUS, AREA_COUNT, JAPAN, OFF_MAP } from '../board/index.js';
import type { Game } from '../game/state.js';
import { count } from './narrative-words.js';

/** What a hit piece that is not lost has suffered: `2 damage points, 4 in all, armor 5`; crippled when they are equal (7.72). */
export function sufferedText(g: Game, piece: number, points: number, total: number): string {
  const all = total > points ? `, ${total} in all` : '';
  const armor = g.t.armor[piece]!;
  const text = `${count(points, 'damage point')}${all}`;
  if (g.t.isShip[piece] === 1 && total === armor) return `${text}, as many as its armor: crippled`;
  // Only in port does a ship outlast more than its armor (9.23).
  if (g.t.isShip[piece] === 1 && total > armor) return `${text}, armor ${armor}: still on the bottom`;
  return `${text}, armor ${armor}`;
}

/** What becomes of a piece that is lost: ships are sunk, the others come back (4.5). */
export function lossText(g: Game, piece: number): string {
  return isShip(g, piece) ? 'sunk' : `eliminated${backText(g, piece)}`;
}

/** `, back on turn 5`, for what comes back before the game is over. */
function backText(g: Game, piece: number): string {
  const back = g.turn + 2;
  return !isShip(g, piece) && back <= g.rules.turns ? `, back on turn ${back}` : '';
}

/** A reinforcement that finds no port (4.41), as an entry of a list; `undefined` for what is lost on the map. */
export function unlandedText(g: Game, piece: number, at: number): string | undefined {
  if (at < OFF_MAP) return undefined;
  const back = g.rules.lostUnitsComeBack ? backText(g, piece) : '';
  return `${g.t.pieceNames[piece]}${back === '' ? '' : ` (${back.slice(2)})`}`;
}

/**
 * Why a piece that nobody has just hit is lost.
 *
 * @param at where it was
 * @param fired true when it attacked in this action
 */
export function strayLossText(g: Game, piece: number, at: number, fired: boolean): string {
  const name = g.t.pieceNames[piece]!;
  if (g.rules.nineTurn && g.turn === 9 && fired && g.t.side[piece] === JAPAN)
    return `${name} is spent in its Kamikaze attack (19.2)`;
  if (isShip(g, piece) && at >= AREA_COUNT && g.damage[piece]! > g.t.armor[piece]!) {
    return `${name}, on the bottom of ${g.t.harborNames[at - AREA_COUNT]}, is lost with it (9.231)`;
  }
  const back = g.rules.lostUnitsComeBack ? backText(g, piece) : '';
  return `${name} has no port to return to and is lost (10.4)${back}`;
}

const isShip = (g: Game, piece: number): boolean => g.t.kind[piece] !== AIR && g.t.kind[piece] !== AMPHIBIOUS;

const INVASIONS = ['lands on', 'invades', 'falls to the defenders of'] as const;

/** A landing (13.4); the unit that invades is lost in any case (13.41). */
export function landingText(g: Game, unit: number, harbor: number, outcome: number): string {
  const text = `${g.t.pieceNames[unit]} ${INVASIONS[outcome]} ${g.t.harborNames[harbor]}`;
  if (outcome === 0) return text;
  const back = backText(g, unit);
  return outcome === 1 ? `${text} and is used up (13.41)${back}` : `${text}${back}`;
}
