import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_CATALOG, resolveRules } from '../../src/rules/index.js';
import { sized } from '../size.js';
import { everyRuleSet, randomRules, randomRulings, watchRandomGames } from './play.js';

// Longer runs: `npm run -s fuzz -- --games 200000`.
describe('the lawful rule sets', () => {
  it('are each other’s subsets, hold every rule, and are lawful as a whole', () => {
    const sets = everyRuleSet();
    expect(sets.length).toBe(66_560);
    expect(sets[0]).toEqual([]);
    expect(new Set(sets.flat()).size).toBe(RULE_CATALOG.length - 1);
    for (let k = 0; k < sets.length; k += 97) expect(() => resolveRules(sets[k]!)).not.toThrow();
    // The widest of them.
    const widest = sets.reduce((a, b) => (b.length > a.length ? b : a));
    expect(() => resolveRules(widest)).not.toThrow();
  });
});

describe('random lawful games keep every invariant', () => {
  it('of the second edition', () => {
    const { bounded, events } = watchRandomGames(['second-edition'], 'properties', 0, sized(100, 300));
    expect(bounded).toBe(0);
    expect(events).toBeGreaterThan(sized(100, 300) * 100);
  });

  it.each([
    'pearl-harbor',
    'nine-turn',
    'gunnery-radar',
    'damage-control',
    'task-forces',
    'nt1',
    'menzel',
    'menzel-3c',
  ])('of %s', (name) => {
    expect(watchRandomGames([name], 'properties', 1000, sized(15, 40)).events).toBeGreaterThan(sized(15, 40) * 100);
  });

  it('of any lawful combination of rules, under any readings', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(1_000_000), (numbers, game) => {
        const iterator = numbers[Symbol.iterator]();
        const pick = (n: number) => (iterator.next().value as number) % n;
        const rules = randomRules(pick);
        return watchRandomGames(rules, 'combinations', game, 2, randomRulings(pick)).events > 100;
      }),
      { numRuns: sized(40, 100), seed: 1942 },
    );
  });
});
