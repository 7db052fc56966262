// Numbers that share one word: "21, 22 and 23 AirFlot", "5th and 7th AF", "21-26 AirFlots".
import type { Part } from './part.js';

const NUMBER = /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?$/i;
const NUMBERED =
  /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?\s*(a\.?\s?f\.?s?|air\s*(?:forces?|flot(?:illa)?s?\.?)|mar(?:ines?)?(?:\s+div(?:ision|\.)?s?)?)$/i;
const RANGE =
  /^(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?\s*(?:-|to|through)\s*(\d{1,2})(?:st|nd|rd|th)?\s*(a\.?\s?f\.?s?|air\s*(?:forces?|flot(?:illa)?s?\.?))$/i;

/** Most units of a range. */
const MAX_RANGE = 10;

/** The word of a numbered unit in its short form: `AF`, `AirFlot`, `Marines`. */
const noun = (word: string): string => (/^m/i.test(word) ? 'Marines' : /flot/i.test(word) ? 'AirFlot' : 'AF');

/**
 * Parts of a force in which bare numbers have the word of the next numbered unit: `21`, `22`, `23 AirFlot` become three air flotillas.
 * A number that is followed by anything else stays as it is.
 */
export function withNouns(parts: readonly Part[]): Part[] {
  const backwards = parts.flatMap(ranged).reverse();
  let word: string | undefined;
  return backwards
    .map((part, k) => {
      const named = NUMBERED.exec(part.text);
      const bare = NUMBER.exec(part.text);
      word = named ? noun(named[2]!) : bare ? word : undefined;
      // "11 AFs" after other numbers is the eleventh; alone it would be eleven of them.
      const isLast = named !== null && NUMBER.test(backwards[k + 1]?.text ?? '');
      if (isLast) return { ...part, text: `${named[1]} ${word}` };
      return bare && word !== undefined ? { ...part, text: `${bare[1]} ${word}` } : part;
    })
    .reverse();
}

/** `21-26 AirFlots` as six parts. */
function ranged(part: Part): Part[] {
  const range = RANGE.exec(part.text);
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [0, 0];
  if (!range || to <= from || to - from >= MAX_RANGE) return [part];
  return Array.from({ length: to - from + 1 }, (_, k) => ({ ...part, text: `${from + k} ${noun(range[3]!)}` }));
}
