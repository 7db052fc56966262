// The boards of a told game as one text: hundreds of positions as objects would block the page while they arrive. It needs one at a time.
import type { Position } from '../../records/position.js';

/** Positions as JSON, one behind the other. */
export interface PackedBoards {
  readonly text: string;
  /** Where each ends in the text. */
  readonly ends: readonly number[];
}

/** Packs positions; the same object counts as one. Returns which of the packed ones each of them is, too. */
export function packBoards(positions: readonly Position[]): { readonly boards: PackedBoards; readonly at: number[] } {
  const different = [...new Set(positions)];
  const number = new Map(different.map((position, k) => [position, k]));
  let text = '';
  const ends: number[] = [];
  for (const position of different) {
    text += JSON.stringify(position);
    ends.push(text.length);
  }
  return { boards: { text, ends }, at: positions.map((position) => number.get(position)!) };
}

export const boardAt = ({ text, ends }: PackedBoards, k: number): Position =>
  JSON.parse(text.slice(ends[k - 1] ?? 0, ends[k])) as Position;
