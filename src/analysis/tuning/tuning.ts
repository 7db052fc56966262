// A doctrine tuned by games: the search, and how much better what it found is on dice that it did not see.

import { tunables } from '../../ai/heuristic/doctrine/tunable.js';
import { makeResult } from '../../answer/make-result.js';
import { progressOf } from '../../simulate/progress.js';
import { startTuning, type TuningState } from '../../stats/searching/tuning.js';
import { gameBoardNote } from '../boards.js';
import type { RunControls } from '../controls.js';
import { runSince } from '../playing.js';
import { playGeneration, settingsOf, tunedSeat } from './generations.js';
import type { TuningScenario } from './read-tuning.js';
import type { TuningResult } from './tuning-result.js';
import { validate } from './validation.js';

/** What is tuned, against whom, how long, and under which dice. */
export interface TuningQuestion {
  readonly kind: 'tune';
  readonly scenario: TuningScenario;
  /** Any text. The same question under the same seed has the same answer. Default: `self-play`. */
  readonly seed?: string;
}

/** Seed when none is given. */
export const TUNING_SEED = 'self-play';

/**
 * Tunes a doctrine.
 *
 * @param controls without a `pool` worker threads may be started anew for every generation
 * @param onGeneration told of every generation that is finished
 * @returns `undefined` when it was stopped before the end; what `onGeneration` was told of was finished
 * @throws SimulationError
 * @example
 * const { scenario } = readTuning('{kind: tune, side: japan, weights: [fear], generations: 2}', 'mine.yaml');
 * const answer = await answerTuning({ kind: 'tune', scenario }, controls);
 * answer?.tuning.weights; // [{ name: 'fear', from: …, to: … }]
 */
export async function answerTuning(
  { scenario, seed = TUNING_SEED }: TuningQuestion,
  controls: RunControls,
  onGeneration?: (state: TuningState) => void,
): Promise<TuningResult | undefined> {
  const { simulate, workers, pool, signal, onProgress } = controls;
  const playing = { simulate, signal, onProgress, workers, pool };
  const started = performance.now();
  // In every generation the start, the centre and every candidate meet every opponent.
  const pairings = (scenario.candidates + 2) * scenario.against.length;
  const gamesAfter = (generations: number, games = 0) => (generations * scenario.games + games) * pairings;
  const total = gamesAfter(scenario.generations);
  let state = startTuning(settingsOf(scenario, seed));
  // Games that a store had.
  let kept = 0;
  while (state.curve.length < scenario.generations) {
    const finished = state.curve.length;
    const next = await playGeneration(scenario, seed, state, {
      ...playing,
      async simulate(job, options) {
        const played = await simulate(job, options);
        kept += played.run.kept;
        return played;
      },
      onProgress({ games: now }) {
        const games = gamesAfter(finished, now);
        const seconds = (performance.now() - started) / 1000;
        onProgress(progressOf(games, total, seconds, kept * pairings));
      },
    });
    if (!next) return undefined;
    state = next;
    onGeneration?.(state);
  }
  const tuned = tunedSeat(scenario, seed, state);
  const validation = await validate(scenario, seed, tuned, playing);
  if (!validation) return undefined;
  const { against, others, metrics, tally } = validation;
  const { kind, ...rest } = scenario;
  const result = makeResult({
    config: { kind, method: 'monte-carlo', ...rest },
    seed,
    games: scenario.validationGames,
    metrics,
    tally,
    board: gameBoardNote(scenario),
    run: runSince(started, controls, pool?.workers ?? workers ?? validation.workers),
  });
  const after = tunables(tuned.weights, scenario.weights);
  const weights = tunables(scenario.from.weights, scenario.weights).map(({ name, value }, i) => ({
    name,
    from: value,
    to: after[i]!.value,
  }));
  return {
    ...result,
    tuning: { weights, curve: state.curve, tuned, validation: { seed: validation.seed, against, others } },
  };
}
