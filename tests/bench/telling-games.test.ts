// Which pair of games is told: the one that goes most as all of them go on the average, chosen by nobody.
import { describe, expect, it } from 'vitest';
import { differencesOf, gamesUnder, type PairedGame, tellingPair } from '../../bench/telling-games/pair.js';
import { tellingText } from '../../bench/telling-games/text.js';

/** A pair by its track without the rule and the differences that the rule makes. */
const pairOf = (game: number, without: number[], differences: number[]): PairedGame => ({
  game,
  without,
  with: differences.map((d, turn) => without[turn]! + d),
});
const told = (...pairs: PairedGame[]): number => tellingPair(pairs).pair.game;

describe('the telling pair', () => {
  it('ends with the mean difference, however much it lies off before', () => {
    const pairs = [pairOf(0, [1, 1], [0, 6]), pairOf(1, [1, 1], [0, 0]), pairOf(2, [1, 1], [9, 3])];
    expect(tellingPair(pairs).mean).toEqual([3, 3]);
    expect(told(...pairs)).toBe(2);
    // Where none does, it is one as near as any.
    expect(told(...pairs.slice(0, 2))).toBe(0);
  });

  it('is nearest to the means of the differences on the way, in standard deviations', () => {
    // The second turn varies ten times as much: being 5 off there is less than being 1 off in the first.
    const ways = [
      [0, 10],
      [2, -10],
      [0, 0],
      [2, 0],
      [1, 5],
      [1, -5],
    ];
    const pairs = ways.map((way, game) => pairOf(game, [1, 1, 1], [...way, 4]));
    expect(tellingPair(pairs).mean.map((m) => m.toFixed(9))).toEqual(['1.000000000', '0.000000000', '4.000000000']);
    expect(told(...pairs)).toBe(4);
  });

  it('is a game as most are without the rule', () => {
    // The first is over at once, and the rule does nothing in it.
    expect(told(pairOf(0, [29, 29], [0, 1]), pairOf(1, [3, 9], [0, 1]), pairOf(2, [-3, 0], [0, 1]))).toBe(1);
  });

  it('is one that the rule changes, if there is any', () => {
    const same = [pairOf(0, [1, 2], [0, 0]), pairOf(1, [1, 2], [0, 0])];
    expect(told(...same)).toBe(0);
    expect(told(...same, pairOf(2, [9, 9], [1, 1]))).toBe(2);
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
    const partingAfter = (same: number) => {
      const { decisions } = told.with;
      const other = decisions.map((one, k) => (k < same ? one : { ...one, answer: 'another' }));
      const parting = { without: { ...told.with, decisions: other }, with: told.with };
      const mean = differencesOf(pair);
      return tellingText({ rule: 'nine-turn', seed: 'told', players: 'random', pairs: 2, pair, mean, told: parting });
    };
    expect(partingAfter(0)).toContain('The games part at once; on turn 1');
    expect(partingAfter(1)).toContain('The first decision is the same; on turn 1');
    expect(partingAfter(2)).toContain('The first 2 decisions are the same; on turn 1');
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
