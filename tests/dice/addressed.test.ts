import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AddressedDice,
  damageOf,
  dieAt,
  disablesOf,
  hitsOf,
  packAttack,
  ROLL_ATTACK,
  ROLL_SUBMARINE,
  ScriptedDice,
  secondWord,
  slotOf,
} from '../../src/dice/index.js';

describe('the number of a game', () => {
  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, '7', 2 ** 53])('is not %s', (game) => {
    expect(() => new AddressedDice('seed').startGame(game as number)).toThrow(
      /^game is .*; it must be a whole number from 0 to 2\^53 - 1$/,
    );
  });

  it('goes up to the largest whole number that counts exactly', () => {
    const dice = new AddressedDice('seed');
    dice.startGame(Number.MAX_SAFE_INTEGER);
    expect(dice.word(1)).toBeGreaterThanOrEqual(0);
  });
});

/** The dice an attack at `slot` throws, read off the words digit by digit: shots, then one damage die for each hit. */
function diceOf(dice: AddressedDice, slot: number, shots: number, bonus: number): number[] {
  const first = dice.word(slot);
  const more = dice.word(secondWord(slot));
  const script: number[] = [];
  const damage: number[] = [];
  for (const [word, count] of [
    [first, Math.min(shots, 5)],
    [more, Math.max(shots - 5, 0)],
  ] as const) {
    let hits = 0;
    for (let k = 0; k < count; k++) {
      const die = dieAt(word, k);
      script.push(die);
      if (die + bonus >= 6) damage.push(dieAt(word, 5 + hits++));
    }
  }
  return [...script, ...damage];
}

const slotArbitrary = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 1, max: 8 }),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 169 }),
    fc.constantFrom(ROLL_ATTACK, ROLL_SUBMARINE),
  )
  .map(([turn, area, round, action, piece, purpose]) => slotOf(turn, area, round, action, piece, purpose));

describe('addressed dice', () => {
  it('an attack is what a player sees in the digits of the word, up to ten shots', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.maxSafeNat(),
        slotArbitrary,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        (seed, game, slot, shots, bonus, wantsDamage) => {
          const dice = new AddressedDice(seed);
          dice.startGame(game);
          const thrown = diceOf(dice, slot, shots, bonus);
          const scripted = new ScriptedDice(wantsDamage ? thrown : thrown.slice(0, shots));
          expect(dice.attack(slot, shots, bonus, wantsDamage)).toBe(scripted.attack(slot, shots, bonus, wantsDamage));
          scripted.finish();
        },
      ),
      { seed: 20, numRuns: 2000 },
    );
  });

  it('a single die is the first digit', () => {
    const dice = new AddressedDice('digits');
    for (let piece = 0; piece < 100; piece++) {
      const slot = slotOf(3, 5, 1, 3, piece, 3);
      expect(dice.die(slot)).toBe(dieAt(dice.word(slot), 0));
    }
  });

  it('answers the same whatever was asked before, and in whatever order games are played', () => {
    const slots = Array.from({ length: 50 }, (_, k) => slotOf(1, 4, 1, 2, k, 0));
    const play = (dice: AddressedDice, game: number, order: readonly number[]) => {
      dice.startGame(game);
      const results = new Map(order.map((slot) => [slot, dice.attack(slot, 7, 1, true)]));
      return slots.map((slot) => results.get(slot));
    };
    const one = new AddressedDice('order');
    const other = new AddressedDice('order');
    const forward = [0, 1, 2].map((game) => play(one, game, slots));
    const backward = [2, 1, 0].map((game) => play(other, game, [...slots].reverse())).reverse();
    expect(backward).toEqual(forward);
    expect(forward[0]).not.toEqual(forward[1]);
  });

  it('starts at game 0', () => {
    const fresh = new AddressedDice('zero');
    const turned = new AddressedDice('zero');
    turned.startGame(5);
    turned.startGame(0);
    expect([fresh.a, fresh.b]).toEqual([turned.a, turned.b]);
  });

  it('shares its dice between two rule sets: a bonus turns the same dice into more hits', () => {
    const dice = new AddressedDice('common');
    for (let piece = 0; piece < 300; piece++) {
      const slot = slotOf(1, 4, 1, 2, piece, 0);
      const plain = hitsOf(dice.attack(slot, 4, 0, true));
      const thrown = [0, 1, 2, 3].map((k) => dieAt(dice.word(slot), k));
      expect(plain).toBe(thrown.filter((die) => die === 6).length);
      expect(hitsOf(dice.attack(slot, 4, 1, true))).toBe(thrown.filter((die) => die >= 5).length);
      expect(hitsOf(dice.attack(slot, 4, 2, true))).toBe(thrown.filter((die) => die >= 4).length);
    }
  });

  it('does not throw the damage dice where none are wanted', () => {
    const dice = new AddressedDice('no damage');
    for (let piece = 0; piece < 100; piece++) {
      const slot = slotOf(1, 4, 1, 2, piece, 0);
      const without = dice.attack(slot, 9, 1, false);
      const full = dice.attack(slot, 9, 1, true);
      expect(damageOf(without)).toBe(0);
      expect([hitsOf(without), disablesOf(without)]).toEqual([hitsOf(full), disablesOf(full)]);
    }
  });
});

describe('packed results', () => {
  it('come apart as they were put together', () => {
    for (let hits = 0; hits <= 10; hits++) {
      for (const disabled of [false, true]) {
        for (let damage = 0; damage <= 60; damage++) {
          const packed = packAttack(hits, disabled, damage);
          expect([hitsOf(packed), disablesOf(packed), damageOf(packed)]).toEqual([hits, disabled, damage]);
        }
      }
    }
  });
});
