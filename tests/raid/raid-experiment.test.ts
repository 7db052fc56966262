// The raid as an experiment: what a scenario's words mean to the kernel, and the numbers players know by heart.
import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import type { RaidOrders } from '../../src/raid/kernel/kernel.js';
import { raidAllocator } from '../../src/raid/plans/plan.js';
import { raidAttackers, raidTargets } from '../../src/raid/plans/plan-targets.js';
import { RAID_PLANS, type RaidScenario, type RoundTargets } from '../../src/raid/question/raid-scenario.js';
import { STANDARD_RAID } from '../../src/raid/question/standard-raid.js';
import { raidExperiment } from '../../src/raid/raid-experiment.js';
import { type Tally, tallyOffsets } from '../../src/stats/experiment.js';
import { countRaid, playRaid } from '../game/raid-reference.js';
import { sized } from '../size.js';

const tables = compileBoard(STANDARD_BOARD);

interface Sampled {
  readonly tally: Tally;
  /** Share of games in a bin of a metric: a number, or a label. */
  share(metric: string, value: number | string): number;
}

function sample(scenario: RaidScenario, games: number, seed = 'experiment'): Sampled {
  const { metrics, run } = raidExperiment(scenario, tables, seed);
  const offsets = tallyOffsets(metrics);
  const tally = new Float64Array(offsets[metrics.length]!);
  run(0, games, tally);
  return {
    tally,
    share(name, value) {
      const m = metrics.findIndex((metric) => metric.name === name);
      const metric = metrics[m]!;
      const bin = metric.type === 'label' ? metric.labels.indexOf(value as string) : (value as number) - metric.min;
      return tally[offsets[m]! + bin]! / games;
    },
  };
}

const aim = (round1: RoundTargets, round2: RoundTargets, more: Partial<RaidScenario> = {}): RaidScenario => {
  return { ...STANDARD_RAID, targets: { round1, round2 }, ...more };
};

describe('metrics of a raid', () => {
  it('have the names and labels that files of users carry', () => {
    const { metrics } = raidExperiment(STANDARD_RAID, tables, 'names');
    const counts = ['afloat', 'undamaged', 'damaged', 'crippled', 'bottomed', 'sunk'];
    const ships = 'Nevada, Arizona, West Virginia, Tennessee, Oklahoma, Maryland, California, Pennsylvania';
    const all = `${ships}, New Orleans, San Francisco, 7th A.F.`.split(', ');
    expect(metrics.map(({ name }) => name)).toEqual([
      ...counts.map((name) => `battleships.${name}`),
      ...counts.map((name) => `cruisers.${name}`),
      ...all.map((name) => `ship.${name}.fate`),
    ]);
    const fate = (name: string) => metrics.find((metric) => metric.name === `ship.${name}.fate`);
    const labels = ['undamaged', 'damaged', 'bottomed', 'sunk'];
    expect(fate('Nevada')).toEqual({ type: 'label', name: 'ship.Nevada.fate', labels });
    expect(fate('7th A.F.')).toMatchObject({ labels: ['undamaged', 'damaged', 'sunk'] });
    expect(metrics[0]).toEqual({ type: 'number', name: 'battleships.afloat', min: 0, max: 8 });
    expect(metrics[6]).toMatchObject({ min: 0, max: 2 });
  });

  it('count every game once', () => {
    const { metrics } = raidExperiment(STANDARD_RAID, tables, 'sums');
    const { tally } = sample(STANDARD_RAID, 777);
    const offsets = tallyOffsets(metrics);
    metrics.forEach((_, m) => {
      const counted = tally.subarray(offsets[m], offsets[m + 1]).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(777);
    });
  });
});

describe('numbers that players know', () => {
  // Exact values to four digits; the exact check is that of odds/. Within four standard errors, of at most 0.5 over the root of
  // the games, plus the rounding of the fourth digit; the seed is fixed.
  const GAMES = sized(400_000, 10_000_000);
  const WITHIN = 2 / Math.sqrt(GAMES) + 5e-5;
  it.each([
    ['armor 4', 'Akagi', 'Nevada', 0.4879, 0.1671],
    ['armor 5', 'Kaga', 'Maryland', 0.3863, 0.0845],
    ['armor 1', 'Zuikaku', 'San Francisco', 0.7366, 0.6626],
  ])('four bonus dice on %s', (_, attacker, target, bottomedOrWorse, sunk) => {
    const { share } = sample(aim({ [attacker]: target }, {}), GAMES);
    const fate = `ship.${target}.fate`;
    expect(Math.abs(share(fate, 'bottomed') + share(fate, 'sunk') - bottomedOrWorse)).toBeLessThan(WITHIN);
    expect(Math.abs(share(fate, 'sunk') - sunk)).toBeLessThan(WITHIN);
  });
});

