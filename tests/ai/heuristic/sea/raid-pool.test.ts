// How far each raider goes: with a speed roll or without, sound or crippled.
import { expect, it } from 'vitest';
import * as D from '../../../../src/game/questions/decisions.js';
import { SIDE } from '../../../game/table.js';
import { places, position } from '../../position-support.js';

/** Where a ship in Truk goes when Nachi defends a flag in some area. */
function goes(name: string, area: string, rollSpeed: number, turn: number, damage = 0): string[] {
  const at = { Truk: [{ name, damage }], [area]: ['Nachi', 'Chicago'] };
  const flags = { 'Marshall Islands': 'japan', 'Marianas Islands': 'japan', [area]: 'japan' } as const;
  return places(position({ turn, at, flags }, { japan: { rollSpeed } }), SIDE.japan, D.RAIDERS);
}

it('a ship tries a roll from the speed of the weight on (6.42); on the last turn every ship does (4.7)', () => {
  const far = 'Bay of Bengal';
  expect(goes('Nagato', far, 4, 4)).toEqual([`Nagato → ${far}`]);
  expect(goes('Nagato', far, 5, 4)).toEqual([]);
  expect(goes('Yamato', far, 5, 4)).toEqual([`Yamato → ${far}`]);
  expect(goes('Nagato', far, 5, 8)).toEqual([`Nagato → ${far}`]);
});

it('a cripple joins no fight, it goes to where it is mended; but on the last turn there is nothing to save it for (7.72, 4.7)', () => {
  const near = 'Marshall Islands';
  expect(goes('Nagato', near, 4, 4)).toEqual([`Nagato → ${near}`]);
  expect(goes('Nagato', near, 4, 4, 5)).toEqual(['Nagato → Japanese Islands']);
  expect(goes('Nagato', near, 4, 8, 5)).toEqual([`Nagato → ${near}`]);
});
