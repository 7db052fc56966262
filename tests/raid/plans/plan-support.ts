// Asks a plan what it does in a position written by names.
import type { BoardTables } from '../../../src/board/index.js';
import { raidAllocator } from '../../../src/raid/plans/plan.js';
import { raidAttackers, raidTargets } from '../../../src/raid/plans/plan-targets.js';
import type { RoundTargets } from '../../../src/raid/question/raid-scenario.js';

/** Target of each attacker by name; `-` for none. */
export function planned(
  tables: BoardTables,
  plan: RoundTargets,
  raidForce: readonly string[],
  round: 1 | 2,
  damage: Readonly<Record<string, number>> = {},
  pearlHarborRule = false,
): string[] {
  const attackers = raidAttackers(raidForce, tables);
  const points = new Uint8Array(tables.pieceCount);
  for (const [name, much] of Object.entries(damage)) points[tables.pieceIndex.get(name)!] = much;
  const out = new Int16Array(attackers.length).fill(99);
  raidAllocator(plan, attackers, raidTargets(tables), tables, { pearlHarborRule }).allocate(round, points, out);
  return Array.from(out, (piece) => (piece < 0 ? '-' : tables.pieceNames[piece]!));
}
