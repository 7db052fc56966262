// npm run -s precision -- [--seeds 2000] [--seed S]
// What --precision promises and what it costs, over many seeds: raids and a fight whose exact answer is known are played until a figure
// is precise enough, by each method. Coverage is how often the interval held the exact answer; `over` is how many more games were played
// than a fixed number would have needed for the same width. Exit code 1 when the method of --precision covers less than it promises.

import { createExperiment } from '../src/analysis/experiments.js';
import { simulateHere } from '../src/analysis/simulate-here.js';
import { exactBattle } from '../src/battle/exact/exact-battle.js';
import { compileBoard, STANDARD_BOARD } from '../src/board/index.js';
import { readScenario } from '../src/node/read.js';
import { exactRaid } from '../src/raid/exact/exact-raid.js';
import type { Tally } from '../src/stats/experiment.js';
import { type Figure, histogramIn } from '../src/stats/figure.js';
import { moments } from '../src/stats/histogram.js';
import { type PrecisionMethod, precisionReached } from '../src/stats/intervals/precision.js';
import { optionsOf, some } from './options.js';

const { values } = optionsOf('bench/precision.ts', { seeds: some(2000), seed: 'precision' });
const seeds = Number(values.seeds);
const METHODS: readonly PrecisionMethod[] = ['fixed-width sequential', 'confidence sequence'];
/** Two-sided, 95 %, of the normal distribution. */
const Z = 1.959964;
/** Below this a coverage of 95 % is refuted by 2,000 seeds, three standard errors. A relative precision is told, and not held to it. */
const LEAST = 0.95 - 3 * Math.sqrt((0.95 * 0.05) / seeds);

const raid = readScenario('kind: raid\n', 'raid', { kinds: ['raid'] }).scenario;
const fight = readScenario(
  '{kind: battle, rounds: 2, japan: {units: [Akagi, Kaga]}, allied: {units: [Lexington, Enterprise]}}',
  'battle',
  { kinds: ['battle'] },
).scenario;

/** A figure, the games that a fixed number would need, and what the figure is. */
interface Case {
  readonly scenario: typeof raid | typeof fight;
  readonly figure: Figure;
  /** Probabilities. */
  readonly exact: Tally;
}
const ofRaid = (figure: Figure): Case => ({
  scenario: raid,
  figure,
  exact: exactRaid(raid, compileBoard(STANDARD_BOARD)).tally,
});
const ofFight = (figure: Figure): Case => ({ scenario: fight, figure, exact: exactBattle(fight).tally });

const CASES: readonly Case[] = [
  ofRaid({ metric: 'battleships.afloat' }),
  ofRaid({ metric: 'battleships.sunk' }),
  ofRaid({ metric: 'ship.Nevada.fate', label: 'sunk' }),
  ofFight({ metric: 'remaining', label: 'japan' }),
];
/** Games that a fixed number needs: from a first look that is nearly enough to many looks. */
const NEEDED = [1500, 6000];

let failed = false;
for (const { scenario, figure, exact } of CASES) {
  const name = `${scenario.kind} ${figure.metric}${figure.label ? `.${figure.label}` : ''}`;
  const { metrics } = createExperiment(scenario, '');
  const truth = moments(histogramIn(metrics, figure)(exact));
  for (const needed of NEEDED) {
    const halfWidth = Z * Math.sqrt(truth.variance / needed);
    const relative = { ...figure, halfWidth: halfWidth / truth.mean, relative: true };
    for (const [method, target] of [
      ...METHODS.map((m) => [m, { ...figure, halfWidth }] as const),
      [METHODS[0]!, relative] as const,
    ]) {
      let [covered, games] = [0, 0];
      // The other one is there to compare with: how many games it takes is known from a few.
      const runs = method === METHODS[0] ? seeds : Math.ceil(seeds / 20);
      for (let k = 0; k < runs; k++) {
        const stopWhen = (tally: Tally): boolean => precisionReached(metrics, tally, target, method).reached;
        const job = { scenario, seed: `${values.seed} ${k}` };
        const { tally, games: played } = await simulateHere(job, { games: 1e9, stopWhen });
        const [low, high] = precisionReached(metrics, tally, target, method).interval;
        if (low <= truth.mean && truth.mean <= high) covered++;
        games += played;
      }
      const coverage = covered / runs;
      if (method === METHODS[0] && target !== relative && coverage < LEAST) failed = true;
      const over = games / runs / needed - 1;
      console.log(
        `${name} to ±${target === relative ? `${(100 * target.halfWidth).toPrecision(3)} %` : target.halfWidth.toPrecision(3)}, ${method}: covered ${(100 * coverage).toFixed(1)} %, ${Math.round(games / runs)} games, ${(100 * over).toFixed(0)} % over`,
      );
    }
  }
}
process.exitCode = failed ? 1 : 0;
