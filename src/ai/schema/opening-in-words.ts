// A word where openings are meant: the name or the file of one stands for the usual player with it.
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from '../../board/side-names.js';
import { nameSentence } from '../../text/fields.js';
import { quoted } from '../../text/index.js';
import { sameName } from '../../text/plain.js';
import { SourceText } from '../../text/source-text.js';
import { looksLikeFile, type TextFiles } from '../../text/text-files.js';
import { DEFAULT_PLAYER } from '../default-player.js';
import { NO_OPENING, openingNames } from '../opening.js';
import { namedSeat, seatNames } from '../seat.js';

/**
 * The word for the seat that is meant: `none` and openings are played by who plays wherever nobody is named. Everything else
 * is a seat as it stands.
 *
 * @param from the file in which the word stands; empty for none
 * @example
 * asSeat('tko', 'japan', NO_FILES, ''); // `${DEFAULT_PLAYER}+tko`
 */
export function asSeat(word: string, side: Side, files: TextFiles, from: string): string {
  if (looksLikeFile(word)) return isOpeningFile(word, files, from) ? `${DEFAULT_PLAYER}+${word}` : word;
  const opening = sameName(word, [NO_OPENING, ...openingNames(side)]);
  if (opening === undefined) return word;
  return opening === NO_OPENING ? DEFAULT_PLAYER : `${DEFAULT_PLAYER}+${opening}`;
}

/**
 * What is wrong with a word of {@link asSeat} that names neither an opening nor a player; `undefined` where it does, and for files, which whoever
 * reads them looks at.
 */
export function unknownOpening(word: string, side: Side): string | undefined {
  if (looksLikeFile(word) || word.includes('+')) return undefined;
  const seats = seatNames(side);
  if (namedSeat(side, sameName(word, seats) ?? word)) return undefined;
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  if (sameName(word, openingNames(other)) !== undefined)
    return `${quoted(word)} is an opening of ${SIDE_SAID[other]}; vitp openings list has those of each side`;
  return nameSentence(word, [NO_OPENING, ...openingNames(side), ...seats], {
    what: 'an opening or a doctrine',
    allowed: 'vitp openings list and vitp players have them',
  });
}

/** An opening has turns, and no weights; a file that is neither is told so by whoever reads it as a doctrine. */
function isOpeningFile(name: string, files: TextFiles, from: string): boolean {
  const read = files.read(name, from);
  return 'text' in read && isOpeningText(new SourceText(name, read.text).value);
}

/** True for what is written like an opening: it has turns, and no weights of its own. */
export const isOpeningText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'turns' in value && !('weights' in value);
