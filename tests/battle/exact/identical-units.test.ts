// Identical units are merged: the same answer as with every unit apart, and fleets that would be too large are not.
import { describe, expect, it } from 'vitest';
import { battleMetrics } from '../../../src/battle/battle-metrics.js';
import { battleModel } from '../../../src/battle/battle-model.js';
import { Blocks } from '../../../src/battle/exact/battle-blocks.js';
import { planBattle } from '../../../src/battle/exact/battle-plan.js';
import { solveBattle } from '../../../src/battle/exact/battle-solve.js';
import { tallyFates, tallyOutcome } from '../../../src/battle/exact/battle-tally.js';
import { estimateExactBattle, exactBattle } from '../../../src/battle/exact/exact-battle.js';
import type { BattleScenario } from '../../../src/battle/question/battle-scenario.js';
import { readScenario } from '../../../src/node/read.js';
import { tallyOffsets } from '../../../src/stats/experiment.js';

const read = (text: string): BattleScenario => readScenario(text, 'b', { kinds: ['battle'] }).scenario;

/** With every unit apart, whatever it takes. */
function apart(scenario: BattleScenario): Float64Array {
  const model = battleModel(scenario);
  const metrics = battleMetrics(model.setup);
  const tally = new Float64Array(tallyOffsets(metrics)[metrics.length]!);
  const solved = solveBattle(new Blocks(model, false, true));
  tallyOutcome(solved, solved, metrics, tally);
  tallyFates(solved, metrics, tally);
  return tally;
}

describe('identical units', () => {
  it.each([
    [
      'spread at night',
      '3 x Fuso class',
      'prefer: night, targets: spread',
      '4 x 117',
      'prefer: night, targets: spread',
    ],
    [
      'focus, and a unit between them',
      '117, 117, 1+27, 117',
      'prefer: day, targets: focus',
      'Lexington, 2 x 24*',
      'prefer: night, targets: spread, carriersFire: true',
    ],
    [
      'priorities',
      '2 x 137+4, 2 x 117',
      'prefer: day, targets: [air]',
      '2 x 24*, 2 x 117',
      'prefer: night, targets: [cruiser]',
    ],
    ['a submarine, and a retreat', '3 x 1+27', 'prefer: night, submarine: true', '3 x 1+18', 'prefer: day, retreat: 2'],
  ])('merged or apart, the answer is the same: %s', (_, japan, ordersJapan, allied, ordersAllied) => {
    const scenario = read(
      `kind: battle\nrounds: 3\ncontrol: none\njapan: {${ordersJapan}, pursue: false, units: [${japan.replace(/[^,\s][^,]*/g, '"$&"')}]}\n` +
        `allied: {${ordersAllied}, units: [${allied.replace(/[^,\s][^,]*/g, '"$&"')}]}\n`,
    );
    expect(new Blocks(battleModel(scenario), true, true).groups.length).toBeLessThan(battleModel(scenario).axes.length);
    const expected = apart(scenario);
    const { tally } = exactBattle(scenario);
    for (let k = 0; k < tally.length; k++) expect(Math.abs(tally[k]! - expected[k]!), `place ${k}`).toBeLessThan(1e-12);
  });

  it('make room: four battleships against six cruisers are solved', () => {
    const scenario = read(
      'kind: battle\nrounds: 4\njapan: {prefer: night, units: [4 x Fuso class]}\nallied: {prefer: night, units: [6 x Houston class]}\n',
    );
    const { refusal, states } = estimateExactBattle(scenario);
    expect(refusal).toBeUndefined();
    // All apart there would be 8^4 × 4^6 of them.
    expect(states).toBeLessThan((8 ** 4 * 4 ** 6) / 10);
    expect(planBattle(battleModel(scenario)).runs).toHaveLength(2);
  });
});
