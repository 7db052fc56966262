import { describe, expect, it } from 'vitest';
import type { BoardTables } from '../../../src/board/index.js';
import { bestRaid, bestRaidUntil } from '../../../src/raid/best/best-raid.js';
import { exactRaid } from '../../../src/raid/exact/exact-raid.js';
import type { ExactRaid } from '../../../src/raid/exact/raid-result.js';
import { sinkingDamage } from '../../../src/raid/kernel/fates.js';
import { raidAttackers, raidTargets } from '../../../src/raid/plans/plan-targets.js';
import { RAID_OBJECTIVES, type RaidObjective, worthOf } from '../../../src/raid/plans/plan-worth.js';
import { bestNotes } from '../../../src/report/raid-best.js';
import { LONG } from '../../size.js';
import { bruteAttack, CARRIERS, harborOf, raidOf, TABLES } from '../raid-support.js';

/** Every way to send k attackers to n targets. */
function* allocations(k: number, n: number): Generator<number[]> {
  if (k === 0) yield [];
  else for (const rest of allocations(k - 1, n)) for (let t = 0; t < n; t++) yield [t, ...rest];
}

/** Damage of an attack at a target. */
function attack(attacker: number, target: number, extra: number, tables: BoardTables): Map<number, number> {
  const bonus = (tables.isShip[target] === 1 ? tables.airstrikeBonus[attacker]! : 0) + extra;
  return bruteAttack(tables.airstrike[attacker]!, bonus);
}

/** The damages of all targets as one number: the digits to this base, the first target’s the lowest. No piece takes as much. */
const BASE = 32;
const NOTHING = 0;

/** Distribution over the damages after an allocation; points above those that sink a target are counted as those. */
function after(
  before: Map<number, number>,
  allocation: readonly number[],
  attackers: readonly number[],
  extra: number,
  tables: BoardTables,
): Map<number, number> {
  const targets = raidTargets(tables);
  let now = before;
  attackers.forEach((attacker, k) => {
    const next = new Map<number, number>();
    const target = targets[allocation[k]!]!;
    const digit = BASE ** allocation[k]!;
    const most = sinkingDamage(target, tables);
    const ways = attack(attacker, target, extra, tables);
    for (const [damages, p] of now) {
      const had = Math.floor(damages / digit) % BASE;
      for (const [more, q] of ways) {
        const end = damages + (Math.min(had + more, most) - had) * digit;
        next.set(end, (next.get(end) ?? 0) + p * q);
      }
    }
    now = next;
  });
  return now;
}

const worth = (objective: RaidObjective, damages: number, tables: BoardTables): number =>
  raidTargets(tables).reduce(
    (sum, target, t) => sum + worthOf(objective, target, Math.floor(damages / BASE ** t) % BASE, tables),
    0,
  );

/** The best of all first rounds, each followed by the best of all second rounds in every state: no symmetry, no bounds. */
function bruteBest(objective: RaidObjective, force: readonly string[], tables: BoardTables, extra = 0): number {
  const attackers = raidAttackers(force, tables);
  const targets = raidTargets(tables);
  const second = new Map<number, number>();
  const bestSecond = (damages: number): number => {
    let best = second.get(damages);
    if (best !== undefined) return best;
    best = Number.NEGATIVE_INFINITY;
    for (const allocation of allocations(attackers.length, targets.length)) {
      let value = 0;
      for (const [end, p] of after(new Map([[damages, 1]]), allocation, attackers, 0, tables)) {
        value += p * worth(objective, end, tables);
      }
      best = Math.max(best, value);
    }
    second.set(damages, best);
    return best;
  };
  let best = Number.NEGATIVE_INFINITY;
  const nothing = new Map([[NOTHING, 1]]);
  for (const allocation of allocations(attackers.length, targets.length)) {
    let value = 0;
    for (const [damages, p] of after(nothing, allocation, attackers, extra, tables)) value += p * bestSecond(damages);
    best = Math.max(best, value);
  }
  return best;
}

const expectedWorth = (raid: ExactRaid, objective: RaidObjective, tables: BoardTables): number =>
  raid.targets.reduce(
    (sum, piece, t) =>
      sum + raid.damage[t]!.reduce((s, p, damage) => s + p * worthOf(objective, piece, damage, tables), 0),
    0,
  );

const SMALL = harborOf(['Nevada', 'Tennessee', 'New Orleans', '7th A.F.']);
/** Two ships that differ in gunnery only, and one of no armor to speak of. */
const GUNS = harborOf(['Tennessee', 'West Virginia', 'New Orleans']);

