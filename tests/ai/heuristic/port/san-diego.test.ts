// Adjustments 4 and 4a: which ships the weight `sanDiego` sends off the map when they return to port.
import { expect, it } from 'vitest';
import { SIDE } from '../../../game/table.js';
import { goHome, position } from '../../position-support.js';

/** Where a cripple returns to from the U.S. Mandate: Pearl Harbor, or Samoa when that has fallen. */
function based(sanDiego: number, rule: string, pearlHarbor: 'allied' | 'japan' = 'allied'): string {
  const at = { 'U.S. Mandate': [{ name: 'Chester', damage: 1 }] };
  const t = position(
    { turn: 4, rules: [rule], at, harbors: { 'Pearl Harbor': pearlHarbor } },
    { allied: { sanDiego } },
  );
  return goHome(t, SIDE.allied, true).where('Chester');
}

it.each(['adjustment-4', 'adjustment-4a'])('%s: nobody, who is bound for Pearl Harbor, or every cripple', (rule) => {
  expect([0, 1, 2].map((sanDiego) => based(sanDiego, rule))).toEqual(['Pearl Harbor', 'San Diego', 'San Diego']);
  const fallen = [0, 1, 2].map((sanDiego) => based(sanDiego, rule, 'japan'));
  expect(fallen).toEqual(['Samoa', 'Samoa', 'San Diego']);
});
