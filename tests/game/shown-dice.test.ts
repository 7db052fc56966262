import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import {
  ACTION_DAY,
  ACTION_NONE,
  AddressedDice,
  damageOf,
  hitsOf,
  NO_AREA,
  ROLL_ATTACK,
  ROLL_DAY_NIGHT,
  ROLL_LOCATION,
  ROLL_SPEED,
  ROLL_SUBMARINE,
  ScriptedDice,
  slotOf,
} from '../../src/dice/index.js';
import { type Roll, rollerAt, ShownDice } from '../../src/game/state/shown-dice.js';

const tables = compileBoard(STANDARD_BOARD);
const nachi = tables.pieceIndex.get('Nachi')!;

describe('dice that show themselves', () => {
  it('give the results of the dice inside, and the dice they show give the same results by hand', () => {
    const heard: { roll: Roll; bonus: number }[] = [];
    const inner = new AddressedDice('shown');
    const shown = new ShownDice(inner, tables, { rolled: (roll, bonus) => heard.push({ roll, bonus }) });
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(2),
        fc.boolean(),
        fc.nat(150),
        fc.constantFrom(ROLL_ATTACK, ROLL_SUBMARINE),
        (game, shots, bonus, wantsDamage, piece, purpose) => {
          inner.startGame(game);
          const slot = slotOf(3, 9, 2, ACTION_DAY, piece, purpose);
          const result = shown.attack(slot, shots, bonus, wantsDamage);
          const { roll, bonus: told } = heard.at(-1)!;
          expect(result).toBe(inner.attack(slot, shots, bonus, wantsDamage));
          expect(told).toBe(bonus);
          expect(roll.dice).toHaveLength(shots);
          expect(roll.damage).toHaveLength(wantsDamage ? hitsOf(result) : 0);
          const byHand = new ScriptedDice([...roll.dice, ...roll.damage]);
          expect(byHand.attack(slot, shots, bonus, wantsDamage)).toBe(result);
          byHand.finish();
          expect(roll.damage.reduce((a, b) => a + b, 0)).toBe(damageOf(result));
        },
      ),
      { numRuns: 300, seed: 7 },
    );
  });

  it('say whose die it is', () => {
    expect(rollerAt(slotOf(1, 4, 1, ACTION_DAY, nachi, ROLL_ATTACK), tables)).toBe('Nachi');
    expect(rollerAt(slotOf(1, 4, 1, ACTION_NONE, nachi, ROLL_SPEED), tables)).toBe('Nachi');
    // 7.3: the address of a group's roll counts both sides of each fight.
    expect(rollerAt(slotOf(1, 4, 1, ACTION_NONE, 0, ROLL_DAY_NIGHT), tables)).toBe('japan');
    expect(rollerAt(slotOf(1, 4, 1, ACTION_NONE, 5, ROLL_DAY_NIGHT), tables)).toBe('allied');
    // 18.22: the four groups.
    expect(
      [0, 1, 2, 3].map((group) => rollerAt(slotOf(1, NO_AREA, 0, ACTION_NONE, group, ROLL_LOCATION), tables)),
    ).toEqual(['W', 'X', 'Y', 'Z']);
  });

  it('show single dice too', () => {
    const heard: Roll[] = [];
    const inner = new AddressedDice('shown');
    const shown = new ShownDice(inner, tables, { rolled: (roll) => heard.push(roll) });
    const slot = slotOf(1, 4, 1, ACTION_NONE, nachi, ROLL_SPEED);
    expect(shown.die(slot)).toBe(inner.die(slot));
    expect(heard).toEqual([{ of: 'Nachi', dice: [inner.die(slot)], damage: [] }]);
  });
});
