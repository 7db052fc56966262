// Writes what two climbs of `learn-evolve` have found as files of the package: what the networks have of their own, and the doctrine beneath.
// Use: npx tsx bench/learn/ship-evolved.ts --japan FILE --allied FILE --doctrine tuned-3 [--nets src/ai/learned/nets-fast-3.json] [--folder src/ai/frozen]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { SIDES } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf } from '../options.js';
import type { Kept } from './evolve-kept.js';
import { type EvolvedNet, EvolvedNumbers } from './evolved-numbers.js';

/** Digits of what is written: finer differences decide nothing. */
const rounded = (x: number): number => Math.round(x * 1000) / 1000;

const { values } = optionsOf('bench/learn/ship-evolved.ts', {
  japan: undefined,
  allied: undefined,
  doctrine: undefined,
  nets: 'src/ai/learned/nets-fast-3.json',
  folder: 'src/ai/frozen',
});
const name = values.doctrine;
if (!values.japan || !values.allied || !name)
  throw new UsageError('--japan FILE, --allied FILE and --doctrine NAME are needed');

const nets: Record<string, Record<string, EvolvedNet>> = {};
for (const side of SIDES) {
  const { base, climb } = JSON.parse(readFileSync(values[side]!, 'utf8')) as Kept;
  const numbers = new EvolvedNumbers(side, base);
  const steps = Float64Array.from(climb.mean);
  nets[side] = Object.fromEntries(
    Object.entries(numbers.networks(steps)).map(([kind, { held, direct }]) => [
      kind,
      { held: held.map((row) => row.map(rounded)), direct: direct.map(rounded) },
    ]),
  );
  const weights = JSON.parse(JSON.stringify(numbers.weights(steps)), (_, x) =>
    typeof x === 'number' ? rounded(x) : x,
  );
  const intent = `What lies beneath the networks of \`learned-fast-3\`: \`${numbers.seat.doctrine}\` whose weights were moved together with them.`;
  const doctrine = { name, side, intent, weights, under: numbers.seat.under };
  const head = `# Never changed: other players are measured against it. A better doctrine gets a name of its own.\n# bench/learn/learned-fast-3.sh makes it.\n`;
  mkdirSync(join(values.folder, side), { recursive: true });
  writeFileSync(join(values.folder, side, `${name}.yaml`), head + stringify(doctrine));
}
writeFileSync(values.nets, `${JSON.stringify(nets)}\n`);
