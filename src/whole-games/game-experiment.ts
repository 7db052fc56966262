// Whole games as something that can be simulated: what is measured, and how a finished game is counted.

import { Match } from '../ai/match.js';
import { anySearches } from '../ai/seat.js';
import {
  ALLIED,
  AREA_COUNT,
  BATTLESHIP,
  type BoardTables,
  CARRIER,
  CRUISER,
  JAPAN,
  KINDS,
  SIDES,
  SUNK,
} from '../board/index.js';
import { type Game, TRACK_END } from '../game/index.js';
import { type RuleSet, type Rulings, resolveRules } from '../rules/index.js';
import { type Experiment, type Metric, type Tally, tallyPlaces } from '../stats/experiment.js';
import { GAME_FIGURES } from './game-figures.js';
import { GameLuck } from './game-luck.js';
import type { GameScenario } from './game-scenario.js';
import { SCORE_BY_LUCK } from './score-by-luck.js';

const WINNERS = ['japan', 'allied', 'tie'] as const;
const CONTROLLERS = ['japan', 'allied', 'none'] as const;
/** Ports whose fall is told. */
const WATCHED_PORTS = ['Pearl Harbor', 'Samoa', 'Saigon', 'Truk'] as const;
/** Most fights a game can break off before the count stops. */
const MAX_BOUNDED = 20;
export const TYPES = [CARRIER, BATTLESHIP, CRUISER] as const;

/**
 * Metrics of whole games: `winner`, `poc.final` (Japan minus Allies), `poc.turn.<n>` (the track after turn n),
 * `control.<area>.turn.<n>`, `lost.<side>.<type>` and `lost.<side>.<type>.turn.<n>` (ships sunk in that turn),
 * `port.<name>.captured.turn` (the turn of its first capture, or `never`), and `rounds.bounded` (fights broken off).
 */
export function gameMetrics(t: BoardTables, rules: RuleSet): Metric[] {
  const turns = turnsOf(rules);
  const metrics = metricsByTurn(t, turns);
  for (const side of [JAPAN, ALLIED]) {
    for (const type of TYPES) {
      const max = countShips(t, side, type);
      const name = GAME_FIGURES.lost.of(SIDES[side]!, KINDS[type]!);
      metrics.push({ type: 'number', name, min: 0, max });
      for (const n of turns)
        metrics.push({ type: 'number', name: GAME_FIGURES.lostByTurn.of(SIDES[side]!, KINDS[type]!, n), min: 0, max });
    }
  }
  for (const port of WATCHED_PORTS) {
    metrics.push({ type: 'label', name: GAME_FIGURES.captured.of(port), labels: [...turns.map(String), 'never'] });
  }
  metrics.push({ type: 'number', name: GAME_FIGURES.bounded.of(), min: 0, max: MAX_BOUNDED });
  return metrics;
}

/** Metrics of games that go through some turns: who wins, the score, and by turn the score and who controls each area. */
export function metricsByTurn(t: BoardTables, turns: readonly number[]): Metric[] {
  const track = { type: 'number', min: -TRACK_END, max: TRACK_END } as const;
  return [
    { type: 'label', name: GAME_FIGURES.winner.of(), labels: WINNERS },
    { ...track, name: GAME_FIGURES.score.of() },
    ...turns.map((n): Metric => ({ ...track, name: GAME_FIGURES.scoreByTurn.of(n) })),
    ...t.areaNames.flatMap((area) =>
      turns.map((n): Metric => ({ type: 'label', name: GAME_FIGURES.control.of(area, n), labels: CONTROLLERS })),
    ),
  ];
}

/** Counts what {@link metricsByTurn} measures; the score and the control of a turn stand side by side, turn after turn. */
export function turnCounter(t: BoardTables, turns: readonly number[], at: (name: string) => number) {
  const [first] = turns as readonly [number];
  const winnerAt = at(GAME_FIGURES.winner.of());
  const finalAt = at(GAME_FIGURES.score.of()) + TRACK_END;
  const turnAt = at(GAME_FIGURES.scoreByTurn.of(first)) + TRACK_END;
  const controlAt = at(GAME_FIGURES.control.of(t.areaNames[0]!, first));
  return {
    turnEnded(g: Game, tally: Tally): void {
      const k = g.turn - first;
      tally[turnAt + k * (2 * TRACK_END + 1) + g.poc]!++;
      for (let a = 0; a < AREA_COUNT; a++) {
        tally[controlAt + (a * turns.length + k) * CONTROLLERS.length + g.areaControl[a]!]!++;
      }
    },
    gameEnded(g: Game, tally: Tally): void {
      tally[winnerAt + (g.poc > 0 ? JAPAN : g.poc < 0 ? ALLIED : 2)]!++;
      tally[finalAt + g.poc]!++;
    },
  };
}

