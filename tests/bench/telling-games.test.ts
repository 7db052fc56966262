// Which pair of games is told: the one that goes most as all of them go on the average, chosen by nobody.
import { describe, expect, it } from 'vitest';
import { differencesOf, gamesUnder, type PairedGame, tellingPair } from '../../bench/telling-games/pair.js';
import { tellingText } from '../../bench/telling-games/text.js';

const pairOf = (game: number, ...differences: number[]): PairedGame => ({
  game,
  without: differences.map(() => 1),
  with: differences.map((d) => 1 + d),
});

describe('the telling pair', () => {
  it('is nearest to the means after all turns, in standard deviations', () => {
    // Means 1 and 0. The second turn varies ten times as much: being 5 off there is less than being 1 off in the first.
    const pairs = [
      pairOf(0, 0, 10),
      pairOf(1, 2, -10),
      pairOf(2, 0, 0),
      pairOf(3, 2, 0),
      pairOf(4, 1, 5),
      pairOf(5, 1, -5),
    ];
    const { pair, mean } = tellingPair(pairs);
    expect(mean.map((m) => m.toFixed(9))).toEqual(['1.000000000', '0.000000000']);
    expect(pair.game).toBe(4);
  });

  it('compares a longer game with a shorter one that stays where it is', () => {
    expect(differencesOf({ without: [2, 3], with: [2, 5, 7] })).toEqual([0, 2, 4]);
  });

  it('is told with its track, its luck and where it parts', () => {
    const without = gamesUnder(['second-edition'], 'random', 'told');
    const withIt = gamesUnder(['second-edition', 'nine-turn'], 'random', 'told');
    const pair = { game: 1, without: without.track(1), with: withIt.track(1) };
    const told = { without: without.tell(1), with: withIt.tell(1) };
    expect(told.without.turns.map((turn) => turn.poc)).toEqual(pair.without);
    expect(told.with.turns.map((turn) => turn.poc)).toEqual(pair.with);
    const text = tellingText({
      rule: 'nine-turn',
      seed: 'told',
      players: 'random',
      pairs: 2,
      pair,
      mean: differencesOf(pair),
      told,
    });
    expect(text).toContain('Turn 9 is played with the rule only');
    expect(text).toMatch(/is the first that is (answered otherwise|asked in one of them only)/);
  });
});
