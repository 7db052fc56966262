// From the tally of a tournament to its result: every pairing as a pair of metrics, and the standing of both sides.

import { makeResult, type ResultParts } from '../../answer/make-result.js';
import { basisOf, type Result } from '../../answer/result.js';
import type { Side } from '../../board/index.js';
import type { PairedTest } from '../../stats/comparing/paired-test.js';
import {
  type Mean,
  replyCyclesOf,
  type SideCounts,
  type SideStanding,
  sideStanding,
} from '../../stats/contests/round-robin.js';
import { binsOf, type Metric, type Tally } from '../../stats/experiment.js';
import { countsByName } from '../../stats/figure.js';
import {
  differenceMetric,
  fieldMetric,
  PAIRING_FIGURES,
  pairingMetric,
  pairingName,
  type SeatNames,
} from './pairing-names.js';
import type { TournamentScenario } from './tournament-experiment.js';

/** A seat against the whole field; see `Standing` in `stats/`. */
export interface RankedSeat {
  readonly seat: string;
  readonly poc: Mean;
  readonly wins: Mean;
  /** Seats of the same side that are certainly worse. */
  readonly better: readonly string[];
}

/** Two seats of one side; gains are in favour of the first, which ranks higher. See `Comparison` in `stats/`. */
export interface ComparedSeats {
  readonly first: string;
  readonly second: string;
  readonly poc: PairedTest;
  readonly wins: Omit<PairedTest, 'p'>;
  /** p-value of the POC, adjusted for all pairs of the side (Holm). */
  readonly adjusted: number;
}

/** One side of a tournament, best seat first. */
export interface SideTable {
  readonly ranking: readonly RankedSeat[];
  readonly comparisons: readonly ComparedSeats[];
  /** Majority cycles: each seat is ahead of the next, the last of the first; see `majorityCycles` in `stats/`. */
  readonly cycles: readonly (readonly string[])[];
}

/** Pairings that never come to rest: `japan[0]` is answered by `allied[0]`, that by `japan[1]`, that by `allied[1]`, that by `japan[0]`. */
export interface RestlessSeats {
  readonly japan: readonly [string, string];
  readonly allied: readonly [string, string];
  /** The smallest of the four gains, in POC. */
  readonly strength: number;
}

/** The result of a tournament. */
export interface TournamentResult extends Result {
  readonly tournament: {
    readonly japan: SideTable;
    readonly allied: SideTable;
    readonly replies: readonly RestlessSeats[];
  };
}

/**
 * Puts the result of a tournament together.
 *
 * @param parts as for `makeResult`; metrics and tally are those of `tournamentExperiment`
 * @throws RangeError when the tally does not add up to the games
 */
export function makeTournament(
  parts: ResultParts,
  scenario: Pick<TournamentScenario, 'japan' | 'allied'>,
  names: SeatNames,
): TournamentResult {
  const [rows, columns] = [scenario.japan.length, scenario.allied.length];
  const { metrics, tally } = parts;
  const basis = basisOf(parts);
  const japan = sideStanding(countsOf('japan', metrics, tally), rows, columns, 1, basis);
  const allied = sideStanding(countsOf('allied', metrics, tally), columns, rows, -1, basis);
  const replies = replyCyclesOf(japan, allied).map(({ a, b, x, y, strength }) => ({
    // y answers a, b answers y, x answers b.
    japan: [names.japan[a]!, names.japan[b]!] as const,
    allied: [names.allied[y]!, names.allied[x]!] as const,
    strength,
  }));
  const result = makeResult({ ...parts, ...pairings(metrics, tally, names) });
  return {
    ...result,
    tournament: { japan: named(japan, names.japan), allied: named(allied, names.allied), replies },
  };
}

/** The metrics of the pairings alone, under the names of the seats. */
export function pairings(
  metrics: readonly Metric[],
  tally: Tally,
  names: SeatNames,
): Pick<ResultParts, 'metrics' | 'tally'> {
  const renamed = new Map<string, string>();
  names.japan.forEach((japan, a) => {
    names.allied.forEach((allied, x) => {
      for (const metric of PAIRING_FIGURES) {
        renamed.set(pairingMetric(a, x, metric), pairingName(japan, allied, metric));
      }
    });
  });
  // They come first in the tally.
  const own = metrics.slice(0, renamed.size).map((m): Metric => ({ ...m, name: renamed.get(m.name)! }));
  return {
    metrics: own,
    tally: tally.subarray(
      0,
      own.reduce((sum, m) => sum + binsOf(m), 0),
    ),
  };
}

/** The histograms of one side in the tally of a tournament. */
export function countsOf(side: Side, metrics: readonly Metric[], tally: Tally): SideCounts {
  const histogram = countsByName(metrics, tally);
  return {
    poc: (seat) => histogram(fieldMetric(side, seat, 'poc')),
    wins: (seat) => histogram(fieldMetric(side, seat, 'wins')),
    pocDifference: (a, b, opponent) => histogram(differenceMetric(side, a, b, 'poc', opponent)),
    winsDifference: (a, b, opponent) => histogram(differenceMetric(side, a, b, 'wins', opponent)),
  };
}

function named(standing: SideStanding, names: readonly string[]): SideTable {
  const name = (seat: number): string => names[seat]!;
  return {
    ranking: standing.ranking.map((s) => ({ ...s, seat: name(s.seat), better: s.better.map(name) })),
    comparisons: standing.comparisons.map(({ first, second, poc, wins, adjusted }) => {
      const { p: _untested, ...estimate } = wins;
      return { first: name(first), second: name(second), poc, wins: estimate, adjusted };
    }),
    cycles: standing.cycles.map((cycle) => cycle.map(name)),
  };
}
