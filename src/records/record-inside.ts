// Texts that are no record but tell of a game: an answer with the record inside, and those that hold none.
import { type SourceText, within } from '../text/source-text.js';

const ALLOWED =
  'allowed: a record ("vitp show --record game.yaml" writes one), or the JSON of "vitp show --json" or of a report (result.json), which holds it';

/** What holds no record, by how its text begins. */
const TELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^\s*\*\*[^\n]*\*\*/, 'a game told in Markdown'],
  [/^\s*\[b\][^\n]*\[\/b\]/i, 'a game told in BBCode'],
  [/^\s*<!doctype html/i, 'a page for a browser'],
];

/**
 * Why there is no record in a text that tells of a game; `undefined` for every other text.
 *
 * @example
 * noRecordIn('**Game 0: Japan wins by 28 POC.**'); // 'this is a game told in Markdown, which holds no record; allowed: …'
 */
export function noRecordIn(text: string): string | undefined {
  const what = TELLINGS.find(([begins]) => begins.test(text))?.[1];
  return what === undefined ? undefined : `this is ${what}, which holds no record; ${ALLOWED}`;
}

/** Whether a value is what `vitp show --json` or `vitp replay --json` print of a game. */
export const tellsOfGame = (value: unknown): boolean => ['one-game', 'replay'].includes(kindOf(value) as string);

/**
 * The place of the record in a text: all of it, or the `config` of an answer of `vitp show`.
 *
 * @param add takes the sentence where there is none.
 */
export function placeOfRecord(source: SourceText, add: (message: string) => void): SourceText | undefined {
  const kind = kindOf(source.value);
  if (kind === 'one-game') {
    const inside = within(source, 'config');
    if (kindOf(inside.value) === 'record') return inside;
    add(`an answer of vitp show holds the record of its game in "config", and there is none in this one; ${ALLOWED}`);
    return undefined;
  }
  if (kind !== 'replay') return source;
  add(`this is the end of a game, as "vitp replay --json" prints it, which holds no record; ${ALLOWED}`);
  return undefined;
}

const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { readonly kind?: unknown }).kind : undefined;
