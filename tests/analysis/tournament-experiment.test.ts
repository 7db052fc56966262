// A tournament is its pairings, each an ordinary experiment of whole games, and what is added up over them game by game.
import { describe, expect, it } from 'vitest';
import { namedSeat } from '../../src/ai/seat.js';
import { createExperiment } from '../../src/analysis/experiments.js';
import { differenceMetric, fieldMetric, pairingMetric } from '../../src/analysis/tournament/pairing-names.js';
import {
  pairing,
  type TournamentScenario,
  tournamentExperiment,
} from '../../src/analysis/tournament/tournament-experiment.js';
import { simulate } from '../../src/node/simulate.js';
import { emptyTally } from '../../src/simulate/merge.js';
import { binsOf, type Experiment, type Metric, type Tally, tallyOffsets } from '../../src/stats/experiment.js';
import { STANDARD_GAME } from '../../src/whole-games/game-scenario.js';

const { rules, rulings, data } = STANDARD_GAME;
/** Any quick player that is not random. */
const players = { japan: namedSeat('japan', 'tuned')!, allied: namedSeat('allied', 'tuned')! };
const RANDOM = { player: 'random' } as const;
const field: TournamentScenario = {
  kind: 'tournament',
  rules,
  rulings,
  data,
  japan: [players.japan, RANDOM],
  allied: [RANDOM, players.allied, RANDOM],
  compared: true,
};
const GAMES = 12;

/** The counted values of a metric, value by value. */
function counted(metrics: readonly Metric[], tally: Tally, name: string): Map<number, number> {
  const index = metrics.findIndex((m) => m.name === name);
  const metric = metrics[index]!;
  const from = tallyOffsets(metrics)[index]!;
  const least = metric.type === 'number' ? metric.min : 0;
  const bins = Array.from({ length: binsOf(metric) }, (_, i) => [least + i, tally[from + i]!] as const);
  return new Map(bins.filter(([, count]) => count > 0));
}

function play(experiment: Experiment, first: number, games: number): Tally {
  const tally = emptyTally(experiment.metrics);
  experiment.run(first, games, tally);
  return tally;
}

describe('a tournament', () => {
  const experiment = createExperiment(field, 'cup');
  const tally = play(experiment, 0, GAMES);
  const value = (name: string) => counted(experiment.metrics, tally, name);

  it('counts in each pairing what that scenario alone counts under the same seed', () => {
    for (const [a, x] of [
      [0, 0],
      [0, 1],
      [1, 2],
    ] as const) {
      const alone = createExperiment(pairing(field, a, x), 'cup');
      const own = play(alone, 0, GAMES);
      for (const metric of ['winner', 'poc.final']) {
        expect(value(pairingMetric(a, x, metric))).toEqual(counted(alone.metrics, own, metric));
      }
    }
  });

  it('adds up over the field game by game', () => {
    // The same sums from games played one by one.
    const sums = new Map<string, Map<number, number>>();
    const add = (name: string, sum: number) => {
      const counts = sums.get(name) ?? new Map<number, number>();
      sums.set(name, counts.set(sum, (counts.get(sum) ?? 0) + 1));
    };
    const alone = [0, 1].map((a) => [0, 1, 2].map((x) => createExperiment(pairing(field, a, x), 'cup')));
    for (let game = 0; game < GAMES; game++) {
      const score = alone.map((row) =>
        row.map((one) => [...counted(one.metrics, play(one, game, 1), 'poc.final').keys()][0]!),
      );
      const total = (list: readonly number[]) => list.reduce((p, q) => p + q, 0);
      const column = (x: number) => score.map((row) => row[x]!);
      const wins = (list: readonly number[], sign: number) => list.filter((s) => s * sign > 0).length;
      add(fieldMetric('japan', 0, 'poc'), total(score[0]!));
      add(fieldMetric('japan', 1, 'wins'), wins(score[1]!, 1));
      add(fieldMetric('allied', 2, 'poc'), total(column(2)));
      add(fieldMetric('allied', 1, 'wins'), wins(column(1), -1));
      add(differenceMetric('japan', 0, 1, 'poc'), total(score[0]!) - total(score[1]!));
      add(differenceMetric('japan', 0, 1, 'wins'), wins(score[0]!, 1) - wins(score[1]!, 1));
      add(differenceMetric('japan', 0, 1, 'poc', 2), score[0]![2]! - score[1]![2]!);
      add(differenceMetric('allied', 0, 1, 'poc'), total(column(0)) - total(column(1)));
      add(differenceMetric('allied', 0, 1, 'wins', 0), wins([score[0]![0]!], -1) - wins([score[0]![1]!], -1));
      add(differenceMetric('allied', 1, 2, 'poc', 1), score[1]![1]! - score[1]![2]!);
    }
    expect(sums.size).toBe(10);
    for (const [name, counts] of sums)
      expect(new Map([...value(name)].sort()), name).toEqual(new Map([...counts].sort()));
  });

  it('has the same tally however it is cut, and without comparisons only the pairings', async () => {
    const together = await simulate({ scenario: field, seed: 'cup' }, { games: GAMES, workers: 1, chunkSize: 5 });
    expect(together.tally).toEqual(tally);
    const parts = play(experiment, 0, 7);
    experiment.run(7, GAMES - 7, parts);
    expect(parts).toEqual(tally);
    const plain = createExperiment({ ...field, compared: false }, 'cup');
    expect(plain.metrics).toEqual(experiment.metrics.slice(0, plain.metrics.length));
    expect(plain.metrics.every((m) => /^\d-\d\./.test(m.name))).toBe(true);
    expect(play(plain, 0, GAMES)).toEqual(
      tally.subarray(
        0,
        plain.metrics.reduce((sum, m) => sum + binsOf(m), 0),
      ),
    );
  });

  it('keeps room for every sum that can come up', () => {
    // Made-up pairings that always end at an end of the track.
    const metrics: readonly Metric[] = [
      { type: 'label', name: 'winner', labels: ['japan', 'allied', 'tie'] },
      { type: 'number', name: 'poc.final', min: -29, max: 29 },
    ];
    const ends = (sign: 1 | -1): Experiment => ({
      metrics,
      run(_first, count, into) {
        into[sign > 0 ? 0 : 1]! += count;
        into[3 + 29 + 29 * sign]! += count;
      },
    });
    const extreme = tournamentExperiment(field, (one) => ends(one.players.japan === RANDOM ? -1 : 1));
    const made = play(extreme, 0, 4);
    const only = (name: string) => [...counted(extreme.metrics, made, name)];
    expect(only(fieldMetric('japan', 0, 'poc'))).toEqual([[87, 4]]);
    expect(only(fieldMetric('japan', 1, 'wins'))).toEqual([[0, 4]]);
    expect(only(fieldMetric('allied', 1, 'wins'))).toEqual([[1, 4]]);
    expect(only(differenceMetric('japan', 0, 1, 'poc'))).toEqual([[174, 4]]);
    expect(only(differenceMetric('japan', 0, 1, 'wins'))).toEqual([[3, 4]]);
    expect(only(differenceMetric('japan', 0, 1, 'poc', 0))).toEqual([[58, 4]]);
  });
});
