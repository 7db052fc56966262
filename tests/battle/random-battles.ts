// Small battles drawn from a seed, the same on every machine.

import type { BattleScenario } from '../../src/battle/question/battle-scenario.js';
import { readScenario } from '../../src/node/read.js';

const FACTORS = '117 1+27 1+18 027+4 137+4 146+4 0041 005+2 443 5+65 34* 24* 033 336 999'.split(' ');

/**
 * A generator of battles; `most` units a side.
 *
 * @param orders true for submarines, and retreats that nobody pursues, too.
 */
export function randomBattles(seed: number, most: number, orders = false): () => BattleScenario {
  let state = seed;
  const next = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const pick = <T>(list: readonly T[]): T => list[next(list.length)]!;
  const side = (name: string, factors: readonly string[]) => ({
    prefer: pick(['day', 'night']),
    targets: pick(['focus', 'spread', 'spread', ['carrier', 'battleship'], ['air']]),
    carriersFire: next(2) === 1,
    ...(orders && {
      retreat: pick(['never', 'outgunned', 1, 2, 3]),
      pursue: false,
      submarine: next(3) === 0,
    }),
    units: Array.from({ length: 1 + next(most) }, (_, k) => {
      const f = pick(factors);
      const armor = Number(
        /^(?:\d\+?(\d)\d|\d(\d)\*)/
          .exec(f)!
          .slice(1)
          .find((d) => d !== undefined),
      );
      const posture = pick(['patrolling', 'raiding']);
      return { name: `${name}${k}`, factors: f, posture, damage: next(3) === 0 ? Math.max(0, armor - next(3) - 1) : 0 };
    }),
  });
  return () => {
    // The largest ships would make the exact answer slow.
    const factors = most > 3 ? FACTORS : FACTORS.slice(0, -1);
    return readScenario(
      JSON.stringify({
        kind: 'battle',
        area: pick([null, 'Coral Sea', 'Marianas Islands']),
        control: pick(['japan', 'allied', 'none']),
        rounds: pick([1, 2, 3, 4, null]),
        japan: side('J', factors),
        allied: side('A', factors),
      }),
      'battle.json',
      { kinds: ['battle'] },
    ).scenario;
  };
}
