// What is measured about a raid: the metrics' names, in the order in which every tally holds them.
import { BATTLESHIP, type BoardTables, CRUISER } from '../board/index.js';
import type { Metric } from '../game/experiment.js';
import { BOTTOMED, CRIPPLED, DAMAGED, fateLabels, SUNK_IN_PORT, UNDAMAGED } from '../game/raid-fates.js';
import { raidTargets } from './raid-plan-targets.js';

/** Classes of ships that are counted together. */
export const RAID_CLASSES = [
  { name: 'battleships', kind: BATTLESHIP },
  { name: 'cruisers', kind: CRUISER },
] as const;

/**
 * What is counted in a class, with the categories (see `raidCategory`) that count. *Afloat* is not bottomed and not sunk;
 * *damaged* includes the crippled, so that undamaged + damaged + bottomed + sunk is every ship.
 */
export const RAID_COUNTS: readonly { readonly name: string; readonly categories: readonly number[] }[] = [
  { name: 'afloat', categories: [UNDAMAGED, DAMAGED, CRIPPLED] },
  { name: 'undamaged', categories: [UNDAMAGED] },
  { name: 'damaged', categories: [DAMAGED, CRIPPLED] },
  { name: 'crippled', categories: [CRIPPLED] },
  { name: 'bottomed', categories: [BOTTOMED] },
  { name: 'sunk', categories: [SUNK_IN_PORT] },
];

/**
 * Metrics of a raid: `battleships.afloat`, `.undamaged`, `.damaged`, `.crippled`, `.bottomed`, `.sunk`, the same for
 * `cruisers`, then `ship.<Name>.fate` for everything that lies in Pearl Harbor, in the order of the board.
 *
 * @example
 * raidMetrics(compileBoard(STANDARD_BOARD)).length; // 23: six for each class, eleven fates
 */
export function raidMetrics(tables: BoardTables): Metric[] {
  const targets = raidTargets(tables);
  const counts = RAID_CLASSES.flatMap(({ name, kind }): Metric[] => {
    const max = targets.filter((piece) => tables.kind[piece] === kind).length;
    return RAID_COUNTS.map((count) => ({ type: 'number', name: `${name}.${count.name}`, min: 0, max }));
  });
  const fates = targets.map((piece): Metric => {
    return { type: 'label', name: `ship.${tables.pieceNames[piece]}.fate`, labels: fateLabels(piece, tables) };
  });
  return [...counts, ...fates];
}
