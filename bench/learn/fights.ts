// Makes the numbers of the network that foretells the fights of a turn, to the byte: data and fit in one go, some three minutes of processor time.
// Use: npm run -s learn-fights -- [--out src/ai/search/fights-net.json] [--games 520] [--epochs 10]

import { writeFileSync } from 'node:fs';
import { FIGHT_FEATURES } from '../../src/ai/search/fights-view.js';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { optionsOf, some } from '../options.js';
import { Cases } from './cases.js';
import { addCases } from './fight-cases.js';
import { NetFit } from './fit-net.js';

/** How many in a hundred of the games are played under which rules. */
const SHARES = {
  'second-edition': 60,
  nt1: 12,
  menzel: 12,
  'menzel-3c': 5,
  'second-edition+nine-turn': 6,
  'second-edition+task-forces': 5,
};

const { values } = optionsOf('bench/learn/fights.ts', {
  out: 'src/ai/search/fights-net.json',
  games: some(520),
  epochs: some(10),
  hidden: some(24),
  seed: 'fights',
});
const tables = compileBoard(STANDARD_BOARD);
const cases = new Cases(FIGHT_FEATURES);
for (const [rules, share] of Object.entries(SHARES)) {
  const before = process.cpuUsage();
  const games = Math.ceil((Number(values.games) * share) / 100);
  addCases(cases, tables, resolveRules(rules.split('+')), `${values.seed}/${rules}`, games);
  const seconds = (process.cpuUsage(before).user / 1e6).toFixed(0);
  console.log(
    `${rules}: ${games} games, in all ${cases.heldOut.length} decisions, ${cases.gain.length} rollouts, ${seconds} s`,
  );
}
cases.close();
const fit = new NetFit(
  cases,
  { hidden: Number(values.hidden), epochs: Number(values.epochs), batch: 16, rate: 0.003, decay: 0.001 },
  values.seed,
);
const before = process.cpuUsage();
fit.run();
const { decisions, ofSignal } = fit.fitness(true);
const seconds = (process.cpuUsage(before).user / 1e6).toFixed(0);
console.log(`${decisions} decisions held out; of what is not chance ${ofSignal.toFixed(3)} is explained; ${seconds} s`);
writeFileSync(values.out, `${JSON.stringify(fit.weights())}\n`);
