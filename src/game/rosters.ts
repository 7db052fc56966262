// Who is where during combat: rosters by area and side, made once a turn; pieces only leave them.
import { ALLIED, AREA_COUNT, JAPAN, SUBMARINE } from '../board/index.js';
import { type Game, MAX_PIECES } from './state.js';

/** Lists every ship, air and amphibious unit at sea by area and side. */
export function fillRosters(g: Game): void {
  g.rosterCount.fill(0);
  const last = g.t.pieceCount;
  for (let p = 0; p < last; p++) {
    const area = g.location[p]!;
    if (area < AREA_COUNT && g.t.kind[p] !== SUBMARINE) enlist(g, p, area);
  }
}

/** Adds a piece that comes to sea during combat (18.22, 18.23). */
export function enlist(g: Game, piece: number, area: number): void {
  const list = area * 2 + g.t.side[piece]!;
  g.roster[list * MAX_PIECES + g.rosterCount[list]!] = piece;
  g.rosterCount[list]!++;
  g.fightOf[piece] = 0;
}

/** Gathers the members of a fight in `g.units` and `g.unitCount`, in piece order of the roster. */
export function gather(g: Game, area: number, fight: number): void {
  for (let side = JAPAN; side <= ALLIED; side++) {
    const list = area * 2 + side;
    const from = list * MAX_PIECES;
    const end = from + g.rosterCount[list]!;
    const units = g.units[side]!;
    let count = 0;
    for (let k = from; k < end; k++) {
      const p = g.roster[k]!;
      if (g.location[p] === area && g.fightOf[p] === fight) units[count++] = p;
    }
    g.unitCount[side] = count;
  }
}

/** True when a side has a ship, air or amphibious unit at sea in an area. */
export function hasUnits(g: Game, area: number, side: number): boolean {
  const list = area * 2 + side;
  const from = list * MAX_PIECES;
  const end = from + g.rosterCount[list]!;
  for (let k = from; k < end; k++) if (g.location[g.roster[k]!] === area) return true;
  return false;
}

/** True when both sides have members in the fight last gathered. */
export function isContested(g: Game): boolean {
  return g.unitCount[JAPAN]! > 0 && g.unitCount[ALLIED]! > 0;
}
