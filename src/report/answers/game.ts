// The answer of whole games in a sentence.

import { labelMetric, meanOf, numberMetric, shareOf } from '../../answer/estimates.js';
import type { Result } from '../../answer/result.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { saidScore, saidShare } from './say.js';

/** `Japan wins 66 ±3 % of these games, the Allies win 33 ±3 %; on average Japan is ahead by 6.1 ±0.9 POC.` */
export function gameAnswer(result: Result): string | undefined {
  const winner = labelMetric(result, GAME_FIGURES.winner.of());
  const score = numberMetric(result, GAME_FIGURES.score.of());
  if (!winner || !score) return undefined;
  const [japan, allied] = (['japan', 'allied'] as const).map((side) => saidShare(shareOf(result, winner, side)!));
  return `Japan wins ${japan} of these games, the Allies win ${allied}; on average ${saidScore(meanOf(result, score))}.`;
}
