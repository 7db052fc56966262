// What search players by name are, in a sentence: apart from their settings, which are loaded where nobody asks that.
import type { SearchRung } from './rungs.js';

/** Those of one time. */
const TEXTS: Readonly<Record<string, string>> = {
  'search-0.02s': 'Searches raiders alone, one turn ahead; some 0.02 s of processor time a game.',
  'search-0.1s': 'Searches raiders and patrols, one turn ahead; some 0.1 s a game.',
  'search-0.2s': 'Searches raiders, patrols and air units, one turn ahead; some 0.2 s a game.',
  'search-1s': 'Searches what moves and where it is based, one turn ahead; some 1 s a game.',
  'search-3s': 'The same with more rollouts; some 3 s a game.',
  'search-0.05s':
    'Searches raiders, patrols and amphibious units, one turn ahead; many answers, few rollouts; some 0.05 s.',
  'search-0.1s-2': 'The same with more answers and rollouts; some 0.1 s a game.',
  'search-0.2s-2': 'The same with more answers; some 0.2 s a game.',
  'search-1s-2': 'The same with more rollouts, and answers near the best; less than 1 s a game.',
  'search-3s-2': 'The same with more of everything; less than 3 s a game.',
  'search-0.1s-3':
    'Starts from learned-3: raiders and amphibious units, for the Allies patrols too; some 0.1 s a game.',
  'search-3s-3': 'search-3s-2 that starts from learned-3; less than 3 s a game.',
  'search-0.01s-4': 'Starts from learned-5; a network foretells the fights of a few rollouts; some 0.01 s a game.',
  'search-0.02s-4': 'The same with more answers; some 0.02 s a game.',
  'search-0.1s-4': 'Starts from learned-4; a network foretells the fights of most rollouts; some 0.1 s a game.',
  'search-3s-4':
    'As Japan search-0.1s-4 with more of everything, and air units; as the Allies search-3s-3 from learned-4.',
  'search-3s-5':
    'As Japan search-3s-4; as the Allies the same, with more rollouts and with raiders in rollouts that go on; less than 3 s a game.',
  'search-0.02s-5':
    'Starts from learned-fast-2, against which and a heuristic player each answer is tried; some 0.02 s a game.',
  'search-0.1s-5': 'The same with more answers and rollouts, and amphibious units; some 0.1 s a game.',
  'search-0.02s-6':
    'Starts from learned-fast-4, against which and a heuristic player each answer is tried; some 0.02 s a game.',
  'search-0.1s-6': 'The same with more answers and rollouts, and amphibious units; some 0.1 s a game.',
  'search-0.02s-7':
    'Starts from learned-fast-5, against which and a heuristic player each answer is tried, of Japan raiders alone; some 0.02 s a game.',
  'search-0.1s-7': 'The same with more answers and rollouts, and amphibious units; some 0.1 s a game.',
};

/** Those that are made anew for each learned player from which they start, by the name without its number. */
const BY_BUDGET: Readonly<Record<string, (base: string, patrols: boolean) => string>> = {
  'search-0.02s': (base, patrols) =>
    `Starts from ${base}, against which and a heuristic player each answer is tried, ${patrols ? 'of Japan raiders alone' : 'where raiders go'}; some 0.02 s a game.`,
  'search-0.1s': () => 'The same with more answers and rollouts, and amphibious units; some 0.1 s a game.',
  'search-1s': () =>
    'The same with air units and more answers, the best of them compared by rollouts that go on; some 1 s a game.',
  'search-3s': () => 'The same with still more answers, of which more are compared; less than 3 s a game.',
};

/**
 * What a search player by name is, in a sentence.
 *
 * @example
 * rungText(SEARCH_RUNGS[0]!); // 'Searches raiders alone, one turn ahead; some 0.02 s of processor time a game.'
 */
export function rungText({ name, settings, allied = settings }: SearchRung): string {
  return TEXTS[name] ?? BY_BUDGET[name.replace(/-\d+$/, '')]!(settings.base!, allied.kinds.includes('patrols'));
}
