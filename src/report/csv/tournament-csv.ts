// A tournament as tables for a spreadsheet.
import type { OpeningsResult } from '../../analysis/tournament/openings-result.js';
import type { TournamentResult } from '../../analysis/tournament/tournament-result.js';
import type { Estimated } from '../../stats/contests/matrix-study.js';
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

const MIXTURES = [
  ['by', 'side', 'opening', 'chance', 'chance_low', 'chance_high', 'played'],
  ['alone', 'alone_low', 'alone_high', 'best_reply'],
].flat();
const DIFFERENCES = ['by', 'side', 'against', 'first', 'second', 'difference', 'se', 'p', 'p_holm'];

/**
 * Files by name: `mixtures.csv`, every opening in the equilibrium by score (`poc`) and by games won (`wins`), and `differences.csv`, every two
 * openings of a side against each of the other; none where there were too few games for an equilibrium. The pairings are in `metrics.csv`.
 */
export function openingsCsv({ openings }: OpeningsResult): Readonly<Record<string, string>> {
  const figures = (['poc', 'wins'] as const).flatMap((by) => (openings[by] ? [{ by, study: openings[by] }] : []));
  if (figures.length === 0) return {};
  const sides = ['japan', 'allied'] as const;
  const of = (e: Estimated) => [e.estimate, ...e.ci95];
  const mixtures = figures.flatMap(({ by, study }) =>
    sides.flatMap((side) =>
      study[side].map((s) => [by, side, s.opening, ...of(s.chance), s.played, ...of(s.alone), s.reply]),
    ),
  );
  const differences = figures.flatMap(({ by, study }) =>
    study.comparisons.map((c) => [
      ...[by, c.side, c.against, c.first, c.second],
      ...[c.difference, c.se, c.p, c.adjusted],
    ]),
  );
  return {
    'mixtures.csv': csvText([MIXTURES, ...mixtures]),
    'differences.csv': csvText([DIFFERENCES, ...differences]),
  };
}
