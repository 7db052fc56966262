// The standard board by names, and an empty network, for tests of the learned players.
import { AREA_FEATURES } from '../../../src/ai/learned/area-view.js';
import { NET_RULES, NET_TURNS } from '../../../src/ai/learned/net-weights.js';
import { AREA_COUNT, compileBoard, STANDARD_BOARD } from '../../../src/board/index.js';

export const tables = compileBoard(STANDARD_BOARD);
export const piece = (name: string) => tables.pieceIndex.get(name)!;
export const area = (name: string) => tables.areaNames.indexOf(name);

/** A network of two hidden units without any weight. */
export function none() {
  const rows = (n: number) => Array.from({ length: n }, () => [0, 0]);
  return {
    features: rows(AREA_FEATURES),
    areas: rows(AREA_COUNT),
    turns: rows(NET_TURNS),
    rules: rows(NET_RULES),
    bias: [0, 0],
    out: [0, 0],
    direct: new Array<number>(AREA_FEATURES).fill(0),
  };
}
