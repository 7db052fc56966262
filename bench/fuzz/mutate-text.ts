// A text with a few changes, drawn from a seed: what a slip of the hand, a broken disk or an ill will makes of a file.
import seedrandom from 'seedrandom';

/** What is put into a text, beside pieces of itself. */
const PIECES = [
  ...[
    'null',
    'true',
    '-1',
    '0',
    '1e999',
    '1e-320',
    '9007199254740993',
    '0x1f',
    '.nan',
    '-.inf',
    '""',
    '[]',
    '{}',
    '{a: 1}',
  ],
  ...[
    '*a',
    '&a ',
    '!!binary ',
    '!!set ',
    '? ',
    '- ',
    ': ',
    '\n',
    '\t',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '|',
    '>',
    '<<: ',
    '#',
    "'",
    '"',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    ',',
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\u202e',
    '\\ud800',
    '\ufeff',
    '大和',
    '2026-01-01',
  ],
];
/** Longest piece of a text that is taken out, doubled or moved. */
const MAX_LENGTH = 60;
/** A text grows by no more than this, so that the work is bounded. */
const MAX_CHANGES = 6;

/** One changed text; the same for the same text and seed. */
export function mutateText(text: string, seed: string): string {
  const random = seedrandom(seed);
  const below = (n: number): number => Math.floor(random() * n);
  let changed = text;
  for (let k = 1 + below(MAX_CHANGES); k > 0; k--) {
    const from = below(changed.length + 1);
    const to = Math.min(changed.length, from + 1 + below(MAX_LENGTH));
    const [before, part, after] = [changed.slice(0, from), changed.slice(from, to), changed.slice(to)];
    switch (below(8)) {
      case 0:
        changed = before + after;
        break;
      case 1:
        changed = before + part + part + after;
        break;
      case 2: {
        const at = below(changed.length + 1);
        changed = changed.slice(0, at) + part + changed.slice(at);
        break;
      }
      case 3:
        changed = before + String.fromCharCode(below(0x180)) + changed.slice(from + 1);
        break;
      case 4:
        changed = before;
        break;
      case 5:
        changed = withoutToken(changed, below, '');
        break;
      case 6:
        changed = withoutToken(changed, below, PIECES[below(PIECES.length)]!);
        break;
      default:
        changed = before + PIECES[below(PIECES.length)]! + changed.slice(from);
    }
  }
  return changed;
}

/** The text with one of its words or numbers replaced: that keeps the form and breaks what it means. */
function withoutToken(text: string, below: (n: number) => number, by: string): string {
  const tokens = [...text.matchAll(/"[^"\n]*"|[-\w.]+/g)];
  const token = tokens[below(tokens.length)];
  if (!token) return by;
  const other = by === '' ? tokens[below(tokens.length)]![0] : by;
  return text.slice(0, token.index) + other + text.slice(token.index + token[0].length);
}
