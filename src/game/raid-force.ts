// Who may be in the raid force of turn 1 (4.2).
import { AREA_COUNT, type BoardTables, JAPAN } from '../board/index.js';
import { YOKOSUKA } from './state/places.js';

/** Most ships of the raid force under the optional Pearl Harbor rule (20.2). */
export const RAID_FORCE_LIMIT = 10;
/** Carriers that the Menzel packages keep at home on turn 1. */
export const KEPT_AT_HOME: readonly string[] = ['Ryujo', 'Zuiho'];

/**
 * Why a piece cannot be in the raid force, or `undefined` when it can.
 *
 * @example
 * whyNotInRaidForce('Hosho', tables); // 'Hosho has speed 4; ships of the raid force need 5 or better (4.2)'
 */
export function whyNotInRaidForce(name: string, tables: BoardTables): string | undefined {
  const piece = tables.pieceIndex.get(name);
  const wanted = 'the raid force is made of Japanese ships that start at Yokosuka Navy Yard on turn 1 (4.2)';
  if (piece === undefined) return `there is no ship named "${name}"; ${wanted}`;
  const starts = tables.arrivalTurn[piece] === 1 && tables.arrivalPlace[piece] === AREA_COUNT + YOKOSUKA;
  if (tables.side[piece] !== JAPAN || tables.isShip[piece] !== 1 || !starts) return `${name} cannot be sent; ${wanted}`;
  const { raidSpeed } = tables.board;
  if (tables.speed[piece]! >= raidSpeed) return undefined;
  return `${name} has speed ${tables.speed[piece]}; ships of the raid force need ${raidSpeed} or better (4.2)`;
}

/** Names of the ships that may be in the raid force (4.2), in the order of the pieces. */
export const raidForceNames = (tables: BoardTables): string[] =>
  tables.pieceNames.filter((name) => whyNotInRaidForce(name, tables) === undefined);
