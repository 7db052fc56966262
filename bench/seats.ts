// Players as the options of bench scripts name them: a name, a file, or a map as in a scenario.
import type { Seat } from '../src/ai/seat.js';
import type { Side } from '../src/board/index.js';
import { readScenario } from '../src/node/read.js';
import type { GameScenario } from '../src/whole-games/game-scenario.js';

/** The players of a list: with commas between them, or with semicolons, so that maps may stand in it. */
export const playersOf = (list: string): string[] =>
  (/[{;]/.test(list) ? list.split(';') : list.split(',')).map((text) => text.trim());

/** The seat of a side that a word or a map stands for. */
export function seatOf(side: Side, text: string): Seat {
  const scenario = readScenario(`kind: game\nplayers:\n  ${side}: ${text}\n`, text, { kinds: ['game'] }).scenario;
  return (scenario as GameScenario).players[side];
}
