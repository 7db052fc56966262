// A table with one line for each game: its columns, for every kind of question that plays games.
import { type Seats, seatText } from '../ai/seat.js';
import type { Job } from '../simulate/chunks.js';
import type { RowForm } from '../simulate/rows.js';
import type { Metric } from '../stats/experiment.js';
import { csvField } from '../text/index.js';
import { UsageError } from '../text/usage-error.js';
import { SCORE_BY_LUCK } from '../whole-games/score-by-luck.js';
import { letterOf, metricOf } from './compare/comparison-names.js';
import type { SimulationScenario } from './experiments.js';
import { BLOCK_GAMES, blocksOf } from './sweep/swept-experiment.js';
import { blockMetric, pairingMetric } from './tournament/pairing-names.js';
import { pairing } from './tournament/tournament-experiment.js';

/** Columns that say which game it is, before those of its figures. */
const WHOLE_GAME = ['rules', 'japan', 'allied'] as const;

/** What a part of each game is: one scenario of a comparison, one pairing of a tournament, or the whole. */
interface Part {
  /** Letter of the scenario where there are several. */
  readonly scenario?: string;
  /** Rules and players, for whole games. */
  readonly facts?: readonly string[];
  /** How the names of its metrics begin. */
  readonly prefix: string;
  /** Metrics that are no figures of one game. */
  readonly without?: readonly string[];
}

/** The head of the table, and how its lines are made. */
export interface GameRows {
  /** Names of the columns: `seed`, `game`, then what says which game it is, then a column for each figure by its name in the JSON. */
  readonly columns: readonly string[];
  readonly form: RowForm;
}

/**
 * The table of a job: a line for each game, and where scenarios or players meet side by side, for each game of each of them.
 *
 * @param metrics what the job measures
 * @throws UsageError for a ranking, which drops scenarios on the way
 * @example
 * gameRows({ scenario: STANDARD_GAME, seed: 'pacific' }, metrics).columns; // ['seed', 'game', 'rules', 'japan', 'allied', 'winner', …]
 */
export function gameRows({ scenario, seed }: Job<SimulationScenario>, metrics: readonly Metric[]): GameRows {
  const parts = partsOf(scenario);
  const found = parts.map(({ prefix, without = [] }) => {
    const names = new Map<string, number>();
    metrics.forEach(({ name }, k) => {
      const own = name.slice(prefix.length);
      if (name.startsWith(prefix) && own !== SCORE_BY_LUCK.name && !without.includes(name)) names.set(own, k);
    });
    return names;
  });
  const figures = [...new Set(found.flatMap((names) => [...names.keys()]))];
  const several = parts.some((part) => part.scenario !== undefined);
  const told = parts.some((part) => part.facts !== undefined);
  return {
    columns: ['seed', 'game', ...(several ? ['scenario'] : []), ...(told ? WHOLE_GAME : []), ...figures],
    form: parts.map((part, k) => ({
      before: `${csvField(seed)},`,
      after: [...(part.scenario === undefined ? [] : [part.scenario]), ...(part.facts ?? [])]
        .map((text) => `,${csvField(text)}`)
        .join(''),
      metrics: figures.map((name) => found[k]!.get(name) ?? -1),
    })),
  };
}

function partsOf(scenario: SimulationScenario): Part[] {
  switch (scenario.kind) {
    case 'comparison':
      return scenario.scenarios.map((one, k) => ({
        ...partsOf(one)[0],
        scenario: letterOf(k),
        prefix: metricOf(k, ''),
      }));
    case 'tournament':
    case 'openings': {
      const field = { ...scenario, kind: 'tournament', compared: false } as const;
      return scenario.japan.flatMap((_, i) =>
        scenario.allied.map((_, j) => ({
          ...partsOf(pairing(field, i, j))[0],
          prefix: pairingMetric(i, j, ''),
          without: (['points', 'wins'] as const).map((figure) => blockMetric(i, j, figure)),
        })),
      );
    }
    case 'ranking':
      throw new UsageError(
        '--games-csv does not go with --rank, which drops scenarios on the way; allowed: without --rank',
      );
    case 'controlled':
      return partsOf(scenario.game);
    case 'swept': {
      const without = [BLOCK_GAMES, ...scenario.figures.map((_, k) => blocksOf(k))];
      return partsOf(scenario.of).map((part) => ({ ...part, without }));
    }
    case 'game':
      return [{ prefix: '', facts: [scenario.rules.join(' '), ...players(scenario.players)] }];
    case 'position':
      return [{ prefix: '', facts: [[scenario.record.rules].flat().join(' '), ...players(scenario.players)] }];
    default:
      return [{ prefix: '' }];
  }
}

const players = (seats: Seats): string[] => [seatText('japan', seats.japan), seatText('allied', seats.allied)];
