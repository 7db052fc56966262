// A study that was kept: what of its answer stands in the gallery.
import { counted } from '../../answer/digits.js';
import type { Run } from '../../answer/result.js';
import { textHash } from '../../board/hash.js';
import { pageOf } from '../show.js';

export interface Study {
  /** Its folder, from that of the gallery. */
  readonly folder: string;
  readonly title: string;
  /** The answer in one sentence. */
  readonly answer: string;
  /** The first picture, a file of the folder; a study may have none. */
  readonly picture?: { readonly file: string; readonly title: string };
  /** How many games, or that it was computed exactly. */
  readonly played: string;
  /** Who played: `tuned 3f2a91`, a name and a hash of its weights. Empty where nobody did. */
  readonly players: readonly string[];
  /** The command that asks it again, from the folder of the project. */
  readonly command: string;
  readonly run: Run;
}

/**
 * What the gallery tells of a study, from its `result.json`.
 *
 * @param folder where it lies, from the folder of the gallery, such as `fair-bid`
 * @param answer the result as read from JSON
 * @param root the folder of the gallery, from that of the project
 * @example
 * studyOf('fair-bid', JSON.parse(text)).answer; // 'Fair bid 6.8 (6.4 to 7.3): …'
 */
export function studyOf(folder: string, answer: Readonly<Record<string, unknown>>, root = 'reports'): Study {
  const page = pageOf(answer as never);
  const [picture] = page.pictures;
  const games = typeof answer.games === 'number' && answer.games > 0 ? counted(answer.games) : undefined;
  const exact = page.asked.some(([head, text]) => head === 'Method' && text.startsWith('exact'));
  return {
    folder,
    title: page.title,
    answer: page.answer,
    ...(picture ? { picture: { file: `${picture.name}.svg`, title: picture.title } } : {}),
    played: exact ? 'computed exactly' : (games ?? 'games as the report says'),
    players: playersOf(answer.config),
    command: `npx ${page.again.replace(/\b(result|scenario)\.json/, `${root}/${folder}/$1.json`)}`,
    run: page.json.run,
  };
}

interface SeatLike {
  readonly player?: unknown;
  readonly doctrine?: unknown;
  readonly weights?: unknown;
}

/** Every player named anywhere in a question, each once. A name alone does not tell which weights it had on that day. */
function playersOf(config: unknown): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { player, doctrine, weights } = value as SeatLike;
    if (typeof player === 'string') {
      const name = player === 'heuristic' ? String(doctrine ?? player) : player;
      found.add(weights === undefined ? name : `${name} ${textHash(JSON.stringify(weights)).slice(0, 6)}`);
      return;
    }
    Object.values(value).forEach(walk);
  };
  walk(config);
  return [...found];
}
