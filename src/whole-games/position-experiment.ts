// Games from a position as something that can be simulated: what is measured, and how a finished game is counted.
import { PlayOn } from '../ai/play-on.js';
import { ALLIED, AREA_COUNT, JAPAN, KINDS, SIDES, SUNK } from '../board/index.js';
import { type Game, TRACK_END } from '../game/index.js';
import { readRecord } from '../records/record-read.js';
import { type Taken, takenFromRecord } from '../records/taken.js';
import { type Experiment, type Metric, type Tally, tallyPlaces } from '../stats/experiment.js';
import { CONTROLLERS, metricsByTurn, TYPES } from './game-experiment.js';
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
  const turns = Array.from({ length: g.rules.turns - g.turn + 1 }, (_, k) => g.turn + k);
  return [
    ...metricsByTurn(g.tables, turns),
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
  const winnerAt = at(GAME_FIGURES.winner.of());
  const finalAt = at(GAME_FIGURES.score.of()) + TRACK_END;
  const turns = rules.turns - turn + 1;
  const turnAt = at(GAME_FIGURES.scoreByTurn.of(turn)) + TRACK_END;
  const controlAt = at(GAME_FIGURES.control.of(t.areaNames[0]!, turn));
  const lost = SIDES.flatMap((side, s) =>
    TYPES.map((type) => ({ s, type, at: at(GAME_FIGURES.lost.of(side, KINDS[type]!)), had: afloat(start, s, type) })),
  );
  let tally: Tally = new Float64Array(0);
  const listener = {
    turnEnded(g: Game): void {
      const k = g.turn - turn;
      tally[turnAt + k * (2 * TRACK_END + 1) + g.poc]!++;
      for (let a = 0; a < AREA_COUNT; a++) {
        tally[controlAt + (a * turns + k) * CONTROLLERS.length + g.areaControl[a]!]!++;
      }
    },
  };
  return {
    metrics,
    longGames: SIDES.some((side) => scenario.players[side].player === 'search'),
    run(first: number, count: number, into: Tally): void {
      tally = into;
      for (let game = first; game < first + count; game++) {
        games.play(game, listener);
        const g = games.game;
        tally[winnerAt + (g.poc > 0 ? JAPAN : g.poc < 0 ? ALLIED : 2)]!++;
        tally[finalAt + g.poc]!++;
        for (const { s, type, at: from, had } of lost) tally[from + had - afloat(g, s, type)]!++;
      }
    },
  };
}
