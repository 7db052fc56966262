// Fits the networks of one side of a fast player anew, from what they are, to rollouts (`roll-out.ts`), and tells how well they foretell decisions that the fit has not seen.
// A kind of decision without a network begins with chance numbers, one without decisions stays as it is.
// Use: npm run -s learn-refit -- --data FOLDER[,MORE] --side allied --base learned-fast-13 --out FILE [--under nt1] [--from FILE] [--epochs 10] [--rate 0.003]
//      --under: the rule whose own networks they begin from. --from: what another fit wrote, to begin from instead. One batch of so many is --held-out, the last of them.
//      --raiders-free: raiders that the heuristic player sends to Hawaii may go elsewhere, whatever the turn and the rules; where they might before, they may without.
import { writeFileSync } from 'node:fs';
import { DAY, NIGHT } from '../../src/ai/heuristic/estimate/force.js';
import type { LearnedName } from '../../src/ai/learned/learned-names.js';
import type { NetWeights } from '../../src/ai/learned/net-weights.js';
import { SUM_FLAG, SUM_FORCE } from '../../src/ai/learned/sums-view.js';
import { isLearned } from '../../src/ai/seat.js';
import { compileBoard, SIDES, STANDARD_BOARD } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, real, some } from '../options.js';
import { CaseMaker } from './cases.js';
import { readFitted } from './evolve-kept.js';
import { FIT, NetFit } from './fit-net.js';
import { FITTED_KINDS, type FittedNets, fittedOf } from './fitted.js';
import { samplesOf } from './samples.js';

const { values } = optionsOf('bench/learn/refit.ts', {
  data: 'rolled-out',
  side: { among: SIDES, usual: 'allied' },
  base: 'learned-fast-13',
  under: undefined,
  from: undefined,
  out: 'fitted.json',
  epochs: some(10),
  rate: real(0.003),
  'held-out': 8,
  'raiders-free': false,
});
const { side, base } = values as { side: (typeof SIDES)[number]; base: string };
if (!isLearned(base)) throw new UsageError(`--base ${base}: a learned player by name`);
const heldOut = Number(values['held-out']);
const maker = new CaseMaker(compileBoard(STANDARD_BOARD), true);
for (const { sample, rules, batch } of samplesOf(values.data)) {
  if (SIDES[sample.side] === side) maker.add(sample, rules, heldOut > 0 && batch % heldOut === heldOut - 1);
}
maker.close();

const { patrols, air, raiders, ...flags }: FittedNets = (
  values.from === undefined ? fittedOf(base as LearnedName, side, values.under) : readFitted(values.from)
).nets;
const from = { patrols, air, raiders };
const nets = Object.fromEntries(
  FITTED_KINDS.flatMap((kind) => {
    const start: NetWeights | undefined = from[kind];
    const cases = maker.cases[kind][side === 'japan' ? 0 : 1];
    if (cases.heldOut.length === 0) return start === undefined ? [] : [[kind, start]];
    const before = process.cpuUsage();
    const held = kind === 'raiders' ? SUM_FORCE : SUM_FLAG;
    const settings = {
      ...FIT,
      ...(start === undefined ? {} : { hidden: start.bias.length }),
      epochs: Number(values.epochs),
      rate: Number(values.rate),
      batch: 32,
      placed: [held, DAY, NIGHT] as const,
    };
    const fit = new NetFit(cases, settings, `${side} ${kind}`, start);
    const by = start === undefined ? 1 : fit.rescale();
    const first = fit.fitness(true);
    fit.run();
    const { decisions, answers, ofSignal, gain } = fit.fitness(true);
    const seen = fit.fitness(false);
    const { user } = process.cpuUsage(before);
    console.log(
      `${side} ${kind}: ${decisions} decisions held out, ${answers} answers; R² of what is not chance ${ofSignal.toFixed(3)} (as it was, times ${by.toFixed(2)}, ${first.ofSignal.toFixed(3)}; seen ${seen.ofSignal.toFixed(3)}, ${seen.decisions} decisions); gain ${gain.toFixed(3)} POC a decision (was ${first.gain.toFixed(3)}); ${(user / 1e6).toFixed(0)} s`,
    );
    return [[kind, fit.weights(3)]];
  }),
);
const free = values['raiders-free'] ? { raidersFree: true } : {};
writeFileSync(values.out, `${JSON.stringify({ side, base, nets: { ...nets, ...flags, ...free } })}\n`);
