// What players call several units at once, or units that have no counter: sentences that say so.

import { SIDES, type Side } from '../../../board/index.js';
import { byWord } from '../../../board/nicknames.js';
import { plainText } from '../../../text/plain.js';

/** Formations of history: no unit of the game. */
const FORMATION =
  /\b(?:(?:car|cru|bat|des)\s*(?:div|ron|crudiv)|^(?:the\s+)?kb$|k[ii]d[oō]\s+butai|(?:carrier|cruiser|battleship|destroyer|escort)\s+(?:division|div|squadron)s?|division\s+\d|task\s+(?:force|group)|t[fg]\s*\d+|force\s+[a-z]\b|(?:center|centre|northern|southern|main|strike|striking|mobile|first|second|third)\s+(?:force|body|unit)|taffy\s*\d|tokyo\s+express|abda|.+\s(?:fleet|squadron|reinforcements?|survivors)$|reinforcements?$)/i;

/** True for what no number before it counts: `1st Carrier Division`. */
export const isFormation = (text: string): boolean => FORMATION.test(text);

/** Ships of formations as the war began, as far as all of them have counters. */
const SHIPS_OF = byWord({
  'Akagi, Kaga': 'cardiv1 carrierdivision1 1stcarrierdivision',
  'Soryu, Hiryu': 'cardiv2 carrierdivision2 2ndcarrierdivision',
  'Shokaku, Zuikaku': 'cardiv5 carrierdivision5 5thcarrierdivision',
  'Akagi, Kaga, Soryu, Hiryu, Shokaku, Zuikaku': 'kb kidobutai',
  'Prince of Wales, Repulse': 'forcez',
});

const NO_COUNTERS = /^(?:[a-z]+\s+)?(dds?|destroyers?|pt[\s-]?boats?|oilers?|tankers?|transports?|planes?)$/i;
const STROKES_IN_FACTORS = /^\d\+?(?:[\s]*-[\s]*\+?\d\+?){2,3}\*?$/;
const TAKEN_AWAY = /^(?!no\b).+\s(?:except(?:\s+for)?|but|minus|without|less)\s/i;

const SUBMARINE =
  /^(?:(\d+|two|three)\s+)?(?:(?:an?|the|its|one|1|with|ijn|usn?|japanese|american|allied)\s+)*(?:[if]-?\s?boats?|subs?|submarines?)$/i;

/** Words that say whose a submarine is: only Japan has an I-Boat, only the Allies have an F-Boat (16). */
const WHOSE: readonly (readonly [RegExp, Side])[] = [
  [/\b(?:ijn|japanese|i-?\s?boats?)\b/i, 'japan'],
  [/\b(?:usn?|american|allied|f-?\s?boats?)\b/i, 'allied'],
];

/** The sides that what players call a submarine may belong to; none for anything else. */
export function submarineOf(text: string): readonly Side[] {
  const words = SUBMARINE.exec(text);
  if (!words || (words[1] ?? '1') !== '1') return [];
  const said = WHOSE.flatMap(([pattern, side]) => (pattern.test(text) ? [side] : []));
  return said.length === 0 ? SIDES : said.length === 1 ? said : [];
}

/**
 * A sentence about a phrase that names no single unit and no group of the game; `undefined` for any other.
 *
 * @example
 * noUnit('KB'); // '"KB" is a formation, not a counter; name its ships, such as Akagi, Kaga, …'
 */
export function noUnit(text: string): string | undefined {
  if (TAKEN_AWAY.test(text)) return `"${text}": nothing can be taken away from a group; name the ships that fight`;
  if (isFormation(text)) {
    const ships = SHIPS_OF[plainText(text.replace(/^the\s+/i, ''))];
    return `"${text}" is a formation, not a counter; name its ships${ships ? `, such as ${ships}` : ''}`;
  }
  if (SUBMARINE.test(text))
    return `"${text}": a side has one submarine, which is no unit of its list; write submarine: true for its side`;
  const none = NO_COUNTERS.exec(text);
  if (none) return `"${text}": the game has no counters for these (3.1); leave them out`;
  if (STROKES_IN_FACTORS.test(text)) {
    const digits = text.replace(/[\s-]/g, '');
    return `"${text}": write factors without strokes, such as ${digits.includes('+') ? digits : `${digits}, or 1+27 where the gunnery has the attack bonus`}`;
  }
  return undefined;
}
