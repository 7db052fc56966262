// A promise: these values never change. The same seed gives the same games in every later version of this package, and a
// record made from (seed, game) stays readable. A change that breaks this file is a new dice format, not a repair.
import { describe, expect, it } from 'vitest';
import { AddressedDice, gameKeyA, gameKeyB, scramble, seedKey, slotOf, wordAt } from '../../src/dice/index.js';

describe('golden streams', () => {
  it.each([
    ['', [901342934, -952757685, -2145957454, 1170718218]],
    ['1', [1157273989, 671118191, 896136984, 1137565635]],
    ['pearl-harbor', [-1205985439, -1882962417, -128897471, 300327763]],
    ['été 🎲', [-787779483, 503794068, 664724053, 1610942913]],
  ])('key of the seed %j', (seed, key) => {
    expect([...seedKey(seed)]).toEqual(key);
  });

  it.each([
    [0, 0],
    [1, 69681622],
    [-1, 310335631],
    [0x12345678, -87461633],
  ])('scramble(%i)', (x, y) => {
    expect(scramble(x)).toBe(y);
  });

  const slots = [0, slotOf(1, 4, 1, 2, 0, 0), slotOf(1, 4, 2, 2, 7, 0), slotOf(9, 12, 63, 3, 255, 15)];

  it.each([
    [0, -2100606931, -1718114578, [4001000255, 12153562, 494578996, 1182114591]],
    [1, 1649825882, 1845295372, [3359842925, 2323925236, 929137173, 3257513355]],
    [2, -1001345536, 167664923, [4229020657, 394857150, 3042584544, 886294928]],
    [999_999, -1014321988, 2117130587, [684838950, 2273970392, 3648714057, 4046878627]],
    [2 ** 32, -1160934915, -213601275, [1292726783, 1167965016, 2756413679, 1510009147]],
    [2 ** 53 - 1, 1748871524, -285434326, [15501501, 4291452122, 1507556892, 37010132]],
  ])('keys and words of game %i of pearl-harbor', (game, a, b, words) => {
    const dice = new AddressedDice('pearl-harbor');
    dice.startGame(game);
    expect([dice.a, dice.b]).toEqual([a, b]);
    expect(slots.map((slot) => wordAt(a, b, slot))).toEqual(words);
    const [low, high] = [game | 0, Math.floor(game / 2 ** 32) | 0];
    expect([gameKeyA(dice.key, low, high), gameKeyB(dice.key, low, high)]).toEqual([a, b]);
  });

  it('dice of a first raid round, as a player would see them', () => {
    const dice = new AddressedDice('pearl-harbor');
    const rolls = Array.from({ length: 12 }, (_, piece) => dice.die(slotOf(1, 4, 1, 2, piece, 0)));
    expect(rolls).toEqual([5, 5, 4, 3, 1, 5, 6, 4, 3, 5, 4, 2]);
  });
});
