// Which ships can lie in a port or base at all, for positions and battles that somebody wrote down.
import {
  ALLIED,
  ANY_PORT,
  AREA_COUNT,
  type BoardTables,
  NATION_BRITAIN,
  NATION_US,
  NT1_PLACES,
  PORT_COUNT,
} from '../../board/index.js';
import type { RuleSet } from '../../rules/index.js';
import { CEYLON, PEARL_HARBOR, SAMOA } from '../state/places.js';
import { BRITISH_PORTS } from './ports-and-bases.js';

/**
 * Why a ship can never lie in a harbor, as a part of a sentence: its nation's ships do not return there (10.1, 17.12, 17.22), and it did
 * not arrive there either. `undefined` where it can, and for what is no ship: air and amphibious units may come to any port (4.4, 13.3).
 */
export function whyNotInHarbor(t: BoardTables, rules: RuleSet, ship: number, harbor: number): string | undefined {
  if (t.isShip[ship] === 0 || arrivesIn(t, ship, harbor)) return undefined;
  if (t.nation[ship] === NATION_BRITAIN && ((BRITISH_PORTS >> harbor) & 1) === 0)
    return 'British ships lie in Ceylon, Singapore, Saigon or Yokosuka Navy Yard alone (17.22)';
  if (t.nation[ship] !== NATION_US || harbor !== CEYLON) return undefined;
  // nt1 18.3: a carrier that rolls a 1 may choose Ceylon, by one reading.
  const chooses = rules.nt1 && rules.uncertainBaseAtCeylon && NT1_PLACES[t.pieceNames[ship]!] === 'basing uncertain';
  return chooses ? undefined : 'United States ships do not return there (17.12)';
}

/** True where a ship's card puts it; and at Samoa in place of Pearl Harbor when that is lost (4.41). */
function arrivesIn(t: BoardTables, ship: number, harbor: number): boolean {
  const place = t.arrivalPlace[ship]! - AREA_COUNT;
  if (t.arrivalPlace[ship] === ANY_PORT) return harbor < PORT_COUNT;
  return place === harbor || (place === PEARL_HARBOR && harbor === SAMOA);
}

/**
 * True where a ship of a side may rest on the bottom whatever else has happened in the game: where its side repairs (9.232, 11.24), at
 * Samoa too, which repairs in place of a lost Pearl Harbor (11.51).
 */
export const mayHaveYard = (t: BoardTables, side: number, harbor: number): boolean =>
  t.repairOwner[harbor] === side || (side === ALLIED && harbor === SAMOA);
