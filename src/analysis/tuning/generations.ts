// The games of a tuning, generation after generation.

import { tunables, withWeights } from '../../ai/heuristic/doctrine/tunable.js';
import type { HeuristicSeat, Seat } from '../../ai/seat.js';
import type { SimulateOptions, SimulationResult } from '../../simulate/options.js';
import { countsByName } from '../../stats/figure.js';
import { moments } from '../../stats/histogram.js';
import {
  afterGeneration,
  nextGeneration,
  type TuningSettings,
  type TuningState,
  tunedNumbers,
} from '../../stats/searching/tuning.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { RunControls } from '../controls.js';
import { pairingMetric } from '../tournament/pairing-names.js';
import type { TournamentScenario } from '../tournament/tournament-experiment.js';
import type { TuningScenario } from './read-tuning.js';

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
function seatWith(scenario: TuningScenario, values: readonly number[]): HeuristicSeat {
  const changes = Object.fromEntries(scenario.weights.map((path, i) => [path, values[i]!]));
  return { ...scenario.from, doctrine: scenario.name, weights: withWeights(scenario.from.weights, changes) };
}

/** The tuned seat as it stands. */
export const tunedSeat = (scenario: TuningScenario, seed: string, state: TuningState): HeuristicSeat =>
  seatWith(scenario, tunedNumbers(settingsOf(scenario, seed), state));

/** Seats of the tuned side against opponents. */
export function fieldOf(
  { side, rules, rulings, data }: TuningScenario,
  own: readonly Seat[],
  others: readonly Seat[],
  compared: boolean,
): TournamentScenario {
  const [japan, allied] = side === 'japan' ? [own, others] : [others, own];
  return { kind: 'tournament', rules, rulings, data, japan, allied, compared };
}

/** How games are played, and what is told on the way. */
export type Playing = Pick<RunControls, 'simulate'> &
  Pick<SimulateOptions, 'workers' | 'pool' | 'signal' | 'onProgress'>;

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
  { simulate, ...options }: Playing,
): Promise<TuningState | undefined> {
  const settings = settingsOf(scenario, seed);
  const { centre, candidates } = nextGeneration(settings, state);
  const seats = [scenario.from, ...[centre, ...candidates].map((values) => seatWith(scenario, values))];
  const first = state.curve.length * scenario.games;
  const job = { scenario: fieldOf(scenario, seats, scenario.against, false), seed };
  const played = await simulate(job, { ...options, games: scenario.games, first });
  if (played.games < scenario.games) return undefined;
  const scores = scoresOf(scenario, seats.length, played);
  return afterGeneration(settings, state, { start: scores[0]!, centre: scores[1]!, candidates: scores.slice(2) });
}

/** The objective of each seat, on the average over the opponents. */
function scoresOf({ side, objective, against }: TuningScenario, seats: number, played: SimulationResult): number[] {
  const part = countsByName(played.metrics, played.tally);
  const sign = side === 'japan' ? 1 : -1;
  return Array.from({ length: seats }, (_, seat) => {
    let sum = 0;
    for (let x = 0; x < against.length; x++) {
      const name = (metric: string) => (sign > 0 ? pairingMetric(seat, x, metric) : pairingMetric(x, seat, metric));
      const poc = sign * moments(part(name(GAME_FIGURES.score.of()))).mean;
      const [japan, allied, tie] = Array.from(part(name(GAME_FIGURES.winner.of())).counts);
      const wins = ((sign > 0 ? japan! : allied!) + tie! / 2) / played.games;
      sum += objective === 'poc' ? poc : objective === 'wins' ? wins : poc + POINTS_A_WIN * wins;
    }
    return sum / against.length;
  });
}
