// Openings against replies: a tournament whose games are also counted in blocks, so that whatever is worked out from the whole matrix, such
// as an equilibrium, can be given its error with all that the common dice make alike.

import { TRACK_END } from '../../game/index.js';
import {
  type Experiment,
  type LabelMetric,
  type Metric,
  type Tally,
  tallyOffsets,
  tallyPlaces,
} from '../../stats/experiment.js';
import { GAME_FIGURES } from '../../whole-games/game-figures.js';
import type { GameScenario } from '../../whole-games/game-scenario.js';
import { BLOCK_FIGURES, blockMetric, pairingMetric } from './pairing-names.js';
import { type TournamentScenario, tournamentExperiment } from './tournament-experiment.js';

/** Every opening of Japan against every reply. Game k belongs to block k modulo `blocks`. */
export interface OpeningsScenario extends Omit<TournamentScenario, 'kind' | 'compared'> {
  readonly kind: 'openings';
  readonly blocks: number;
}

/** The experiment: the pairings of the tournament, with their sums by block. */
export function openingsExperiment(
  scenario: OpeningsScenario,
  create: (scenario: GameScenario) => Experiment,
): Experiment {
  const { blocks, kind: _kind, ...field } = scenario;
  const inner = tournamentExperiment({ ...field, kind: 'tournament', compared: false }, create);
  const from = tallyOffsets(inner.metrics);
  const cells = scenario.japan.flatMap((_, i) => scenario.allied.map((_, j) => [i, j] as const));
  const labels = Array.from({ length: blocks }, (_, k) => String(k));
  const sums = cells.flatMap(([i, j]) =>
    BLOCK_FIGURES.map((figure): LabelMetric => ({ type: 'label', name: blockMetric(i, j, figure), labels })),
  );
  const metrics: readonly Metric[] = [...inner.metrics, ...sums];
  const offsets = tallyOffsets(metrics);
  const startOf = tallyPlaces(inner.metrics);
  const looks = cells.map(([i, j], k) => ({
    final: startOf(pairingMetric(i, j, GAME_FIGURES.score.of())),
    winner: startOf(pairingMetric(i, j, GAME_FIGURES.winner.of())),
    points: offsets[inner.metrics.length + 2 * k]!,
    wins: offsets[inner.metrics.length + 2 * k + 1]!,
  }));
  const scratch = new Float64Array(from.at(-1)!);
  return {
    metrics,
    longGames: inner.longGames === true,
    run(first: number, count: number, tally: Tally): void {
      for (let game = first; game < first + count; game++) {
        scratch.fill(0);
        inner.run(game, 1, scratch);
        for (let k = 0; k < scratch.length; k++) tally[k]! += scratch[k]!;
        const block = game % blocks;
        for (const { final, winner, points, wins } of looks) {
          for (let value = 1; value <= 2 * TRACK_END; value++)
            tally[points + block]! += value * scratch[final + value]!;
          // Labels of the winner: Japan, the Allies, a tie.
          tally[wins + block]! += 2 * scratch[winner]! + scratch[winner + 2]!;
        }
      }
    },
  };
}
