// Battles: six against six, three rounds, a second and core; and how long a small exact battle takes.

import { battleExperiment } from '../src/battle/battle-experiment.js';
import { exactBattle } from '../src/battle/exact/exact-battle.js';
import type { BattleScenario } from '../src/battle/question/battle-scenario.js';
import { readScenario } from '../src/node/read.js';
import { tallyOffsets } from '../src/stats/experiment.js';
import type { Section } from './section.js';

const read = (text: string): BattleScenario => readScenario(text, 'bench', { kinds: ['battle'] }).scenario;

const SIX = read(
  'kind: battle\nrounds: 3\ncontrol: japan\n' +
    'japan: {prefer: day, targets: spread, units: [Akagi, Kaga, Mutsu, Atago, Chikuma, 22 AirFlot]}\n' +
    'allied: {prefer: night, targets: spread, carriersFire: true, units: [Lexington, Enterprise, Nevada, Houston, Chicago, 11 AF]}\n',
);
const FOUR = read(
  'kind: battle\nrounds: 4\ncontrol: japan\n' +
    'japan: {prefer: day, targets: spread, units: [Akagi, Mutsu, Atago, 22 AirFlot]}\n' +
    'allied: {prefer: night, targets: focus, carriersFire: true, units: [Lexington, Nevada, Houston, 11 AF]}\n',
);

/** Speed of the kernel by processor time: the best of some slices, since others may use the machine too. */
export const battle: Section = async ({ quick, note }) => {
  const experiment = battleExperiment(SIX, 'bench');
  const tally = new Float64Array(tallyOffsets(experiment.metrics)[experiment.metrics.length]!);
  const slice = quick ? 20_000 : 50_000;
  let best = Number.POSITIVE_INFINITY;
  let done = 0;
  for (let k = 0; k < (quick ? 10 : 60); k++) {
    const begun = process.cpuUsage();
    experiment.run(done, slice, tally);
    const used = process.cpuUsage(begun);
    best = Math.min(best, (used.user + used.system) / 1000);
    done += slice;
  }
  exactBattle(FOUR);
  const begun = performance.now();
  const { states } = exactBattle(FOUR);
  note(`exactMilliseconds: four against four, four rounds, ${states} joint states`);
  return {
    perSecondPerCore: Math.round((1000 * slice) / best),
    exactMilliseconds: Math.round(performance.now() - begun),
  };
};
