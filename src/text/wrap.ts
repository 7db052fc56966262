// Text in lines that end before the edge.

/** The words of a text that fit into `width` columns, with `…` for the others. */
export function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const [first] = wrap(text, Math.max(1, width - 2));
  return `${first!.replace(/[,;:.]$/, '')} …`;
}

/** A space before `±` and a digit, before a lone `%`, and those before and in an interval behind a figure: `13 (5–30) %`, `8 (below -10 to 16)`. */
const WITHIN_A_FIGURE =
  / (?=±\d|%(?![\p{L}\d]))|(?<=\d) \((?:below |above )?[-+]?[\d.,]+(?:–| to )(?:below |above )?[-+]?[\d.,]+\)/gu;

/** The parts of a text between which a line may end: its words, a figure with its error as one. */
const partsOf = (text: string): string[] =>
  text.replace(WITHIN_A_FIGURE, (found) => found.replaceAll(' ', '\u00a0')).split(' ');

/** Length of the longest part that {@link wrap} does not break. */
export const longestPart = (text: string): number => Math.max(...partsOf(text).map((part) => part.length));

/**
 * Breaks a text at spaces into lines of at most `width`; longer words stay whole, and so do words joined by U+00A0, and figures with their errors
 * and their sign for per cent.
 *
 * @example
 * wrap('Japan wins 65 ±22 % of games', 14); // ['Japan wins', '65 ±22 % of', 'games']
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line !== '' && line.length + 1 + part.length > width) {
      lines.push(line);
      line = part;
    } else line = line === '' ? part : `${line} ${part}`;
  }
  return [...lines, line].map((text) => text.replaceAll('\u00a0', ' '));
}
