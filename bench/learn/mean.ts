// The mean of what several fits of one side came to, number by number: of networks that went on from each other it plays at least as well as the last, and forgets less of what was learned before.
// Use: npx tsx bench/learn/mean.ts --of FILE,FILE --out FILE      FILE: what `refit.ts` wrote
import { writeFileSync } from 'node:fs';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf } from '../options.js';
import { readFitted } from './evolve-kept.js';
import { meanOf } from './fitted.js';

const { values } = optionsOf('bench/learn/mean.ts', { of: undefined, out: 'mean.json' });
if (values.of === undefined) throw new UsageError('--of FILE,FILE is needed: what fits wrote');
writeFileSync(values.out, `${JSON.stringify(meanOf(values.of.split(',').map(readFitted)))}\n`);
