// A tournament as tables for a spreadsheet.

import type { TournamentResult } from '../../analysis/tournament/tournament-result.js';
import { csvText } from '../../text/index.js';

const RANKING = ['side', 'rank', 'seat', 'poc', 'poc_low', 'poc_high', 'wins', 'wins_low', 'wins_high', 'better_than'];
const COMPARISONS = [
  ['side', 'first', 'second', 'poc_gain', 'poc_se', 'poc_low', 'poc_high', 'p', 'p_holm'],
  ['wins_gain', 'wins_low', 'wins_high'],
].flat();

/**
 * Files by name: `ranking.csv`, every seat over the whole field, and `comparisons.csv`, every two seats of a side. POC is Japan's minus
 * the Allies', gains are in favour of the first seat's side; shares between 0 and 1. The pairings are in `metrics.csv`.
 */
export function tournamentCsv({ tournament }: TournamentResult): Readonly<Record<string, string>> {
  const sides = ['japan', 'allied'] as const;
  const ranking = sides.flatMap((side) =>
    tournament[side].ranking.map(({ seat, poc, wins, better }, k) => [
      ...[side, k + 1, seat, poc.mean, ...poc.ci95, wins.mean, ...wins.ci95],
      better.join('; '),
    ]),
  );
  const comparisons = sides.flatMap((side) =>
    tournament[side].comparisons.map(({ first, second, poc, wins, adjusted }) => [
      ...[side, first, second, poc.difference, poc.se, ...poc.ci95, poc.p, adjusted],
      ...[wins.difference, ...wins.ci95],
    ]),
  );
  return { 'ranking.csv': csvText([RANKING, ...ranking]), 'comparisons.csv': csvText([COMPARISONS, ...comparisons]) };
}
