import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sinkingDamage } from '../../../src/raid/kernel/fates.js';
import { raidAllocator } from '../../../src/raid/plans/plan.js';
import { groupTargets, raidAttackers, raidTargets } from '../../../src/raid/plans/plan-targets.js';
import { RAID_PLANS } from '../../../src/raid/question/raid-scenario.js';
import { sized } from '../../size.js';
import { CARRIERS, TABLES } from '../raid-support.js';

const targets = raidTargets(TABLES);

/** A position: who attacks, and what each target has taken. */
const position = fc.record({
  plan: fc.constantFrom(...RAID_PLANS),
  force: fc.shuffledSubarray(CARRIERS, { minLength: 1 }),
  damage: fc.array(fc.nat(13), { minLength: targets.length, maxLength: targets.length }),
  pearlHarborRule: fc.boolean(),
});

function ask(
  plan: (typeof RAID_PLANS)[number],
  force: readonly string[],
  round: 1 | 2,
  damage: readonly number[],
  pearlHarborRule: boolean,
): number[] {
  const attackers = raidAttackers(force, TABLES);
  const points = new Uint8Array(TABLES.pieceCount);
  targets.forEach((piece, t) => {
    points[piece] = damage[t]!;
  });
  const out = new Int16Array(attackers.length).fill(99);
  raidAllocator(plan, attackers, targets, TABLES, { pearlHarborRule }).allocate(round, points, out);
  return [...out];
}

describe('every plan by name', () => {
  it('9.23: attacks what is not sunk, as long as there is anything', () => {
    fc.assert(
      fc.property(
        position,
        fc.constantFrom(1 as const, 2 as const),
        ({ plan, force, damage, pearlHarborRule }, round) => {
          const left = targets.filter((piece, t) => damage[t]! < sinkingDamage(piece, TABLES));
          for (const target of ask(plan, force, round, damage, pearlHarborRule)) {
            if (left.length === 0) expect(target).toBe(-1);
            else expect(left).toContain(target);
          }
        },
      ),
      { seed: 7, numRuns: sized(300, 2000) },
    );
  });

  it('answers the same every time, and whatever damage lies beyond sinking', () => {
    fc.assert(
      fc.property(position, ({ plan, force, damage, pearlHarborRule }) => {
        const more = damage.map((points, t) => (points >= sinkingDamage(targets[t]!, TABLES) ? 255 : points));
        const answer = ask(plan, force, 2, damage, pearlHarborRule);
        expect(ask(plan, force, 2, damage, pearlHarborRule)).toEqual(answer);
        expect(ask(plan, force, 2, more, pearlHarborRule)).toEqual(answer);
      }),
      { seed: 8, numRuns: sized(100, 500) },
    );
  });

  // The promise of groupTargets, on which the exact solver rests.
  it('in round 2 tells targets alike apart by damage, then by listed order, and by nothing else', () => {
    fc.assert(
      fc.property(position, ({ plan, force, damage, pearlHarborRule }) => {
        const groups = groupTargets(targets, TABLES, plan === 'afloat-strength');
        // Sort the damages within each group; stable, so equals keep their listed order.
        const sorted = [...damage];
        const standsFor = new Map<number, number>();
        for (let g = 0; g < groups.groupCount; g++) {
          const members = [...groups.pieces].filter((_, k) => groups.group[k] === g);
          const byDamage = [...members].sort((a, b) => damage[targets.indexOf(a)]! - damage[targets.indexOf(b)]!);
          members.forEach((piece, rank) => {
            sorted[targets.indexOf(piece)] = damage[targets.indexOf(byDamage[rank]!)]!;
            standsFor.set(piece, byDamage[rank]!);
          });
        }
        const canonical = ask(plan, force, 2, sorted, pearlHarborRule);
        const expected = canonical.map((piece) => (piece < 0 ? -1 : standsFor.get(piece)!));
        expect(ask(plan, force, 2, damage, pearlHarborRule)).toEqual(expected);
      }),
      { seed: 9, numRuns: sized(500, 4000) },
    );
  });
});
