// What the page knows of the board for the raid: who may sail, what lies in Pearl Harbor.
import { type Board, compileBoard, type PieceData, STANDARD_BOARD } from '../../board/index.js';
import { raidForceNames } from '../../game/raid-force.js';
import { raidTargets } from '../../raid/plans/plan-targets.js';

const tables = compileBoard(STANDARD_BOARD);

/** A counter by its name. */
export const pieceNamed = (name: string, board: Board = STANDARD_BOARD): PieceData =>
  board.pieces.find((piece) => piece.name === name)!;

/** What lies in Pearl Harbor (18.2), in the order of the board. */
export const TARGETS: readonly PieceData[] = raidTargets(tables).map((i) => STANDARD_BOARD.pieces[i]!);

const may = raidForceNames(tables).map((name) => pieceNamed(name));

/** Carriers that may be in the raid force (4.2): they attack. */
export const CARRIERS: readonly PieceData[] = may.filter((piece) => piece.kind === 'carrier');

/** Other ships that may sail with them: they matter when Japan stays. */
export const ESCORTS: readonly PieceData[] = may.filter((piece) => piece.kind !== 'carrier');

const atStart = (kind: string): readonly PieceData[] =>
  STANDARD_BOARD.pieces.filter((p) => p.nation === 'japan' && p.kind === kind && p.turn === 1);

/** What becomes of a ship or an air unit in port, from best to worst (9.23). */
export const FATES = ['undamaged', 'damaged', 'bottomed', 'sunk'];

/** Carriers that may be in Indonesia on turn 1, and how many air units Japan has then (18.41). */
export const INDONESIA_CARRIERS: readonly string[] = atStart('carrier').map(({ name }) => name);
export const INDONESIA_AIR = atStart('air').length;
