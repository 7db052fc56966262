// What raiders expect: the enemy in strength or with a party, and flags that live or not.
import { describe, expect, it } from 'vitest';
import type { SomeWeights } from '../../../../src/ai/heuristic/doctrine/weights.js';
import * as D from '../../../../src/game/questions/decisions.js';
import { SIDE } from '../../../game/table.js';
import { places, position } from '../../position-support.js';

const CARRIERS = ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku'];
const FLEET = ['Essex', 'CV 10', 'Washington', 'Chicago', 'Portland'];

describe('the enemy who sails later (5.24)', () => {
  /** A position with a Japanese flag in the Marshalls and fleets on both sides of it. */
  const sent = (side: number, weights: SomeWeights): string[] => {
    const at = {
      'Marshall Islands': ['Nachi', 'Maya', 'Kongo'],
      Truk: [...CARRIERS, 'Nagato', 'Mutsu'],
      'Pearl Harbor': FLEET,
    };
    const flags = { 'Marshall Islands': 'japan', 'Hawaiian Islands': 'allied' } as const;
    return places(position({ turn: 4, at, flags }, { japan: weights, allied: weights }), side, D.RAIDERS);
  };

  it('is met in strength where his fleet is expected, with as much as a party needs where that is', () => {
    expect(sent(SIDE.japan, { partyChance: 0 })).toHaveLength(6);
    expect(sent(SIDE.japan, { partyChance: 1 })).toEqual(['Kaga → Marshall Islands']);
  });

  it('is no riddle to who sails last: what is there is there', () => {
    const expected = sent(SIDE.allied, { partyChance: 0 });
    expect(expected).toHaveLength(FLEET.length);
    expect(sent(SIDE.allied, { partyChance: 1 })).toEqual(expected);
  });
});

describe('a flag that raiders are to save (15.3)', () => {
  /** Where a carrier goes that can save one of two flags; that of the Marshalls is worth more. */
  const saved = (flagLives: number, south: readonly string[]): string[] => {
    const at = {
      'Marshall Islands': ['Nachi'],
      'South Pacific Ocean': south,
      Truk: ['Akagi'],
      'Pearl Harbor': FLEET,
    };
    const flags = {
      'Marshall Islands': 'japan',
      'South Pacific Ocean': 'japan',
      'Marianas Islands': 'japan',
      'Hawaiian Islands': 'allied',
    } as const;
    const weights = { flagLives, attrition: 0, areas: { 'Marshall Islands': 2.5 } };
    return places(position({ turn: 4, at, flags }, { japan: weights }), SIDE.japan, D.RAIDERS);
  };

  it('counts by the chance that one of its bearers lives', () => {
    expect(saved(1, ['Maya', 'Haguro'])).toEqual(['Akagi → Marshall Islands']);
    expect(saved(0.25, ['Maya', 'Haguro'])).toEqual(['Akagi → South Pacific Ocean']);
    expect(saved(0.25, ['Maya'])).toEqual(['Akagi → Marshall Islands']);
  });
});
