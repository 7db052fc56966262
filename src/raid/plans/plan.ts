// Which carrier attacks what in a round of the raid (18.2, 5.34): the interface the kernels call, and the plans by name.

import type { BoardTables } from '../../board/index.js';
import type { ExplicitTargets, RoundTargets } from '../question/raid-scenario.js';
import type { RaidAllocator } from './allocator.js';
import { bottomFirst, GreedyAllocator } from './plan-greedy.js';
import { FocusAllocator, SpreadAllocator } from './plan-ranked.js';

export interface RaidAllocatorOptions {
  /** Rule 20.3: one more on each shot's die in round 1. Default false. */
  readonly pearlHarborRule?: boolean;
}

/**
 * The allocator of a plan: written out, or by name.
 *
 * - `spread`: every attacker on a target of its own, battleships first ({@link SpreadAllocator}).
 * - `focus`: one target at a time until the mean damage is enough to sink it ({@link FocusAllocator}).
 * - `bottom-first`: the armor-4 battleships, then whatever is best to bottom ({@link bottomFirst}).
 * - `finish`, `kills`, `bottomings`, `damage`, `afloat-strength`: each attack where it adds most to that measure of the raid
 *   (`worthOf`, {@link GreedyAllocator}).
 *
 * Named plans never attack what is already sunk or eliminated; when nothing else is left they do not attack. A written plan
 * does as it is told: an attack on a target already sunk is wasted.
 *
 * @param attackers piece indices of the carriers that attack.
 * @param targets piece indices of what lies in Pearl Harbor, see `raidTargets`.
 * @throws Error when a written plan names an attacker or target that is not on the board; see `checkRaidPlan` for sentences.
 * @example
 * const allocator = raidAllocator('spread', attackers, raidTargets(tables), tables);
 * allocator.allocate(1, new Uint8Array(tables.pieceCount), out);
 */
export function raidAllocator(
  plan: RoundTargets,
  attackers: readonly number[],
  targets: readonly number[],
  tables: BoardTables,
  options: RaidAllocatorOptions = {},
): RaidAllocator {
  const pearlHarborRule = options.pearlHarborRule ?? false;
  if (typeof plan !== 'string') return new ExplicitAllocator(plan, attackers, tables);
  switch (plan) {
    case 'spread':
      return new SpreadAllocator(attackers, targets, tables, pearlHarborRule);
    case 'focus':
      return new FocusAllocator(attackers, targets, tables, pearlHarborRule);
    case 'bottom-first':
      return bottomFirst(attackers, targets, tables, pearlHarborRule);
    default:
      return new GreedyAllocator(plan, attackers, targets, tables, { pearlHarborRule });
  }
}

/** A plan written out: the same targets whatever has happened, in any round. */
class ExplicitAllocator implements RaidAllocator {
  private readonly target: Int16Array;

  constructor(plan: ExplicitTargets, attackers: readonly number[], tables: BoardTables) {
    this.target = new Int16Array(attackers.length).fill(-1);
    for (const [attacker, target] of Object.entries(plan)) {
      const k = attackers.indexOf(tables.pieceIndex.get(attacker) ?? -1);
      const piece = tables.pieceIndex.get(target);
      if (k < 0) throw new Error(`"${attacker}" is given a target, but is not among the attackers of the raid`);
      if (piece === undefined) throw new Error(`${attacker} attacks "${target}", which is not on the board`);
      this.target[k] = piece;
    }
  }

  allocate(_round: 1 | 2, _damage: Uint8Array, out: Int16Array): void {
    out.set(this.target);
  }
}
