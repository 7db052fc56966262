// The British removals of 4.42 as flat data: what each line of the card names, and what may stand in for it.
import { is027, parseFactors } from './factors.js';
import type { Board } from './types.js';
import { KINDS } from './vocabulary.js';

/** One line of the removals. */
export interface RemovalLine {
  readonly turn: number;
  /** The named ship, or -1 when the line names a class. */
  readonly ship: number;
  /** CARRIER or BATTLESHIP: the type of a substitute. */
  readonly kind: number;
  /** 1 for the British ships of the named class, or with the factors of the named ship. */
  readonly classMask: Uint8Array;
  /** 1 for 0-2-7 carriers: the only carriers that stand in for one another (Hermes does not). */
  readonly carrierType: Uint8Array;
}

/** The class of a ship, as a line of the removals names one. */
const classOf = ({ kind, factors }: Board['pieces'][number]) => ({ kind, factors: [factors] });

/** Compiles the removals of a board. */
export function compileRemovals(board: Board): RemovalLine[] {
  const count = board.pieces.length + board.submarines.length;
  const mask = (fits: (index: number) => boolean) =>
    Uint8Array.from({ length: count }, (_, i) => (i < board.pieces.length && fits(i) ? 1 : 0));
  const carrierType = mask((i) => {
    const piece = board.pieces[i]!;
    const f = parseFactors(piece.factors);
    return piece.kind === 'carrier' && f !== undefined && is027(f);
  });
  return board.removals.map(({ turn, ship }) => {
    const name = typeof ship === 'string' ? ship : undefined;
    const index = name === undefined ? -1 : board.pieces.findIndex((p) => p.name === name);
    if (name !== undefined && index < 0) throw new Error(`removals of turn ${turn}: "${name}" is not a piece`);
    const { kind, factors } = typeof ship === 'string' ? classOf(board.pieces[index]!) : ship;
    return {
      turn,
      ship: index,
      kind: KINDS.indexOf(kind),
      carrierType,
      classMask: mask((i) => {
        const piece = board.pieces[i]!;
        return piece.nation === 'britain' && piece.kind === kind && factors.includes(piece.factors);
      }),
    };
  });
}
