// What `--japan`, `--allied` and `--players` mean, for every command that plays whole games.

import type { Seat, Seats } from '../../ai/seat.js';
import { SIDES, type Side } from '../../board/index.js';
import { sideNamed } from '../../board/names.js';
import { seatFromText } from '../../node/read.js';
import { TEXT_FILES } from '../../node/text-file.js';
import { quoted } from '../../text/index.js';
import { looksLikeFile, type TextFiles } from '../../text/text-files.js';
import { UsageError } from '../../text/usage-error.js';
import type { PlayersOptions } from './players-flags.js';

/**
 * The seats with those that the options name in their place.
 *
 * @throws UsageError, ScenarioError with what is allowed.
 */
export function seatsWith(seats: Seats, options: PlayersOptions): Seats {
  const named: { [side in Side]?: string } = {
    ...(options.players === undefined ? {} : playersNamed(options.players)),
    ...(options.japan === undefined ? {} : { japan: options.japan }),
    ...(options.allied === undefined ? {} : { allied: options.allied }),
  };
  const seat = (side: Side): Seat => (named[side] === undefined ? seats[side] : seatOf(side, named[side]));
  return { japan: seat('japan'), allied: seat('allied') };
}

/**
 * `japan=standard,allied=random`, `standard,random` (Japan's first), or one name for both sides.
 *
 * @throws UsageError with what is allowed.
 * @example
 * playersNamed('allied=random'); // { allied: 'random' }
 */
function playersNamed(text: string): { [side in Side]?: string } {
  // With sides in front of the names, only a comma before the other side parts them: a path may have commas.
  const named = /^\s*\w+\s*=/.test(text);
  const parts = named ? text.split(/,(?=\s*\w+\s*=)/).map((part) => part.trim()) : listed(text, TEXT_FILES);
  if (!named && (parts.length > SIDES.length || parts.some((part) => /^\w+\s*=/.test(part)))) {
    throw new UsageError(
      `--players ${quoted(text)} is not allowed; allowed: japan=NAME,allied=NAME, or one name for both sides`,
    );
  }
  if (!named) return { japan: parts[0]!, allied: parts.at(-1)! };
  const players: { [side in Side]?: string } = {};
  for (const part of parts) {
    const [side, name] = cut(part);
    const known = sideNamed(side);
    if (!known) {
      throw new UsageError(`--players ${quoted(part)} is not allowed; allowed: japan=NAME,allied=NAME`);
    }
    players[known] = name;
  }
  return players;
}

/** What stands before and after the first `=`. */
function cut(part: string): [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

/**
 * The seat of a side: a doctrine by name or file, with an opening after a `+`, or a player that follows none.
 *
 * @throws UsageError when nobody has that name; ScenarioError when a file is wrong.
 */
export function seatOf(side: Side, text: string, option = `--${side}`): Seat {
  const seat = seatFromText(side, text);
  if ('why' in seat) throw new UsageError(`${option}: ${seat.why}`);
  return seat;
}

/**
 * The names in a list with commas. What is there counts: where a path with commas, alone or beside a `+`, names a file, it is one name.
 *
 * @example
 * listed('tuned, plans/a,b.yaml+tko', TEXT_FILES); // ['tuned', 'plans/a,b.yaml+tko'] where plans/a,b.yaml is there
 */
export function listed(text: string, files: TextFiles): string[] {
  const parts = text.split(',');
  const names: string[] = [];
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from + 1 && !hasPath(parts.slice(from, to).join(',').trim(), files)) to--;
    names.push(parts.slice(from, to).join(',').trim());
    from = to;
  }
  return names;
}

/** True when all commas of a word stand in paths of files that are there: the word itself, or its parts on both sides of a `+`. */
function hasPath(word: string, files: TextFiles): boolean {
  const isFile = (name: string) => looksLikeFile(name) && 'text' in files.read(name, '');
  const fits = (name: string) => !name.includes(',') || isFile(name);
  if (isFile(word)) return true;
  return [...word.matchAll(/\+/g)].some(
    ({ index }) => fits(word.slice(0, index).trim()) && fits(word.slice(index + 1).trim()),
  );
}
