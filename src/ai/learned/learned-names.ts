// What the learned players are called. Apart from their networks: who reads a player's name need not load these.
import { DEFAULT_PLAYER } from '../default-player.js';

/** Names of learned players, the oldest first; then the fast ones. */
export const LEARNED_NAMES = [
  'learned',
  'learned-2',
  'learned-3',
  'learned-4',
  'learned-5',
  'learned-6',
  'learned-fast',
  'learned-fast-2',
  'learned-fast-3',
  'learned-fast-4',
  'learned-fast-5',
  'learned-fast-6',
  'learned-fast-7',
  'learned-fast-8',
  'learned-fast-9',
  'learned-fast-10',
  'learned-fast-11',
  'learned-fast-12',
  'learned-fast-13',
  'learned-fast-14',
  'learned-fast-15',
  'learned-fast-16',
  'learned-fast-17',
  'learned-fast-18',
  'learned-fast-19',
  'learned-fast-20',
] as const;
/** The name of a learned player. */
export type LearnedName = (typeof LEARNED_NAMES)[number];

/** A player and all that came after it. */
export const learnedSince = (name: LearnedName): readonly LearnedName[] =>
  LEARNED_NAMES.slice(LEARNED_NAMES.indexOf(name));

/** Who plays where nobody is named, and who follows. */
export const CURRENT_LEARNED: readonly LearnedName[] = learnedSince(DEFAULT_PLAYER as LearnedName);

/** Fast players with a doctrine of their own, of the same number. */
const OWN_DOCTRINES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** The doctrine beneath a learned player where none is named; that of the others is the default one. */
export const LEARNED_DOCTRINES: Readonly<Partial<Record<LearnedName, string>>> = {
  'learned-5': 'tuned-2',
  'learned-6': 'tuned-2',
  'learned-fast': 'tuned-2',
  'learned-fast-2': 'tuned-2',
  ...Object.fromEntries(OWN_DOCTRINES.map((n) => [`learned-fast-${n}`, `tuned-${n}`])),
  ...Object.fromEntries(learnedSince('learned-fast-14').map((name) => [name, 'tuned-13'])),
};

/**
 * The doctrine whose weights count with few ships on the map (`leastShips` of its networks), where others would come from whole games that hardly ever are like that: with
 * its own weights `learned-fast-4` finds 184 of the 197 positions that no expert would dispute, with these 194.
 */
export const LEARNED_FEW: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  learnedSince('learned-fast-4').map((name) => [name, 'tuned-2']),
);
