// Tuning numbers by games: CMA-ES on bounded numbers, one generation at a time. What plays the games is the caller's business; what a
// tuning knows is one plain value, so it can be stopped after any generation and goes on to the same bits.
import { type Bounds, fromUnbounded, toUnbounded } from './bounded.js';
import { type CmaConstants, type CmaState, cmaAsk, cmaConstants, cmaStart, cmaTell } from './cma-es.js';

/** A number that is tuned. */
export interface TunedNumber extends Bounds {
  readonly name: string;
  /** Where the search begins. */
  readonly start: number;
  /** True where only whole numbers mean something: it is then rounded before it is played. */
  readonly whole?: boolean;
}

/** How to search. */
export interface TuningSettings {
  readonly numbers: readonly TunedNumber[];
  /** Candidates a generation; see `cmaConstants`. */
  readonly candidates: number;
  /** First step, where 1 is the way from one bound of a number to the other (see `fromUnbounded`). */
  readonly step: number;
  readonly seed: string;
}

/** What a generation scored; more is better. */
export interface GenerationScores {
  /** The numbers the tuning began with, and those it is at, on the same dice as the candidates. Neither steers the search. */
  readonly start: number;
  readonly centre: number;
  readonly candidates: readonly number[];
}

/** One point of the curve. */
export interface TuningPoint {
  readonly generation: number;
  readonly start: number;
  readonly centre: number;
  readonly best: number;
  /** Step size after it. */
  readonly sigma: number;
}

/** Where a tuning stands. */
export interface TuningState {
  readonly search: CmaState;
  /** Centre before each generation, unbounded. */
  readonly centres: readonly (readonly number[])[];
  readonly curve: readonly TuningPoint[];
}

/** Share of the generations, from the end, over whose centres the result is averaged: what one generation's noise moved, others move back. */
const AVERAGED = 0.25;
/** Digits after the point of a result; more make no difference to a player. */
const DIGITS = 3;

const constantsOf = (s: TuningSettings): CmaConstants => cmaConstants(s.numbers.length, s.candidates);

/**
 * A tuning that has not begun.
 *
 * @throws RangeError when there is nothing to tune, a start is out of bounds, or the settings make no sense
 */
export function startTuning(settings: TuningSettings): TuningState {
  constantsOf(settings);
  const start = settings.numbers.map((n) => toUnbounded(n.start, n));
  return { search: cmaStart(start, settings.step), centres: [], curve: [] };
}

/** The numbers to play next: those at the centre, and the candidates. */
export function nextGeneration(
  settings: TuningSettings,
  state: TuningState,
): { readonly centre: readonly number[]; readonly candidates: readonly (readonly number[])[] } {
  const { search } = state;
  const points = cmaAsk(search, constantsOf(settings), settings.seed);
  return { centre: bounded(settings, search.mean), candidates: points.map((p) => bounded(settings, p)) };
}

/** The state after the generation of {@link nextGeneration} has been played. */
export function afterGeneration(settings: TuningSettings, state: TuningState, scores: GenerationScores): TuningState {
  const constants = constantsOf(settings);
  const points = cmaAsk(state.search, constants, settings.seed);
  const costs = scores.candidates.map((score) => 0 - score);
  const search = cmaTell(state.search, constants, points, costs);
  const { start, centre } = scores;
  const best = Math.max(...scores.candidates);
  return {
    search,
    centres: [...state.centres, state.search.mean],
    curve: [...state.curve, { generation: search.generation, start, centre, best, sigma: search.sigma }],
  };
}

/** The result so far: the mean of the centres of the last quarter of the generations, the current one among them. */
export function tunedNumbers(settings: TuningSettings, state: TuningState): number[] {
  const all = [...state.centres, state.search.mean];
  const last = all.slice(all.length - Math.ceil(AVERAGED * all.length));
  const mean = settings.numbers.map((_, i) => last.reduce((sum, centre) => sum + centre[i]!, 0) / last.length);
  return bounded(settings, mean);
}

/** Rounded, so that a number written to a file is the one that was played. */
function bounded({ numbers }: TuningSettings, unbounded: readonly number[]): number[] {
  return numbers.map((n, i) => {
    const x = fromUnbounded(unbounded[i]!, n);
    const unit = n.whole ? 1 : 10 ** DIGITS;
    return Math.round(x * unit) / unit + 0;
  });
}
