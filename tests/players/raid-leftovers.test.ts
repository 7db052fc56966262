// The raiders that are left over: where they go when no fight needs them.
import { expect, it } from 'vitest';
import { position, sail } from './position-support.js';

it('on the last turn they join the fight that may still be lost, not the flag that nobody disputes (4.7)', () => {
  const carriers = ['CV 10', 'CV 12', 'CV 16', 'Intrepid'];
  const t = position({
    turn: 8,
    at: {
      'Pearl Harbor': carriers,
      'North Pacific Ocean': ['Boston'],
      'Central Pacific Ocean': ['Princeton', 'Missouri', 'Haguro'],
    },
    flags: {
      'Hawaiian Islands': 'allied',
      'North Pacific Ocean': 'allied',
      'Central Pacific Ocean': 'allied',
    },
  });
  sail(t, 'allied');
  expect(carriers.map((name) => t.where(name))).toEqual(carriers.map(() => 'Central Pacific Ocean'));
});
