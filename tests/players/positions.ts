// All positions, by what they ask about.
import type { Position } from './position-support.js';
import { ACTIONS } from './positions-action.js';
import { AIR } from './positions-air.js';
import { ALLIES } from './positions-allied.js';
import { COMBAT } from './positions-combat.js';
import { FIRST } from './positions-first.js';
import { AFTER_FOLLIES } from './positions-follies.js';
import { JAPAN } from './positions-japan.js';
import { MARINES } from './positions-marines.js';
import { MOVEMENT } from './positions-movement.js';
import { PORTS } from './positions-ports.js';
import { PURSUITS } from './positions-pursuit.js';
import { RAIDS } from './positions-raiders.js';
import { VARIANTS } from './positions-variants.js';

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
  'After laughable moves': AFTER_FOLLIES,
  'Optional rules, adjustments and packages': VARIANTS,
};

export const POSITIONS = Object.values(CHAPTERS).flat();
