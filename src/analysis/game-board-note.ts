// What a result of whole games says of the board.
import type { BoardNote } from '../answer/result.js';
import { boardOf, compileBoard, dataHash, uncertainPoints } from '../board/index.js';
import type { GameScenario } from '../whole-games/game-scenario.js';

/** In a whole game every value of the board matters: those that are not certain are named (D9). */
export function gameBoardNote(scenario: Pick<GameScenario, 'data'>): BoardNote {
  const { board } = compileBoard(boardOf(scenario.data));
  const uncertain = uncertainPoints(board).map(({ area, side, value, source }) => {
    const chance = source.probability === undefined ? '' : `, right with ${Math.round(100 * source.probability)} %`;
    return `${area}: ${value} POC for ${side === 'japan' ? 'Japan' : 'the Allies'} (${source.kind}${chance})`;
  });
  return { hash: dataHash(board), uncertain };
}
