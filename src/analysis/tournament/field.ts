// Every seat of one side against every seat of the other: what tournaments and studies of openings play alike.

import type { ResultParts } from '../../answer/make-result.js';
import type { PrecisionNote } from '../../answer/result.js';
import type { Metric, Tally } from '../../stats/experiment.js';
import { type PrecisionReached, precisionReached } from '../../stats/intervals/precision.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import { gameBoardNote } from '../boards.js';
import type { RunControls } from '../controls.js';
import { GAME_SEED } from '../game.js';
import { lookOf, metricsOf, play, runOf } from '../playing.js';
import { type AskedPrecision, MAX_GAMES, type Stopping, targetOf } from '../stopping.js';
import type { OpeningsScenario } from './openings-experiment.js';
import { figuresOfPairing, pairingMetric, pairingTitle, type SeatNames } from './pairing-names.js';
import type { TournamentScenario } from './tournament-experiment.js';

/** Who meets whom, under which dice, and when it ends. */
export interface FieldQuestion<S extends TournamentScenario | OpeningsScenario> {
  readonly scenario: S;
  /** Any text. The same question under the same seed has the same answer. Default: `pacific`. */
  readonly seed?: string | undefined;
  /** Games of every pairing; with a precision the most. */
  readonly games?: number | undefined;
  /** A precision that every pairing is to have, a time limit. Default: neither. */
  readonly stopping?: Stopping;
}

/** The figure whose precision is meant when none is named: what the seats are ranked by. */
const DEFAULT_FIGURE = GAME_FIGURES.score.of();

/**
 * Plays all pairings; to a precision, until that figure of every pairing is as precise.
 *
 * @param usualGames played when neither a number of games nor a precision was asked for
 * @returns what the result is made from; `undefined` when not one game of every pairing was finished
 * @throws UsageError when the figure is not measured
 */
export async function playField(
  { scenario, seed = GAME_SEED, games, stopping = {} }: FieldQuestion<TournamentScenario | OpeningsScenario>,
  names: SeatNames,
  usualGames: number,
  controls: RunControls,
): Promise<ResultParts | undefined> {
  const job = { scenario, seed };
  const worst = stopping.precision && worstPairing(names, stopping.precision, await metricsOf(job));
  const most = games ?? (worst ? MAX_GAMES : usualGames);
  const played = await play(job, most, stopping, controls, worst && ((tally, all) => lookOf(worst(all, tally))));
  if (played.games === 0) return undefined;
  const found = worst?.(played.metrics, played.tally);
  const { kind, rules, rulings, japan, allied, data } = scenario;
  return {
    config: {
      ...{ kind, method: 'monte-carlo', rules, rulings, japan, allied, data },
      ...('blocks' in scenario ? { blocks: scenario.blocks } : {}),
    },
    seed,
    games: played.games,
    metrics: played.metrics,
    tally: played.tally,
    partial: played.partial,
    board: gameBoardNote(scenario),
    ...(found ? { precision: found.note } : {}),
    run: runOf(played, controls),
  };
}

/** The pairing that is known least well, for its precision. */
function worstPairing(
  { japan, allied }: SeatNames,
  asked: AskedPrecision,
  metrics: readonly Metric[],
): (metrics: readonly Metric[], tally: Tally) => PrecisionReached & { readonly note: PrecisionNote } {
  const target = targetOf(asked, figuresOfPairing(metrics), DEFAULT_FIGURE);
  return (all, tally) => {
    const reached = japan.flatMap((a, i) =>
      allied.map((x, j) => ({
        ...precisionReached(all, tally, { ...target, metric: pairingMetric(i, j, target.metric) }),
        pairing: pairingTitle(a, x),
      })),
    );
    const least = reached.reduce((a, b) => (b.halfWidth * a.wanted > a.halfWidth * b.wanted ? b : a));
    const { estimate, interval, pairing, reached: isReached } = least;
    return {
      ...least,
      note: { ...target, method: 'confidence sequence', estimate, ci95: interval, pairing, reached: isReached },
    };
  };
}
