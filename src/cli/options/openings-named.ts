// Openings as they are named on the command line.

import { STANDARD } from '../../ai/heuristic/doctrine/doctrine.js';
import { NO_OPENING, openingNames } from '../../ai/opening.js';
import { namedSeat, type Seat, seatNames } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';
import { textOfFile } from '../../node/text-file.js';
import { nameSentence } from '../../text/fields.js';
import { SourceText } from '../../text/source-text.js';
import { looksLikeFile } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import { seatOf } from './players-option.js';
import { namesListed } from './seat-lists.js';

/**
 * Openings by name or file, with commas between them: `tko,./mine.yaml,none`. An opening alone is played by the standard doctrine;
 * `DOCTRINE+OPENING` names another; a doctrine alone has no opening.
 *
 * @throws UsageError when there are none, too many, or one is unknown; ScenarioError when a file is wrong.
 */
export const openingsNamed = (side: Side, text: string): Seat[] =>
  namesListed(`--${side}`, text, 'openings').map((name) => openingNamed(side, name));

function openingNamed(side: Side, name: string): Seat {
  if (name.includes('+')) return seatOf(side, name);
  if (looksLikeFile(name)) return seatOf(side, isOpeningFile(name) ? `${STANDARD}+${name}` : name);
  if (openingNames(side).includes(name)) return seatOf(side, `${STANDARD}+${name}`);
  const seat = namedSeat(side, name === NO_OPENING ? STANDARD : name);
  if (seat) return seat;
  throw new UsageError(
    `--${side}: ${nameSentence(name, [NO_OPENING, ...openingNames(side), ...seatNames(side)], { what: 'an opening', allowed: 'vitp openings list has them' })}`,
  );
}

/** An opening has turns; a file that is neither is told so by whoever reads it as a doctrine. */
function isOpeningFile(name: string): boolean {
  const read = textOfFile(name);
  if (!('text' in read)) return false;
  const { value } = new SourceText(name, read.text);
  return typeof value === 'object' && value !== null && 'turns' in value;
}