/** Numbers of the turns of a game, from one of them to the last. */
export const turnsOf = (rules: RuleSet, first = 1): number[] =>
  Array.from({ length: rules.turns - first + 1 }, (_, k) => first + k);

function countShips(t: BoardTables, side: number, type: number): number {
  let count = 0;
  for (let p = t.shipStart[side]!; p < t.shipEnd[side]!; p++) if (t.kind[p] === type) count++;
  return count;
}

/**
 * The experiment of a game scenario.
 *
 * @param controlled counts {@link SCORE_BY_LUCK} too, as the last metric. Default false: then nobody listens to the games.
 * @throws Error when the scenario names what is not known; scenarios from the reader never do.
 * @example
 * const experiment = gameExperiment(STANDARD_GAME, compileBoard(STANDARD_BOARD), 'seed');
 * experiment.run(0, 1000, tally);
 */
export function gameExperiment(scenario: GameScenario, t: BoardTables, seed: string, controlled = false): Experiment {
  const rules = resolveRules(scenario.rules, scenario.rulings as Partial<Rulings>);
  const metrics = controlled ? [...gameMetrics(t, rules), SCORE_BY_LUCK] : gameMetrics(t, rules);
  const at = tallyPlaces(metrics);
  const match = new Match(t, rules, scenario.players, seed, 'sampled');
  const luck = controlled ? new GameLuck(match, { tables: t, rules, seats: scenario.players, seed }) : null;
  const luckAt = controlled ? at(SCORE_BY_LUCK.name) : 0;
  const { turns } = rules;
  const counter = turnCounter(t, turnsOf(rules), at);
  const lostAt = [JAPAN, ALLIED].flatMap((side) =>
    TYPES.map((type) => at(GAME_FIGURES.lost.of(SIDES[side]!, KINDS[type]!))),
  );
  const lostBins = [JAPAN, ALLIED].flatMap((side) => TYPES.map((type) => countShips(t, side, type) + 1));
  const ports = WATCHED_PORTS.map((name) => t.harborNames.indexOf(name));
  const portAt = Int32Array.from(WATCHED_PORTS, (name) => at(GAME_FIGURES.captured.of(name)));
  const boundedAt = at(GAME_FIGURES.bounded.of());
  const captured = new Uint8Array(ports.length);
  // Losses by (side, type, turn); turn 0 is the whole game.
  const lost = new Uint8Array(lostAt.length * (turns + 1));
  let tally: Tally = new Float64Array(0);

  const listener = {
    turnEnded(g: Game): void {
      luck?.turnEnded(g);
      counter.turnEnded(g, tally);
      for (let k = 0; k < ports.length; k++) {
        const harbor = ports[k]!;
        if (captured[k] === 0 && g.harborControl[harbor] !== t.initialHarborControl[harbor]) captured[k] = g.turn;
      }
    },
  };

  function countLosses(g: Game): void {
    lost.fill(0);
    for (let side = JAPAN; side <= ALLIED; side++) {
      for (let p = t.shipStart[side]!; p < t.shipEnd[side]!; p++) {
        if (g.location[p] !== SUNK) continue;
        // The engine keeps the turn of a loss where a piece's turn of arrival was.
        const row = (side * TYPES.length + t.kind[p]!) * (turns + 1);
        lost[row]!++;
        lost[row + g.due[p]!]!++;
      }
    }
    for (let k = 0; k < lostAt.length; k++) {
      for (let turn = 0; turn <= turns; turn++) {
        tally[lostAt[k]! + turn * lostBins[k]! + lost[k * (turns + 1) + turn]!]!++;
      }
    }
  }

  return {
    metrics,
    longGames: anySearches(scenario.players),
    run(first: number, count: number, into: Tally): void {
      tally = into;
      for (let game = first; game < first + count; game++) {
        captured.fill(0);
        luck?.startGame(game);
        match.play(game, listener);
        const g = match.game;
        counter.gameEnded(g, tally);
        if (luck !== null) tally[luckAt + luck.bin(g.poc)]!++;
        countLosses(g);
        for (let k = 0; k < ports.length; k++) tally[portAt[k]! + (captured[k] === 0 ? turns : captured[k]! - 1)]!++;
        tally[boundedAt + Math.min(MAX_BOUNDED, g.boundHits)]!++;
      }
    },
  };
}
