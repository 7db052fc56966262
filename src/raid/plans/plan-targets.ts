// What lies in Pearl Harbor when the raid begins (18.2), and what damage does to it there (9.23, 7.552).
import { AIR, ALLIED, AREA_COUNT, type BoardTables } from '../../board/index.js';
import { PEARL_HARBOR } from '../../game/state/places.js';

/**
 * Pieces that can be attacked in the raid: the Allied ships and air units that start in Pearl Harbor, in the order of the
 * board. Ships that come later or whose place is uncertain (18.22) are not there yet.
 *
 * @example
 * raidTargets(compileBoard(STANDARD_BOARD)).length; // 11: eight battleships, two cruisers, the 7th A.F.
 */
export function raidTargets(tables: BoardTables): number[] {
  const found: number[] = [];
  for (let piece = 0; piece < tables.pieceCount; piece++) {
    const attackable = tables.isShip[piece] === 1 || tables.kind[piece] === AIR;
    if (!attackable || tables.side[piece] !== ALLIED) continue;
    if (tables.arrivalTurn[piece] === 1 && tables.arrivalPlace[piece] === AREA_COUNT + PEARL_HARBOR) found.push(piece);
  }
  return found;
}

/** Ships of a raid force that have an airstrike and so can attack (9.11, 7.51), as piece indices in the order given. */
export function raidAttackers(raidForce: readonly string[], tables: BoardTables): number[] {
  return raidForce
    .map((name) => tables.pieceIndex.get(name) ?? -1)
    .filter((piece) => piece >= 0 && tables.airstrike[piece]! > 0);
}

/** The least damage that puts a ship on the bottom of the harbor (9.23); for an air unit the damage that eliminates it. */
export function bottomingDamage(piece: number, tables: BoardTables): number {
  const armor = tables.armor[piece]!;
  return tables.isShip[piece] === 1 ? armor + 1 : armor;
}

/** Numbers by what they have in common, in the order in which each group comes first. */
export function groupsBy<K>(numbers: readonly number[], keyOf: (number: number) => K): Map<K, number[]> {
  const groups = new Map<K, number[]>();
  for (const number of numbers) {
    const key = keyOf(number);
    const members = groups.get(key);
    if (members) members.push(number);
    else groups.set(key, [number]);
  }
  return groups;
}

/** Where the groups of interchangeable targets are: see {@link groupTargets}. */
export interface TargetGroups {
  /** Targets (piece indices), members of a group side by side, each group in listed order. */
  readonly pieces: Int16Array;
  /** Group of each entry of `pieces`, numbered from 0 in the order of each group's first member. */
  readonly group: Uint8Array;
  readonly groupCount: number;
}

/**
 * Groups targets that are alike to a plan: same kind and armor and, where the plan looks at them, the same factors. A plan
 * decides between members of a group by their damage, then by listed order, and by nothing else; exact answers rest on it.
 *
 * @param byStrength whether gunnery and airstrike factors distinguish targets (`afloat-strength`).
 */
export function groupTargets(targets: readonly number[], tables: BoardTables, byStrength: boolean): TargetGroups {
  const { kind, armor, gunnery, airstrike } = tables;
  const strength = (piece: number) => (byStrength ? `${gunnery[piece]}/${airstrike[piece]}` : '');
  const groups = [...groupsBy(targets, (piece) => `${kind[piece]}/${armor[piece]}/${strength(piece)}`).values()];
  return {
    pieces: Int16Array.from(groups.flat()),
    group: Uint8Array.from(groups.flatMap((members, g) => members.map(() => g))),
    groupCount: groups.length,
  };
}
