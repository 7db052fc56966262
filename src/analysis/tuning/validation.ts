// Whether a tuned doctrine is better: it is compared with the one it was made from, on dice that the tuning did not see.

import type { HeuristicSeat } from '../../ai/seat.js';
import type { Side } from '../../board/index.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { seatLabels } from '../tournament/seat-labels.js';
import { countsOf, pairings } from '../tournament/tournament-result.js';
import { fieldOf, type Playing } from './generations.js';
import type { TuningScenario } from './read-tuning.js';
import { type Gain, gainsOf } from './tuning-result.js';

/** What the validation came to: with the result's metrics, against the opponents of the tuning and others. */
interface Validation {
  readonly seed: string;
  readonly against: readonly Gain[];
  readonly others: readonly Gain[];
  /** The pairings of both, under the names of the seats. */
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
  /** Worker threads that played. */
  readonly workers: number;
}

/**
 * Compares the tuned seat with the one it began as, on dice of their own.
 *
 * @returns `undefined` when it was stopped on the way
 */
export async function validate(
  scenario: TuningScenario,
  seed: string,
  tuned: HeuristicSeat,
  { simulate, ...options }: Playing,
): Promise<Validation | undefined> {
  const { side, validationGames: games } = scenario;
  const own = [`${scenario.from.doctrine} (before)`, scenario.name];
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  const validationSeed = `${seed} validation`;
  const parts: { gains: readonly Gain[]; metrics: readonly Metric[]; tally: Tally; workers: number }[] = [];
  const everybody = seatLabels(other, [...scenario.against, ...scenario.others]);
  for (const opponents of [scenario.against, scenario.others]) {
    if (opponents.length === 0) {
      parts.push({ gains: [], metrics: [], tally: new Float64Array(0), workers: 0 });
      continue;
    }
    const field = fieldOf(scenario, [scenario.from, tuned], opponents, true);
    const played = await simulate({ scenario: field, seed: validationSeed }, { ...options, games });
    if (played.games < games) return undefined;
    const names = everybody.splice(0, opponents.length);
    const gains = gainsOf(side, countsOf(side, played.metrics, played.tally), names);
    const seats = side === 'japan' ? { japan: own, allied: names } : { japan: names, allied: own };
    parts.push({ gains, ...pairings(played.metrics, played.tally, seats), workers: played.run.workers });
  }
  return {
    seed: validationSeed,
    against: parts[0]!.gains,
    others: parts[1]!.gains,
    metrics: parts.flatMap((p) => p.metrics),
    tally: Float64Array.from(parts.flatMap((p) => Array.from(p.tally))),
    workers: Math.max(...parts.map((p) => p.workers)),
  };
}
