// Makes the networks of `learned-fast`, or that of `learned-fast-2`, again: what the networks of `learned-6` say that one ship more or less in an area is worth, as a network of sums learns
// it. No rollouts: the labels are free of chance. Twenty seconds of processor time; the numbers depend on the players of the package.
// Use: npm run -s learn-fast -- [--player learned-fast-2] [--out nets-fast.json] [--games 60] [--hidden 23] [--epochs 12]

import { writeFileSync } from 'node:fs';
import type { NetWeights } from '../../src/ai/learned/net-weights.js';
import { SIDES, type Side } from '../../src/board/index.js';
import { optionsOf, some } from '../options.js';
import { casesOf } from './distill-cases.js';
import { FIT, NetFit } from './fit-net.js';

/** What each player has of its own, from which seed, and how it was fitted. */
const PLAYERS = {
  // With the linear part as one unit more, three groups of eight.
  'learned-fast': {
    seed: 'learned-fast',
    kinds: ['japan raiders', 'allied patrols', 'allied raiders'],
    hidden: '23',
    epochs: '12',
  },
  // Two groups of eight.
  'learned-fast-2': { seed: 'g-1', kinds: ['japan raiders'], hidden: '15', epochs: '14' },
} as const;

const { values } = optionsOf('bench/learn/distill.ts', {
  player: { among: Object.keys(PLAYERS), usual: 'learned-fast' },
  out: 'nets-fast.json', // Of each rule set.
  games: some(60),
  hidden: undefined,
  epochs: undefined,
});

const usual = PLAYERS[values.player as keyof typeof PLAYERS];
const { seed } = usual;

const nets: Record<Side, Record<string, NetWeights>> = { japan: {}, allied: {} };
for (const name of usual.kinds) {
  const [side, kind] = name.split(' ') as [Side, 'patrols' | 'raiders'];
  const before = process.cpuUsage();
  const cases = casesOf({
    side: SIDES.indexOf(side) as 0 | 1,
    kind,
    games: Number(values.games),
    seed: `${seed} ${side} ${kind}`,
  });
  // Decisions hold many answers, and there is no chance in them: steps are short and many.
  const settings = {
    ...FIT,
    hidden: Number(values.hidden ?? usual.hidden),
    epochs: Number(values.epochs ?? usual.epochs),
    batch: 2,
    rate: 0.003,
  };
  const fit = new NetFit(cases, settings, `${seed} ${side} ${kind}`);
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
