// How good the fast estimate of a fight is: bench/fight-estimate.md, written anew.
//   npm run -s fight-estimate
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exactFights, FIGHT_KINDS, type Fit, fitOf, reliability, sampledFights } from './fight-odds.js';
import { optionsOf } from './options.js';

optionsOf('bench/fight-estimate.ts', {});

const FILE = join(dirname(fileURLToPath(import.meta.url)), 'fight-estimate.md');
const SEED = 'fight estimate';

const sampled = sampledFights(SEED, 300, 6, 200);
const exact = exactFights(SEED, 300, 6, 20_000_000);

const cells = (values: readonly (string | number)[]): string => `| ${values.join(' | ')} |`;
const fixed = (x: number, digits = 3): string => (Number.isFinite(x) ? x.toFixed(digits) : '');
const row = (what: string, fit: Fit, losses: boolean): string =>
  cells([
    what,
    fit.fights,
    fixed(fit.absolute),
    fixed(Math.sqrt(fit.squared)),
    fixed(fit.brier),
    fixed(fit.bestBrier),
    losses ? fixed(fit.loss) : '',
  ]);

const lines = [
  '# The fast estimate of a fight',
  '',
  'Fights of 300 games between the standard doctrines (seed "fight estimate", every sixth fight after turn 1), estimated before their first',
  'round. *Sampled*: each fought 200 times to the end by the engine with the same players. *Exact*: those small enough, solved, both sides',
  'spreading their fire. The chance is that of Japan to be left alone in the area; the loss is in parts of the worth of a mean side.',
  '',
  '*Mean error* and *root mean square* are of the estimated chance against the one found, fight by fight; part of them is the sampling, which',
  'alone makes up to 0.035 in a fight at even odds. *Brier* is the mean square of the chance against what happened, 1 or 0: small is good,',
  'and *at best* is what remains if every chance were known.',
  '',
  cells(['fights', 'number', 'mean error', 'root mean square', 'Brier', 'Brier at best', 'error of losses']),
  cells(['---', '--:', '--:', '--:', '--:', '--:', '--:']),
  row('sampled', fitOf(sampled), true),
  ...FIGHT_KINDS.map((kind) => row(`– ${kind}`, fitOf(sampled.filter((f) => f.kind === kind)), true)),
  row('exact', fitOf(exact), false),
  '',
  'Calibration, sampled fights in tenths of the estimate: of the fights to which it gave such a chance, so many were won. A calibrated',
  'estimate is off by 0; where *off* is larger than its ±, half of a 95 % interval over the fights of the tenth, it is not. Below 0 the',
  'estimate expects too much of Japan.',
  '',
  cells(['fights', 'estimate', 'found', 'off', '±']),
  cells(['--:', '--:', '--:', '--:', '--:']),
  ...reliability(sampled).map(({ count, estimate, found, error }) =>
    cells([count, fixed(estimate), fixed(found), fixed(found - estimate), fixed(error)]),
  ),
  '',
  'Written by `npm run -s fight-estimate`; `tests/ai/heuristic/estimate/fight-estimate.test.ts` holds the error.',
  '',
];
writeFileSync(FILE, lines.join('\n'));
console.log(lines.join('\n'));
