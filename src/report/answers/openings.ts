// The answer of openings against each other in a sentence: what the best play brings, and what it is.

import {
  MIN_STUDIED_GAMES,
  type OpeningStudy,
  type OpeningsResult,
} from '../../analysis/tournament/openings-result.js';
import { counted, type Estimate } from '../../answer/digits.js';
import type { Estimated } from '../../stats/contests/matrix-study.js';
import { saidScore, saidShare } from './say.js';

/** Openings of a mixture that are named in the sentence. */
const NAMED = 3;

export function openingsAnswer(result: OpeningsResult): string {
  const { poc, wins } = result.openings;
  if (!poc || !wins) {
    return `${counted(result.games)} of every pairing ${result.games === 1 ? 'is' : 'are'} too few to say which openings are best: that takes ${MIN_STUDIED_GAMES}.`;
  }
  const score = saidScore(estimate('number', poc.value));
  const share = saidShare(estimate('share', wins.value));
  return `When both choose their openings best, ${score} and Japan wins ${share} of games: Japan plays ${mixture(poc.japan)}, the Allies ${mixture(poc.allied)}.`;
}

const estimate = (unit: Estimate['unit'], { estimate: value, ci95: [lo, hi] }: Estimated): Estimate => ({
  unit,
  value,
  lo: Math.min(value, lo),
  hi: Math.max(value, hi),
  exact: false,
});

function mixture(studies: readonly OpeningStudy[]): string {
  const played = studies.filter((s) => s.chance.estimate > 0).sort((a, b) => b.chance.estimate - a.chance.estimate);
  const named = played.slice(0, NAMED).map((s) => `${s.opening} ${(100 * s.chance.estimate).toFixed(0)} %`);
  return [...named, ...(played.length > NAMED ? [`${played.length - NAMED} more`] : [])].join(', ');
}
