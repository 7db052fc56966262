// Can promised chances be believed? Positions with about the same chance, and how many of them were won.
import { chanceAt, type FittedLogistic } from '../../stats/fitting/logistic.js';
import { eachPair, type JointHistogram } from '../../stats/intervals/control-variate.js';
import { wilson } from '../../stats/intervals/wilson.js';
import type { FigureValue } from '../figures.js';
import { pairsBefore } from './decided-experiment.js';

/** Positions with about the same chance: what was promised, and what came. The interval allows for several positions of one game. */
export interface Reliability {
  readonly promised: number;
  readonly won: FigureValue;
  readonly positions: number;
}

const TENTHS = 10;
const tenthOf = (chance: number): number => Math.min(TENTHS - 1, Math.floor(TENTHS * chance));

/**
 * Positions by tenths of the promised chance.
 *
 * All positions of a game are won or lost together, so they tell less than as many of different games. Of n positions in a tenth of which a share p
 * is won, the games add up to an error of Σ m²(won - p)²/n², m the positions of a game in that tenth (an error robust to clusters: Liang and Zeger 1986).
 * Over p(1 - p)/n, that of as many games, it is the design effect, and Wilson's interval is that of n over the design effect (Korn and Graubard 1998).
 * Since few games show little of it, it is at least Σ m²/n, which it is where the share won does not depend on m.
 *
 * @param chances that of winning by the promised score, for each turn but the last
 * @param at final score and promised score at the end of a turn
 * @param both promised scores at the ends of two turns, of games that Japan loses or wins
 */
export function reliabilityOf(
  chances: readonly FittedLogistic[],
  at: (turn: number) => JointHistogram,
  both: (first: number, second: number, won: boolean) => JointHistogram,
): Reliability[] {
  // Squares: Σ m² of the games that are won, and of those that are lost.
  const tenths = Array.from({ length: TENTHS }, () => ({ promised: 0, won: 0, positions: 0, squares: [0, 0] }));
  chances.forEach((win, k) => {
    eachPair(at(k + 1), (count, score, value) => {
      const chance = chanceAt(win, value);
      const tenth = tenths[tenthOf(chance)]!;
      tenth.promised += count * chance;
      tenth.positions += count;
      if (score > 0) tenth.won += count;
      tenth.squares[score > 0 ? 1 : 0]! += count;
    });
  });
  for (const [first, second] of pairsBefore(chances.length + 1)) {
    for (const won of [0, 1] as const) {
      eachPair(both(first, second, won === 1), (count, before, after) => {
        const tenth = tenthOf(chanceAt(chances[first - 1]!, before));
        if (tenth === tenthOf(chanceAt(chances[second - 1]!, after))) tenths[tenth]!.squares[won]! += 2 * count;
      });
    }
  }
  return tenths
    .filter(({ positions }) => positions > 0)
    .map(({ promised, won, positions, squares }) => {
      const value = won / positions;
      const [lost, gained] = [squares[0]! * value * value, squares[1]! * (1 - value) * (1 - value)];
      const bySize = (squares[0]! + squares[1]!) / positions;
      const isMixed = value > 0 && value < 1;
      const effect = Math.max(bySize, isMixed ? (lost + gained) / (positions * value * (1 - value)) : 0);
      const games = positions / effect;
      return {
        promised: promised / positions,
        won: { value, ci95: wilson(Math.min(games, value * games), games) },
        positions,
      };
    });
}
