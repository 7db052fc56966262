// Fits the networks of the learned player to data of make-data.ts, and tells how well they foretell decisions that the fit has not seen.
// Use: npm run -s learn-fit -- --data learn-data[,more] --out nets.json [--batches 20] [--kinds raiders,japan.air] [--epochs 8]
import { readFileSync, writeFileSync } from 'node:fs';
import type { Nets } from '../../src/ai/learned/shipped-nets.js';
import { compileBoard, SIDES, type Side, STANDARD_BOARD } from '../../src/board/index.js';
import { optionsOf, real, some } from '../options.js';
import { CaseMaker, NET_KINDS } from './cases.js';
import { FIT, NetFit } from './fit-net.js';
import { samplesOf } from './samples.js';

const { values } = optionsOf('bench/learn/fit.ts', {
  data: 'learn-data',
  out: 'nets.json',
  epochs: some(FIT.epochs),
  hidden: some(FIT.hidden),
  from: undefined,
  // A file whose other networks are written too.
  keep: undefined,
  // Digits that the numbers are written with.
  digits: 3,
  rate: real(FIT.rate),
  // Batches of each rule set, from the first on.
  batches: some(1000),
  // One batch of so many is held out, the last of them; 0 holds none out.
  'held-out': 8,
  // Kinds of both sides, or of one: japan.air.
  kinds: {
    among: NET_KINDS.flatMap((kind) => [kind, ...SIDES.map((side) => `${side}.${kind}`)]),
    usual: NET_KINDS.join(),
  },
  // What the numbers are written with: whether raiders are sent only where they may meet somebody.
  'only-met': false,
  // Whether patrols stay those of the heuristic player where task forces are in play.
  'usual-in-forces': false,
});

const kinds = values.kinds.split(',');
const isWanted = (side: Side, kind: string) => kinds.includes(kind) || kinds.includes(`${side}.${kind}`);
const heldOut = Number(values['held-out']);
const from: Nets | undefined = values.from === undefined ? undefined : JSON.parse(readFileSync(values.from, 'utf8'));
const keep: Nets | undefined = values.keep === undefined ? undefined : JSON.parse(readFileSync(values.keep, 'utf8'));
const maker = new CaseMaker(compileBoard(STANDARD_BOARD));
for (const { sample, rules, batch } of samplesOf(values.data, Number(values.batches))) {
  if (!isWanted(SIDES[sample.side]!, sample.kind)) continue;
  maker.add(sample, rules, heldOut > 0 && batch % heldOut === heldOut - 1);
}
maker.close();
const nets: Record<string, Record<string, unknown>> = {};
SIDES.forEach((side, s) => {
  nets[side] = { ...keep?.[side] };
  for (const kind of NET_KINDS.filter((name) => isWanted(side, name))) {
    const before = process.cpuUsage();
    const fit = new NetFit(
      maker.cases[kind][s as 0 | 1],
      { ...FIT, epochs: Number(values.epochs), hidden: Number(values.hidden), rate: Number(values.rate) },
      `${kind} ${side}`,
      from?.[side][kind],
    );
    fit.run();
    nets[side]![kind] = fit.weights(Number(values.digits));
    const { decisions, answers, explained, ofSignal, gain } = fit.fitness(true);
    const train = fit.fitness(false);
    const { user } = process.cpuUsage(before);
    console.log(
      `${side} ${kind}: ${decisions} decisions held out, ${answers} answers; R² ${explained.toFixed(3)}, of what is not chance ${ofSignal.toFixed(3)} (seen: ${train.explained.toFixed(3)}, ${train.ofSignal.toFixed(3)}, ${train.decisions} decisions); gain ${gain.toFixed(3)} POC a decision; ${(user / 1e6).toFixed(0)} s`,
    );
  }
});
const settings = {
  ...(values['only-met'] ? { onlyMet: true } : {}),
  ...(values['usual-in-forces'] ? { patrolsAsUsualInForces: true } : {}),
};
writeFileSync(values.out, `${JSON.stringify({ ...settings, ...nets })}\n`);
