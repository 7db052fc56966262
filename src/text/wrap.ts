// Text in lines that end before the edge.

/** The words of a text that fit into `width` columns, with `…` for the others. */
export function shortened(text: string, width: number): string {
  if (text.length <= width) return text;
  const [first] = wrap(text, Math.max(1, width - 2));
  return `${first!.replace(/[,;:.]$/, '')} …`;
}

/** Breaks a text at spaces into lines of at most `width`; longer words stay whole, and so do words joined by U+00A0. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((text) => text.replaceAll('\u00a0', ' '));
}
