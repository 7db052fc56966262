// The words of a record: how each decision's answer is written. `README.md` shows them all with an example.
import { DECISIONS, type DecisionName } from '../game/questions/decisions.js';

/**
 * How an answer is written:
 * - `pieces`: a list of names
 * - `piece`, `piece?`: one name (`?`: or `none`)
 * - `area`, `harbor`: one name
 * - `moves`: area → names, or name → area
 * - `bases`: port or base → names, or name → port or base; `landings` the same, and the order counts
 * - `points`: name → number
 * - `attacks`: attacker → target, or target → list of attackers
 * - `groups`: a list of lists of names
 * - `chase`: pursuer → any member of the group it pursues
 * - `missions`: a mission for each task force, in their order
 * - a list of words: one of them, the first for 0
 */
export type Form =
  | 'pieces'
  | 'piece'
  | 'piece?'
  | 'area'
  | 'harbor'
  | 'moves'
  | 'bases'
  | 'landings'
  | 'points'
  | 'attacks'
  | 'groups'
  | 'chase'
  | 'missions'
  | readonly string[];

export const FORMS: Readonly<Record<DecisionName, Form>> = {
  'raid-force': 'pieces',
  'reinforcement-ports': 'bases',
  removal: 'piece',
  patrols: 'moves',
  repairs: 'points',
  air: 'moves',
  amphibious: 'moves',
  raiders: 'moves',
  submarine: 'area',
  'next-area': 'area',
  'day-night': ['day', 'night'],
  'firing-carriers': 'pieces',
  targets: 'attacks',
  'submarine-attack': 'piece?',
  retreat: ['stay', 'retreat'],
  groups: 'groups',
  pursuit: 'chase',
  split: 'groups',
  follow: 'chase',
  landings: 'landings',
  defender: 'piece',
  'air-raid': 'bases',
  basing: 'bases',
  stay: ['leave', 'stay'],
  'assign-targets': 'attacks',
  kamikaze: 'pieces',
  'task-forces': 'groups',
  missions: 'missions',
  withdraw: ['stay', 'withdraw'],
  'uncertain-area': 'area',
  'west-coast': 'pieces',
  'san-diego-return': 'pieces',
  'land-first': ['japan', 'allied'],
  engage: ['refuse', 'engage'],
  'uncertain-base': 'harbor',
};

/** Missions of task forces (23.3), in the order of their numbers. */
export const MISSION_WORDS = ['landing', 'searching', 'hiding'] as const;

/** Written for an answer that names nothing. */
export const NOTHING = 'none';

export const SIDE_WORDS = ['japan', 'allied'] as const;

/** Keys of a step: a side and a decision. */
export const STEP_KEYS: readonly string[] = SIDE_WORDS.flatMap((side) => DECISIONS.map((name) => `${side} ${name}`));

/** The key that holds the dice of a step. */
export const DICE = 'dice';
