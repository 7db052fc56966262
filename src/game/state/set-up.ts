// Where pieces stand when a game begins, and when the others come: the starting forces chart, and what Normal Turn One has otherwise.
import { AREA_COUNT, type BoardTables, NOT_ARRIVED, NT1_PLACES, UNCERTAIN } from '../../board/index.js';
import type { RuleSet } from '../../rules/index.js';
import { CEYLON, JOHNSTON_ISLAND, SAMOA } from './places.js';

/** Places that nt1 18.1 names. */
const NT1_HARBORS = { Samoa: SAMOA, Ceylon: CEYLON, 'Johnston Island': JOHNSTON_ISLAND } as const;

/** The turn with which a piece comes; 1 when it is there from the start. */
export function firstTurn(t: BoardTables, rules: RuleSet, piece: number): number {
  return rules.nt1 && NT1_PLACES[t.pieceNames[piece]!] === 'turn 2' ? 2 : t.arrivalTurn[piece]!;
}

/** Where a piece stands at the start (4.2, 4.3, nt1 18.1); `NOT_ARRIVED` when it comes later. Submarines have no place of their own. */
export function firstPlace(t: BoardTables, rules: RuleSet, piece: number): number {
  if (firstTurn(t, rules, piece) > 1) return NOT_ARRIVED;
  const place = rules.nt1 ? NT1_PLACES[t.pieceNames[piece]!] : undefined;
  if (place === undefined || place === 'turn 2') return t.arrivalPlace[piece]!;
  return place === 'basing uncertain' ? UNCERTAIN : AREA_COUNT + NT1_HARBORS[place];
}
