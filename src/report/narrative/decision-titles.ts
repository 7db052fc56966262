// Decisions by the names that players use: nowhere else is a player told what records and options call them.
import type { DecisionName } from '../../game/questions/decisions.js';

const TITLES: Readonly<Record<DecisionName, string>> = {
  'raid-force': 'raid force',
  'reinforcement-ports': 'ports of reinforcements',
  removal: 'British ship that leaves',
  patrols: 'patrols',
  repairs: 'repairs',
  air: 'air units',
  amphibious: 'amphibious units',
  raiders: 'raiders',
  submarine: 'submarine',
  'next-area': 'next area',
  'day-night': 'day or night',
  'firing-carriers': 'carriers that fire at night',
  targets: 'targets',
  'submarine-attack': "the submarine's target",
  retreat: 'stay or retreat',
  groups: 'groups that retreat',
  pursuit: 'pursuit',
  split: 'splitting up before pursuers',
  follow: 'which group to pursue on',
  landings: 'landings',
  defender: 'which defender is lost',
  'air-raid': 'air raid',
  basing: 'back to port',
  stay: 'stay after the raid',
  'assign-targets': 'targets named beforehand',
  kamikaze: 'Kamikaze attacks',
  'task-forces': 'task forces',
  missions: 'missions of task forces',
  withdraw: 'free withdrawal',
  'uncertain-area': 'where an uncertain group appears',
  'west-coast': 'who waits on the West Coast',
  'san-diego-return': 'ships back from San Diego',
  'land-first': 'who lands first',
  engage: 'battle off Hawaii',
  'uncertain-base': 'port of a carrier of uncertain location',
};

/**
 * What a decision is about, in a few words.
 *
 * @example
 * decisionTitle('reinforcement-ports'); // 'ports of reinforcements'
 */
export const decisionTitle = (name: DecisionName): string => TITLES[name];
