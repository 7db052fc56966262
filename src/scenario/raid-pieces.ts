// Which pieces of a board can take part in the Pearl Harbor raid, and why the others cannot.
import { ALLIED, AMPHIBIOUS, AREA_COUNT, type BoardTables, JAPAN, PORT_NAMES } from '../board/index.js';

const at = (t: BoardTables, i: number, port: (typeof PORT_NAMES)[number]): boolean =>
  t.arrivalTurn[i] === 1 && t.arrivalPlace[i] === AREA_COUNT + PORT_NAMES.indexOf(port);

const names = (t: BoardTables, wanted: (i: number) => boolean): string[] => t.pieceNames.filter((_, i) => wanted(i));

/** Ships that may be in the raid force (4.2). */
export function raidShips(t: BoardTables): string[] {
  return names(t, (i) => whyNotRaider(t, t.pieceNames[i]!) === undefined);
}

/** Pieces of Japan that can attack in an air raid (9.2). */
export function airRaiders(t: BoardTables): string[] {
  return names(t, (i) => t.side[i] === JAPAN && t.airstrike[i]! > 0);
}

/** What the raid finds in Pearl Harbor (18.2): ships and air units; an amphibious unit would be one too (9.22). */
export function raidTargets(t: BoardTables): string[] {
  return names(t, (i) => t.side[i] === ALLIED && at(t, i, 'Pearl Harbor'));
}

/** Why a piece of the board cannot be in the raid force; `undefined` when it can, or when it is not on the board. */
export function whyNotRaider(t: BoardTables, name: string): string | undefined {
  const i = t.pieceIndex.get(name);
  if (i === undefined) return undefined;
  if (t.side[i] !== JAPAN) return `${name} is an Allied piece`;
  if (t.isShip[i] !== 1) return `${name} is not a ship`;
  if (t.arrivalTurn[i] !== 1) return `${name} arrives on turn ${t.arrivalTurn[i]}`;
  if (!at(t, i, 'Yokosuka Navy Yard')) return `${name} does not start at Yokosuka Navy Yard`;
  if (t.speed[i]! < t.board.raidSpeed) return `${name} is too slow for the raid force: speed ${t.speed[i]}`;
  return undefined;
}

/** Why a piece of the board is no target of the raid; `undefined` when it is one, or when it is not on the board. */
export function whyNotTarget(t: BoardTables, name: string): string | undefined {
  const i = t.pieceIndex.get(name);
  if (i === undefined) return undefined;
  if (t.side[i] !== ALLIED) return `${name} is a Japanese piece`;
  if (at(t, i, 'Pearl Harbor')) return undefined;
  if (t.kind[i] === AMPHIBIOUS || t.arrivalTurn[i] !== 1) return `${name} arrives on turn ${t.arrivalTurn[i]}`;
  return `${name} is not in Pearl Harbor when the raid begins`;
}
