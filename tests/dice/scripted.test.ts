import { describe, expect, it } from 'vitest';
import { DiceScriptError, damageOf, disablesOf, hitsOf, ScriptedDice } from '../../src/dice/index.js';

describe('scripted dice', () => {
  it('fall in order: all shots, then a damage die for each hit', () => {
    const dice = new ScriptedDice([6, 4, 5, 1, 3, 2]);
    const result = dice.attack(0, 4, 1, true);
    expect([hitsOf(result), disablesOf(result), damageOf(result)]).toEqual([2, true, 5]);
    expect(dice.left).toBe(0);
    dice.finish();
  });

  it('a five disables without the bonus, a four with it', () => {
    expect(disablesOf(new ScriptedDice([5]).attack(0, 1, 0, true))).toBe(true);
    expect(disablesOf(new ScriptedDice([4]).attack(0, 1, 0, true))).toBe(false);
    expect(disablesOf(new ScriptedDice([4]).attack(0, 1, 1, true))).toBe(true);
  });

  it('needs no damage die where a hit does none', () => {
    const dice = new ScriptedDice([6, 6]);
    expect(damageOf(dice.attack(0, 2, 0, false))).toBe(0);
    dice.finish();
  });

  it('fails when a die is left over', () => {
    const dice = new ScriptedDice([3, 4]);
    dice.die(0);
    expect(() => dice.finish()).toThrow(DiceScriptError);
    expect(() => dice.finish()).toThrow('1 of 2 scripted dice were not used');
  });

  it('fails when a die is missing', () => {
    const dice = new ScriptedDice([6]);
    expect(() => dice.attack(0, 1, 0, true)).toThrow(DiceScriptError);
    expect(() => new ScriptedDice([]).die(0)).toThrow('the script of 0 dice is used up, and another die is needed');
  });

  it.each([0, 7, 2.5, -1, Number.NaN])('fails on %d, which no die shows', (die) => {
    expect(() => new ScriptedDice([1, die]).attack(0, 2, 0, true)).toThrow(
      `die 2 of the script is ${die}; a die shows 1 to 6`,
    );
  });
});
