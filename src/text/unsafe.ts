// Characters that no output carries as they are: they command a terminal, turn the order of what stands beside them, cannot be seen,
// or are no characters at all. A name from a file or a command line may hold any of them.

/**
 * Controls (C0, DEL, C1) but the end of a line; marks, embeddings, overrides and isolates of the bidirectional algorithm; line and
 * paragraph separators, the byte order mark, interlinear annotation, tags; noncharacters that XML refuses; halves of surrogate pairs.
 */
const UNSAFE =
  /(?!\n)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;

/** Stands where a character was taken out: the reader sees that something was there. */
const REPLACEMENT = '\ufffd';

/** The text with every unsafe character replaced; ends of lines stay. */
export const cleaned = (text: string): string => text.replace(UNSAFE, REPLACEMENT);

/** The text with every unsafe character as `\uXXXX`, for notations in quotes that know this escape; ends of lines stay. */
export const escaped = (text: string): string => text.replace(UNSAFE, (found) => [...units(found)].join(''));

/** True when a text holds an unsafe character. */
export const isUnsafe = (text: string): boolean => text.search(UNSAFE) >= 0;

/** The text without halves of surrogate pairs, which no encoding can carry. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, REPLACEMENT);

function* units(text: string): Generator<string> {
  for (let i = 0; i < text.length; i++) yield `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`;
}
