// What raiders expect: the enemy in strength or with a party, and flags that live or not.
import { describe, expect, it } from 'vitest';
import { STANDARD_JAPAN } from '../../src/ai/heuristic/doctrine/doctrine.js';
import type { SomeWeights } from '../../src/ai/heuristic/doctrine/weights.js';
import { completeWeights } from '../../src/ai/heuristic/doctrine/weights.js';
import { Mind } from '../../src/ai/heuristic/mind.js';
import { beginTurn } from '../../src/ai/heuristic/sea/patrols.js';
import { faceEnemy, raidChance, weighFights } from '../../src/ai/heuristic/sea/raid-values.js';
import { seaAt } from '../../src/ai/heuristic/turn-memory.js';
import { type Piece, table } from '../game/table.js';

/** Japan's mind, its patrols out in the Marshalls and the Allied fleet still in port, and the number of the area. */
function expecting(weights: SomeWeights, here: readonly Piece[], truk: readonly Piece[] = []) {
  const t = table({
    turn: 4,
    at: {
      'Marshall Islands': here,
      Truk: truk,
      'Pearl Harbor': ['Essex', 'CV 10', 'Washington', 'Chicago', 'Portland'],
    },
    flags: { 'Marshall Islands': 'japan', 'Hawaiian Islands': 'allied' },
  });
  const m = new Mind(0, completeWeights(weights, STANDARD_JAPAN.weights));
  m.bind(t.game.t);
  m.turnTo(4);
  beginTurn(m, t.game);
  faceEnemy(m, true);
  return { m, g: t.game, area: t.area('Marshall Islands') };
}

describe('the enemy who sails later (5.24)', () => {
  const FEW: readonly Piece[] = ['Nachi', 'Maya', 'Kongo'];
  const chance = (partyChance: number): number => {
    const { m, g, area } = expecting({ partyChance }, FEW);
    return raidChance(m, g, area, m.turn.sea, seaAt(0, area), 0);
  };

  it('is met by the chance of his party and that of his fleet, as the weight says', () => {
    const fleet = chance(0);
    const party = chance(1);
    expect(party).toBeGreaterThan(fleet + 300);
    expect(Math.abs(chance(0.5) - (fleet + party) / 2)).toBeLessThanOrEqual(1);
  });

  it('is no riddle to who sails last: what is there is there', () => {
    const { m, g, area } = expecting({}, FEW);
    faceEnemy(m, false);
    expect(raidChance(m, g, area, m.turn.sea, seaAt(0, area), 0)).toBe(1000);
  });
});

describe('a flag that raiders are to save (15.3)', () => {
  const stake = (flagLives: number, here: readonly Piece[]): number => {
    const { m, g, area } = expecting({ flagLives, attrition: 0, raidFear: 1 }, here, [
      'Akagi',
      'Kaga',
      'Shokaku',
      'Zuikaku',
      'Nagato',
      'Mutsu',
    ]);
    weighFights(m, g);
    return m.raid.stake[area]!;
  };

  it('counts by the chance that one of its bearers lives', () => {
    const sure = stake(1, ['Nachi']);
    expect(sure).toBeGreaterThan(100);
    expect(stake(0.5, ['Nachi'])).toBe(Math.floor(sure / 2));
    expect(stake(0.5, ['Nachi', 'Maya'])).toBe(Math.floor(0.75 * sure));
  });
});
