// What the YAML parser calls a mistake: where it was made, and in words for whoever typed the file.
import { type Node, visit, type YAMLParseError } from 'yaml';

const NO_COLON = 'a colon with a space after it is missing here; a line is "key: value"';

/** Codes of the parser, and our sentence for each. The rest keep the parser's words. */
const BY_CODE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab is used as indentation; YAML allows spaces only',
  MULTIPLE_DOCS: 'a second document begins here; one scenario a file is allowed',
  MULTILINE_IMPLICIT_KEY: NO_COLON,
  BLOCK_AS_IMPLICIT_KEY:
    'a second "key:" stands where a value was expected; put it on a line of its own, with the indentation of its neighbours',
  BLOCK_IN_FLOW: 'a comma is missing within these brackets, or a list with dashes stands in them',
  BAD_SCALAR_START: 'a name cannot begin with this character; put it in quotes',
  BAD_DQ_ESCAPE: 'a backslash in double quotes begins a special character; write two, or use single quotes',
};

/** Sentences of the parser that share a code. */
const BY_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Implicit map keys need to be followed/, NO_COLON],
  [/^Unexpected , in flow/, 'a comma too many; between two entries one is allowed'],
  [/^Unexpected .*-scalar token$/, 'a comma is missing before this'],
  [/^Unexpected flow-(seq|map)-end token/, 'this bracket closes nothing; take it away, or open one before it'],
  [/^Flow map .* end with a }$/, 'a "{" is not closed before this; close it with "}"'],
  [/^Flow sequence .* end with a ]$/, 'a "[" is not closed before this; close it with "]"'],
];

/** The offset of a mistake of the form, and a sentence about it. */
export function syntaxMistake(
  error: YAMLParseError,
  contents: Node | null,
  text: string,
): { readonly offset: number; readonly message: string } {
  const quote = /^Missing closing (["'])quote/.exec(error.message)?.[1];
  // The parser names the end of the text; what is to be mended is where the quote was opened.
  if (quote !== undefined)
    return {
      offset: lastQuoted(contents) ?? error.pos[0],
      message: `the quote ${quote} that begins here is not closed`,
    };
  const indented = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? indentedKey(text, error.pos[0]) : undefined;
  if (indented !== undefined)
    return {
      offset: indented,
      message:
        'this line is indented, so that it goes on with the value before it; begin it where its neighbours begin',
    };
  const words = BY_WORDS.find(([pattern]) => pattern.test(error.message))?.[1];
  const message = words ?? BY_CODE[error.code] ?? `this cannot be read as YAML or JSON: ${inOneLine(error.message)}`;
  return { offset: error.pos[0], message };
}

/** Where a `key:` begins that stands on the next line, further to the right than the line of a value. */
function indentedKey(text: string, offset: number): number | undefined {
  const end = text.indexOf('\n', offset);
  const begin = text.lastIndexOf('\n', offset) + 1;
  const own = /^ */.exec(text.slice(begin))![0].length;
  const next = end < 0 ? null : /^( +)[^\s:#-][^\n:]*:(?:\s|$)/.exec(text.slice(end + 1));
  return next && next[1]!.length > own ? end + 1 + next[1]!.length : undefined;
}

/** Where the last text in quotes begins. */
function lastQuoted(contents: Node | null): number | undefined {
  let offset: number | undefined;
  visit(contents, {
    Scalar: (_, node) => {
      if (node.type?.startsWith('QUOTE') && node.range) offset = node.range[0];
    },
  });
  return offset;
}

/** Words of the parser, to go on a sentence with. */
export const inOneLine = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\s+/g, ' ');
