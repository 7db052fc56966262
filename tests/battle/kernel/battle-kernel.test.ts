// The kernel counts what the engine does: the same tally from the same seed, bit for bit.
import { describe, expect, it } from 'vitest';
import { battleExperiment, engineBattleExperiment } from '../../../src/battle/battle-experiment.js';
import { battleKernel } from '../../../src/battle/kernel/battle-kernel.js';
import type { BattleScenario } from '../../../src/battle/question/battle-scenario.js';
import { readScenario } from '../../../src/node/read.js';
import { tallyOffsets } from '../../../src/stats/experiment.js';
import { sized } from '../../size.js';
import { randomBattles } from '../random-battles.js';

const BATTLES = sized(50, 300);

function same(scenario: BattleScenario, seed: string, games: number): void {
  const [engine, kernel] = [engineBattleExperiment(scenario, seed), battleKernel(scenario, seed)];
  const offsets = tallyOffsets(engine.metrics);
  const [a, b] = [engine, kernel].map((e) => {
    const tally = new Float64Array(offsets[engine.metrics.length]!);
    e.run(1000, games, tally);
    return Array.from(tally);
  });
  expect(b, JSON.stringify(scenario)).toEqual(a);
}

describe('the battle kernel', () => {
  it(`counts what the engine counts in ${BATTLES} random battles`, () => {
    const draw = randomBattles(7, 6);
    for (let n = 0; n < BATTLES; n++) same(draw(), `seed ${n}`, 60);
  });

  it('does so under gunnery radar, damage control and the reading that lets carriers screen', () => {
    const text = (rules: string) =>
      `kind: battle\nturn: 8\nrules: [${rules}]\nrounds: 3\njapan: {prefer: day, units: [Taiho, Yamato, 22 AirFlot, Akagi]}\n` +
      'allied: {prefer: night, carriersFire: true, units: [Enterprise, Iowa, North Carolina, Formidable, 1 Marines]}\n';
    for (const rules of ['second-edition', 'gunnery-radar', 'damage-control', 'gunnery-radar, damage-control']) {
      same(readScenario(text(rules), 'b', { kinds: ['battle'] }).scenario, 's', 500);
    }
  });

  it('does so with more units than lists are made for beforehand', () => {
    const text =
      'kind: battle\nrounds: 3\ncontrol: none\njapan: {prefer: night, targets: spread, units: [13 x 1+27, Akagi, 22 AirFlot]}\n' +
      'allied: {prefer: day, targets: [carrier], carriersFire: true, units: [9 x 444, 2 x 117, Lexington, 1 Marines]}\n';
    same(readScenario(text, 'b', { kinds: ['battle'] }).scenario, 's', 200);
  });

  it('leaves more than thirty units a side to the engine', () => {
    const text =
      'kind: battle\nrounds: 1\njapan: {prefer: night, units: [31 x 117]}\nallied: {prefer: night, units: [Nevada]}\n';
    const { scenario } = readScenario(text, 'b', { kinds: ['battle'] });
    const experiment = battleExperiment(scenario, 's');
    const offsets = tallyOffsets(experiment.metrics);
    const tally = new Float64Array(offsets[experiment.metrics.length]!);
    experiment.run(0, 20, tally);
    expect(Array.from(tally.subarray(0, 4)).reduce((a, b) => a + b)).toBe(20);
  });

  it('counts units that are not at sea', () => {
    const text =
      'kind: battle\nrounds: 2\njapan: {prefer: day, units: [Akagi, {name: Kaga, disabled: true}]}\nallied: {prefer: day, units: [Lexington]}\n';
    same(readScenario(text, 'b', { kinds: ['battle'] }).scenario, 's', 200);
  });
});
