// Games from a position as something that can be simulated: what is measured, and how a finished game is counted.
import { PlayOn } from '../ai/play-on.js';
import { anySearches } from '../ai/seat.js';
import { KINDS, SIDES, SUNK } from '../board/index.js';
import type { Game } from '../game/index.js';
import { readRecord } from '../records/record-read.js';
import { type Taken, takenFromRecord } from '../records/taken.js';
import { type Experiment, type Metric, type Tally, tallyPlaces } from '../stats/experiment.js';
import { metricsByTurn, TYPES, turnCounter, turnsOf } from './game-experiment.js';
import { GAME_FIGURES } from './game-figures.js';
import type { PositionScenario } from './position-scenario.js';

/**
 * The game of a scenario, as it stands at the decision.
 *
 * @throws ScenarioError, RecordProblem when the record in it is wrong; scenarios made of a position never are.
 */
export function takenOf({ record }: Pick<PositionScenario, 'record'>): Taken {
  const read = readRecord(JSON.stringify(record), 'position');
  return takenFromRecord(read.record, read.tables, read.rules);
}

/** Ships of a type that a side still has, in play or to come. */
function afloat(g: Game, side: number, type: number): number {
  const { tables: t } = g;
  let count = 0;
  for (let p = t.shipStart[side]!; p < t.shipEnd[side]!; p++) if (t.kind[p] === type && g.location[p] !== SUNK) count++;
  return count;
}

/**
 * Metrics of games from a position, named as those of whole games: `winner`, `poc.final`, `poc.turn.<n>` and
 * `control.<area>.turn.<n>` from the turn of the position on, and `lost.<side>.<type>`: ships sunk from the position on.
 */
function positionMetrics(g: Game): Metric[] {
  return [
    ...metricsByTurn(g.tables, turnsOf(g.rules, g.turn)),
    ...SIDES.flatMap((side, s) =>
      TYPES.map((type): Metric => {
        const name = GAME_FIGURES.lost.of(side, KINDS[type]!);
        return { type: 'number', name, min: 0, max: afloat(g, s, type) };
      }),
    ),
  ];
}

/**
 * The experiment of a position: game n plays it on with the dice and the choices of number n of the seed.
 *
 * @throws what {@link takenOf} throws.
 * @example
 * const experiment = positionExperiment(scenario, 'seed');
 * experiment.run(0, 1000, tally);
 */
export function positionExperiment(scenario: PositionScenario, seed: string): Experiment {
  const { game: start, log } = takenOf(scenario);
  const { tables: t, rules, turn } = start;
  const metrics = positionMetrics(start);
  const at = tallyPlaces(metrics);
  const games = new PlayOn(log, t, rules, scenario.players, seed);
  const counter = turnCounter(t, turnsOf(rules, turn), at);
  const lost = SIDES.flatMap((side, s) =>
    TYPES.map((type) => ({ s, type, at: at(GAME_FIGURES.lost.of(side, KINDS[type]!)), had: afloat(start, s, type) })),
  );
  let tally: Tally = new Float64Array(0);
  const listener = { turnEnded: (g: Game) => counter.turnEnded(g, tally) };
  return {
    metrics,
    longGames: anySearches(scenario.players),
    run(first: number, count: number, into: Tally): void {
      tally = into;
      for (let game = first; game < first + count; game++) {
        games.play(game, listener);
        const g = games.game;
        counter.gameEnded(g, tally);
        for (const { s, type, at: from, had } of lost) tally[from + had - afloat(g, s, type)]!++;
      }
    },
  };
}
