import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackOdds } from '../../../src/dice/attack-odds.js';
import { exactRaid } from '../../../src/raid/exact/exact-raid.js';
import type { ExactRaid } from '../../../src/raid/exact/raid-result.js';
import { type RaidMeasure, worthOf } from '../../../src/raid/plans/plan-worth.js';
import { type ExplicitTargets, RAID_PLANS } from '../../../src/raid/question/raid-scenario.js';
import { sized } from '../../size.js';
import { CARRIERS, raidOf, TABLES } from '../raid-support.js';

const SEED = 1941;

const TARGETS = [
  'Nevada',
  'Arizona',
  'West Virginia',
  'Tennessee',
  'Oklahoma',
  'Maryland',
  'California',
  'Pennsylvania',
  'New Orleans',
  'San Francisco',
  '7th A.F.',
];

/** A raid force and its targets in one round; at most `most` of the ships attack. */
const written = (most: number): fc.Arbitrary<ExplicitTargets> =>
  fc
    .record({
      force: fc.subarray(CARRIERS, { minLength: 1, maxLength: most }),
      at: fc.array(fc.nat(10), { minLength: 8, maxLength: 8 }),
    })
    .map(({ force, at }) => Object.fromEntries(force.map((name, k) => [name, TARGETS[at[k]!]!])));

const expectedWorth = (raid: ExactRaid, measure: RaidMeasure): number =>
  raid.targets.reduce(
    (sum, piece, t) =>
      sum + raid.damage[t]!.reduce((s, p, damage) => s + p * worthOf(measure, piece, damage, TABLES), 0),
    0,
  );

describe('properties of the exact raid', () => {
  it('9.23: more dice, or a higher bonus, never lower the chances; more armor never raises them', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom(0, 1), fc.nat(8), (dice, bonus, armor) => {
        const here = attackOdds(dice, bonus as 0 | 1, armor);
        const more = attackOdds(dice + 1, bonus as 0 | 1, armor);
        const higher = attackOdds(dice, (bonus + 1) as 1 | 2, armor);
        const stronger = attackOdds(dice, bonus as 0 | 1, armor + 1);
        for (const key of ['sunk', 'bottomedOrWorse'] as const) {
          expect(more[key]).toBeGreaterThanOrEqual(here[key] - 1e-15);
          expect(higher[key]).toBeGreaterThanOrEqual(here[key] - 1e-15);
          expect(stronger[key]).toBeLessThanOrEqual(here[key] + 1e-15);
        }
      }),
      { seed: SEED, numRuns: sized(120, 300) },
    );
  });

  it('9.2: ships alike that meet the same dice meet the same fates', () => {
    fc.assert(
      fc.property(written(8), written(8), (round1, round2) => {
        const raid = exactRaid(raidOf(CARRIERS, round1, round2), TABLES);
        const dice = (target: string, plan: ExplicitTargets) =>
          Object.entries(plan).reduce(
            (sum, [attacker, at]) => sum + (at === target ? TABLES.airstrike[TABLES.pieceIndex.get(attacker)!]! : 0),
            0,
          );
        const met = new Map<string, Float64Array>();
        raid.targets.forEach((piece, t) => {
          const name = TABLES.pieceNames[piece]!;
          const key = [TABLES.kind[piece], TABLES.armor[piece], dice(name, round1) + dice(name, round2)].join();
          const damage = met.get(key) ?? raid.damage[t]!;
          met.set(key, damage);
          raid.damage[t]!.forEach((p, points) => {
            expect(p).toBeCloseTo(damage[points]!, 13);
          });
        });
      }),
      { seed: SEED, numRuns: sized(50, 100) },
    );
  });

  it('9.2: which of two ships alike is attacked first makes no difference to the numbers of ships', () => {
    const swapped: Readonly<Record<string, string>> = { Nevada: 'Pennsylvania', Pennsylvania: 'Nevada' };
    fc.assert(
      fc.property(written(4), fc.constantFrom(...RAID_PLANS), (round1, plan) => {
        const other = Object.fromEntries(Object.entries(round1).map(([who, at]) => [who, swapped[at] ?? at]));
        const a = exactRaid(raidOf(CARRIERS, round1, plan), TABLES);
        const b = exactRaid(raidOf(CARRIERS, other, plan), TABLES);
        a.battleships.probability.forEach((p, k) => {
          expect(p).toBeCloseTo(b.battleships.probability[k]!, 12);
        });
        a.cruisers.probability.forEach((p, k) => {
          expect(p).toBeCloseTo(b.cruisers.probability[k]!, 12);
        });
      }),
      { seed: SEED, numRuns: sized(12, 25) },
    );
  });

  it('18.2: finishing what round 1 left is worth at least as much as repeating round 1', () => {
    fc.assert(
      fc.property(written(4), (round1) => {
        const force = Object.keys(round1);
        const finished = exactRaid(raidOf(force, round1, 'finish'), TABLES);
        const repeated = exactRaid(raidOf(force, round1, round1), TABLES);
        expect(expectedWorth(finished, 'finish')).toBeGreaterThanOrEqual(expectedWorth(repeated, 'finish') - 1e-9);
      }),
      { seed: SEED, numRuns: sized(30, 60) },
    );
  });
});
