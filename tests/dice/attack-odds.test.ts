import { describe, expect, it } from 'vitest';
import { attackOdds } from '../../src/dice/attack-odds.js';
import { damageDistribution } from '../../src/dice/damage-distribution.js';
import { bruteAttack } from '../raid/raid-support.js';

describe('the odds of one attack', () => {
  // Issue 2, done when: a single ship attacked once by 4 dice with the bonus.
  it.each([
    [4, 0.4879, 0.1671],
    [5, 0.3863, 0.0845],
    [1, 0.7366, 0.6626],
  ])('9.23: four dice with the bonus at a ship of armor %i', (armor, bottomed, sunk) => {
    const odds = attackOdds(4, 1, armor);
    expect(odds.bottomedOrWorse).toBeCloseTo(bottomed, 4);
    expect(odds.sunk).toBeCloseTo(sunk, 4);
  });

  it('7.53, 7.55: is the same as counting every throw of four shots and four damage dice', () => {
    for (const armor of [1, 4, 5]) {
      let bottomed = 0;
      let sunk = 0;
      const faces = [1, 2, 3, 4, 5, 6];
      for (const a of faces)
        for (const b of faces)
          for (const c of faces)
            for (const d of faces) {
              const hits = [a, b, c, d].filter((die) => die + 1 >= 6).length;
              for (const e of faces)
                for (const f of faces)
                  for (const g of faces)
                    for (const h of faces) {
                      const damage = [e, f, g, h].slice(0, hits).reduce((sum, die) => sum + die, 0);
                      if (damage > armor) bottomed++;
                      if (damage > 2 * armor) sunk++;
                    }
            }
      const odds = attackOdds(4, 1, armor);
      expect(odds.bottomedOrWorse).toBeCloseTo(bottomed / 6 ** 8, 13);
      expect(odds.sunk).toBeCloseTo(sunk / 6 ** 8, 13);
    }
  });

  it('7.5: every number of shots and every bonus, against single dice', () => {
    for (let shots = 0; shots <= 9; shots++) {
      for (const bonus of [0, 1, 2] as const) {
        const cap = 11;
        const dice: [number, number, number] = [0, 0, 0];
        dice[bonus] = shots;
        const pmf = damageDistribution(dice, cap);
        const brute = new Float64Array(cap + 1);
        for (const [damage, chance] of bruteAttack(shots, bonus)) brute[Math.min(cap, damage)]! += chance;
        pmf.forEach((p, damage) => {
          expect(p).toBeCloseTo(brute[damage]!, 13);
        });
        expect(Math.abs(pmf.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-14);
      }
    }
  });

  it('7.53: dice with different bonuses fall independently', () => {
    const pmf = damageDistribution([2, 1, 1], 40);
    const brute = new Float64Array(41);
    for (const [a, p] of bruteAttack(2, 0)) {
      for (const [b, q] of bruteAttack(1, 1)) for (const [c, r] of bruteAttack(1, 2)) brute[a + b + c]! += p * q * r;
    }
    pmf.forEach((p, damage) => {
      expect(p).toBeCloseTo(brute[damage]!, 14);
    });
  });

  it('9.23: armor 0 is bottomed and sunk by the first point', () => {
    const odds = attackOdds(1, 0, 0);
    expect(odds.bottomedOrWorse).toBeCloseTo(1 / 6, 14);
    expect(odds.sunk).toBeCloseTo(1 / 6, 14);
  });

  it('refuses numbers that no dice have', () => {
    expect(() => attackOdds(1.5, 1, 4)).toThrow('1.5 dice at armor 4');
    expect(() => attackOdds(-1, 1, 4)).toThrow('whole numbers');
    expect(() => attackOdds(4, 3 as 2, 4)).toThrow('the bonus is 3; it is 0, 1 or 2');
  });
});
