// A force in one line, taken apart into units: "Akagi, Kaga and 22 AirFlot + 2 Kongos", each with the column it begins in.
import { type BoardTables, parseFactors } from '../../../board/index.js';
import { pieceNamed } from '../../../board/names.js';
import type { Part } from './part.js';
import { withNouns } from './shared-nouns.js';
import { isNameIn, shipLike } from './unit-choices.js';
import { isAboutUnit, readUnitPhrase } from './unit-phrase.js';

/** Words and signs between two units. `with` before a number belongs to the unit, a stroke between numbers to a range: `21 - 26 AirFlot`. */
const BETWEEN =
  /[,;&|]|(?<!\bw)\/|\s-(?=\s)(?!(?<=(?:^|[,;&|+]|\band)\s*\d{1,2}(?:st|nd|rd|th)?\s-)\s\d{1,2}(?:st|nd|rd|th)?\s*a)|\s(?:and|plus|with(?!\s+(?:\d|one\b|two\b|three\b|four\b|five\b|six\b)))(?=\s)|\+/gi;

/** What no unit begins or ends with. */
const LOOSE_ENDS = /^(?:\s|-(?=\s|$)|(?:and|plus|with)\s)+|(?:\s|(?<=^|\s)-|\s(?:and|plus|with))+$/gi;

/** A plus sign within factors such as 146+4. */
const FACTORS = /(?<![\p{L}\d+])\d\+?\d\d(?:\+?\d)?(?![\p{L}\d]|\+\d)/gu;

/**
 * The units of a force. Between units stand commas, "and", "+", "&"; what is in quotes or brackets stays together. Where nothing stands
 * between names, as in `Akagi Kaga`, they are told apart if there is one way to do it.
 *
 * @param text as on a plain keyboard, see `keyboardText`
 * @param column of its beginning, from 0
 */
export function splitForce(text: string, column: number, tables: BoardTables): Part[] {
  const shut = closed(text);
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number) => {
    const raw = text.slice(from, to);
    const trimmed = raw.replace(LOOSE_ENDS, '');
    if (trimmed !== '') parts.push({ text: trimmed, column: column + from + raw.indexOf(trimmed) });
  };
  for (const between of text.matchAll(BETWEEN)) {
    if (shut[between.index]) continue;
    add(between.index);
    from = between.index + between[0].length;
  }
  add(text.length);
  return joined(withNouns(parts).flatMap((part) => withoutCommas(part, tables)));
}

/** `Yamato, 3 damage`: what names no unit belongs to the one before it, where there is one only. */
function joined(parts: readonly Part[]): Part[] {
  const units = parts.filter((part) => !isAboutUnit(part.text));
  const [unit] = units;
  if (units.length !== 1 || parts[0] !== unit) return [...parts];
  const about = parts.slice(1).map((part) => ` (${part.text})`);
  return [{ text: unit!.text + about.join(''), column: unit!.column }];
}

/** 1 for every character that stands in quotes, in brackets or in factors. */
function closed(text: string): Uint8Array {
  const shut = new Uint8Array(text.length);
  let [depth, quoted] = [0, false];
  for (let k = 0; k < text.length; k++) {
    const c = text[k]!;
    if (c === '"') quoted = !quoted && text.includes('"', k + 1);
    else if (!quoted && '([{'.includes(c)) depth++;
    else if (!quoted && ')]}'.includes(c)) depth = Math.max(0, depth - 1);
    if (quoted || depth > 0) shut[k] = 1;
  }
  for (const { 0: word, index } of text.matchAll(FACTORS)) shut.fill(1, index, index + word.length);
  return shut;
}

/** Longest run of words that is looked at. */
const MAX_WORDS = 40;

/** Names without commas between them, where there is one way to read them. */
function withoutCommas(part: Part, tables: BoardTables): Part[] {
  const isName = isNameIn(tables);
  const reads = (text: string) => isUnit(text, tables, isName);
  if (!/[\s-]/.test(part.text) || part.text.includes('"') || reads(part.text)) return [part];
  const words = [...part.text.matchAll(/\([^()]*\)|(?:[^\s()-]|(?<!\p{L})-|-(?!\p{L}))+/gu)].map((m) => ({
    from: m.index,
    to: m.index + m[0].length,
  }));
  if (words.length > MAX_WORDS) return [part];
  // ways[k]: how many ways to read the words from k on (0, 1 or 2 for more), and where the first unit ends.
  const ways: { count: number; end: number }[] = Array.from({ length: words.length + 1 }, () => ({ count: 0, end: 0 }));
  ways[words.length] = { count: 1, end: 0 };
  for (let k = words.length - 1; k >= 0; k--) {
    for (let end = k + 1; end <= words.length; end++) {
      const after = ways[end]!.count;
      if (after === 0 || !reads(part.text.slice(words[k]!.from, words[end - 1]!.to))) continue;
      ways[k] = { count: Math.min(2, ways[k]!.count + after), end };
    }
  }
  if (ways[0]!.count !== 1) return [part];
  const units: Part[] = [];
  for (let k = 0; k < words.length; k = ways[k]!.end) {
    const [from, to] = [words[k]!.from, words[ways[k]!.end - 1]!.to];
    units.push({ text: part.text.slice(from, to), column: part.column + from });
  }
  return units;
}

/** True for what is one unit or group without doubt: nothing that needs to be asked. */
function isUnit(text: string, tables: BoardTables, isName: (text: string) => boolean): boolean {
  const said = readUnitPhrase(text, isName);
  if (said.why) return false;
  if (said.kind) return said.count !== 0;
  if (parseFactors(said.name)) return true;
  if (said.count !== 0) return shipLike(tables, said.name) >= 0;
  return pieceNamed(tables, said.name).pieces.length === 1;
}
