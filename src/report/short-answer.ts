// The short answer, for `--quiet`: a sentence or two.

import { formatEstimate } from '../answer/digits.js';
import { labelMetric, meanOf, numberMetric, shareOf } from '../answer/estimates.js';
import { labelText } from '../answer/names.js';
import type { Result } from '../answer/result.js';
import { isTournament } from './blocks/blocks-tournament.js';
import { headline } from './headline.js';

/** The short answer of a result; nothing for a kind that has no single answer. */
export const shortAnswer = (result: Result): string[] => [
  ...headline(result),
  ...battleSentences(result),
  ...tournamentSentences(result),
];

function battleSentences(result: Result): string[] {
  const remaining = labelMetric(result, 'remaining');
  if (!remaining) return [];
  const shares = Object.keys(remaining.share).map(
    (label) => `${labelText(label)} ${formatEstimate(shareOf(result, remaining, label)!)} %`,
  );
  const lost = (['japan', 'allied'] as const).map((side) => {
    const m = numberMetric(result, `lost.${side}`);
    return m === undefined ? '' : `${labelText(side)} ${formatEstimate(meanOf(result, m))}`;
  });
  return [`Who has units left: ${shares.join(', ')}.`, `Ships and units lost on average: ${lost.join(', ')}.`];
}

function tournamentSentences(result: Result): string[] {
  if (!isTournament(result)) return [];
  const best = ({ seat, poc }: { readonly seat: string; readonly poc: { readonly mean: number } }) =>
    `${seat} (${poc.mean.toFixed(1)})`;
  const { japan, allied } = result.tournament;
  return [
    `First of Japan: ${best(japan.ranking[0]!)}; first of the Allies: ${best(allied.ranking[0]!)}; in brackets Japan's POC minus the Allies' over all opponents.`,
  ];
}
