// A fight solved with all its rounds added up, some at a time, or one by one: the same answer.
import { describe, expect, it } from 'vitest';
import { battleMetrics } from '../../../src/battle/battle-metrics.js';
import { battleModel } from '../../../src/battle/battle-model.js';
import { Blocks } from '../../../src/battle/exact/battle-blocks.js';
import { type Endings, NEGLIGIBLE } from '../../../src/battle/exact/battle-endings.js';
import { planBattle } from '../../../src/battle/exact/battle-plan.js';
import { solveBattle } from '../../../src/battle/exact/battle-solve.js';
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
    const tallyOf = (asked: 'everything' | 'ends', timed: Endings): Float64Array => {
      const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
      const solved = solveBattle(new Blocks(model, false, true), asked);
      tallyOutcome(solved, timed, metrics, tally);
      tallyFates(solved, metrics, tally);
      return tally;
    };
    const few = () => new Blocks(model, true, false);
    const apart = tallyOf('everything', solveBattle(few()));
    const tallies = [exactBattle(scenario).tally];
    // By night dice change with damage, and no two rounds need be alike.
    expect(planBattle(model).clock !== undefined).toBe(name === 'day');
    if (name === 'day') tallies.push(tallyOf('ends', solveBattle(few(), 'rounds')));
    for (const tally of tallies) {
      for (let k = 0; k < tally.length; k++) expect(Math.abs(tally[k]! - apart[k]!), `place ${k}`).toBeLessThan(1e-12);
    }
  });

  it('alike: how many a fight takes, to the last place that a sum of chances has', () => {
    const few = () => new Blocks(battleModel(DAY), true, false);
    const [apart, alike] = [solveBattle(few()), solveBattle(few(), 'rounds')];
    expect(alike.stalemate.map((p, k) => Math.abs(p - apart.stalemate[k]!)).every((p) => p < 1e-15)).toBe(true);
    const bound = apart.rounds.length - 1;
    apart.rounds.forEach((p, round) => {
      // What is negligible is not fought on, and counts as a fight that reached the bound.
      const waits = round === bound ? NEGLIGIBLE : 1e-16;
      expect(Math.abs(alike.rounds[round]! - p), `round ${round}`).toBeLessThan(1e-12 * p + waits);
    });
  });
});
