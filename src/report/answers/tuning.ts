// The answer of a tuning in a sentence: what the doctrine that came out gains.

import type { Gain, TuningResult } from '../../analysis/tuning/tuning-result.js';
import { differenceText } from '../../answer/difference.js';
import type { Side } from '../../board/index.js';
import { SIDE_SAID } from './say.js';

/** `The tuned doctrine of Japan scores +2.3 ±0.4 POC a game against the opponents of the tuning, +1.0 ±0.5 against others.` */
export function tuningAnswer({ config, tuning }: TuningResult): string {
  const { against, others } = tuning.validation;
  const gains = [
    `${gainOf(against)} against the opponents of the tuning`,
    ...(others.length > 0 ? [`${gainOf(others)} against others`] : []),
  ];
  const side = SIDE_SAID[config.side as Side];
  return `Compared with the doctrine it began with, the tuned one of ${side} gains ${gains.join(', ')}.`;
}

function gainOf(gains: readonly Gain[]): string {
  const { gain, ci95 } = (gains.find((g) => g.opponent === null || g.opponent === undefined) ?? gains[0]!).poc;
  return `${differenceText({ difference: gain, ci95 })} POC a game`;
}
