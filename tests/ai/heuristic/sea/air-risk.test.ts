// Where air units hang on one base that enemy troops can take from under them (12.24).
import { expect, it } from 'vitest';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Setup, SIDE } from '../../../game/table.js';
import { places, position } from '../../position-support.js';

/** Where the 5th Air Force goes: the Marshalls count for most, where the Allies have Kwajalein alone, and Kure lies in Truk. */
function goes(baseFear: number, more: Setup = {}): string[] {
  const setup: Setup = {
    turn: 4,
    harbors: { Kwajalein: 'allied' },
    ...more,
    at: { Truk: ['Kure'], Australia: ['5th A.F.'], ...more.at },
  };
  return places(position(setup, { allied: { baseFear, areas: { 'Marshall Islands': 4 } } }), SIDE.allied, D.PLACE_AIR);
}

const THERE = ['5th A.F. → Marshall Islands'];
const ELSEWHERE = ['5th A.F. → Hawaiian Islands'];

it('the troops next door are feared, as surely as the weight says that they come', () => {
  expect(goes(0)).toEqual(THERE);
  expect(goes(0.2)).toEqual(THERE);
  expect(goes(1)).toEqual(ELSEWHERE);
});

it('not where somebody defends the base, where there is a second one, or where there are no troops', () => {
  expect(goes(1, { at: { Kwajalein: ['1 Marines'] } })).toEqual(THERE);
  expect(goes(1, { harbors: { Kwajalein: 'allied', Maloelap: 'allied' } })).toEqual(THERE);
  expect(goes(1, { at: { Truk: [] } })).toEqual(THERE);
});
