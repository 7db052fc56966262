import { describe, expect, it } from 'vitest';
import { BATTLESHIP, type BoardTables, CRUISER } from '../../../src/board/index.js';
import { attackOdds } from '../../../src/dice/attack-odds.js';
import { EXACT_RAID_BUDGET, estimateExactRaidSize, exactRaid } from '../../../src/raid/exact/exact-raid.js';
import type { ExactRaid, JointCounts } from '../../../src/raid/exact/raid-result.js';
import { raidCategory, sinkingDamage } from '../../../src/raid/kernel/fates.js';
import { RAID_PLANS, type RaidScenario } from '../../../src/raid/question/raid-scenario.js';
import { STANDARD_RAID } from '../../../src/raid/question/standard-raid.js';
import { raidMetrics } from '../../../src/raid/raid-metrics.js';
import { binsOf, tallyOffsets } from '../../../src/stats/experiment.js';
import { LONG, sized } from '../../size.js';
import { bruteAttack, bruteJoint, bruteRaid, CARRIERS, harborOf, raidOf, TABLES } from '../raid-support.js';

const sum = (list: ArrayLike<number>): number => Array.from(list).reduce((a, b) => a + b, 0);

/** Every metric's probabilities, and the joint counts, sum to one; no probability is negative. */
function expectWhole(raid: ExactRaid, tables: BoardTables): void {
  const metrics = raidMetrics(tables);
  const offsets = tallyOffsets(metrics);
  expect(raid.tally.length).toBe(offsets[metrics.length]);
  metrics.forEach((metric, m) => {
    const total = sum(raid.tally.subarray(offsets[m], offsets[m]! + binsOf(metric)));
    expect(Math.abs(total - 1), metric.name).toBeLessThan(1e-12);
  });
  expect(Math.min(...raid.tally)).toBeGreaterThanOrEqual(0);
  for (const joint of [raid.battleships, raid.cruisers])
    expect(Math.abs(sum(joint.probability) - 1)).toBeLessThan(1e-12);
}

function expectJoint(found: JointCounts, brute: Map<string, number>): void {
  const named = new Map<string, number>();
  found.probability.forEach((p, k) => {
    if (p > 0) named.set(found.counts.subarray(5 * k, 5 * k + 5).join(), p);
  });
  for (const key of new Set([...named.keys(), ...brute.keys()])) {
    expect(Math.abs((named.get(key) ?? 0) - (brute.get(key) ?? 0)), key).toBeLessThan(1e-12);
  }
}

/** Holds an exact answer against going through every throw. */
function expectSameAsBrute(scenario: RaidScenario, tables: BoardTables, most?: (piece: number) => number): void {
  const raid = exactRaid(scenario, tables);
  expectWhole(raid, tables);
  const outcomes = bruteRaid(scenario, tables, most);
  expectJoint(raid.battleships, bruteJoint(outcomes, BATTLESHIP, tables));
  expectJoint(raid.cruisers, bruteJoint(outcomes, CRUISER, tables));
  raid.targets.forEach((piece, t) => {
    const brute = [0, 0, 0, 0, 0];
    const exact = [0, 0, 0, 0, 0];
    for (const [list, p] of outcomes) brute[raidCategory(piece, Number(list.split(',')[t]), tables)]! += p;
    raid.damage[t]!.forEach((p, damage) => {
      exact[raidCategory(piece, damage, tables)]! += p;
    });
    exact.forEach((p, category) => {
      expect(Math.abs(p - brute[category]!), `${tables.pieceNames[piece]} ${category}`).toBeLessThan(1e-12);
    });
  });
}

/** Three battleships of one type, one of another, a cruiser and the air unit. */
const SMALL = harborOf(['Nevada', 'Arizona', 'Oklahoma', 'Tennessee', 'New Orleans', '7th A.F.']);

