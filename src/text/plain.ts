// Text as keyboards produce it: what counts as the same letter, the same quote, the same space.

/**
 * What is left of a name when habits of spelling are taken away: case, accents, spaces, points, strokes.
 *
 * @example
 * plainText('Shōkaku') === plainText('SHOKAKU'); // true
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The name of a list that a text is another spelling of: case, accents, spaces and strokes count for nothing. */
export function sameName<T extends string>(text: string, names: readonly T[]): T | undefined {
  const plain = plainText(text);
  return names.find((name) => name === text) ?? names.find((name) => plainText(name) === plain);
}

/** Characters that telephones and word processors put in place of those of a keyboard; each becomes one character, so columns stay. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟«»″＂]/g, '"'],
  [/[‘’‚‛′`´]/g, "'"],
  [/[‐‑‒–—―−﹣－]/g, '-'],
  [/[，、﹐]/g, ','],
  [/；/g, ';'],
  [/：/g, ':'],
  [/＋/g, '+'],
  [/[＆﹠]/g, '&'],
  [/（/g, '('],
  [/）/g, ')'],
  [/[×✕✖]/g, 'x'],
  // Spaces of every width, tabs, ends of lines, and marks without width.
  [/[\s\u00a0\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g, ' '],
];

/**
 * A text as it would have been typed on a plain keyboard, of the same length: curly quotes, long strokes, unbreakable spaces and
 * full-width signs become those of ASCII. Letters stay as they are.
 *
 * @example
 * keyboardText('“Akagi” – 5+65'); // '"Akagi" - 5+65'
 */
export function keyboardText(text: string): string {
  return INSTEAD.reduce((now, [pattern, plain]) => now.replace(pattern, plain), text);
}
