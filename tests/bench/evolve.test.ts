// Players improved by whole games: the climb finds the top of a noisy hill, and a player whose numbers have not moved is the one it began with.
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { type ClimbSettings, climb, startClimb } from '../../bench/learn/climb.js';
import { inGroup } from '../../bench/learn/evolve-kept.js';
import { GROUP_NAMES, hasGroup } from '../../bench/learn/evolved-from.js';
import { EvolvedNumbers } from '../../bench/learn/evolved-numbers.js';
import { shippedDoctrine } from '../../src/ai/heuristic/doctrine/doctrine.js';
import { Match } from '../../src/ai/match.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';

const tables = compileBoard(STANDARD_BOARD);

describe('the climb', () => {
  const top = [3, -2, 1, 0, 2];
  /** A hill with noise of the size of a step that both points of a pair do not share. */
  const hill = (noise: () => number) => (x: Float64Array) =>
    -top.reduce((sum, t, i) => sum + 0.2 * (x[i]! - t) ** 2, 0) + noise();
  const settings: ClimbSettings = { seed: 'hill', pairs: 8, rate: 0.1, spread: 1 };
  const climbed = (rounds: number) => {
    const state = startClimb(top.length);
    const random = seedrandom('noise');
    const score = hill(() => 2 * (random() - 0.5));
    for (let k = 0; k < rounds; k++) climb(state, settings, score);
    return state;
  };

  it('comes near the top of a noisy hill', () => {
    const { mean } = climbed(300);
    for (const [i, x] of mean.entries()) expect(Math.abs(x - top[i]!)).toBeLessThan(0.5);
  });

  it('goes on from where it was written down as if it had not stopped', () => {
    const score = hill(() => 0);
    const whole = startClimb(top.length);
    for (let k = 0; k < 6; k++) climb(whole, settings, score);
    let parted = startClimb(top.length);
    for (let k = 0; k < 6; k++) {
      climb(parted, settings, score);
      parted = JSON.parse(JSON.stringify(parted));
    }
    expect(parted).toEqual(whole);
  });

  it('tries points in pairs, as far from the centre on either side as the spread says', () => {
    const tried = (spread: number) => {
      const points: number[][] = [];
      climb(startClimb(3), { ...settings, pairs: 2, spread }, (x) => {
        points.push([...x]);
        return 0;
      });
      return points;
    };
    const whole = tried(1);
    expect(whole[1]).toEqual(whole[0]!.map((x) => -x));
    expect(tried(0.5)).toEqual(whole.map((point) => point.map((x) => x / 2)));
  });

  it('says the mean score of its points', () => {
    expect(climb(startClimb(2), settings, () => 7)).toBe(7);
  });
});

describe.each([
  ['japan', 'learned-fast-2', 'networks', ['nt1']],
  ['allied', 'learned-fast-2', 'networks', ['nt1']],
  ['allied', 'learned-fast-3', 'units', ['nt1']],
  ['japan', 'learned-fast-3', 'units', ['second-edition']],
] as const)('the numbers of %s from %s, %s', (side, base, group, named) => {
  const numbers = new EvolvedNumbers(side, base, group);
  const rules = resolveRules([...named]);
  /** Final scores with a player whose numbers have moved so many steps. */
  const scores = (steps: Float64Array | null) => {
    const match = new Match(tables, rules, { japan: base, allied: base }, 'evolved');
    if (steps) match.game.players[SIDES.indexOf(side)] = numbers.player(steps, rules);
    return [0, 1, 2].map((k) => {
      match.play(k);
      return match.game.poc;
    });
  };

  it('that have not moved play as the player that the climb begins with', () => {
    expect(scores(new Float64Array(numbers.count))).toEqual(scores(null));
  });

  it('that have moved play otherwise', () => {
    expect(scores(new Float64Array(numbers.count).fill(1))).not.toEqual(scores(null));
  });

  it('move within the bounds of the weights', () => {
    const { areas, fear } = numbers.weights(new Float64Array(numbers.count).fill(40));
    for (const x of [...Object.values(areas), fear]) expect(x).toBeGreaterThanOrEqual(0);
  });
});

