// Which damaged ships are too weak to sail, and which yard takes them in, where the points can be counted on fingers.
import { describe, expect, it } from 'vitest';
import * as D from '../../../../src/game/questions/decisions.js';
import { type Piece, SIDE } from '../../../game/table.js';
import { goHome, places, position } from '../../position-support.js';

const YOKOSUKA = 'Yokosuka Navy Yard';
/** Where ships go that need no yard. */
const TRUK = 'Truk';

/** Where ships return to from the Marianas, with others in Yokosuka before them. */
function based(ships: readonly Piece[], before: readonly Piece[] = [], endOfTurn = true, turn = 4): string[] {
  const at = { 'Marianas Islands': ships, [YOKOSUKA]: before, 'Pearl Harbor': ['Essex'] };
  const t = position({ turn, at, flags: { 'Marianas Islands': 'japan' } });
  goHome(t, SIDE.japan, endOfTurn);
  return ships.map((ship) => t.where(typeof ship === 'string' ? ship : ship.name));
}

describe('the yard of Yokosuka, which mends six points a turn (11.21)', () => {
  const yard = (name: string, damage: number, before: readonly Piece[] = []) => based([{ name, damage }], before)[0];

  it('takes in who has the points of half of its damage, and nobody for less', () => {
    expect(yard('Yamato', 7)).toBe(YOKOSUKA);
    expect(yard('Yamato', 7, [{ name: 'Musashi', damage: 2 }])).toBe(YOKOSUKA);
    expect(yard('Yamato', 7, [{ name: 'Musashi', damage: 3 }])).toBe(TRUK);
  });

  it('takes in a cripple that must wait, unless twice its damage lies there beyond the points', () => {
    const nine = { name: 'Musashi', damage: 9 };
    expect(yard('Kongo', 3, [nine])).toBe(YOKOSUKA);
    expect(yard('Kongo', 2, [nine])).toBe(TRUK);
    expect(yard('Kongo', 3, [nine, { name: 'Nagato', damage: 3 }])).toBe(TRUK);
  });

  it('counts those that it has taken in', () => {
    const ships = [
      { name: 'Haruna', damage: 2 },
      { name: 'Nagato', damage: 4 },
      { name: 'Maya', damage: 1 },
    ];
    expect(based(ships)).toEqual([YOKOSUKA, YOKOSUKA, TRUK]);
  });
});

describe('a damaged ship', () => {
  it('goes to a yard from a third of its armor on at the end of a turn, from half before, and not when no turn follows to sail in', () => {
    const nagato = (damage: number, endOfTurn: boolean, turn = 4) =>
      based([{ name: 'Nagato', damage }], [], endOfTurn, turn)[0];
    expect([1, 2, 3].map((damage) => nagato(damage, true))).toEqual([TRUK, YOKOSUKA, YOKOSUKA]);
    expect([1, 2, 3].map((damage) => nagato(damage, false))).toEqual([TRUK, TRUK, YOKOSUKA]);
    expect(nagato(5, true, 7)).toBe(TRUK);
  });

  /** Where Nagato patrols from a harbor. */
  const patrols = (harbor: string, damage: number, more: readonly Piece[] = [], turn = 4): string[] => {
    const at = { [harbor]: [{ name: 'Nagato', damage }, ...more], 'Pearl Harbor': ['Essex'] };
    return places(position({ turn, at }), SIDE.japan, D.PATROLS);
  };

  it('shows no flag with half of its armor lost, if its yard has points left for it', () => {
    expect(patrols(YOKOSUKA, 3)).toEqual([]);
    expect(patrols(YOKOSUKA, 2)).toEqual(['Nagato → Japanese Islands']);
    expect(patrols(TRUK, 3)).toEqual(['Nagato → Marianas Islands']);
    expect(patrols(YOKOSUKA, 3, [{ name: 'Musashi', damage: 9 }])).toEqual(['Nagato → Japanese Islands']);
  });

  it('shows none anywhere as a cripple (7.72), but on the last turn, when there is nothing to save it for (4.7)', () => {
    expect(patrols(TRUK, 5)).toEqual([]);
    expect(patrols(TRUK, 5, [], 8)).toEqual(['Nagato → Marianas Islands']);
  });
});
