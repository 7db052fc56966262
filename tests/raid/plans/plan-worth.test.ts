import { describe, expect, it } from 'vitest';
import { gainTable } from '../../../src/raid/plans/plan-gains.js';
import { attackLoads, byStrength } from '../../../src/raid/plans/plan-loads.js';
import { bottomingDamage, groupTargets, raidAttackers, raidTargets } from '../../../src/raid/plans/plan-targets.js';
import { afloatStrength, planWorth, RAID_OBJECTIVES, worthOf } from '../../../src/raid/plans/plan-worth.js';
import { bruteAttack, CARRIERS, harborOf, TABLES } from '../raid-support.js';

const piece = (name: string) => TABLES.pieceIndex.get(name)!;
const worths = (measure: Parameters<typeof worthOf>[0], name: string, damages: readonly number[]) =>
  damages.map((damage) => worthOf(measure, piece(name), damage, TABLES));

describe('what an objective counts', () => {
  it('9.23: the Nevada, armor 4, is bottomed by five points and sunk by nine', () => {
    const damages = [0, 4, 5, 8, 9, 30];
    expect(worths('kills', 'Nevada', damages)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(worths('bottomings', 'Nevada', damages)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(worths('finish', 'Nevada', damages)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(worths('damage', 'Nevada', damages)).toEqual([0, 4, 5, 8, 9, 9]);
    expect(bottomingDamage(piece('Nevada'), TABLES)).toBe(5);
    expect(bottomingDamage(piece('7th A.F.'), TABLES)).toBe(4);
  });

  it('7.72, 7.73: strength afloat is gunnery and airstrike; the crippled have one gunnery and no airstrike', () => {
    expect([0, 1, 4, 5, 6, 20].map((damage) => afloatStrength(piece('Maryland'), damage, TABLES))).toEqual([
      5, 5, 5, 1, 0, 0,
    ]);
    expect([0, 1, 2].map((damage) => afloatStrength(piece('New Orleans'), damage, TABLES))).toEqual([1, 1, 0]);
    // Lexington 1-3-7-4 if she were there: both factors, one gunnery when crippled.
    expect([0, 2, 3, 4].map((damage) => afloatStrength(piece('Lexington'), damage, TABLES))).toEqual([5, 5, 1, 0]);
    // A sound ship of armor 0 is not crippled.
    expect(afloatStrength(piece('Zuiho'), 0, TABLES)).toBe(2);
  });

  it('4.5, 7.552: an air unit is worth nothing to the objectives, and one to finish', () => {
    for (const objective of RAID_OBJECTIVES) expect(worths(objective, '7th A.F.', [0, 3, 4, 9])).toEqual([0, 0, 0, 0]);
    expect(worths('finish', '7th A.F.', [0, 3, 4, 9])).toEqual([0, 0, 1, 1]);
    expect(planWorth('kills', piece('7th A.F.'), 9, TABLES)).toBeCloseTo(4e-6, 12);
  });

  it('never falls as damage rises', () => {
    for (const measure of [...RAID_OBJECTIVES, 'finish'] as const) {
      for (const target of raidTargets(TABLES)) {
        for (let damage = 0; damage < 20; damage++) {
          const here = worthOf(measure, target, damage, TABLES);
          expect(worthOf(measure, target, damage + 1, TABLES)).toBeGreaterThanOrEqual(here);
        }
      }
    }
  });
});

describe('the tables of gains', () => {
  const mixed = harborOf(['Nevada', 'New Orleans', '7th A.F.'], { Zuiho: '0052' });
  const attackers = raidAttackers(['Soryu', 'Zuiho'], mixed);
  const targets = raidTargets(mixed);

  it('7.53: hold the expected worth of every load, counted die by die', () => {
    const groups = groupTargets(targets, mixed, false);
    const loads = attackLoads(attackers, mixed);
    expect([...loads.steps]).toEqual([3 * 3, 2]);
    for (const round of [1, 2] as const) {
      const extra = round === 1 ? 1 : 0;
      const table = gainTable('finish', groups, loads, mixed, { round, pearlHarborRule: true, lookAhead: false });
      targets.forEach((target, g) => {
        const circled = mixed.isShip[target] === 1 ? 1 : 0;
        let expected = 0;
        for (const [a, p] of bruteAttack(3, circled + extra)) {
          for (const [b, q] of bruteAttack(2, extra)) expected += p * q * planWorth('finish', target, 1 + a + b, mixed);
        }
        const load = loads.steps[0]! + loads.steps[1]!;
        expect(table.worth[table.base[g]! + table.size + load]).toBeCloseTo(expected, 12);
      });
    }
  });

  it('20.3: look ahead by the same load once more, at the bonus of round 2', () => {
    const groups = groupTargets(targets, mixed, false);
    const loads = attackLoads(attackers, mixed);
    const table = gainTable('kills', groups, loads, mixed, { round: 1, pearlHarborRule: true, lookAhead: true });
    let expected = 0;
    for (const [a, p] of bruteAttack(3, 2)) {
      for (const [b, q] of bruteAttack(3, 1)) expected += p * q * planWorth('kills', targets[0]!, a + b, mixed);
    }
    expect(table.worth[table.base[0]! + loads.steps[0]!]).toBeCloseTo(expected, 12);
  });
});

describe('the order of the attackers', () => {
  it('7.51: the strongest first, as listed among equals', () => {
    const order = (names: readonly string[]) => [...byStrength(raidAttackers(names, TABLES), TABLES, false)[1]];
    expect(order(CARRIERS)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(order(['Zuiho', 'Hiryu', 'Kaga', 'Soryu', 'Akagi'])).toEqual([2, 4, 1, 3, 0]);
  });

  it('7.53, 20.3: a bonus counts by what it does to each die', () => {
    // Three dice with the bonus hit once on average, five without it less; one more on each turns that round.
    const tables = harborOf(['Nevada'], { Zuiho: '0055' });
    const attackers = raidAttackers(['Zuiho', 'Soryu'], tables);
    expect([...byStrength(attackers, tables, false)[1]]).toEqual([1, 0]);
    expect([...byStrength(attackers, tables, true)[0]]).toEqual([0, 1]);
    expect([...byStrength(attackers, tables, true)[1]]).toEqual([1, 0]);
  });
});
