// The chance of troops to come ashore.
import { expect, it } from 'vitest';
import { CARRIER_NIGHT, DAY, ENTRIES, NIGHT, SCREENS, STAY } from '../../../../src/ai/heuristic/estimate/force.js';
import { landingOdds } from '../../../../src/ai/heuristic/estimate/landing-odds.js';

/** Odds for troops with so many screening ships, against so much fire by day and at night, in permille of a middling ship. */
function odds(screens: number, day: number, night: number, mayCome = false): number {
  const f = new Int32Array(2 * ENTRIES);
  f[SCREENS] = 100 * screens;
  f[STAY] = 100 * screens;
  f[ENTRIES + STAY] = day + night > 0 ? 100 : 0;
  f[ENTRIES + DAY] = day;
  f[ENTRIES + NIGHT] = night;
  f[ENTRIES + CARRIER_NIGHT] = 0;
  return landingOdds(f, mayCome);
}

it('is sure behind ships where no enemy is or may come, less so alone, and less where his raiders may', () => {
  expect(odds(1, 0, 0)).toBe(1000);
  expect(odds(0, 0, 0)).toBeLessThan(1000);
  expect(odds(1, 0, 0, true)).toBeLessThan(1000);
});

it('falls with what fires, by day more than at night, when a screen must be attacked first (7.423)', () => {
  expect(odds(1, 500, 0)).toBeLessThan(odds(1, 200, 0));
  expect(odds(1, 0, 500)).toBeLessThan(1000);
  expect(odds(1, 500, 0)).toBeLessThan(odds(1, 0, 500));
});

it('is far lower for troops at which everybody fires because nothing else is there', () => {
  expect(odds(0, 500, 0)).toBeLessThan(odds(1, 500, 0) / 2);
  expect(odds(0, 0, 500)).toBeLessThan(odds(1, 0, 500));
});