describe.each(SIDES)('the numbers of %s of its own under nt1', (side) => {
  it('are others than those that count elsewhere, and play as the player does there', () => {
    const numbers = new EvolvedNumbers(side, 'learned-fast-6', 'outposts', 'nt1');
    const start = new Float64Array(numbers.count);
    const elsewhere = new EvolvedNumbers(side, 'learned-fast-6', 'outposts');
    const unmoved = new Float64Array(elsewhere.count);
    expect(numbers.networks(start).raiders!.held).not.toEqual(elsewhere.networks(unmoved).raiders!.held);
    expect(numbers.weightsUnder('nt1', start)).toEqual(elsewhere.weightsUnder('nt1', unmoved));
    const rules = resolveRules(['nt1']);
    const match = new Match(tables, rules, { japan: 'learned-fast-6', allied: 'learned-fast-6' }, 'under');
    const scores = () =>
      [0, 1].map((k) => {
        match.play(k);
        return match.game.poc;
      });
    const before = scores();
    match.game.players[SIDES.indexOf(side)] = numbers.player(start, rules);
    expect(scores()).toEqual(before);
  });
});

it('a climb of Japan that leaves begins with stayChance 1 (18.21), where no small step from 0 would lead', () => {
  const stayChance = (base: string, group: 'outposts' | 'leaving' | 'sinking' | 'leaving-again') => {
    const numbers = new EvolvedNumbers('japan', base, group);
    return numbers.weights(new Float64Array(numbers.count)).stayChance;
  };
  expect(stayChance('learned-fast-6', 'leaving')).toBe(1);
  expect(stayChance('learned-fast-6', 'outposts')).toBeLessThan(0.05);
  expect(stayChance('learned-fast-10', 'leaving-again')).toBe(1);
  expect(stayChance('learned-fast-10', 'sinking')).toBeLessThan(0.05);
});

it.each(SIDES)(
  'a climb of %s that weighs sinking by turns begins so, moves these weights, and keeps those of a base that has them',
  (side) => {
    const numbers = (base: string, group: 'leaving' | 'sinking') => new EvolvedNumbers(side, base, group);
    const sinkLast = (of: EvolvedNumbers) => of.weights(new Float64Array(of.count)).sinkLast;
    const moves = (of: EvolvedNumbers) => of.names.filter((name) => /"sink(Early|Late|Last)"/.test(name)).length;
    expect(sinkLast(numbers('learned-fast-7', 'leaving'))).toBe(1);
    expect(sinkLast(numbers('learned-fast-7', 'sinking'))).toBe(0);
    const own = shippedDoctrine(side, 'tuned-8')!.weights.sinkLast;
    expect(own).toBeGreaterThan(0);
    expect(sinkLast(numbers('learned-fast-8', 'sinking'))).toBe(own);
    expect(moves(numbers('learned-fast-7', 'leaving'))).toBe(0);
    expect(moves(numbers('learned-fast-7', 'sinking'))).toBe(6);
  },
);

describe.each(SIDES)('a climb of %s', (side) => {
  it.each(GROUP_NAMES)(
    'that moved some numbers goes on with %s, where each is what it was and new ones have not moved',
    (group) => {
      const numbers = new EvolvedNumbers(side, 'learned-fast-3', 'networks');
      const climb = startClimb(numbers.count);
      numbers.names.forEach((_, k) => {
        climb.centre[k] = k + 1;
      });
      const after = inGroup({ side, base: 'learned-fast-3', group: 'networks', climb }, group);
      const { names } = new EvolvedNumbers(side, 'learned-fast-3', group);
      const known = new Map(numbers.names.map((name, k) => [name, k + 1]));
      expect(after.climb.centre).toEqual(names.map((name) => known.get(name) ?? 0));
      expect(after.climb.centre.filter((x) => x > 0)).toHaveLength(numbers.count);
      if (hasGroup(group, 'beneath')) expect(names.length).toBeGreaterThan(numbers.count);
    },
  );
});
