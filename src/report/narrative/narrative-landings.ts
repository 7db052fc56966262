// Landings told (13.4), and whoever is lost in them (13.41).
import { AREA_COUNT } from '../../board/index.js';
import type { Game } from '../../game/state/state.js';
import { backText } from './narrative-losses.js';

/** Keeps the units that a landing costs until they are lost. */
export class LandingNarrator {
  /** The unit that is used up in the landing told last. */
  private invader = -1;
  /** The base whose defender is lost with that unit (13.41); -1: none is. */
  private defended = -1;

  /** The sentence about a landing. */
  landed(unit: number, harbor: number, outcome: number, g: Game): string {
    if (outcome > 0) this.invader = unit;
    this.defended = outcome === 2 ? harbor : -1;
    return landingText(g, unit, harbor, outcome);
  }

  /** True when a piece that is lost has been told with its landing. */
  hasTold(piece: number): boolean {
    if (piece !== this.invader) return false;
    this.invader = -1;
    return true;
  }

  /** The sentence about a defender that is lost with an invader; `undefined` for another piece. */
  defenderLost(piece: number, at: number, g: Game): string | undefined {
    const harbor = this.defended;
    if (harbor < 0 || at !== AREA_COUNT + harbor) return undefined;
    this.defended = -1;
    return defenderText(g, piece, harbor);
  }
}

/** A landing (13.4); the unit that invades is lost in any case (13.41). */
function landingText(g: Game, unit: number, harbor: number, outcome: number): string {
  const name = g.tables.pieceNames[unit]!;
  const where = g.tables.harborNames[harbor]!;
  if (outcome === 0) return `${name} lands on ${where}`;
  const end = outcome === 1 ? 'is used up' : 'falls to its defenders';
  return `${name} invades ${where} and ${end} (13.41)${backText(g, unit)}`;
}

/** The defender that is lost with an invader (13.41). */
function defenderText(g: Game, unit: number, harbor: number): string {
  return `${g.tables.pieceNames[unit]}, defending ${g.tables.harborNames[harbor]}, is lost too (13.41)${backText(g, unit)}`;
}
