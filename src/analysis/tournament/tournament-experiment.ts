// A round robin: every seat of Japan against every seat of the Allies, all pairings under the same dice.

import { SIDES, type Side } from '../../board/index.js';
import { TRACK_END } from '../../game/index.js';
import {
  binsOf,
  type Experiment,
  type Metric,
  type NumberMetric,
  type Tally,
  tallyOffsets,
  tallyPlaces,
} from '../../stats/experiment.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { differenceMetric, fieldMetric, PAIRING_FIGURES, pairingMetric } from './pairing-names.js';

/** More of them take a noticeable time together: what counts as one game is a game of every pairing. */
const MAX_SHORT_PAIRINGS = 64;

/** A tournament as one plain value: what holds in every game, and who takes part. */
export interface TournamentScenario extends Pick<GameScenario, 'rules' | 'rulings' | 'data'> {
  readonly kind: 'tournament';
  /** Seats of each side. Each one of Japan's meets each one of the Allies'. */
  readonly japan: readonly GameScenario['players']['japan'][];
  readonly allied: readonly GameScenario['players']['allied'][];
  /** Whether seats of one side are compared game by game; without it only the pairings are counted. */
  readonly compared: boolean;
}

/** The ordinary game scenario of one pairing. */
export function pairing(t: TournamentScenario, japan: number, allied: number): GameScenario {
  const { rules, rulings, data } = t;
  return { kind: 'game', rules, rulings, players: { japan: t.japan[japan]!, allied: t.allied[allied]! }, data };
}

/**
 * The experiment of a tournament. `create` builds the experiment of one pairing: an ordinary experiment of whole games, so each pairing
 * is what `vitp game` would say of it under the same seed.
 *
 * Counted beside the pairings' own metrics, where seats are compared: see {@link fieldMetric} and {@link differenceMetric}. POC is
 * Japan's minus the Allies' throughout; games won are those of the seat's side.
 */
export function tournamentExperiment(
  scenario: TournamentScenario,
  create: (scenario: GameScenario) => Experiment,
): Experiment {
  const rows = scenario.japan.length;
  const columns = scenario.allied.length;
  const cells = Array.from({ length: rows * columns }, (_, k) =>
    createCell(create(pairing(scenario, Math.floor(k / columns), k % columns))),
  );
  const own = cells.flatMap(({ kept }, k) =>
    kept.map(({ metric }) => ({ ...metric, name: pairingMetric(Math.floor(k / columns), k % columns, metric.name) })),
  );
  const compared = scenario.compared ? SIDES.flatMap((side) => comparisons(side, rows, columns)) : [];
  const metrics: readonly Metric[] = [...own, ...compared.map((c) => c.metric)];
  const offsets = tallyOffsets(metrics);
  let next = 0;
  for (const { kept } of cells) for (const part of kept) part.to = offsets[next++]!;
  const zeros = Int32Array.from(compared, (c, i) => offsets[own.length + i]! - c.metric.min);
  // What the game that was just played came to in each pairing.
  const figures = {
    poc: new Int8Array(cells.length),
    japan: new Int8Array(cells.length),
    allied: new Int8Array(cells.length),
  };

  return {
    metrics,
    longGames: cells.length > MAX_SHORT_PAIRINGS || cells.some(({ experiment }) => experiment.longGames),
    run(first: number, count: number, tally: Tally): void {
      for (let game = first; game < first + count; game++) {
        for (let k = 0; k < cells.length; k++) {
          const { experiment, scratch, kept, winner, final } = cells[k]!;
          scratch.fill(0);
          experiment.run(game, 1, scratch);
          for (const { from, to, bins } of kept) for (let i = 0; i < bins; i++) tally[to + i]! += scratch[from + i]!;
          figures.poc[k] = scratch.indexOf(1, final) - final - TRACK_END;
          figures.japan[k] = scratch[winner]!;
          figures.allied[k] = scratch[winner + 1]!;
        }
        for (let i = 0; i < compared.length; i++) {
          const { plus, minus, figure } = compared[i]!;
          tally[zeros[i]! + sumOver(plus, figures[figure]) - sumOver(minus, figures[figure])]!++;
        }
      }
    },
  };
}

function sumOver(cells: readonly number[], figure: Int8Array): number {
  let sum = 0;
  for (let i = 0; i < cells.length; i++) sum += figure[cells[i]!]!;
  return sum;
}

/** One pairing: its experiment, a tally for one game, and what of it is kept where. */
function createCell(experiment: Experiment) {
  const offsets = tallyOffsets(experiment.metrics);
  const kept = experiment.metrics.flatMap((metric, i) =>
    PAIRING_FIGURES.some((name) => name === metric.name)
      ? [{ metric, from: offsets[i]!, bins: binsOf(metric), to: 0 }]
      : [],
  );
  const at = tallyPlaces(experiment.metrics);
  const scratch = new Float64Array(offsets.at(-1)!);
  return { experiment, scratch, kept, winner: at(GAME_FIGURES.winner.of()), final: at(GAME_FIGURES.score.of()) };
}

/** Final POC, or games won by a side, added up over some pairings and taken off for others. */
interface Compared {
  readonly metric: NumberMetric;
  readonly figure: 'poc' | Side;
  readonly plus: readonly number[];
  readonly minus: readonly number[];
}

function comparisons(side: Side, rows: number, columns: number): Compared[] {
  const [seats, others] = side === 'japan' ? [rows, columns] : [columns, rows];
  const cell = (seat: number, other: number) => (side === 'japan' ? seat * columns + other : other * columns + seat);
  const field = (seat: number) => Array.from({ length: others }, (_, other) => cell(seat, other));
  const compare = (name: string, figure: 'poc' | Side, plus: readonly number[], minus: readonly number[]): Compared => {
    const [least, most] = figure === 'poc' ? [-TRACK_END, TRACK_END] : [0, 1];
    const min = least * plus.length - most * minus.length;
    const max = most * plus.length - least * minus.length;
    return { metric: { type: 'number', name, min, max }, figure, plus, minus };
  };
  const list: Compared[] = [];
  for (let a = 0; a < seats; a++) {
    list.push(compare(fieldMetric(side, a, 'poc'), 'poc', field(a), []));
    list.push(compare(fieldMetric(side, a, 'wins'), side, field(a), []));
    for (let b = a + 1; b < seats; b++) {
      list.push(compare(differenceMetric(side, a, b, 'poc'), 'poc', field(a), field(b)));
      list.push(compare(differenceMetric(side, a, b, 'wins'), side, field(a), field(b)));
      for (let x = 0; x < others; x++) {
        list.push(compare(differenceMetric(side, a, b, 'poc', x), 'poc', [cell(a, x)], [cell(b, x)]));
        list.push(compare(differenceMetric(side, a, b, 'wins', x), side, [cell(a, x)], [cell(b, x)]));
      }
    }
  }
  return list;
}
