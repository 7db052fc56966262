// Makes the networks of `learned-fast` again: what the networks of `learned-6` say that one ship more or less in an area is worth, as a network of sums learns
// it. No rollouts: the labels are free of chance. Twenty seconds of processor time; the numbers depend on the players of the package.
// Use: npm run -s learn-fast -- [--out nets-fast.json] [--games 60] [--hidden 23] [--epochs 12]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { NetWeights } from '../../src/ai/learned/net-weights.js';
import { SIDES, type Side } from '../../src/board/index.js';
import { casesOf } from './distill-cases.js';
import { FIT, NetFit } from './fit-net.js';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'nets-fast.json' },
    // Of each rule set.
    games: { type: 'string', default: '60' },
    // With the linear part as one unit more, three groups of eight.
    hidden: { type: 'string', default: '23' },
    epochs: { type: 'string', default: '12' },
  },
});

/** What is learned. */
const KINDS = [
  ['japan', 'raiders'],
  ['allied', 'patrols'],
  ['allied', 'raiders'],
] as const;
const SEED = 'learned-fast';

const nets: Record<Side, Record<string, NetWeights>> = { japan: {}, allied: {} };
for (const [side, kind] of KINDS) {
  const before = process.cpuUsage();
  const cases = casesOf({
    side: SIDES.indexOf(side) as 0 | 1,
    kind,
    games: Number(values.games),
    seed: `${SEED} ${side} ${kind}`,
  });
  // Decisions hold many answers, and there is no chance in them: steps are short and many.
  const settings = { ...FIT, hidden: Number(values.hidden), epochs: Number(values.epochs), batch: 2, rate: 0.003 };
  const fit = new NetFit(cases, settings, `${SEED} ${side} ${kind}`);
  fit.run();
  nets[side][kind] = fit.weights();
  const { decisions, answers, explained } = fit.fitness(true);
  const { user } = process.cpuUsage(before);
  console.log(
    `${side} ${kind}: ${decisions} decisions held out, ${answers} answers; R² ${explained.toFixed(3)} (seen: ${fit.fitness(false).explained.toFixed(3)}); ${(user / 1e6).toFixed(0)} s`,
  );
}
writeFileSync(
  values.out,
  `${JSON.stringify({ onlyMet: true, patrolsAsUsualInForces: true, repairsAsUsual: true, ...nets })}\n`,
);
