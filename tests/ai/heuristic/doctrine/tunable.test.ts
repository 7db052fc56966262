import { describe, expect, it } from 'vitest';
import { STANDARD_ALLIED, STANDARD_JAPAN } from '../../../../src/ai/heuristic/doctrine/doctrine.js';
import {
  defaultTunables,
  isIdle,
  tunableNames,
  tunables,
  withWeights,
} from '../../../../src/ai/heuristic/doctrine/tunable.js';

const { weights } = STANDARD_JAPAN;

describe('weights by their paths', () => {
  it('are found one by one and by the table, each once', () => {
    expect(tunables(weights, ['fear'])).toEqual([{ name: 'fear', min: 0, max: 10, value: weights.fear }]);
    const both = tunables(weights, ['areas', 'areas.Coral Sea', 'fear', 'fear']);
    expect(both).toHaveLength(14);
    expect(both.find((t) => t.name === 'areas.Coral Sea')?.value).toBe(weights.areas['Coral Sea']);
    expect(tunables(weights, ['patrolDepth'])[0]?.whole).toBe(true);
    expect(() => tunables(weights, ['faer'])).toThrow(RangeError);
  });

  it('can all be changed and read again', () => {
    const all = tunables(weights, tunableNames());
    const changed = withWeights(weights, Object.fromEntries(all.map((t, k) => [t.name, k])));
    expect(tunables(changed, tunableNames()).map((t) => t.value)).toEqual(all.map((_, k) => k));
    expect(withWeights(changed, Object.fromEntries(all.map((t) => [t.name, t.value])))).toEqual(weights);
  });

  it('leave out what a side has no use for', () => {
    expect(defaultTunables('japan', STANDARD_JAPAN.weights)).toContain('stayChance');
    expect(defaultTunables('japan', STANDARD_JAPAN.weights)).not.toContain('standChance');
    expect(defaultTunables('allied', STANDARD_ALLIED.weights)).not.toContain('stayChance');
    expect(defaultTunables('allied', STANDARD_ALLIED.weights)).not.toContain('patrolDepth');
    expect(isIdle('raidCarriers', 'allied', STANDARD_ALLIED.weights)).toBe(true);
    expect(isIdle('fear', 'allied', STANDARD_ALLIED.weights)).toBe(false);
    // What an outpost must be worth says nothing where there are none.
    expect(isIdle('outpostWorth', 'allied', STANDARD_ALLIED.weights)).toBe(true);
    expect(isIdle('outpostWorth', 'allied', { ...STANDARD_ALLIED.weights, outposts: 1 })).toBe(false);
    expect(
      tunables(STANDARD_ALLIED.weights, defaultTunables('allied', STANDARD_ALLIED.weights)).length,
    ).toBeGreaterThan(10);
  });
});
