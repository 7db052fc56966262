// Surplus ships: where they go when no fight needs them.
import { expect, it } from 'vitest';
import { position, sail } from '../../position-support.js';

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

it('a cripple does not go to sea for a better place, out of a yard that no carrier can raid (7.72, 11.5)', () => {
  const places = (damage: number): string[] => {
    const ships = ['Akagi', 'Kaga', 'Fuso', 'Ise'];
    const t = position({
      turn: 4,
      at: { 'Yokosuka Navy Yard': ships.map((name) => ({ name, damage })) },
      flags: { 'Japanese Islands': 'japan', 'Marianas Islands': 'japan' },
    });
    sail(t, 'japan');
    return ships.map((name) => t.where(name));
  };
  expect(places(4)).toEqual(Array(4).fill('Yokosuka Navy Yard'));
  expect(places(0)).toEqual(Array(4).fill('Japanese Islands'));
});
