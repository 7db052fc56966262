// From a scenario to the experiment that plays it. A new kind of question is one more case here.

import { battleExperiment } from '../battle/battle-experiment.js';
import type { BattleScenario } from '../battle/question/battle-scenario.js';
import { boardOf } from '../board/overrides.js';
import { compileBoard } from '../board/tables.js';
import type { RaidScenario } from '../raid/question/raid-scenario.js';
import { hasAftermath, raidAftermathExperiment } from '../raid/raid-aftermath.js';
import { raidExperiment } from '../raid/raid-experiment.js';
import type { Experiment } from '../stats/experiment.js';
import type { Figure } from '../stats/figure.js';
import { gameExperiment } from '../whole-games/game-experiment.js';
import type { GameScenario } from '../whole-games/game-scenario.js';
import { positionExperiment } from '../whole-games/position-experiment.js';
import type { PositionScenario } from '../whole-games/position-scenario.js';
import { comparisonExperiment, type Difference, differencesOf } from './compare/comparison-experiment.js';
import { type RankedFigure, rankingExperiment } from './compare/ranking-experiment.js';
import { type DecidedScenario, decidedExperiment } from './decided/decided-experiment.js';
import { sweptExperiment } from './sweep/swept-experiment.js';
import { type OpeningsScenario, openingsExperiment } from './tournament/openings-experiment.js';
import { type TournamentScenario, tournamentExperiment } from './tournament/tournament-experiment.js';

/** Questions that stand by themselves. */
export type SingleScenario = RaidScenario | GameScenario | BattleScenario;

/** Questions that can be put side by side. */
export type ComparableScenario = SingleScenario | PositionScenario;

/** Everything that can be simulated. */
export type SimulationScenario =
  | SingleScenario
  | ComparisonScenario
  | RankingScenario
  | TournamentScenario
  | OpeningsScenario
  | ControlledScenario
  | DecidedScenario
  | SweptScenario
  | PositionScenario;

/** Whole games whose luck is counted beside the score: see `SCORE_BY_LUCK`. */
export interface ControlledScenario {
  readonly kind: 'controlled';
  readonly game: GameScenario;
}

/** A combination of a sweep, and the figures whose sums are counted in blocks: see `sweptExperiment`. */
export interface SweptScenario {
  readonly kind: 'swept';
  readonly of: SingleScenario;
  readonly figures: readonly Figure[];
}

/** Several scenarios under common dice: see `comparisonExperiment`. */
export interface ComparisonScenario {
  readonly kind: 'comparison';
  readonly scenarios: readonly (ComparableScenario | ControlledScenario)[];
  /** Names of the metrics whose differences are counted. */
  readonly metrics: readonly string[];
}

/** Several scenarios under common dice, each against each: see `rankingExperiment`. */
export interface RankingScenario extends RankedFigure {
  readonly kind: 'ranking';
  readonly scenarios: readonly ComparableScenario[];
}

/**
 * Builds the experiment of a scenario, on the board with the scenario's own values in it. Every thread builds its own.
 *
 * @throws Error when the scenario names what is not on the board; scenarios from the reader never do
 * @example
 * const experiment = createExperiment(scenario, 'pearl-harbor');
 * const tally = emptyTally(experiment.metrics);
 * experiment.run(0, 1000, tally);
 */
export function createExperiment(scenario: SimulationScenario, seed: string): Experiment {
  switch (scenario.kind) {
    case 'comparison':
      return comparisonExperiment(
        scenario.scenarios.map((one) => createExperiment(one, seed)),
        scenario.metrics,
      );
    case 'tournament': {
      const tables = compileBoard(boardOf(scenario.data));
      return tournamentExperiment(scenario, (one) => gameExperiment(one, tables, seed));
    }
    case 'ranking':
      return rankingExperiment(
        scenario.scenarios.map((one) => createExperiment(one, seed)),
        scenario,
      );
    case 'position':
      return positionExperiment(scenario, seed);
    case 'openings':
      return openingsExperiment(scenario, (one) => createExperiment(one, seed));
    case 'battle':
      return battleExperiment(scenario, seed);
    case 'decided':
      return decidedExperiment(scenario, seed);
    case 'swept':
      return sweptExperiment(createExperiment(scenario.of, seed), scenario.figures);
    case 'controlled':
      return gameExperiment(scenario.game, compileBoard(boardOf(scenario.game.data)), seed, true);
    case 'game':
      return gameExperiment(scenario, compileBoard(boardOf(scenario.data)), seed);
    case 'raid':
      // The two raid rounds alone have a fast kernel; whatever follows is played by the engine.
      return (hasAftermath(scenario) ? raidAftermathExperiment : raidExperiment)(
        scenario,
        compileBoard(boardOf(scenario.data)),
        seed,
      );
  }
}

/** The differences that a comparison of scenarios counts, limited to the named metrics. */
export const scenarioDifferences = (
  scenarios: readonly SimulationScenario[],
  seed: string,
  metrics: readonly string[],
): Difference[] =>
  differencesOf(
    scenarios.map((one) => createExperiment(one, seed)),
    metrics,
  );
