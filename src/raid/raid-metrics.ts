// What is measured about a raid: the metrics' names, in the order in which every tally holds them.

import type { BoardTables } from '../board/index.js';
import type { Metric } from '../stats/experiment.js';
import { fateLabels, RAID_CLASSES, RAID_COUNTS } from './kernel/fates.js';
import { raidTargets } from './plans/plan-targets.js';
import { RAID_FIGURES } from './raid-figures.js';

/**
 * Metrics of a raid: `battleships.afloat`, `.undamaged`, `.damaged`, `.crippled`, `.bottomed`, `.sunk`, the same for
 * `cruisers`, then `ship.<Name>.fate` for everything that lies in Pearl Harbor, in the order of the board. Damaged ships
 * include the crippled ones; afloat is not bottomed and not sunk (9.23).
 *
 * @example
 * raidMetrics(compileBoard(STANDARD_BOARD)).length; // 23: six for each class, eleven fates
 */
export function raidMetrics(tables: BoardTables): Metric[] {
  const targets = raidTargets(tables);
  const counts = RAID_CLASSES.flatMap(({ name, kind }): Metric[] => {
    const max = targets.filter((piece) => tables.kind[piece] === kind).length;
    return RAID_COUNTS.map((count) => ({ type: 'number', name: RAID_FIGURES.ships.of(name, count.name), min: 0, max }));
  });
  const fates = targets.map((piece): Metric => {
    return { type: 'label', name: RAID_FIGURES.fate.of(tables.pieceNames[piece]!), labels: fateLabels(piece, tables) };
  });
  return [...counts, ...fates];
}
