// Writes fitted networks as a file of the package: of both sides, or of those that are not what they were before.
// Use: npx tsx bench/learn/ship-fitted.ts [--japan FILE] [--allied FILE] [--japan-nt1 FILE] [--allied-nt1 FILE] --out src/ai/learned/nets-fast-14.json [--digits 3]
//      FILE: what `refit.ts` wrote; of the networks under nt1, those that count there alone. --digits: of each number.
import { writeFileSync } from 'node:fs';
import { SIDES } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { readFitted } from './evolve-kept.js';

const { values } = optionsOf('bench/learn/ship-fitted.ts', {
  japan: undefined,
  allied: undefined,
  'japan-nt1': undefined,
  'allied-nt1': undefined,
  out: 'nets.json',
  digits: some(3),
});
const digits = Number(values.digits);
if (!values.japan && !values.allied && !values['japan-nt1'] && !values['allied-nt1'])
  throw new UsageError('a FILE of one side or more is needed');

/** The networks of the sides that have a file. */
function sidesOf(under: '' | '-nt1') {
  const nets = SIDES.flatMap((side) => {
    const file = values[`${side}${under}`];
    if (file === undefined) return [];
    const fitted = readFitted(file);
    if (fitted.side !== side) throw new UsageError(`--${side}${under} ${file}: networks of the other side`);
    return [[side, fitted.nets] as const];
  });
  return Object.fromEntries(nets);
}

const short = (_: string, x: unknown) => (typeof x === 'number' ? Number(x.toPrecision(digits)) : x);
writeFileSync(values.out, `${JSON.stringify({ ...sidesOf(''), nt1: sidesOf('-nt1') }, short)}\n`);
