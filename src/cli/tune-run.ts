// The games of a tuning: generation after generation, and at the end the validation.

import { tunables, withWeights } from '../ai/heuristic/doctrine/tunable.js';
import type { HeuristicSeat, Seat } from '../ai/seat.js';
import type { TournamentScenario } from '../analysis/experiments/tournament.js';
import type { TuningScenario } from '../analysis/question/tuning.js';
import { pairingMetric } from '../analysis/tournament/pairing-names.js';
import { seatLabels } from '../analysis/tournament/seat-labels.js';
import { countsOf, pairings } from '../analysis/tournament/tournament-result.js';
import { type Gain, gainsOf } from '../analysis/tuning/tuning-result.js';
import type { Side } from '../board/index.js';
import { simulate } from '../node/simulate.js';
import type { SimulateOptions, SimulationResult } from '../simulate/options.js';
import { type Metric, type NumberMetric, type Tally, tallyOffsets } from '../stats/experiment.js';
import { type Histogram, moments } from '../stats/histogram.js';
import {
  afterGeneration,
  nextGeneration,
  type TuningSettings,
  type TuningState,
  tunedNumbers,
} from '../stats/searching/tuning.js';

/** How to play: threads, the signal to stop, progress. */
export type Conduct = Pick<SimulateOptions, 'workers' | 'pool' | 'signal' | 'onProgress'>;

/** A win in the mixed objective. */
const POINTS_A_WIN = 30;

/** The search behind a tuning. */
export function settingsOf(scenario: TuningScenario, seed: string): TuningSettings {
  const numbers = tunables(scenario.from.weights, scenario.weights).map(({ value, ...rest }) => ({
    ...rest,
    start: value,
  }));
  return { numbers, candidates: scenario.candidates, step: scenario.step, seed };
}

/** The seat with other values of the tuned weights. */
export function seatWith(scenario: TuningScenario, name: string, values: readonly number[]): HeuristicSeat {
  const changes = Object.fromEntries(scenario.weights.map((path, i) => [path, values[i]!]));
  return { ...scenario.from, doctrine: name, weights: withWeights(scenario.from.weights, changes) };
}

/** The tuned seat as it stands. */
export const tunedSeat = (scenario: TuningScenario, seed: string, state: TuningState): HeuristicSeat =>
  seatWith(scenario, scenario.name, tunedNumbers(settingsOf(scenario, seed), state));

/**
 * Plays one generation: the start, the centre and all candidates against all opponents, each with the same dice; every generation has
 * dice of its own.
 *
 * @returns the state after it; `undefined` when it was stopped on the way
 */
export async function playGeneration(
  scenario: TuningScenario,
  seed: string,
  state: TuningState,
  conduct: Conduct,
): Promise<TuningState | undefined> {
  const settings = settingsOf(scenario, seed);
  const { centre, candidates } = nextGeneration(settings, state);
  const seats = [scenario.from, ...[centre, ...candidates].map((values) => seatWith(scenario, scenario.name, values))];
  const first = state.curve.length * scenario.games;
  const played = await simulate(
    { scenario: fieldOf(scenario, seats, scenario.against, false), seed },
    { ...conduct, games: scenario.games, first },
  );
  if (played.games < scenario.games) return undefined;
  const scores = scoresOf(scenario, seats.length, played);
  return afterGeneration(settings, state, { start: scores[0]!, centre: scores[1]!, candidates: scores.slice(2) });
}

/** What the validation came to: with the result's metrics, against the opponents of the tuning and others. */
export interface Validation {
  readonly seed: string;
  readonly against: readonly Gain[];
  readonly others: readonly Gain[];
  /** The pairings of both, under the names of the seats. */
  readonly metrics: readonly Metric[];
  readonly tally: Tally;
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
  conduct: Conduct,
): Promise<Validation | undefined> {
  const { side, validationGames: games } = scenario;
  const own = [`${scenario.from.doctrine} (before)`, scenario.name];
  const other: Side = side === 'japan' ? 'allied' : 'japan';
  const validationSeed = `${seed} validation`;
  const parts: { gains: readonly Gain[]; metrics: readonly Metric[]; tally: Tally }[] = [];
  const everybody = seatLabels(other, [...scenario.against, ...scenario.others]);
  for (const opponents of [scenario.against, scenario.others]) {
    if (opponents.length === 0) {
      parts.push({ gains: [], metrics: [], tally: new Float64Array(0) });
      continue;
    }
    const field = fieldOf(scenario, [scenario.from, tuned], opponents, true);
    const played = await simulate({ scenario: field, seed: validationSeed }, { ...conduct, games });
    if (played.games < games) return undefined;
    const names = everybody.splice(0, opponents.length);
    const gains = gainsOf(side, countsOf(side, played.metrics, played.tally), names);
    const seats = side === 'japan' ? { japan: own, allied: names } : { japan: names, allied: own };
    parts.push({ gains, ...pairings(played.metrics, played.tally, seats) });
  }
  return {
    seed: validationSeed,
    against: parts[0]!.gains,
    others: parts[1]!.gains,
    metrics: parts.flatMap((p) => p.metrics),
    tally: Float64Array.from(parts.flatMap((p) => Array.from(p.tally))),
  };
}

/** Seats of the tuned side against opponents. */
function fieldOf(
  s: TuningScenario,
  own: readonly Seat[],
  others: readonly Seat[],
  compared: boolean,
): TournamentScenario {
  const [japan, allied] = s.side === 'japan' ? [own, others] : [others, own];
  return { kind: 'tournament', rules: s.rules, rulings: s.rulings, data: s.data, japan, allied, compared };
}

/** The objective of each seat, on the average over the opponents. */
function scoresOf(scenario: TuningScenario, seats: number, played: SimulationResult): number[] {
  const opponents = scenario.against.length;
  const part = partsOf(played.metrics, played.tally);
  const sign = scenario.side === 'japan' ? 1 : -1;
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    for (let x = 0; x < opponents; x++) {
      const name = (metric: string) =>
        scenario.side === 'japan' ? pairingMetric(seat, x, metric) : pairingMetric(x, seat, metric);
      const poc = sign * moments(part(name('poc.final'))).mean;
      const [japan, allied, tie] = Array.from(part(name('winner')).counts);
      const wins = ((sign > 0 ? japan! : allied!) + tie! / 2) / played.games;
      sum += scenario.objective === 'poc' ? poc : scenario.objective === 'wins' ? wins : poc + POINTS_A_WIN * wins;
    }
    return sum / opponents;
  });
}

/** The bins of a metric by its name. */
function partsOf(metrics: readonly Metric[], tally: Tally): (name: string) => Histogram {
  const offsets = tallyOffsets(metrics);
  const index = new Map(metrics.map((m, i) => [m.name, i]));
  return (name) => {
    const i = index.get(name)!;
    const least = metrics[i]!.type === 'number' ? (metrics[i] as NumberMetric).min : 0;
    return { min: least, counts: tally.subarray(offsets[i], offsets[i + 1]) };
  };
}
