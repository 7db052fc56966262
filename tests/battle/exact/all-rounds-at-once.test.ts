// A fight solved with all its rounds added up, some at a time, or one by one: the same answer.
import { describe, expect, it } from 'vitest';
import { battleMetrics } from '../../../src/battle/battle-metrics.js';
import { battleModel } from '../../../src/battle/battle-model.js';
import { Blocks } from '../../../src/battle/exact/battle-blocks.js';
import { planBattle } from '../../../src/battle/exact/battle-plan.js';
import { type SolvedBattle, solveBattle } from '../../../src/battle/exact/battle-solve.js';
import { tallyFates, tallyOutcome } from '../../../src/battle/exact/battle-tally.js';
import { exactBattle } from '../../../src/battle/exact/exact-battle.js';
import { readScenario } from '../../../src/node/read.js';
import { tallyOffsets } from '../../../src/stats/experiment.js';

const read = (sides: string) => readScenario(`kind: battle\n${sides}`, 'b', { kinds: ['battle'] }).scenario;
const DAY = read('japan: {units: [Akagi, 22 AirFlot, Atago]}\nallied: {units: [Lexington, 11 AF]}\n');
const NIGHT = read(
  'japan: {prefer: night, units: [2 x 1+27]}\nallied: {prefer: day, carriersFire: true, units: [1+18, Lexington]}\n',
);

describe('rounds', () => {
  it.each([
    ['day', DAY],
    ['day and night', NIGHT],
  ])('kept apart or added up, a fight ends the same way: %s', (name, scenario) => {
    const model = battleModel(scenario);
    const metrics = battleMetrics(model.setup);
    const tallyOf = (inSum: boolean, { rounds, stalemate }: SolvedBattle): Float64Array => {
      const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
      const { last, flows } = solveBattle(new Blocks(model, false, true), inSum);
      tallyOutcome(last, rounds, stalemate, metrics, tally);
      tallyFates(last, flows, metrics, tally);
      return tally;
    };
    const clock = solveBattle(new Blocks(model, true, false));
    // By night a crippled ship has one die: what is left after the bound of rounds is more than rounding.
    const bound = name === 'day' ? 1e-12 : 10 * clock.stalemate[2]! + 1e-12;
    expect(planBattle(model).clock !== undefined).toBe(name === 'day');
    const apart = tallyOf(false, clock);
    const inSum = tallyOf(true, clock);
    const { tally } = exactBattle(scenario);
    for (let k = 0; k < tally.length; k++) {
      expect(Math.abs(inSum[k]! - apart[k]!), `place ${k}`).toBeLessThan(bound);
      expect(Math.abs(tally[k]! - apart[k]!), `place ${k}`).toBeLessThan(1e-12);
    }
  });
});
