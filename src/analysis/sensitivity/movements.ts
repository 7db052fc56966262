// A scenario beside its changes: played with the same dice, and how far each figure moves.

import { progressOf } from '../../simulate/progress.js';
import { holm, pairedTest } from '../../stats/comparing/paired-test.js';
import { type Figure, histogramIn } from '../../stats/figure.js';
import type { Histogram } from '../../stats/histogram.js';
import { DEFAULT_CONFIDENCE, type Interval } from '../../stats/intervals/interval.js';
import { meanInterval } from '../../stats/intervals/mean-interval.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { differenceOf, MAX_COMPARED, metricOf } from '../compare/comparison-names.js';
import type { RunControls } from '../controls.js';
import type { FigureName } from '../figures.js';
import { play } from '../playing.js';
import type { Change } from '../question/change.js';

/** How far a figure moved: changed minus as it is. */
export interface Movement {
  readonly difference: number;
  readonly se: number;
  /** Holds together with those of all other changes of this figure (Bonferroni). */
  readonly ci95: Interval;
  /** After Holm's correction for all changes of this figure. */
  readonly p: number;
}

/** A change and what it does. */
export interface MovedFigures extends Omit<Change, 'scenario'> {
  /** Games that were played with it, where an interruption left fewer than were asked for. */
  readonly games?: number;
  /** By name. */
  readonly figures: Readonly<Record<string, Movement>>;
}

/** The difference of one game has no error. */
export const MIN_SENSITIVITY_GAMES = 2;
/** Changes that are played side by side with the scenario as it is. */
const MAX_AT_ONCE = MAX_COMPARED - 1;

/** A change, and for each figure what was counted: changed minus as it is, game by game. */
interface Moved {
  readonly change: Change;
  readonly figures: readonly Histogram[];
  readonly games: number;
}

interface Asked {
  readonly scenario: GameScenario;
  readonly changes: readonly Change[];
  readonly figures: readonly FigureName[];
  readonly seed: string;
  readonly games: number;
}

/** Plays the scenario as it is beside its changes, a few at a time; the dice are the same in all of it. */
export async function playChanges({ scenario, changes, figures, seed, games }: Asked, controls: RunControls) {
  const metrics = [...new Set(figures.map((f) => f.metric))];
  const moved: Moved[] = [];
  let base: readonly Histogram[] | undefined;
  let threads = 0;
  for (let from = 0; from < changes.length; from += MAX_AT_ONCE) {
    const batch = changes.slice(from, from + MAX_AT_ONCE);
    const scenarios = [scenario, ...batch.map((c) => c.scenario)];
    const share = batch.length / changes.length;
    const before = from / changes.length;
    // In games of the whole: a batch is a part of each of them.
    const onProgress: RunControls['onProgress'] = (p) =>
      controls.onProgress(progressOf(Math.round(games * before + p.games * share), games, p.seconds));
    const job = { scenario: { kind: 'comparison' as const, scenarios, metrics }, seed };
    const played = await play(job, games, {}, { ...controls, onProgress });
    // What an interruption leaves of the changes under way counts too, with the games they have.
    if (played.games < MIN_SENSITIVITY_GAMES) break;
    threads = Math.max(threads, played.run.workers);
    const at = (figure: Figure) => histogramIn(played.metrics, figure)(played.tally);
    base ??= figures.map((f) => at({ ...f, metric: metricOf(0, f.metric) }));
    batch.forEach((change, k) => {
      const differences = figures.map((f) => at({ metric: differenceOf(k + 1, f) }));
      moved.push({ change, figures: differences, games: played.games });
    });
    if (played.ending !== 'finished') break;
  }
  return { base, moved, threads };
}

/**
 * What was counted as movements, the largest of the first figure first.
 *
 * @param asked number of changes asked for: all of them count, also those that an interruption left out
 */
export function movements(
  figures: readonly FigureName[],
  moved: readonly Moved[],
  asked: number,
  games: number,
): MovedFigures[] {
  const confidence = 1 - (1 - DEFAULT_CONFIDENCE) / asked;
  const p = figures.map((_, i) => holm(moved.map((m) => pairedTest(m.figures[i]!).p)));
  const changes = moved.map(
    ({ change: { scenario: _, ...told }, figures: counted, games: played }, k): MovedFigures => {
      const movement = (h: Histogram, i: number): Movement => {
        const { difference, se } = pairedTest(h);
        return { difference, se, ci95: meanInterval(h, confidence), p: p[i]![k]! };
      };
      return {
        ...told,
        ...(played < games ? { games: played } : {}),
        figures: Object.fromEntries(figures.map((f, i) => [f.name, movement(counted[i]!, i)])),
      };
    },
  );
  const size = (change: MovedFigures) => Math.abs(change.figures[figures[0]!.name]!.difference);
  return changes.sort((a, b) => size(b) - size(a));
}
