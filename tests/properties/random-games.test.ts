import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRules, watchRandomGames } from './play.js';

// Longer runs: `npm run -s fuzz -- --games 200000`.
describe('random lawful games keep every invariant', () => {
  it('of the second edition', () => {
    const { bounded, events } = watchRandomGames(['second-edition'], 'properties', 0, 300);
    expect(bounded).toBe(0);
    expect(events).toBeGreaterThan(300 * 100);
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
    expect(watchRandomGames([name], 'properties', 1000, 40).events).toBeGreaterThan(4000);
  });

  it('of any lawful combination of rules', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1000)), fc.nat(1_000_000), (numbers, game) => {
        const iterator = numbers[Symbol.iterator]();
        const rules = randomRules((n) => (iterator.next().value as number) % n);
        return watchRandomGames(rules, 'combinations', game, 2).events > 100;
      }),
      { numRuns: 100, seed: 1942 },
    );
  });
});
