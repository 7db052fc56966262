// The raid as something that can be simulated: the scenario's two rounds as orders for the kernel, and the tally's layout.

import type { BoardTables } from '../board/index.js';
import { seedKey } from '../dice/words.js';
import { resolveRules } from '../rules/index.js';
import { type Experiment, type Metric, type Tally, tallyPlaces } from '../stats/experiment.js';
import { RAID_CLASSES, RAID_COUNTS } from './kernel/fates.js';
import { RaidKernel } from './kernel/kernel.js';
import type { RaidTallyLayout } from './kernel/packing.js';
import { raidAllocator } from './plans/plan.js';
import { raidAttackers, raidTargets } from './plans/plan-targets.js';
import type { RaidScenario, RoundTargets } from './question/raid-scenario.js';
import { RAID_FIGURES } from './raid-figures.js';
import { raidMetrics } from './raid-metrics.js';

/**
 * The two air raid rounds of a scenario (9.2, 18.2), with fates counted after them (`after: leave`). Rule 20.3's +1 in
 * round 1 is in it; what else rule 20 and a stay change happens at sea, and is not looked at here.
 *
 * @throws Error when a written plan names what is not on the board or not in Pearl Harbor; scenarios from the reader never do.
 * @example
 * const experiment = raidExperiment(scenario, compileBoard(STANDARD_BOARD), 'pearl-harbor');
 * const tally = emptyTally(experiment.metrics);
 * experiment.run(0, 1_000_000, tally);
 */
export function raidExperiment(scenario: RaidScenario, tables: BoardTables, seed: string): Experiment {
  const metrics = raidMetrics(tables);
  const attackers = raidAttackers(scenario.raidForce, tables);
  const targets = raidTargets(tables);
  const { pearlHarbor } = resolveRules(scenario.rules);
  const { round1, round2 } = scenario.targets;
  const allocator = (plan: RoundTargets) =>
    raidAllocator(plan, attackers, targets, tables, { pearlHarborRule: pearlHarbor });
  // Nothing is damaged yet when round 1 is planned, and a written round is the same whatever is damaged.
  const fixed = (plan: RoundTargets, round: 1 | 2): Int16Array => {
    const out = new Int16Array(attackers.length);
    allocator(plan).allocate(round, new Uint8Array(tables.pieceCount), out);
    return out;
  };
  const kernel = new RaidKernel(tables, seedKey(seed), raidTallyLayout(metrics, tables), {
    attackers,
    targets,
    round1: fixed(round1, 1),
    round2: typeof round2 === 'string' ? allocator(round2) : fixed(round2, 2),
    pearlHarborRule: pearlHarbor,
  });
  return {
    metrics,
    run(first: number, count: number, tally: Tally): void {
      kernel.run(first, count, tally);
    },
  };
}

/** Where the metrics of `raidMetrics` lie in a tally. */
export function raidTallyLayout(metrics: readonly Metric[], tables: BoardTables): RaidTallyLayout {
  const at = tallyPlaces(metrics);
  const targets = raidTargets(tables);
  return {
    classes: RAID_CLASSES.map(({ name, kind }) => ({
      pieces: targets.filter((piece) => tables.kind[piece] === kind),
      at: at(RAID_FIGURES.ships.of(name, RAID_COUNTS[0]!.name)),
    })),
    fates: new Map(targets.map((piece) => [piece, at(RAID_FIGURES.fate.of(tables.pieceNames[piece]!))])),
  };
}
