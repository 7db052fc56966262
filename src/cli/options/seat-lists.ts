// Seats of a side as they are named on the command line: a list with commas.

import { type Seat, seatText } from '../../ai/seat.js';
import { MAX_SEATS, repeatedSeat } from '../../analysis/tournament/read-tournament.js';
import { SIDES, type Side } from '../../board/index.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { quoted } from '../../text/index.js';
import { UsageError } from '../../text/usage-error.js';
import type { PlayersOptions } from './players-flags.js';
import { listed, seatOf } from './players-option.js';

/** Seats that options name. */
export type SeatLists = Pick<PlayersOptions, 'japan' | 'allied'>;

/** The seats that are named on the command line, to be put over those of the scenario; `read` knows how they are named. A seat that is named twice is refused. */
export function seatsTyped(
  options: SeatLists,
  read: (side: Side, text: string) => Seat[],
): { readonly japan?: Seat[]; readonly allied?: Seat[] } {
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const text = options[side];
      return text === undefined ? [] : [[side, eachOnce(side, text, read(side, text))]];
    }),
  );
}

/** The seats, where all of them differ. */
function eachOnce(side: Side, text: string, seats: Seat[]): Seat[] {
  const again = repeatedSeat(seats);
  if (again < 0) return seats;
  throw new UsageError(`--${side} ${quoted(text)} names ${seatText(side, seats[again]!)} twice; once is enough`);
}

/**
 * The names in a list with commas; a path that has commas itself is one name where such a file is there.
 *
 * @param what they name, for the sentence
 * @throws UsageError when there are none or too many
 */
export function namesListed(option: string, text: string, what: string): string[] {
  const names = listed(text, TEXT_FILES);
  if (!names.includes('') && names.length <= MAX_SEATS) return names;
  throw new UsageError(
    `${option} ${quoted(text)} is not allowed; allowed: 1 to ${MAX_SEATS} ${what} by name or file, with commas between them`,
  );
}

/**
 * Seats by name or file, with commas between them.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export const seatsNamed = (side: Side, text: string, option = `--${side}`): Seat[] =>
  namesListed(option, text, 'doctrines').map((name) => seatOf(side, name, option));
