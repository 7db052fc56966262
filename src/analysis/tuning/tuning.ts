// A doctrine tuned by games: the search, and how much better what it found is on dice that it did not see.

import { tunables } from '../../ai/heuristic/doctrine/tunable.js';
import { makeResult } from '../../answer/make-result.js';
import { startTuning, type TuningState } from '../../stats/searching/tuning.js';
import type { RunControls } from '../controls.js';
import { gameBoardNote } from '../game-board-note.js';
import type { TuningScenario } from '../question/tuning.js';
import { playGeneration, settingsOf, tunedSeat } from './generations.js';
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

/** Where a tuning keeps how far it is, so that a later one can go on. */
export interface TuningCheckpoint {
  /** Where an earlier run of the same question stopped; `undefined` to begin at the beginning. */
  readonly begun: TuningState | undefined;
  /** Called after every generation; what it throws ends the tuning. */
  save(state: TuningState): Promise<void>;
}

/** How to go about it. Without a `pool` worker threads may be started anew for every generation. */
export interface TuningControls extends RunControls {
  /** Default: nothing is kept. */
  readonly checkpoint?: TuningCheckpoint;
}

/**
 * Tunes a doctrine.
 *
 * @returns `undefined` when it was stopped before the end; the checkpoint then holds the generations that were finished
 * @throws SimulationError
 * @example
 * const { scenario } = readTuning('{kind: tune, side: japan, weights: [fear], generations: 2}', 'mine.yaml');
 * const answer = await answerTuning({ kind: 'tune', scenario }, controls);
 * answer?.tuning.weights; // [{ name: 'fear', from: …, to: … }]
 */
export async function answerTuning(
  { scenario, seed = TUNING_SEED }: TuningQuestion,
  controls: TuningControls,
): Promise<TuningResult | undefined> {
  const { describeRun, command, checkpoint, simulate, workers, pool, signal, onProgress } = controls;
  const playing = {
    ...{ simulate, signal, onProgress },
    ...(workers === undefined ? {} : { workers }),
    ...(pool ? { pool } : {}),
  };
  const started = performance.now();
  const begun = checkpoint?.begun ?? startTuning(settingsOf(scenario, seed));
  // In every generation the start, the centre and every candidate meet every opponent.
  const pairings = (scenario.candidates + 2) * scenario.against.length;
  const gamesAfter = (generations: number, games = 0) => (generations * scenario.games + games) * pairings;
  const total = gamesAfter(scenario.generations);
  let state = begun;
  while (state.curve.length < scenario.generations) {
    const finished = state.curve.length;
    const next = await playGeneration(scenario, seed, state, {
      ...playing,
      onProgress({ games: now }) {
        const games = gamesAfter(finished, now);
        const seconds = (performance.now() - started) / 1000;
        const perSecond = (games - gamesAfter(begun.curve.length)) / seconds;
        onProgress({ games, total, seconds, perSecond, secondsLeft: (total - games) / perSecond });
      },
    });
    if (!next) return undefined;
    state = next;
    await checkpoint?.save(state);
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
    run: describeRun({
      workers: pool?.workers ?? workers ?? validation.workers,
      seconds: (performance.now() - started) / 1000,
      ...(command === undefined ? {} : { command }),
    }),
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
