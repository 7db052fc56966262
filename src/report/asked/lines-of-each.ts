// What several scenarios were asked with, each by its name where they differ.
import type { Seats } from '../../ai/seat.js';
import type { Config } from '../../analysis/question/paths.js';
import { notCertain } from '../certainty/not-certain.js';
import { playersText } from './asked.js';
import { lineOfEach, ownLines } from './own-lines.js';
import { type Line, words } from './words.js';

/** Players, rules, what of the board is not certain, readings and changed values. */
export function linesOfEach(scenarios: readonly Config[], names: readonly string[]): Line[] {
  const players = scenarios.map((one) => (one.players === undefined ? '' : playersText(one.players as Seats)));
  return [
    ...lineOfEach('Players', players, names),
    ...lineOfEach(
      'Rules',
      scenarios.map(({ rules }) => words(rules)),
      names,
    ),
    ...notCertain(scenarios),
    ...ownLines(scenarios, names),
  ];
}
