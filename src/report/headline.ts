// The answer in a sentence or two, before any table.

import { formatEstimate } from '../answer/digits.js';
import { distribution, labelMetric, meanOf, numberMetric, shareOf } from '../answer/estimates.js';
import { labelText } from '../answer/names.js';
import type { Result } from '../answer/result.js';
import { shipsOf } from './blocks/blocks-raid.js';

/** The answer of a result in words; nothing for a kind that has no single answer. */
export function headline(result: Result): string[] {
  const sentences: string[] = [];
  const afloat = numberMetric(result, 'battleships.afloat');
  if (afloat) {
    const of = shipsOf(result, 'battleships');
    sentences.push(
      `On average ${formatEstimate(meanOf(result, afloat))} of ${of} battleships are still afloat after the raid.`,
    );
    const likeliest = distribution(result, afloat).reduce((a, b) => (b.chance.value > a.chance.value ? b : a));
    sentences.push(`The likeliest number is ${likeliest.value}: ${formatEstimate(likeliest.chance)} % of games.`);
  }
  const winner = labelMetric(result, 'winner');
  if (winner) {
    const shares = Object.keys(winner.share).map(
      (label) => `${labelText(label)} ${formatEstimate(shareOf(result, winner, label)!)} %`,
    );
    sentences.push(`Who wins: ${shares.join(', ')}.`);
  }
  const score = numberMetric(result, 'poc.final');
  if (score) sentences.push(`Japan's POC minus the Allies' is ${formatEstimate(meanOf(result, score))} on average.`);
  return sentences;
}
