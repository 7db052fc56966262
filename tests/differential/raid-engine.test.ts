import { describe, expect, it } from 'vitest';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { AddressedDice } from '../../src/dice/index.js';
import { RAID_PLANS, type RaidScenario, type RoundTargets } from '../../src/raid/question/raid-scenario.js';
import { aftermathMetrics, raidAftermathExperiment } from '../../src/raid/raid-aftermath.js';
import { raidExperiment } from '../../src/raid/raid-experiment.js';
import { raidMetrics } from '../../src/raid/raid-metrics.js';
import { tallyOffsets } from '../../src/stats/experiment.js';

const tables = compileBoard(STANDARD_BOARD);
const CARRIERS = ['Akagi', 'Kaga', 'Shokaku', 'Zuikaku', 'Soryu', 'Hiryu', 'Ryujo', 'Zuiho'];
const TARGETS = ['Nevada', 'Arizona', 'West Virginia', 'Tennessee', 'New Orleans', '7th A.F.'];

const base: RaidScenario = {
  kind: 'raid',
  rules: ['second-edition'],
  raidForce: CARRIERS,
  targets: { round1: 'spread', round2: 'finish' },
  after: 'leave',
  allies: 'stay',
  iBoat: 'elsewhere',
  indonesia: null,
  data: null,
};

function randomPlan(pick: (n: number) => number, force: readonly string[]): RoundTargets {
  if (pick(2) === 0) return RAID_PLANS[pick(RAID_PLANS.length)]!;
  return Object.fromEntries(force.map((name) => [name, TARGETS[pick(TARGETS.length)]!]));
}

describe('the fast raid kernel and the engine', () => {
  it('agree bit for bit about the two raid rounds (9.2, 18.2, 20.3)', () => {
    const chance = new AddressedDice('random plans');
    let slot = 0;
    const pick = (n: number) => chance.word(slot++) % n;
    const length = tallyOffsets(raidMetrics(tables)).at(-1)!;
    for (let k = 0; k < 60; k++) {
      const raidForce = CARRIERS.filter(() => pick(4) > 0);
      const scenario: RaidScenario = {
        ...base,
        rules: k % 3 === 0 ? ['second-edition', 'pearl-harbor'] : ['second-edition'],
        raidForce,
        targets: { round1: randomPlan(pick, raidForce), round2: randomPlan(pick, raidForce) },
      };
      const fast = new Float64Array(length);
      raidExperiment(scenario, tables, `plan ${k}`).run(0, 40, fast);
      const full = new Float64Array(tallyOffsets(aftermathMetrics(scenario, tables)).at(-1)!);
      raidAftermathExperiment(scenario, tables, `plan ${k}`).run(0, 40, full);
      expect(full.subarray(0, length), JSON.stringify(scenario.targets)).toEqual(fast);
    }
  });
});

describe('what follows the raid on turn 1', () => {
  const play = (change: Partial<RaidScenario>, games = 600) => {
    const scenario = { ...base, ...change };
    const metrics = aftermathMetrics(scenario, tables);
    const offsets = tallyOffsets(metrics);
    const tally = new Float64Array(offsets.at(-1)!);
    raidAftermathExperiment(scenario, tables, 'aftermath').run(0, games, tally);
    return (name: string) => {
      const k = metrics.findIndex((m) => m.name === name);
      return [...tally.subarray(offsets[k], offsets[k + 1])];
    };
  };

  it('18.22: one die places each uncertain group: 1 Central Pacific, 2–3 Hawaii, 4–6 turn 2', () => {
    const of = play({}, 6000);
    for (const group of 'WXYZ') {
      const [central, hawaii, later, elsewhere] = of(`group.${group}.place`);
      // Fixed seed; the bounds are four standard deviations of 1,000, 2,000 and 3,000.
      expect(Math.abs(central! - 1000)).toBeLessThan(116);
      expect(Math.abs(hawaii! - 2000)).toBeLessThan(147);
      expect(Math.abs(later! - 3000)).toBeLessThan(155);
      expect(elsewhere).toBe(0);
    }
  });

  it('18.24: the I-Boat in Hawaii attacks what put to sea', () => {
    const without = play({});
    const withBoat = play({ iBoat: 'Hawaiian Islands' });
    const undamaged = (of: typeof without) =>
      ['Nevada', 'San Francisco', 'West Virginia', 'Maryland', 'Indianapolis', 'Lexington', 'Enterprise', 'Saratoga']
        .map((name) => of(`ship.${name}.fate`)[0]!)
        .reduce((a, b) => a + b);
    expect(undamaged(withBoat)).toBeLessThan(undamaged(without));
  });

  it('18.3: staying costs ships on both sides, and retreating at once spares the Allies the fight (18.25)', () => {
    const stays = play({ after: 'stay' });
    const runs = play({ after: 'stay', allies: 'retreat' });
    const leaves = play({});
    const japaneseLosses = (of: typeof stays) => CARRIERS.map((n) => of(`ship.${n}.fate`)[3]!).reduce((a, b) => a + b);
    expect(japaneseLosses(leaves)).toBe(0);
    expect(japaneseLosses(stays)).toBeGreaterThan(0);
    expect(japaneseLosses(runs)).toBe(0);
    expect(
      stays('battleships.sunk')
        .slice(5)
        .reduce((a, b) => a + b),
    ).toBeGreaterThan(
      leaves('battleships.sunk')
        .slice(5)
        .reduce((a, b) => a + b),
    );
  });

  it('18.4–18.43: more air units in Indonesia sink more; nothing there is bottomed', () => {
    const four = play({ indonesia: { airUnits: 4, carriers: [] } });
    const six = play({ indonesia: { airUnits: 6, carriers: ['Hosho'] } });
    for (const ship of ['Prince of Wales', 'Repulse']) {
      expect(four(`ship.${ship}.fate`)[2]).toBe(0);
    }
    const sunk = (of: typeof four) => of('ship.Prince of Wales.fate')[3]! + of('ship.Repulse.fate')[3]!;
    expect(sunk(six)).toBeGreaterThan(sunk(four));
  });
});
