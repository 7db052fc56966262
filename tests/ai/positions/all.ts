// All positions, by what they ask about.
import type { Position } from '../position-support.js';
import { ACTIONS } from './action.js';
import { AIR } from './air.js';
import { ALLIES } from './allied.js';
import { AFTER_BLUNDERS } from './blunders.js';
import { COMBAT } from './combat.js';
import { FIRST } from './first.js';
import { JAPAN } from './japan.js';
import { MARINES } from './marines.js';
import { MOVEMENT } from './movement.js';
import { PORTS } from './ports.js';
import { PURSUITS } from './pursuit.js';
import { RAIDS } from './raiders.js';
import { VARIANTS } from './variants.js';

export const CHAPTERS: Readonly<Record<string, readonly Position[]>> = {
  'Through the turn': FIRST,
  'Movement, air units and landings': MOVEMENT,
  'Air units before the raiders sail': AIR,
  'Raiders between areas': RAIDS,
  'Amphibious units: what they take, what they keep': MARINES,
  'Japan, from whole games': JAPAN,
  'Day or night': ACTIONS,
  'Combat and basing': COMBAT,
  'Retreat and pursuit': PURSUITS,
  'Out of whole games: the Allies': ALLIES,
  'Ports: repairs, basing, air raids': PORTS,
  'After blunders': AFTER_BLUNDERS,
  'Optional rules, adjustments and packages': VARIANTS,
};

export const POSITIONS = Object.values(CHAPTERS).flat();
