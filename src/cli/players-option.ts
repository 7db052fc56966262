// `--players`, for every command that plays whole games.
import { PLAYER_NAMES, type PlayerName } from '../players/match.js';
import { nearest } from '../scenario/nearest.js';
import { UsageError } from './errors.js';

const SIDES = ['japan', 'allied'] as const;

/** Who plays which side; a side that is not named is left as it is. */
export type PlayersNamed = { -readonly [side in (typeof SIDES)[number]]?: PlayerName };

/**
 * `japan=heuristic,allied=random`, `heuristic,random` (Japan's first), or one name for both sides.
 *
 * @throws UsageError with what is allowed.
 * @example
 * playersNamed('allied=random'); // { allied: 'random' }
 */
export function playersNamed(text: string): PlayersNamed {
  const parts = text.split(',').map((part) => part.trim());
  const named = parts.every((part) => part.includes('='));
  if (!named && (parts.length > SIDES.length || parts.some((part) => part.includes('=')))) {
    throw new UsageError(
      `--players ${JSON.stringify(text)} is not allowed; allowed: japan=NAME,allied=NAME, or one name for both sides`,
    );
  }
  if (!named) return { japan: playerNamed(parts[0]!), allied: playerNamed(parts.at(-1)!) };
  const players: PlayersNamed = {};
  for (const part of parts) {
    const [side, name] = part.split('=').map((word) => word.trim());
    const known = SIDES.find((s) => s === side);
    if (!known) {
      throw new UsageError(`--players ${JSON.stringify(part)} is not allowed; allowed: japan=NAME,allied=NAME`);
    }
    players[known] = playerNamed(name ?? '');
  }
  return players;
}

function playerNamed(name: string): PlayerName {
  const known = PLAYER_NAMES.find((n) => n === name);
  if (known) return known;
  const hint = nearest(name, PLAYER_NAMES);
  throw new UsageError(
    `--players: there is no player ${JSON.stringify(name)}${hint ? `; did you mean ${hint}?` : ';'} allowed: ${PLAYER_NAMES.join(', ')}`,
  );
}
