// Names of many seats, no two alike.

import { NO_OPENING } from '../../ai/opening.js';
import { type Seat, seatText } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';

/**
 * A name for each seat of a side: its doctrine and what differs from it, and a number where two would be called the same.
 *
 * @example
 * seatLabels('japan', [standard, standard, random]); // ['standard', 'standard (2)', 'random']
 */
export function seatLabels(side: Side, seats: readonly Seat[]): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    const text = seatText(side, seat);
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return count === 1 ? text : `${text} (${count})`;
  });
}

/**
 * A name for each seat of a side where openings are meant: that of the opening or `none`, as far as all seats follow one doctrine.
 *
 * @example
 * openingLabels('japan', [standard, standardWithTko]); // ['none', 'tko']
 */
export function openingLabels(side: Side, seats: readonly Seat[]): string[] {
  const doctrines = new Set(seats.map((seat) => seatText(side, 'opening' in seat ? { ...seat, opening: null } : seat)));
  const names = seats.map((seat) => ('opening' in seat ? (seat.opening?.name ?? NO_OPENING) : seatText(side, seat)));
  return doctrines.size === 1 && new Set(names).size === names.length ? names : seatLabels(side, seats);
}

/** True where players are set against each other: no seat has an opening. */
export const arePlayers = ({ japan, allied }: { readonly [side in Side]: readonly Seat[] }): boolean =>
  ![...japan, ...allied].some((seat) => 'opening' in seat && seat.opening !== null);
