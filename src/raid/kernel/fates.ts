// What damage means to a piece in port after an air raid (9.23, 7.552), and what is counted about a class of ships. The one
// place where the raid's fates are told apart.
import type { BoardTables } from '../../board/tables.js';
import { BATTLESHIP, CRUISER } from '../../board/vocabulary.js';

/** Fates of a ship in port, mildest first (9.23). "Bottomed" is not "sunk": the ship can be repaired. */
const SHIP_FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'] as const;
/** Fates of an air unit: it cannot rest on the bottom of a harbor. `sunk` means eliminated (7.552). */
export const AIR_FATES = ['undamaged', 'damaged', 'sunk'] as const;

/** A piece's category after the raid: its fate, with the crippled (damage equal to armor) apart from the other damaged ones. */
export const UNDAMAGED = 0;
export const DAMAGED = 1;
export const CRIPPLED = 2;
export const BOTTOMED = 3;
export const SUNK_IN_PORT = 4;
export const RAID_CATEGORIES = 5;

/** Classes of ships that are counted together. */
export const RAID_CLASSES = [
  { name: 'battleships', kind: BATTLESHIP },
  { name: 'cruisers', kind: CRUISER },
] as const;

/**
 * What is counted in a class, with the categories that count. *Afloat* is not bottomed and not sunk; *damaged* includes the
 * crippled, so that undamaged + damaged + bottomed + sunk is every ship.
 */
export const RAID_COUNTS: readonly { readonly name: string; readonly categories: readonly number[] }[] = [
  { name: 'afloat', categories: [UNDAMAGED, DAMAGED, CRIPPLED] },
  { name: 'undamaged', categories: [UNDAMAGED] },
  { name: 'damaged', categories: [DAMAGED, CRIPPLED] },
  { name: 'crippled', categories: [CRIPPLED] },
  { name: 'bottomed', categories: [BOTTOMED] },
  { name: 'sunk', categories: [SUNK_IN_PORT] },
];

/** The damage that sinks a ship in port, more than twice its armor (9.23), or eliminates an air unit (7.552). */
export function sinkingDamage(piece: number, tables: BoardTables): number {
  const armor = tables.armor[piece]!;
  return tables.isShip[piece] === 1 ? 2 * armor + 1 : armor;
}

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
  if (damage >= sinkingDamage(piece, tables)) return SUNK_IN_PORT;
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
  return tables.isShip[piece] === 1 ? category - 1 : AIR_FATES.indexOf('sunk');
}
