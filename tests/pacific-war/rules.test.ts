import { describe, expect, it } from 'vitest';
import { partOf } from '../../src/pacific-war/parts.js';
import { completeReadings, READING_NAMES, READINGS, readingsOf, valuesOf } from '../../src/pacific-war/readings.js';
import { HOUSE_RULES } from '../../src/pacific-war/rules.js';

describe('the house rules', () => {
  it('are 32, in order, and those that are computed or checked have a part that answers them', () => {
    expect(HOUSE_RULES.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, k) => k + 1));
    for (const { number, treatment } of HOUSE_RULES)
      expect(partOf(number) === undefined, `${number}`).toBe(treatment === 'told' || treatment === 'needs');
  });

  it('house rule 1, house rule 5, house rule 6, house rule 11, house rule 12, house rule 19: told, with what would be needed', () => {
    for (const number of [1, 5, 6, 11, 12, 19]) expect(HOUSE_RULES[number - 1]!.answers).toMatch(/would be needed/);
  });

  it('house rule 21, house rule 22, house rule 23, house rule 24, house rule 25, house rule 26: told, without a roll', () => {
    for (const number of [21, 22, 23, 24, 25, 26]) expect(HOUSE_RULES[number - 1]!.answers).toMatch(/^no roll/);
  });

  it('house rule 27, house rule 30, house rule 32: told, with what would be needed', () => {
    for (const number of [27, 30, 32]) expect(HOUSE_RULES[number - 1]!.answers).toMatch(/would be needed/);
  });

  it('have readings of two values or more, each with a reason, and each of a rule that has a part', () => {
    for (const name of READING_NAMES) {
      expect(valuesOf(name).length, name).toBeGreaterThan(1);
      for (const rule of READINGS[name].rules) expect(partOf(rule), name).toBeDefined();
    }
    expect(readingsOf([8])).toEqual(['flak-lost-unit']);
    expect(completeReadings({ 'flak-lost-unit': 'wasted' })['flak-lost-unit']).toBe('wasted');
  });
});
