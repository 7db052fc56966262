// What is told as entries of a list: who sails where, speed rolls, repairs.
import { counted } from '../../answer/digits.js';
import { AIR, AMPHIBIOUS, SAN_DIEGO, SAN_DIEGO_NAME } from '../../board/index.js';
import { sideName } from '../../board/side-names.js';
import { repairPool } from '../../game/chapters/repairs.js';
import { type Game, RAID } from '../../game/state/state.js';
import { portName } from './narrative-words.js';

/** One entry: entries of a title are told together, by place where there is one. */
export type Entry = readonly [title: string, place: string, name: string];

/** A piece that moves to a sea area (6). `raiders` tells whose turn it is to sail. */
export function moveEntry(g: Game, piece: number, to: number, raiders: boolean): Entry {
  const name = g.tables.pieceNames[piece]!;
  const side = sideName(g.tables.side[piece]!);
  const area = g.tables.areaNames[to]!;
  const kind = g.tables.kind[piece];
  // Under nt1 the 7th A.F. puts to sea with the raiders (nt1 18.132).
  if (kind === AIR && !raiders) return ['Air units, one by one', '', `${name} in ${area}`];
  if (kind === AMPHIBIOUS) return [`${side}, amphibious units`, area, name];
  if ((g.flags[piece]! & RAID) !== 0) return ['The raid force sails', area, name];
  return [`${side}, ${raiders ? 'raiders' : 'patrols'}`, area, name];
}

/** A ship that puts to sea in the middle of combat (18.23). */
export const sortieEntry = (g: Game, piece: number, from: number): Entry => [
  `Put to sea from ${g.tables.harborNames[from]}`,
  '',
  g.tables.pieceNames[piece]!,
];

/** A speed roll; a ship that fails it returns to port, or a patroller raids (6.41, 6.42). */
export function speedEntry(g: Game, ship: number, die: number, passed: boolean, raiders: boolean): Entry {
  const failure = passed ? '' : `, fails: ${raiders ? 'returns to port' : 'raids'}`;
  return ['Speed rolls', '', `${g.tables.pieceNames[ship]} (${die}${failure})`];
}

/** Repairs of a ship, and whose points they take: Pearl Harbor's at Samoa while it is lost (11.51), and in San Diego (adjustment 4). */
export function repairEntry(g: Game, ship: number, points: number, harbor: number): Entry {
  const pool = repairPool(g, harbor);
  // San Diego is off the map.
  const yard = portName(g, harbor) || SAN_DIEGO_NAME;
  const left = g.damage[ship]! > 0 ? `, ${g.damage[ship]} damage left` : '';
  return [
    `${sideName(g.tables.side[ship]!)}, repairs`,
    `${yard}${pool === harbor ? '' : ` with the points of ${g.tables.harborNames[pool]}`}`,
    `${g.tables.pieceNames[ship]} (${counted(points, 'point')}${left})`,
  ];
}

/** A ship that bases in San Diego (adjustment 4), or a piece that will come with the turn-4 reinforcements (adjustment 3c). */
export function homeEntry(g: Game, piece: number): Entry {
  const name = g.tables.pieceNames[piece]!;
  if (g.location[piece] === SAN_DIEGO) return [backTitle(g, piece), SAN_DIEGO_NAME, name];
  return [`To the West Coast, back with the reinforcements of turn ${g.due[piece]} (adjustment 3c)`, '', name];
}

/** The title of those that return to port (10.1): `driven` by a landing, at the end of the turn the amphibious units first (13.33). */
export function backTitle(g: Game, piece: number, driven = false, atEnd = false): string {
  const who = g.tables.kind[piece] === AMPHIBIOUS && atEnd && !g.basingPhase ? 'amphibious units ' : '';
  return `${sideName(g.tables.side[piece]!)}, ${driven ? 'driven out, ' : who}back to port`;
}

/** The title of those that come to port at the beginning of a turn. */
export const arrivalTitle = (side: number, calledBack: boolean): string =>
  `${sideName(side)}, ${calledBack ? `back from ${SAN_DIEGO_NAME}` : 'reinforcements'}`;
