// By how much whole games move when a point value of the map that is not certain is another: measured, and kept with the package.

import { type Board, type BoardOverrides, type Side, uncertainPoints } from '../../board/index.js';
import { mergeOverrides } from '../../board/merge-overrides.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { answerCompare } from '../compare/compare.js';
import { letterOf } from '../compare/comparison-names.js';
import type { RunControls } from '../controls.js';
import kept from './worths.json' with { type: 'json' };

/** A difference with its 95 % interval. */
export interface Moves {
  readonly difference: number;
  readonly ci95: readonly [number, number];
}

/** What another value does, against the one that we believe, under the same dice. */
export interface PointsWorth {
  readonly area: string;
  readonly side: Side;
  readonly believed: number;
  readonly instead: number;
  /** Final score, Japan's POC minus the Allies'. */
  readonly score: Moves;
  /** Share of games that Japan wins. */
  readonly wins: Moves;
}

/** The measurement, and how it is had again. */
export interface MapWorths {
  readonly seed: string;
  readonly games: number;
  readonly rules: readonly string[];
  /** Doctrines of Japan and of the Allies. */
  readonly players: readonly [string, string];
  readonly worths: readonly PointsWorth[];
}

/** The measurement that comes with the package: `npm run -s map-worths` makes it anew. */
export const MAP_WORTHS = kept as unknown as MapWorths;

/** Digits that are kept: the errors are larger. */
const rounded = (x: number): number => Math.round(10_000 * x) / 10_000 + 0;

/**
 * Measures it: a scenario beside the same with each of the other values, one at a time, under the same dice.
 *
 * @returns `undefined` when it was interrupted before the first game was finished
 * @example
 * const measured = await mapWorths(STANDARD_GAME, STANDARD_BOARD, { seed: 'map', games: 2000 }, controls);
 */
export async function mapWorths(
  scenario: GameScenario,
  board: Board,
  { seed, games }: { readonly seed: string; readonly games: number },
  controls: RunControls,
): Promise<MapWorths | undefined> {
  const changes = uncertainPoints(board).flatMap(({ area, side, value, others }) =>
    others.map((instead) => ({ area, side, believed: value, instead })),
  );
  const scenarios = changes.map(({ area, side, instead }): GameScenario => {
    const other = { areas: { [area]: { poc: { [side]: instead } } } };
    return { ...scenario, data: mergeOverrides(scenario.data as BoardOverrides | null, other) };
  });
  const all = [scenario, ...scenarios];
  const metrics = [GAME_FIGURES.score.of(), GAME_FIGURES.winner.of()];
  const question = {
    kind: 'comparison',
    scenarios: all,
    names: all.map((_, k) => letterOf(k)),
    metrics,
    seed,
    games,
  } as const;
  const answer = await answerCompare(question, controls);
  if (!answer) return undefined;
  const moves = (k: number, metric: string, label?: string): Moves => {
    const found = answer.differences.find(
      (d) => d.scenario === letterOf(k + 1) && d.metric === metric && d.label === label,
    )!;
    return { difference: rounded(found.difference), ci95: [rounded(found.ci95[0]), rounded(found.ci95[1])] };
  };
  const nameOf = (side: Side): string => {
    const seat = scenario.players[side];
    return seat.player === 'random' ? seat.player : seat.doctrine;
  };
  return {
    seed,
    games: answer.games,
    rules: scenario.rules,
    players: [nameOf('japan'), nameOf('allied')],
    worths: changes.map((change, k) => ({
      ...change,
      score: moves(k, GAME_FIGURES.score.of()),
      wins: moves(k, GAME_FIGURES.winner.of(), 'japan'),
    })),
  };
}
