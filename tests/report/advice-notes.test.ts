// How the costs of alternatives are to be read.
import { expect, it } from 'vitest';
import type { PositionAdvice } from '../../src/analysis/position/advice.js';
import { adviceNotes } from '../../src/report/position/advice.js';

const advice = (...costs: readonly number[]) =>
  ({ searched: true, alternatives: costs.map((cost) => ({ cost })) }) as unknown as PositionAdvice;

it('says what a cost below 0 means where there is one', () => {
  expect(adviceNotes(advice(-1.2, 0.4))[0]).toMatch(/^A cost below 0: in these rollouts the alternative did better/);
  expect(adviceNotes(advice(-1.2, 0.4))).toHaveLength(2);
  expect(adviceNotes(advice(0, 0.4)).join()).not.toContain('below 0');
});
