// The mean of what several fits of one side came to, number by number: of networks that went on from each other it plays at least as well as the last, and forgets less of what was learned before.
// Use: npx tsx bench/learn/mean.ts --of FILE,FILE --out FILE [--side allied] [--under nt1] [--from-port] [--at-once]
//      FILE: what `refit.ts` wrote; or a player by name, whose networks of --side count, under nt1 with --under. Of one alone it is that one.
//      --from-port: patrols and raiders are looked at from port on. --at-once: raiders on turn 1 of nt1 too.
import { writeFileSync } from 'node:fs';
import type { LearnedName } from '../../src/ai/learned/learned-names.js';
import { isLearned } from '../../src/ai/seat.js';
import { SIDES, type Side } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf } from '../options.js';
import { readFitted } from './evolve-kept.js';
import { fittedOf, meanOf } from './fitted.js';

const { values } = optionsOf('bench/learn/mean.ts', {
  of: undefined,
  side: { among: SIDES, usual: 'allied' },
  under: undefined,
  out: 'mean.json',
  'from-port': false,
  'at-once': false,
});
if (values.of === undefined) throw new UsageError('--of FILE,FILE is needed: what fits wrote');
const { side } = values as { side: Side };
const parts = values.of
  .split(',')
  .map((text) => (isLearned(text) ? fittedOf(text as LearnedName, side, values.under) : readFitted(text)));
const mean = meanOf(parts);
const port = values['from-port'] ? { allFromPort: true } : {};
const atOnce = values['at-once'] ? { raidersFromPortAtOnce: true } : {};
const nets = { ...mean.nets, ...port, ...atOnce };
writeFileSync(values.out, `${JSON.stringify({ ...mean, nets })}\n`);
