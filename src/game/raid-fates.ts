// What damage means to a piece in port after an air raid (9.23, 7.552). The one place where the raid's fates are told apart.
import type { BoardTables } from '../board/tables.js';

/** Fates of a ship in port, mildest first (9.23). "Bottomed" is not "sunk": the ship can be repaired. */
export const SHIP_FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'] as const;
/** Fates of an air unit: a hull that does not float is not put on the bottom of a harbor. `sunk` means eliminated (7.552). */
export const AIR_FATES = ['undamaged', 'damaged', 'sunk'] as const;

/** A piece's category after the raid: its fate, with the crippled (damage equal to armor) apart from the other damaged ones. */
export const UNDAMAGED = 0;
export const DAMAGED = 1;
export const CRIPPLED = 2;
export const BOTTOMED = 3;
export const SUNK_IN_PORT = 4;
export const RAID_CATEGORIES = 5;

/**
 * Category of a piece at some damage. A ship is bottomed above its armor and sunk above twice its armor (9.23); an air unit
 * is eliminated when the damage reaches its defense factor (7.552).
 *
 * @example
 * raidCategory(tables.pieceIndex.get('Nevada')!, 4, tables); // CRIPPLED: armor 4
 */
export function raidCategory(piece: number, damage: number, tables: BoardTables): number {
  const armor = tables.armor[piece]!;
  if (damage === 0) return UNDAMAGED;
  if (tables.isShip[piece] !== 1) return damage >= armor ? SUNK_IN_PORT : DAMAGED;
  if (damage > 2 * armor) return SUNK_IN_PORT;
  if (damage > armor) return BOTTOMED;
  return damage === armor ? CRIPPLED : DAMAGED;
}

/** Labels of a piece's fate, in the order of {@link raidFate}. */
export function fateLabels(piece: number, tables: BoardTables): readonly string[] {
  return tables.isShip[piece] === 1 ? SHIP_FATES : AIR_FATES;
}

/** A piece's fate at some damage, as an index into its {@link fateLabels}. The crippled are damaged. */
export function raidFate(piece: number, damage: number, tables: BoardTables): number {
  const category = raidCategory(piece, damage, tables);
  if (category <= DAMAGED) return category;
  if (tables.isShip[piece] !== 1) return 2;
  return category - 1;
}
