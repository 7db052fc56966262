// The figures of whole games: their names and what they mean.

import { SIDE_ADJECTIVES, SIDES, type Side } from '../board/index.js';
import { ANY_NAME, alone, metricForm, oneOf, rowOf, TURN } from '../stats/metric-form.js';

const SIDE = oneOf(SIDES);
const adjective = (side: string): string => SIDE_ADJECTIVES[side as Side];
const SCORE = "Japan's POC minus the Allies'";
const withArticle = (name: string): string =>
  ['Islands', 'Mandate', 'Ocean'].some((end) => name.endsWith(end)) ? `the ${name}` : name;

export const GAME_FIGURES = {
  winner: metricForm('games', 'winner', ['winner'], () => alone('Who wins')),
  /** Japan's POC minus the Allies' at the end. */
  score: metricForm('POC', 'poc', ['poc.final'], () => alone(`Final score: ${SCORE}`)),
  /** The same after a turn. */
  scoreByTurn: metricForm('POC', 'poc', ['poc', '.turn.', TURN], (turn) =>
    rowOf(`Score after turn ${turn}: ${SCORE}`, `Score by turn: ${SCORE}`, turn),
  ),
  /** Who controls an area at the end of a turn. */
  control: metricForm('games', 'control', ['control.', ANY_NAME, '.turn.', TURN], (area, turn) =>
    rowOf(`Who controls ${withArticle(area)} on turn ${turn}`, 'Who controls each sea area', area),
  ),
  /** Ships of a type that a side loses in a turn. */
  lostByTurn: metricForm('ships', 'lost', ['lost.', SIDE, '.', ANY_NAME, '.turn.', TURN], (side, type, turn) =>
    rowOf(`${adjective(side)} ${type}s sunk on turn ${turn}`, `${adjective(side)} ${type}s sunk, by turn`, turn),
  ),
  /** Ships of a type that a side loses. */
  lost: metricForm('ships', 'lost', ['lost.', SIDE, '.', ANY_NAME], (side, type) =>
    rowOf(`${adjective(side)} losses: ${type}`, 'Losses', `${adjective(side)}: ${type}`),
  ),
  /** The turn in which a port is first captured, or never. */
  captured: metricForm('games', 'port', ['port.', ANY_NAME, '.captured.turn'], (port) =>
    rowOf(`Turn in which ${port} is captured`, 'Turn in which ports and bases are captured', port),
  ),
  /** Fights that were broken off. */
  bounded: metricForm('fights', 'rounds', ['rounds.bounded'], () =>
    alone('Fights that did not end and were broken off'),
  ),
} as const;