describe('the best raid', () => {
  it.each(RAID_OBJECTIVES)('9.2: %s with two attackers, as going through everything says', (objective) => {
    for (const tables of LONG ? [SMALL, GUNS] : [GUNS]) {
      const best = bestRaid(objective, ['Hiryu', 'Zuiho'], tables);
      expect(best.method).toBe('exact optimum');
      expect(best.value).toBeCloseTo(bruteBest(objective, ['Hiryu', 'Zuiho'], tables), 11);
      expect(best.upperBound).toBe(best.value);
    }
  });

  if (LONG) {
    it('9.2: three attackers, two of them alike', () => {
      const tables = harborOf(['Nevada', 'Arizona', 'New Orleans'], { Hiryu: '118+2' });
      for (const objective of ['kills', 'bottomings'] as const) {
        const best = bestRaid(objective, ['Hiryu', 'Ryujo', 'Zuiho'], tables);
        expect(best.value).toBeCloseTo(bruteBest(objective, ['Hiryu', 'Ryujo', 'Zuiho'], tables), 11);
      }
    });
  }

  it('20.3: with one more on each die of round 1', () => {
    const tables = LONG ? SMALL : GUNS;
    const best = bestRaid('kills', ['Hiryu', 'Zuiho'], tables, { rules: ['second-edition', 'pearl-harbor'] });
    expect(best.value).toBeCloseTo(bruteBest('kills', ['Hiryu', 'Zuiho'], tables, 1), 11);
  });

  it.each(RAID_OBJECTIVES)('%s: nothing by name is better, and the values are those of the exact raid', (objective) => {
    const force = ['Akagi', ...(LONG ? ['Soryu'] : []), 'Hiryu', 'Ryujo', 'Zuiho'];
    const best = bestRaid(objective, force, TABLES);
    expect(best.method).toBe('exact optimum');
    expect(best.named).toHaveLength(8);
    for (const { plan, value } of best.named) {
      expect(value).toBeCloseTo(expectedWorth(exactRaid(raidOf(force, plan, plan), TABLES), objective, TABLES), 10);
      expect(value!).toBeLessThanOrEqual(best.value + 1e-9);
    }
    const followed = exactRaid(raidOf(force, best.round1, objective), TABLES);
    expect(best.withNamedRound2.value).toBeCloseTo(expectedWorth(followed, objective, TABLES), 10);
    expect(best.withNamedRound2.value!).toBeLessThanOrEqual(best.value + 1e-9);
    expect(Object.keys(best.round1)).toEqual(force);
    expect(best.most).toBe({ kills: 10, bottomings: 10, damage: 86, 'afloat-strength': 36 }[objective]);
  });

  if (LONG) {
    it('proves the best raid of the eight carriers for bottomings', () => {
      const best = bestRaid('bottomings', CARRIERS, TABLES, { compare: ['bottomings', 'bottom-first'] });
      expect(best.method).toBe('exact optimum');
      expect(best.value).toBeCloseTo(7.09166, 5);
      expect(best.named.map(({ plan }) => plan)).toEqual(['bottomings', 'bottom-first']);
      expect(best.evaluated).toBeLessThan(best.plans / 100);
    });
  }

  it('without the budget for a proof it climbs, says so, and stays below its bound', () => {
    const force = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
    const proven = bestRaid('kills', force, TABLES, { compare: [] });
    const climbed = bestRaid('kills', force, TABLES, { compare: [], budget: 20_000 });
    expect(proven.method).toBe('exact optimum');
    expect(climbed.method).toBe('best found by local search, each plan evaluated exactly');
    expect(climbed.value).toBeLessThanOrEqual(proven.value + 1e-9);
    expect(climbed.upperBound).toBeGreaterThanOrEqual(proven.value - 1e-9);
    expect(climbed.value).toBeGreaterThan(0.9 * proven.value);
  });

  it.each([
    ['a proof', {}],
    ['a climb', { budget: 20_000 }],
  ])('stopped within %s, it tells the best so far, with a bound that holds', async (_, budget) => {
    const force = ['Akagi', 'Kaga', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
    const options = { compare: ['kills' as const], ...budget };
    const most = bestRaid('kills', force, TABLES, { compare: [] }).value;
    let rests = 0;
    const whole = await bestRaidUntil(async () => ++rests < 0, 'kills', force, TABLES, options);
    expect(whole).toEqual(bestRaid('kills', force, TABLES, options));
    const found: number[] = [];
    for (const at of [1, rests >> 1]) {
      let rest = 0;
      const cut = await bestRaidUntil(async () => ++rest === at, 'kills', force, TABLES, options);
      expect(rest).toBe(at);
      expect([cut.partial, cut.method, cut.named]).toEqual([true, 'best so far, the search was stopped', []]);
      expect(cut.upperBound).toBeGreaterThanOrEqual(most - 1e-9);
      expect(bestNotes(cut).join(' ')).toContain('Not complete: the search was stopped');
      found.push(cut.value);
    }
    expect([...found, whole.value]).toEqual([...found, whole.value].sort((a, b) => a - b));
    // The last rest is before the comparison with the plans by name.
    let rest = 0;
    const uncompared = await bestRaidUntil(async () => ++rest === rests, 'kills', force, TABLES, options);
    expect(uncompared).toEqual({ ...whole, named: [], partial: true });
  });

  it('is told with its targets, for the air raid alone', () => {
    const best = bestRaid('afloat-strength', ['Akagi', 'Kaga'], TABLES, { compare: ['bottom-first'] });
    const told = bestNotes(best).join(' ');
    expect(told).toContain('on average in the two rounds of the air raid alone');
    for (const [attacker, target] of Object.entries(best.round1)) {
      expect(told).toMatch(new RegExp(`Targets of round 1: .*${target} \\([^)]*${attacker}`));
    }
    expect(told).toContain('The tables answer for round 2 by the plan "afloat-strength": ');
    expect(told).toContain('bottom-first ');
  });

  it('4.2, 7.51: refuses forces that are not allowed or cannot attack', () => {
    expect(() => bestRaid('kills', ['Hosho'], TABLES)).toThrow('Hosho has speed 4');
    expect(() => bestRaid('kills', ['Kongo'], TABLES)).toThrow('no ship of the raid force has an airstrike');
  });
});