describe('the raid, exactly', () => {
  it('9.2, 18.2: targets written out, as every throw of the dice says', () => {
    const round1 = { Soryu: 'Nevada', Ryujo: 'Nevada', Zuiho: '7th A.F.' };
    const round2 = { Soryu: 'New Orleans', Ryujo: 'Nevada' };
    expectSameAsBrute(raidOf(['Soryu', 'Ryujo', 'Zuiho'], round1, round2), SMALL);
  });

  it.each(RAID_PLANS)('9.2, 18.2: plan %s in both rounds, as every throw of the dice says', (plan) => {
    expectSameAsBrute(raidOf(['Ryujo', 'Zuiho'], plan, plan), SMALL);
  });

  it.each(LONG ? RAID_PLANS : (['kills'] as const))('9.2: plan %s after three attacks written out', (plan) => {
    const round1 = { Ryujo: 'Arizona', Zuiho: 'Oklahoma', Hiryu: 'Tennessee' };
    expectSameAsBrute(raidOf(['Ryujo', 'Zuiho', 'Hiryu'], round1, plan), SMALL, (p) => sinkingDamage(p, SMALL));
  });

  it('20.3: one more on each die of round 1, also at the air unit', () => {
    const round1 = { Ryujo: 'Arizona', Zuiho: '7th A.F.' };
    const rules = ['second-edition', 'pearl-harbor'];
    for (const plan of LONG ? (['finish', 'spread', 'focus'] as const) : (['finish'] as const)) {
      expectSameAsBrute(raidOf(['Ryujo', 'Zuiho'], round1, plan, rules), SMALL);
      expectSameAsBrute(raidOf(['Ryujo', 'Zuiho'], plan, plan, rules), SMALL);
    }
  });

  it('7.53: attackers without the bonus beside attackers with it', () => {
    const mixed = harborOf(['Nevada', 'Arizona', 'New Orleans'], { Ryujo: '0152', Zuiho: '0053' });
    for (const plan of LONG ? (['damage', 'focus', 'afloat-strength'] as const) : (['damage'] as const)) {
      const scenario = raidOf(['Ryujo', 'Zuiho', 'Hiryu'], { Ryujo: 'Nevada', Zuiho: 'Arizona' }, plan);
      expectSameAsBrute(scenario, mixed, (piece) => sinkingDamage(piece, mixed));
    }
  });

  it('9.2: a carrier without a target changes nothing', () => {
    const alone = exactRaid(raidOf(['Akagi'], { Akagi: 'Nevada' }, {}), TABLES);
    const beside = exactRaid(raidOf(['Akagi', 'Kaga'], { Akagi: 'Nevada' }, {}), TABLES);
    expect(beside.tally).toEqual(alone.tally);
  });

  it('9.2: two attacks on a target named twice are one attack of all their dice', () => {
    const twice = exactRaid(raidOf(['Akagi', 'Kaga'], { Akagi: 'Nevada', Kaga: 'Nevada' }, {}), TABLES);
    const nevada = twice.targets.indexOf(TABLES.pieceIndex.get('Nevada')!);
    attackOdds(8, 1, 4).damage.forEach((p, damage) => {
      expect(twice.damage[nevada]![damage]).toBeCloseTo(p, 14);
    });
  });

  it('9.23: an attack on what is already sunk is wasted', () => {
    // Armor 0: sunk by the first point, so that round 2 meets it sunk or undamaged.
    const tables = harborOf(['Nevada', 'Arizona'], { Nevada: '403' });
    const raid = exactRaid(raidOf(['Akagi'], { Akagi: 'Nevada' }, { Akagi: 'Nevada' }), tables);
    const missed = (2 / 3) ** 4;
    expect(raid.damage[0]![0]).toBeCloseTo(missed ** 2, 14);
    expect(raid.damage[0]![1]).toBeCloseTo(1 - missed ** 2, 14);
    expect(raid.damage[1]![0]).toBe(1);
  });

  it('7.53, 7.552: dice at an air unit have no bonus, and four points eliminate it', () => {
    const raid = exactRaid(raidOf(['Akagi'], { Akagi: '7th A.F.' }, {}), TABLES);
    const unit = raid.targets.indexOf(TABLES.pieceIndex.get('7th A.F.')!);
    let dead = 0;
    for (const [damage, p] of bruteAttack(4, 0)) if (damage >= 4) dead += p;
    expect(raid.damage[unit]).toHaveLength(5);
    expect(raid.damage[unit]![4]).toBeCloseTo(dead, 14);
    expect(raid.damage[unit]![0]).toBeCloseTo((5 / 6) ** 4, 14);
    const metric = raidMetrics(TABLES).findIndex(({ name }) => name === 'ship.7th A.F..fate');
    const at = tallyOffsets(raidMetrics(TABLES))[metric]!;
    expect([...raid.tally.subarray(at, at + 3)]).toEqual([
      raid.damage[unit]![0],
      raid.damage[unit]![1]! + raid.damage[unit]![2]! + raid.damage[unit]![3]!,
      raid.damage[unit]![4],
    ]);
  });

  it('9.23: the standard raid sums to one and every battleship meets one fate', () => {
    const raid = exactRaid(STANDARD_RAID, TABLES);
    expectWhole(raid, TABLES);
    expect(raid.states).toBe(1);
    expect(raid.battleships.ships).toBe(8);
    expect(raid.cruisers.ships).toBe(2);
  });

  it.each(RAID_PLANS)('9.23: plan %s of many carriers sums to one', (plan) => {
    const raid = exactRaid(raidOf(CARRIERS.slice(0, sized(5, 8)), plan, plan), TABLES);
    expectWhole(raid, TABLES);
  });

  it('says beforehand how large it is, and refuses what is larger than the budget with a sentence', () => {
    const scenario = raidOf(CARRIERS.slice(0, sized(6, 8)), 'spread', 'finish');
    const { states, refusal } = estimateExactRaidSize(scenario, TABLES);
    expect(refusal).toBeUndefined();
    expect(states).toBe(exactRaid(scenario, TABLES).states);
    expect(states).toBeLessThan(EXACT_RAID_BUDGET);
    const sentence = /states that round 1 can leave, and the budget is 1,000: use the method monte-carlo/;
    expect(estimateExactRaidSize(scenario, TABLES, 1000).refusal).toMatch(sentence);
    expect(() => exactRaid(scenario, TABLES, { budget: 1000 })).toThrow(sentence);
    expect(estimateExactRaidSize(STANDARD_RAID, TABLES)).toEqual({ states: 1, refusal: undefined });
  });

  it('18.21, 18.24, 18.4: names what it does not cover', () => {
    const covers = /the exact method covers the two raid rounds/;
    expect(() => exactRaid({ ...STANDARD_RAID, after: 'stay' }, TABLES)).toThrow(covers);
    expect(() => exactRaid({ ...STANDARD_RAID, iBoat: 'Hawaiian Islands' }, TABLES)).toThrow(/18\.24/);
    expect(() => exactRaid({ ...STANDARD_RAID, indonesia: { airUnits: 4, carriers: [] } }, TABLES)).toThrow(/18\.4/);
    expect(estimateExactRaidSize({ ...STANDARD_RAID, after: 'stay' }, TABLES).refusal).toMatch(covers);
  });

  it('4.2: does not answer a plan that is not allowed', () => {
    expect(() => exactRaid(raidOf(['Hosho'], 'spread', 'spread'), TABLES)).toThrow('Hosho has speed 4');
  });
});
