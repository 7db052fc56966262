// The exact battle: hand-made answers, brute force over the dice, and hundreds of random battles against the engine.
import { describe, expect, it } from 'vitest';
import { setUpBattle } from '../../../src/battle/battle-board.js';
import { battleExperiment } from '../../../src/battle/battle-experiment.js';
import { battleMetrics } from '../../../src/battle/battle-metrics.js';
import { actionChances } from '../../../src/battle/battle-model.js';
import { estimateExactBattle, exactBattle } from '../../../src/battle/exact/exact-battle.js';
import type { BattleScenario } from '../../../src/battle/question/battle-scenario.js';
import { readScenario } from '../../../src/node/read.js';
import { binsOf, tallyOffsets } from '../../../src/stats/experiment.js';
import { sized } from '../../size.js';
import { randomBattles } from '../random-battles.js';

const read = (text: string): BattleScenario => readScenario(text, 'battle.yaml', { kinds: ['battle'] }).scenario;

/** Probabilities of a metric by label or value. */
function exact(scenario: BattleScenario, name: string): Record<string, number> {
  const metrics = battleMetrics(setUpBattle(scenario));
  const offsets = tallyOffsets(metrics);
  const index = metrics.findIndex((m) => m.name === name);
  const metric = metrics[index]!;
  const { tally } = exactBattle(scenario);
  return Object.fromEntries(
    Array.from(tally.subarray(offsets[index]!, offsets[index + 1]!), (p, k) => [
      metric.type === 'label' ? metric.labels[k]! : metric.min + k,
      p,
    ]),
  );
}

/** Odds of 7.3 by throwing all pairs of dice. */
describe('day or night', () => {
  it('is rolled with +1 for day and +1 for the owner (7.31), a tie is both (7.32)', () => {
    const sides = { japan: { prefer: 'day' }, allied: { prefer: 'night' } };
    expect(actionChances({ ...sides, control: 'none' })).toEqual({ day: 21 / 36, night: 10 / 36, both: 5 / 36 });
    expect(actionChances({ ...sides, control: 'japan' })).toEqual({ day: 26 / 36, night: 6 / 36, both: 4 / 36 });
    expect(actionChances({ ...sides, control: 'allied' })).toEqual({ day: 15 / 36, night: 15 / 36, both: 6 / 36 });
    expect(actionChances({ ...sides, allied: { prefer: 'day' }, control: 'allied' })).toEqual({
      day: 1,
      night: 0,
      both: 0,
    });
  });
});

describe('small battles', () => {
  it.each([6, 7, 8, 9])('gives a submarine of %i shots what the dice give it (7.51, 16.2)', (shots) => {
    const scenario = read(
      `kind: battle\nrounds: 1\ndata: {submarines: {I-Boat: {shots: ${shots}}}}\njapan: {prefer: day, submarine: true, units: [Atago]}\nallied: {prefer: day, units: [{name: B, factors: "999"}]}\n`,
    );
    const games = 20_000;
    const experiment = battleExperiment(scenario, 'shots');
    const offsets = tallyOffsets(experiment.metrics);
    const counts = new Float64Array(offsets[experiment.metrics.length]!);
    experiment.run(0, games, counts);
    const { tally } = exactBattle(scenario);
    const m = experiment.metrics.findIndex((metric) => metric.name === 'damage.allied');
    let chi = 0;
    let bins = 0;
    for (let k = offsets[m]!; k < offsets[m + 1]!; k++) {
      const expected = tally[k]! * games;
      if (expected < 8) continue;
      chi += (counts[k]! - expected) ** 2 / expected;
      bins++;
    }
    expect(bins).toBeGreaterThan(8);
    expect(Math.abs(chi - (bins - 1)) / Math.sqrt(2 * (bins - 1))).toBeLessThan(4);
  });

  it('gives one shot at a cruiser its textbook odds', () => {
    // One die by each: 1/6 disables, 1/6 hits, and a hit sinks armor 1 with 5/6.
    const scenario = read(
      'kind: battle\nrounds: 1\njapan: {prefer: night, units: [{name: A, factors: "117"}]}\nallied: {prefer: night, units: [{name: B, factors: "117"}]}\n',
    );
    const fate = exact(scenario, 'unit.B.fate');
    expect(fate.sunk).toBeCloseTo(5 / 36, 14);
    expect(fate.disabled).toBeCloseTo(1 / 6, 14);
    expect(fate.damaged).toBeCloseTo(1 / 36, 14);
    expect(fate.intact).toBeCloseTo(4 / 6, 14);
    const remaining = exact(scenario, 'remaining');
    const out = 5 / 36 + 1 / 6;
    expect(remaining.neither).toBeCloseTo(out * out, 14);
    expect(remaining.japan).toBeCloseTo(out * (1 - out), 14);
  });

  it('adds the attack bonus against ships only (7.53) and never disables air units (7.54)', () => {
    const scenario = read(
      'kind: battle\nrounds: 1\njapan: {prefer: day, units: [{name: A, factors: 017+1}]}\nallied: {prefer: day, units: ["14*"]}\n',
    );
    const fate = exact(scenario, 'unit.14*.fate');
    expect(fate.disabled).toBe(0);
    expect(fate.sunk).toBeCloseTo((1 / 6) * (3 / 6), 14);
    expect(exact(scenario, 'unit.A.fate').disabled).toBeCloseTo(1 / 6, 14);
    const reversed = read(
      'kind: battle\nrounds: 1\njapan: {prefer: day, units: [{name: A, factors: 017+1}]}\nallied: {prefer: day, units: ["0171"]}\n',
    );
    expect(exact(reversed, 'unit.0171.fate').sunk).toBeCloseTo((2 / 6) * (5 / 6), 14);
  });

  it('takes the bonus and the guns of damaged ships (7.72), and the airstrike of crippled carriers (7.73)', () => {
    const night = (damage: number) =>
      exact(
        read(
          `kind: battle\nrounds: 1\njapan: {prefer: night, units: [{name: A, factors: 2+27, damage: ${damage}}]}\nallied: {prefer: night, units: [{name: B, factors: "007"}]}\n`,
        ),
        'unit.B.fate',
      ).sunk!;
    expect(night(0)).toBeCloseTo(1 - (4 / 6) ** 2, 14);
    expect(night(1)).toBeCloseTo(1 - (5 / 6) ** 2, 14);
    expect(night(2)).toBeCloseTo(1 / 6, 14);
    const crippled = read(
      'kind: battle\nrounds: 2\njapan: {prefer: day, units: [{name: A, factors: 027+4, damage: 2}]}\nallied: {prefer: day, units: [{name: B, factors: "117"}]}\n',
    );
    expect(exact(crippled, 'unit.B.fate').intact).toBe(1);
    expect(exact(crippled, 'stalemate')['cannot-end']).toBe(1);
  });

  it('counts a fight that cannot end, and does not go on with it', () => {
    const scenario = read(
      'kind: battle\njapan: {prefer: day, units: [Atago]}\nallied: {prefer: day, units: [Houston]}\n',
    );
    expect(exact(scenario, 'stalemate')).toEqual({ no: 0, 'cannot-end': 1, bound: 0 });
    expect(exact(scenario, 'rounds')[0]).toBe(1);
    expect(exact(scenario, 'remaining').both).toBe(1);
  });

  it('plays a fight that can end to its end', () => {
    const scenario = read(
      'kind: battle\njapan: {prefer: night, units: [Atago]}\nallied: {prefer: night, units: [Houston]}\n',
    );
    const remaining = exact(scenario, 'remaining');
    expect(remaining.both).toBeLessThan(1e-12);
    // Each round either side is gone with a chance that damage to the Atago changes only once.
    expect(remaining.japan!).toBeGreaterThan(remaining.allied!);
  });
});

