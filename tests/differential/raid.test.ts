// Exact beside sampled: the same raids by both methods, on random raid forces and plans.
import { describe, expect, it } from 'vitest';
import { AddressedDice } from '../../src/dice/index.js';
import { estimateExactRaidSize, exactRaid } from '../../src/raid/exact/exact-raid.js';
import { raidTargets } from '../../src/raid/plans/plan-targets.js';
import { RAID_PLANS, type RaidScenario, type RoundTargets } from '../../src/raid/question/raid-scenario.js';
import { raidExperiment } from '../../src/raid/raid-experiment.js';
import { raidMetrics } from '../../src/raid/raid-metrics.js';
import { binsOf, tallyOffsets } from '../../src/stats/experiment.js';
import { CARRIERS, raidOf, TABLES } from '../raid/raid-support.js';
import { LONG, sized } from '../size.js';
import { chiSquareTest } from '../stats/reference-distributions.js';

const GAMES = 60_000;
const SCENARIOS = sized(12, 48);
const TARGETS = raidTargets(TABLES).map((piece) => TABLES.pieceNames[piece]!);
const METRICS = raidMetrics(TABLES);
const OFFSETS = tallyOffsets(METRICS);

/** Random scenarios of a fixed seed: any force, written plans with gaps and repeated targets, plans by name, with rule 20 or not. */
function scenarios(): RaidScenario[] {
  const dice = new AddressedDice('exact beside sampled');
  let slot = 0;
  const pick = (n: number) => dice.word(slot++) % n;
  const plan = (force: readonly string[]): RoundTargets => {
    if (pick(2) === 0) return RAID_PLANS[pick(RAID_PLANS.length)]!;
    const few = 1 + pick(TARGETS.length);
    const attacking = force.filter(() => pick(6) > 0);
    return Object.fromEntries(attacking.map((name) => [name, TARGETS[pick(few)]!]));
  };
  const list: RaidScenario[] = [];
  while (list.length < SCENARIOS) {
    const force = CARRIERS.filter(() => pick(3) > 0).reverse();
    if (force.length === 0) continue;
    const rules = pick(3) === 0 ? ['second-edition', 'pearl-harbor'] : ['second-edition'];
    const scenario = raidOf(force, plan(force), plan(force), rules);
    if (estimateExactRaidSize(scenario, TABLES, 600_000).refusal === undefined) list.push(scenario);
  }
  return list;
}

function sampled(scenario: RaidScenario, seed: string): Float64Array {
  const tally = new Float64Array(OFFSETS[METRICS.length]!);
  raidExperiment(scenario, TABLES, seed).run(0, GAMES, tally);
  return tally;
}

const pValues = (counts: Float64Array, probabilities: Float64Array): number[] =>
  METRICS.map((metric, m) => {
    const [from, to] = [OFFSETS[m]!, OFFSETS[m]! + binsOf(metric)];
    const slice = (list: Float64Array) => list.subarray(from, to);
    return chiSquareTest(slice(counts), slice(probabilities)).pValue;
  });

describe('exact and sampled raids', () => {
  it('9.2, 18.2, 20.3: agree on every metric of random raid forces and plans', () => {
    const all: number[] = [];
    for (const [k, scenario] of scenarios().entries()) {
      const found = pValues(sampled(scenario, `differential ${k}`), exactRaid(scenario, TABLES).tally);
      found.forEach((p, m) => {
        // 48 raids of 23 metrics: one in a thousand runs would have a p-value as small as this by chance.
        expect(p, `${METRICS[m]!.name} of ${JSON.stringify(scenario)}`).toBeGreaterThan(1e-6);
      });
      all.push(...found);
    }
    expect(all.length).toBe(SCENARIOS * METRICS.length);
    // P-values below 0.01 are about one in a hundred: not five times as many, and not none at all.
    const small = all.filter((p) => p < 0.01).length;
    if (LONG) expect(small).toBeGreaterThan(0);
    expect(small).toBeLessThan(0.05 * all.length);
  });

  it('tell apart raids that differ by one attack', () => {
    const force = ['Akagi', 'Kaga', 'Zuiho'];
    const round1 = { Akagi: 'Nevada', Kaga: 'Arizona', Zuiho: 'New Orleans' };
    const counts = sampled(raidOf(force, round1, 'finish'), 'power');
    const same = pValues(counts, exactRaid(raidOf(force, round1, 'finish'), TABLES).tally);
    expect(Math.min(...same)).toBeGreaterThan(1e-4);
    for (const [first, second] of [
      [{ ...round1, Zuiho: 'San Francisco' }, 'finish'],
      [round1, 'kills'],
      [round1, 'spread'],
    ] as const) {
      const other = pValues(counts, exactRaid(raidOf(force, first, second), TABLES).tally);
      expect(Math.min(...other)).toBeLessThan(1e-12);
    }
  });
});
