// Who is where during combat: rosters by area and side, made once a turn; pieces only leave them.
import { ALLIED, JAPAN } from '../../board/index.js';
import { type Game, MAX_PIECES } from './state.js';

/** Lists every ship, air and amphibious unit at sea by area and side. */
export function fillRosters(g: Game): void {
  g.rosterCount.fill(0);
  g.gatheredArea = -1;
  const { found, location, roster, rosterCount, fightOf } = g;
  for (let side = JAPAN; side <= ALLIED; side++) {
    const count = g.at.listAtSea(side, found);
    for (let k = 0; k < count; k++) {
      const p = found[k]!;
      const list = location[p]! * 2 + side;
      roster[list * MAX_PIECES + rosterCount[list]!++] = p;
      fightOf[p] = 0;
    }
  }
}

/** Adds a piece that comes to sea during combat (18.22, 18.23). */
export function enlist(g: Game, piece: number, area: number): void {
  const list = area * 2 + g.tables.side[piece]!;
  g.roster[list * MAX_PIECES + g.rosterCount[list]!] = piece;
  g.rosterCount[list]!++;
  join(g, piece, 0);
}

/** Puts a piece in a fight of its area: 0 is the main one, the others are those of retreating groups (8.4). */
export function join(g: Game, piece: number, fight: number): void {
  g.fightOf[piece] = fight;
  g.gatheredArea = -1;
}

/** Gathers the members of a fight in `g.units` and `g.unitCount`, in piece order of the roster; who has left is struck off it. */
export function gather(g: Game, area: number, fight: number): void {
  if (g.gatheredArea === area && g.gatheredFight === fight && g.gatheredMoves === g.at.moves) return; // nobody has left
  g.gatheredArea = area;
  g.gatheredFight = fight;
  g.gatheredMoves = g.at.moves;
  g.changeFight();
  const { roster, location, fightOf } = g;
  for (let side = JAPAN; side <= ALLIED; side++) {
    const list = area * 2 + side;
    const from = list * MAX_PIECES;
    const end = from + g.rosterCount[list]!;
    const units = g.units[side]!;
    let count = 0;
    let left = from;
    for (let k = from; k < end; k++) {
      const p = roster[k]!;
      if (location[p] !== area) continue;
      roster[left++] = p;
      if (fightOf[p] === fight) units[count++] = p;
    }
    g.rosterCount[list] = left - from;
    g.unitCount[side] = count;
  }
}

/** True when a side has a ship, air or amphibious unit at sea in an area. */
export function hasUnits(g: Game, area: number, side: number): boolean {
  return ((g.at.areasOf(side) >> area) & 1) !== 0;
}

/** True when both sides have members in the fight last gathered. */
export function isContested(g: Game): boolean {
  return g.unitCount[JAPAN]! > 0 && g.unitCount[ALLIED]! > 0;
}
