// What each objective counts: the worth to Japan of the damage on one piece in Pearl Harbor.
import type { BoardTables } from '../../board/index.js';
import { sinkingDamage } from '../kernel/fates.js';
import { bottomingDamage } from './plan-targets.js';

/** What a raid can be asked to maximise. `finish` is the named plan's own measure, the others are questions of the player. */
export const RAID_OBJECTIVES = ['kills', 'bottomings', 'damage', 'afloat-strength'] as const;
export type RaidObjective = (typeof RAID_OBJECTIVES)[number];

/** Objectives, and what the plan `finish` counts. */
export type RaidMeasure = RaidObjective | 'finish';

/**
 * Strength of a ship that is still afloat: gunnery plus airstrike factor. A crippled ship (damage equal to armor) has a
 * gunnery of one, or zero if it had none (7.72), and no airstrike (7.73); a ship that is bottomed or sunk has nothing. Air
 * units are not afloat and count nothing.
 */
export function afloatStrength(piece: number, damage: number, tables: BoardTables): number {
  if (tables.isShip[piece] !== 1 || damage >= bottomingDamage(piece, tables)) return 0;
  if (damage > 0 && damage === tables.armor[piece]) return Math.min(1, tables.gunnery[piece]!);
  return tables.gunnery[piece]! + tables.airstrike[piece]!;
}

/**
 * Worth of `damage` points on a piece, never falling as damage rises:
 *
 * - `kills`: 1 for a ship sunk.
 * - `bottomings`: 1 for a ship bottomed or worse.
 * - `damage`: each point on a ship up to what sinks it; more is wasted.
 * - `afloat-strength`: the strength ({@link afloatStrength}) that is afloat no longer.
 * - `finish`: 1 for a ship bottomed and 1 more when it is sunk; 1 for an air unit eliminated.
 *
 * The four objectives count ships only: an air unit comes back two turns later (4.5).
 */
export function worthOf(measure: RaidMeasure, piece: number, damage: number, tables: BoardTables): number {
  const sunk = damage >= sinkingDamage(piece, tables);
  if (tables.isShip[piece] !== 1) return measure === 'finish' && sunk ? 1 : 0;
  const bottomed = damage >= bottomingDamage(piece, tables);
  switch (measure) {
    case 'kills':
      return sunk ? 1 : 0;
    case 'bottomings':
      return bottomed ? 1 : 0;
    case 'damage':
      return Math.min(damage, sinkingDamage(piece, tables));
    case 'afloat-strength':
      return afloatStrength(piece, 0, tables) - afloatStrength(piece, damage, tables);
    case 'finish':
      return (bottomed ? 1 : 0) + (sunk ? 1 : 0);
  }
}

/** Weight of a point of damage beside the objective: too small to outweigh it, enough that no attack is wasted on a tie. */
const DAMAGE_WEIGHT = 1e-6;

/** What a plan really maximises: the objective and, where that is indifferent, damage that still counts (air units too). */
export function planWorth(measure: RaidMeasure, piece: number, damage: number, tables: BoardTables): number {
  return worthOf(measure, piece, damage, tables) + DAMAGE_WEIGHT * Math.min(damage, sinkingDamage(piece, tables));
}
