// What Japan loses of what it sends on turn 1: metrics of the raid with its aftermath.

import { type BoardTables, CARRIER } from '../board/index.js';
import { resolveRules } from '../rules/index.js';
import type { Metric } from '../stats/experiment.js';
import { fateLabels } from './kernel/fates.js';
import type { RaidScenario } from './question/raid-scenario.js';
import { RAID_FIGURES } from './raid-figures.js';

/** Ships that Japan sends, to Hawaii and to Indonesia, by name. */
export const sentShips = ({
  raidForce,
  indonesia,
}: Pick<RaidScenario, 'raidForce' | 'indonesia'>): readonly string[] => [...raidForce, ...(indonesia?.carriers ?? [])];

/** Whether Japan can lose ships: it stays, air units fire back (20.4), or the Allies may pursue it (the Menzel packages). */
export function mayLoseShips({ after, rules }: Pick<RaidScenario, 'after' | 'rules'>): boolean {
  const { pearlHarbor, menzelRaid } = resolveRules(rules);
  return after === 'stay' || pearlHarbor || menzelRaid;
}

/** A sum over ships: each that ends in the fate counts as much as it weighs. */
interface Loss {
  readonly metric: Metric;
  readonly pieces: readonly number[];
  readonly weights: readonly number[];
  /** Index into the labels of the ships' fates. */
  readonly fate: number;
}

/**
 * `japan.carriers.sunk` and `.damaged` (afloat, with damage), `japan.airstrike.sunk` (the airstrike factors of those sunk), and
 * where ships that are no carriers are sent, `japan.other ships.sunk` and `.damaged`. None where Japan can lose nothing.
 *
 * @example
 * japanLosses(scenario, tables).map(({ metric }) => metric.name); // ['japan.carriers.sunk', 'japan.carriers.damaged', …]
 */
export function japanLosses(scenario: RaidScenario, t: BoardTables): Loss[] {
  if (!mayLoseShips(scenario)) return [];
  const sent = sentShips(scenario).map((name) => t.pieceIndex.get(name)!);
  const carriers = sent.filter((p) => t.kind[p] === CARRIER);
  const others = sent.filter((p) => t.kind[p] !== CARRIER);
  const each = (pieces: readonly number[]) => pieces.map(() => 1);
  return [
    ...(carriers.length > 0
      ? [
          loss('carriers', 'sunk', carriers, each(carriers), t),
          loss('carriers', 'damaged', carriers, each(carriers), t),
          loss(
            'airstrike',
            'sunk',
            carriers,
            carriers.map((p) => t.airstrike[p]!),
            t,
          ),
        ]
      : []),
    ...(others.length > 0
      ? [loss('other ships', 'sunk', others, each(others), t), loss('other ships', 'damaged', others, each(others), t)]
      : []),
  ];
}

function loss(
  what: string,
  state: 'sunk' | 'damaged',
  pieces: readonly number[],
  weights: readonly number[],
  t: BoardTables,
): Loss {
  const max = weights.reduce((a, b) => a + b, 0);
  return {
    metric: { type: 'number', name: RAID_FIGURES.japan.of(what, state), min: 0, max },
    pieces,
    weights,
    fate: fateLabels(pieces[0]!, t).indexOf(state),
  };
}