describe('what is refused', () => {
  it('names the size of a battle that is too large', () => {
    const units = 'Mutsu, Nagato, Fuso, Hyuga, Ise, Yamashiro, Haruna, Hiei';
    const scenario = read(
      `kind: battle\nrounds: 3\njapan: {units: [${units}]}\nallied: {units: [Nevada, Arizona, Oklahoma, Maryland]}\n`,
    );
    const { refusal, states } = estimateExactBattle(scenario);
    expect(states).toBeGreaterThan(1e9);
    expect(refusal).toMatch(/joint states.*budget is 40,000,000.*the method monte-carlo/);
    expect(() => exactBattle(scenario)).toThrow('not solved exactly');
  });

  it('names what is played and not solved', () => {
    const scenario = read('kind: battle\njapan: {retreat: 2, units: [Akagi]}\nallied: {units: [Lexington]}\n');
    expect(estimateExactBattle(scenario).refusal).toMatch(
      /^pursuits are played, not solved, and who retreats here can be pursued/,
    );
  });
});

describe('against the engine', () => {
  // The largest of some thousand chi-square values, in standard deviations: far out for a right answer, soon passed by a wrong one.
  it.each([
    ['rounds and targets', 20260117, sized(10, 250), 1000, false],
    ['submarines and retreats too', 20260118, sized(8, 150), 600, true],
  ] as const)('agrees on random battles: %s', (_, seed, battles, games, orders) => {
    const draw = randomBattles(seed, 3, orders);
    let chi = 0;
    let degrees = 0;
    for (let n = 0; n < battles; n++) {
      const scenario = draw();
      const experiment = battleExperiment(scenario, `battle ${n}`);
      const offsets = tallyOffsets(experiment.metrics);
      const counts = new Float64Array(offsets[experiment.metrics.length]!);
      experiment.run(0, games, counts);
      const { tally } = exactBattle(scenario);
      experiment.metrics.forEach((metric, m) => {
        let sum = 0;
        let rest = 0;
        let restExpected = 0;
        let own = 0;
        let bins = 0;
        for (let k = 0; k < binsOf(metric); k++) {
          const p = tally[offsets[m]! + k]!;
          const seen = counts[offsets[m]! + k]!;
          sum += p;
          if (p < 1e-13) expect(seen, `${metric.name} in ${JSON.stringify(scenario)}`).toBe(0);
          if (p * games >= 8) {
            own += (seen - p * games) ** 2 / (p * games);
            bins++;
          } else {
            rest += seen;
            restExpected += p * games;
          }
        }
        expect(Math.abs(sum - 1), metric.name).toBeLessThan(1e-12);
        if (restExpected >= 8) {
          own += (rest - restExpected) ** 2 / restExpected;
          bins++;
        }
        if (bins < 2) return;
        expect(
          (own - (bins - 1)) / Math.sqrt(2 * (bins - 1)),
          `${metric.name} in ${JSON.stringify(scenario)}`,
        ).toBeLessThan(12);
        if (metric.name === 'remaining') {
          chi += own;
          degrees += bins - 1;
        }
      });
    }
    // One independent value a battle: the sum must be near its mean.
    expect(degrees).toBeGreaterThan(0.7 * battles);
    expect(Math.abs(chi - degrees) / Math.sqrt(2 * degrees)).toBeLessThan(4);
  });
});
