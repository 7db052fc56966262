import { describe, expect, it } from 'vitest';
import { chanceAtMost, DEFAULT_DIE, type Die } from '../../src/pacific-war/die.js';
import { mean } from '../../src/pacific-war/distribution.js';
import { aswChance, screensOf } from '../../src/pacific-war/house-rules/asw.js';
import { type AswSituation, bestScreens } from '../../src/pacific-war/house-rules/asw-screens.js';
import { bothWays, bruteForce, disagreeing, exactly, farthest, SMALL_DIE } from './brute-force.js';

const chanceIn = (s: AswSituation, die: Die) => aswChance(s, screensOf(s, die), die);

describe('anti-submarine screen', () => {
  it('house rule 7: a roll of at most the ASW rating averts the attack', () => {
    const chance = chanceIn({ attacks: ['A'], escorts: { DD: 3 } }, DEFAULT_DIE);
    expect(exactly(chance).all).toEqual([expect.closeTo(0.3, 12), expect.closeTo(0.7, 12)]);
    expect([3, 4].map((face) => chance.play(() => face)[0])).toEqual([0, 1]);
  });

  it('house rule 7: an attack that nobody screens gets through, and one unit screens one attack', () => {
    expect(exactly(chanceIn({ attacks: ['A', 'A', 'B'], escorts: {} }, DEFAULT_DIE)).all).toEqual([0, 0, 0, 1]);
    const screens = screensOf({ attacks: ['A', 'B'], escorts: { x: 2, y: 4, z: 1 } }, DEFAULT_DIE);
    expect(screens).toEqual(['y', 'x']);
  });

  it.each<[string, AswSituation]>([
    ['two targets', { attacks: ['A', 'B', 'A'], escorts: { x: 1, y: 2 } }],
    ['screens that are named', { attacks: ['A', 'B', 'A'], escorts: { x: 1, y: 2, z: 1 }, screens: { y: 3, x: 1 } }],
    ['a screen that cannot fail', { attacks: ['A', 'B'], escorts: { x: 3 } }],
  ])('house rule 7: worked out is the same as all dice one by one: %s', (_, s) => {
    for (const zero of ['highest', 'lowest'] as const) {
      const chance = chanceIn(s, { ...SMALL_DIE, zero });
      expect(farthest(exactly(chance), bruteForce(chance, { ...SMALL_DIE, zero }))).toBeLessThan(1e-12);
    }
  });

  it('house rule 7: addressed dice agree with what is worked out', () => {
    const s = { attacks: ['A', 'A', 'B', 'C', 'C'], escorts: { v: 5, w: 4, x: 3, y: 2 } };
    expect(disagreeing(bothWays(chanceIn(s, DEFAULT_DIE)))).toEqual([]);
  });

  it('house rule 7: the best screens lose the least worth of all there are', () => {
    const situations: AswSituation[] = [
      { attacks: ['A', 'B', 'B'], escorts: { x: 2, y: 5 }, worth: { A: 3, B: 4 } },
      { attacks: ['A', 'B', 'B'], escorts: { x: 2, y: 5, z: 1 }, worth: { A: 3, B: 4 }, counts: 'each target' },
      { attacks: ['A', 'B', 'B'], escorts: { x: 6, y: 5 }, worth: { A: 3, B: 9 }, counts: 'each target' },
      {
        attacks: ['A', 'B', 'C', 'B'],
        escorts: { x: 2, y: 5, z: 9 },
        worth: { A: 1, B: 2, C: 1 },
        counts: 'each target',
      },
      { attacks: ['A', 'B'], escorts: { x: 2, y: 5, z: 4 }, counts: 'each target' },
    ];
    for (const s of situations) {
      const all = everyScreen(s).map((screens) => lost(s, screens));
      expect(lost(s, bestScreens(s, DEFAULT_DIE))).toBeCloseTo(Math.min(...all), 12);
    }
  });
});

/** All ways to give escorts to attacks. */
function everyScreen(s: AswSituation): (string | undefined)[][] {
  const go = (k: number, left: string[]): (string | undefined)[][] =>
    k === s.attacks.length
      ? [[]]
      : [undefined, ...left].flatMap((escort) =>
          go(
            k + 1,
            left.filter((e) => e !== escort),
          ).map((rest) => [escort, ...rest]),
        );
  return go(0, Object.keys(s.escorts));
}

/** Mean worth that is lost. */
function lost(s: AswSituation, screens: readonly (string | undefined)[]): number {
  const worth = (target: string) => s.worth?.[target] ?? 1;
  const found = exactly(aswChance(s, screens, DEFAULT_DIE));
  const targets = [...new Set(s.attacks)];
  const averted = (target: string) =>
    s.attacks.reduce(
      (p, t, k) => (t === target ? p * (screens[k] ? chanceAtMost(DEFAULT_DIE, s.escorts[screens[k]!]!) : 0) : p),
      1,
    );
  return targets.reduce(
    (sum, t) => sum + worth(t) * (s.counts === 'each target' ? 1 - averted(t) : mean(found[`on ${t}`]!)),
    0,
  );
}
