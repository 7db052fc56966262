// What becomes of pieces: damage beside the armor, and why a piece is lost that nobody has just hit.
import { counted } from '../../answer/digits.js';
import { AIR, AMPHIBIOUS, AREA_COUNT, OFF_MAP } from '../../board/index.js';
import type { Game } from '../../game/state/state.js';
import { armorText } from './narrative-words.js';

/** What a hit piece that is not lost has suffered: `2 damage points, 4 in all, armor 5`, of an air unit `defense 4`; crippled when they are equal (7.72). */
export function sufferedText(g: Game, piece: number, points: number, total: number): string {
  const all = total > points ? `, ${total} in all` : '';
  const armor = g.tables.armor[piece]!;
  const text = `${counted(points, 'damage point')}${all}`;
  if (g.tables.isShip[piece] === 1 && total === armor) return `${text}, as many as its armor: crippled`;
  // Only in port does a ship outlast more than its armor (9.23).
  if (g.tables.isShip[piece] === 1 && total > armor) return `${text}, armor ${armor}: still on the bottom`;
  return `${text}, ${armorText(g, piece)}`;
}

/**
 * What becomes of a piece that is lost by fire: ships are sunk, the others come back (4.5).
 *
 * @param total its damage points
 */
export function lossText(g: Game, piece: number, total: number): string {
  if (!isShip(g, piece)) return `eliminated${backText(g, piece)}`;
  const at = g.location[piece]!;
  const raisable = at >= AREA_COUNT && total <= 2 * g.tables.armor[piece]!;
  return raisable ? `sunk, for it cannot be repaired in ${g.tables.harborNames[at - AREA_COUNT]} (9.232)` : 'sunk';
}

/** `, back on turn 5`, for what comes back before the game is over. */
export function backText(g: Game, piece: number): string {
  const back = g.turn + 2;
  return !isShip(g, piece) && back <= g.rules.turns ? `, back on turn ${back}` : '';
}

/** A reinforcement that finds no port (4.41), as an entry of a list; `undefined` for what is lost on the map. */
export function unlandedText(g: Game, piece: number, at: number): string | undefined {
  if (at < OFF_MAP) return undefined;
  const back = g.rules.lostUnitsComeBack ? backText(g, piece) : '';
  return `${g.tables.pieceNames[piece]}${back === '' ? '' : ` (${back.slice(2)})`}`;
}

/**
 * Why a piece that nobody has just hit is lost.
 *
 * @param at where it was
 */
export function strayLossText(g: Game, piece: number, at: number): string {
  const name = g.tables.pieceNames[piece]!;
  if (g.kamikaze[piece] === 1) {
    const fate = isShip(g, piece) ? 'is removed from play' : 'is eliminated';
    return `${name} ${fate} after its Kamikaze attack (${isShip(g, piece) ? '19.22' : '19.21'})`;
  }
  if (isShip(g, piece) && at >= AREA_COUNT && g.damage[piece]! > g.tables.armor[piece]!) {
    const harbor = at - AREA_COUNT;
    // Samoa repairs no longer when Pearl Harbor does again (11.51).
    const held = g.harborControl[harbor] === g.tables.side[piece];
    const fate = held ? 'cannot be repaired there any more and is sunk (9.232)' : 'is lost with it (9.231)';
    return `${name}, on the bottom in ${g.tables.harborNames[harbor]}, ${fate}`;
  }
  const back = g.rules.lostUnitsComeBack ? backText(g, piece) : '';
  return `${name} has no port to return to and is lost (10.4)${back}`;
}

const isShip = (g: Game, piece: number): boolean => g.tables.kind[piece] !== AIR && g.tables.kind[piece] !== AMPHIBIOUS;
