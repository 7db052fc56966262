// Ships that screen carriers from guns: those that are left over, and those that are hardly missed where they are.
import { expect, it } from 'vitest';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../../game/table.js';
import { places, position } from '../../position-support.js';

/** Where a ship in Truk goes, with carriers at sea in the South Pacific and in the Marshalls. */
function screens(ship: Piece, south: readonly Piece[], marshalls: readonly Piece[] = []): string[] {
  const t = position({
    turn: 4,
    at: { Truk: [ship], 'South Pacific Ocean': south, 'Marshall Islands': marshalls },
    flags: { 'Marshall Islands': 'japan', 'Marianas Islands': 'japan', 'South Pacific Ocean': 'japan' },
  });
  return places(t, SIDE.japan, D.RAIDERS);
}

it('where carriers have too few, and guns may fire at them (7.422)', () => {
  expect(screens('Oi', ['Akagi', 'Chicago'])).toEqual(['Oi → South Pacific Ocean']);
  expect(screens('Oi', ['Akagi', 'RAAF'])).toEqual([]);
  expect(screens('Oi', ['Akagi', 'Nachi', 'Chicago'])).toEqual([]);
  expect(screens('Zuiho', ['Akagi', 'Chicago'])).toEqual([]);
});

it('a cripple does not go there (7.72)', () => {
  expect(screens('Nagato', ['Akagi', 'Chicago'])).toEqual(['Nagato → South Pacific Ocean']);
  expect(screens({ name: 'Nagato', damage: 5 }, ['Akagi', 'Chicago'])).toEqual(['Nagato → Japanese Islands']);
});

it('where most are lacking', () => {
  const two: readonly Piece[] = ['Soryu', 'Hiryu', 'Portland'];
  expect(screens('Oi', ['Akagi', 'Chicago'], two)).toEqual(['Oi → Marshall Islands']);
  expect(screens('Oi', ['Akagi', 'Shokaku', 'Kaga', 'Chicago'], two)).toEqual(['Oi → South Pacific Ocean']);
});

it('a ship is taken from where it is hardly missed, and only where guns may fire', () => {
  const oi = (south: readonly Piece[]): string | undefined => {
    const t = position({
      turn: 4,
      at: { Truk: ['Akagi', 'Oi', 'Yamato'], 'South Pacific Ocean': south, 'Marshall Islands': ['Quincy'] },
      flags: { 'Marshall Islands': 'japan', 'Marianas Islands': 'japan', 'South Pacific Ocean': 'japan' },
    });
    return places(t, SIDE.japan, D.RAIDERS).find((ship) => ship.startsWith('Oi'));
  };
  expect(oi(['Chicago', 'Portland'])).toBe('Oi → South Pacific Ocean');
  expect(oi(['RAAF'])).toBe('Oi → Marshall Islands');
});