describe('edge cases', () => {
  it('a carrier without a target does not attack', () => {
    const { share } = sample(aim({}, { Akagi: 'Nevada' }), 1000);
    expect(share('battleships.undamaged', 7) + share('battleships.undamaged', 8)).toBe(1);
    expect(share('battleships.undamaged', 8)).toBeCloseTo((2 / 3) ** 4, 1);
    expect(sample(aim({}, {}), 1000).share('battleships.undamaged', 8)).toBe(1);
  });

  it('the damage of several attackers on one target adds up', () => {
    // Eight dice with bonus: each misses on 1–4, and hits for 1 to 6 otherwise.
    let chance = [1];
    for (let die = 0; die < 8; die++) {
      const next = new Array<number>(chance.length + 6).fill(0);
      chance.forEach((p, damage) => {
        next[damage]! += (p * 2) / 3;
        for (let points = 1; points <= 6; points++) next[damage + points]! += p / 18;
      });
      chance = next;
    }
    const moreThan10 = chance.slice(11).reduce((sum, p) => sum + p, 0);
    const { share } = sample(aim({ Akagi: 'Maryland', Kaga: 'Maryland' }, {}), 1_000_000);
    expect(share('ship.Maryland.fate', 'sunk')).toBeCloseTo(moreThan10, 2);
  });

  it('an attack on what is already sunk is wasted: nothing else is attacked instead', () => {
    const everybody = Object.fromEntries(STANDARD_RAID.raidForce.map((name) => [name, 'New Orleans']));
    const { share } = sample(aim(everybody, everybody), 2000);
    expect(share('ship.New Orleans.fate', 'sunk')).toBe(1);
    expect(share('battleships.undamaged', 8)).toBe(1);
    expect(share('cruisers.sunk', 1)).toBe(1);
  });

  it('an air unit is attacked without the bonus, and four points kill it', () => {
    // Two shots of Zuiho that hit on a 6 alone: no hit 25/36; one hit of 1–3: 10/36 * 1/2; two hits of 2 or 3 in sum:
    // 1/36 * 3/36.
    const { share } = sample(aim({ Zuiho: '7th A.F.' }, {}), 1_000_000);
    expect(share('ship.7th A.F..fate', 'undamaged')).toBeCloseTo(25 / 36, 2);
    expect(share('ship.7th A.F..fate', 'damaged')).toBeCloseTo(10 / 72 + 3 / 36 ** 2, 2);
    expect(share('battleships.afloat', 8)).toBe(1);
  });

  it('rule 20.3 adds one to every die of round 1, against air units too, and to none of round 2', () => {
    const rules = { rules: ['second-edition', 'pearl-harbor'] };
    const unhurt = (name: string, round1: RoundTargets, round2: RoundTargets) =>
      sample(aim(round1, round2, rules), 1_000_000).share(`ship.${name}.fate`, 'undamaged');
    expect(unhurt('7th A.F.', { Zuiho: '7th A.F.' }, {})).toBeCloseTo((4 / 6) ** 2, 2);
    expect(unhurt('Nevada', { Zuiho: 'Nevada' }, {})).toBeCloseTo((3 / 6) ** 2, 2);
    expect(unhurt('Nevada', {}, { Zuiho: 'Nevada' })).toBeCloseTo((4 / 6) ** 2, 2);
  });

  it('a raid force of ships without airstrikes does nothing', () => {
    const { share } = sample({ ...aim('spread', 'finish'), raidForce: ['Haruna', 'Tone'] }, 100);
    expect(share('battleships.undamaged', 8)).toBe(1);
  });
});

describe('the experiment and the plain raid', () => {
  const attackers = raidAttackers(STANDARD_RAID.raidForce, tables);
  const targets = raidTargets(tables);

  /** The scenario's rounds as the plan's own allocators see them, game by game. */
  function plainly(scenario: RaidScenario, games: number, pearlHarborRule: boolean): Tally {
    const { metrics } = raidExperiment(scenario, tables, 'plain');
    const plan = (targetsOf: RoundTargets) => raidAllocator(targetsOf, attackers, targets, tables, { pearlHarborRule });
    const round1 = new Int16Array(attackers.length);
    plan(scenario.targets.round1).allocate(1, new Uint8Array(tables.pieceCount), round1);
    const orders: RaidOrders = { attackers, targets, round1, round2: plan(scenario.targets.round2), pearlHarborRule };
    const dice = new AddressedDice('plain');
    const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
    for (let game = 0; game < games; game++) {
      dice.startGame(game);
      countRaid(playRaid(tables, dice, orders), metrics, tally);
    }
    return tally;
  }

  const plans: [RoundTargets, RoundTargets][] = [
    [STANDARD_RAID.targets.round1, STANDARD_RAID.targets.round2],
    ...RAID_PLANS.map((name): [RoundTargets, RoundTargets] => [STANDARD_RAID.targets.round1, name]),
    ...RAID_PLANS.map((name): [RoundTargets, RoundTargets] => [name, STANDARD_RAID.targets.round2]),
    ['spread', 'finish'],
  ];
  const nameOf = (round: RoundTargets) => (typeof round === 'string' ? round : 'written targets');
  it.each(plans.map((plan) => [nameOf(plan[0]), nameOf(plan[1]), plan] as const))(
    'agree game by game: %s, then %s',
    (_1, _2, [round1, round2]) => {
      for (const rules of [['second-edition'], ['second-edition', 'pearl-harbor']]) {
        const scenario = aim(round1, round2, { rules });
        const expected = plainly(scenario, 1500, rules.includes('pearl-harbor'));
        expect(sample(scenario, 1500, 'plain').tally).toEqual(expected);
      }
    },
  );
});
