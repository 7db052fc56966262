// What the learned players are called. Apart from their networks: who reads a player's name need not load these.

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
] as const;
/** The name of a learned player. */
export type LearnedName = (typeof LEARNED_NAMES)[number];

/** Who plays where nobody is named, and who follows. */
export const CURRENT_LEARNED: readonly LearnedName[] = ['learned-fast-14'];

/** The doctrine beneath a learned player where none is named; that of the others is the default one. */
export const LEARNED_DOCTRINES: Readonly<Partial<Record<LearnedName, string>>> = {
  'learned-5': 'tuned-2',
  'learned-6': 'tuned-2',
  'learned-fast': 'tuned-2',
  'learned-fast-2': 'tuned-2',
  'learned-fast-3': 'tuned-3',
  'learned-fast-4': 'tuned-4',
  'learned-fast-5': 'tuned-5',
  'learned-fast-6': 'tuned-6',
  'learned-fast-7': 'tuned-7',
  'learned-fast-8': 'tuned-8',
  'learned-fast-9': 'tuned-9',
  'learned-fast-10': 'tuned-10',
  'learned-fast-11': 'tuned-11',
  'learned-fast-12': 'tuned-12',
  'learned-fast-13': 'tuned-13',
  'learned-fast-14': 'tuned-13',
};

/**
 * The doctrine whose weights count with few ships on the map (`leastShips` of its networks), where others would come from whole games that hardly ever are like that: with
 * its own weights `learned-fast-4` finds 184 of the 197 positions that no expert would dispute, with these 194.
 */
export const LEARNED_FEW: Readonly<Partial<Record<string, string>>> = {
  'learned-fast-4': 'tuned-2',
  'learned-fast-5': 'tuned-2',
  'learned-fast-6': 'tuned-2',
  'learned-fast-7': 'tuned-2',
  'learned-fast-8': 'tuned-2',
  'learned-fast-9': 'tuned-2',
  'learned-fast-10': 'tuned-2',
  'learned-fast-11': 'tuned-2',
  'learned-fast-12': 'tuned-2',
  'learned-fast-13': 'tuned-2',
  'learned-fast-14': 'tuned-2',
};
