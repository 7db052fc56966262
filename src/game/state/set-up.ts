// Where pieces stand when a game begins, and when the others come: the starting forces chart, and what Normal Turn One has otherwise.
import { ALLIED, AREA_COUNT, type BoardTables, JAPAN, NOT_ARRIVED, NT1_PLACES, UNCERTAIN } from '../../board/index.js';
import type { RuleSet } from '../../rules/index.js';
import { PATROLLING } from './piece-flags.js';
import { ALEUTIANS, CEYLON, JOHNSTON_ISLAND, SAMOA } from './places.js';

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

/** Who controls an area at the start: as on the board, and under adjustment 2a the Allies the Aleutians. */
export const firstControl = (t: BoardTables, rules: RuleSet, area: number): number =>
  rules.northPacificOption && area === ALEUTIANS ? ALLIED : t.initialAreaControl[area]!;

/** By piece: where it stands at the start, the turn with which it comes, and its flags. By area: who controls it. */
export interface SetUp {
  readonly control: Uint8Array;
  readonly places: Uint8Array;
  readonly turns: Uint8Array;
  readonly flags: Uint8Array;
}

/** The whole set-up, made once for all games. */
export function setUpOf(t: BoardTables, rules: RuleSet): SetUp {
  const pieces = Array.from({ length: t.pieceCount }, (_, p) => p);
  const places = Uint8Array.from(pieces, (p) => firstPlace(t, rules, p));
  for (const side of [JAPAN, ALLIED] as const) places[t.submarine[side]] = NOT_ARRIVED;
  // Allied ships and air that start at sea are patrollers (18.12).
  const flags = places.map((place) => (place < AREA_COUNT ? PATROLLING : 0));
  const control = t.initialAreaControl.map((_, area) => firstControl(t, rules, area));
  return { control, places, turns: Uint8Array.from(pieces, (p) => firstTurn(t, rules, p)), flags };
}
