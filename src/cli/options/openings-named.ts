// Openings as they are named on the command line.

import { NO_OPENING, openingNames } from '../../ai/opening.js';
import { asSeat } from '../../ai/schema/opening-in-words.js';
import { namedSeat, type Seat, seatNames } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { nameSentence } from '../../text/fields.js';
import { sameName } from '../../text/plain.js';
import { looksLikeFile } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import { seatOf } from './players-option.js';
import { namesListed } from './seat-lists.js';

/**
 * Openings by name or file, with commas between them: `tko,./mine.yaml,none`. An opening alone is played by the usual doctrine;
 * `DOCTRINE+OPENING` names another; a doctrine alone has no opening.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export const openingsNamed = (side: Side, text: string): Seat[] =>
  namesListed(`--${side}`, text, 'openings').map((name) => openingNamed(side, name));

function openingNamed(side: Side, name: string): Seat {
  const word = asSeat(name, side, TEXT_FILES, '');
  if (word.includes('+') || looksLikeFile(word)) return seatOf(side, word);
  const seat = namedSeat(side, sameName(word, seatNames(side)) ?? word);
  if (seat) return seat;
  throw new UsageError(
    `--${side}: ${nameSentence(name, [NO_OPENING, ...openingNames(side), ...seatNames(side)], { what: 'an opening or a doctrine', allowed: 'vitp openings list and vitp players have them' })}`,
  );
}
