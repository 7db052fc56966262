// Writes what two climbs of `learn-evolve` have found as files of the package: what the networks have of their own, and the doctrine beneath.
// Use: npx tsx bench/learn/ship-evolved.ts --japan FILE --allied FILE --player learned-fast-3 --doctrine tuned-3 [--nets src/ai/learned/nets-fast-4.json] [--folder src/ai/frozen] [--point centre] [--allied-share 0.75]
//      --japan-share, --allied-share: so much of the way from the player that the climb began with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { FlagsByTurn } from '../../src/ai/heuristic/mind.js';
import { SIDES } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, real } from '../options.js';
import { type Kept, POINTS, type Point } from './evolve-kept.js';
import { hasGroup } from './evolved-from.js';
import { type EvolvedNet, EvolvedNumbers } from './evolved-numbers.js';

/** Digits of what is written: finer differences decide nothing. */
const allRounded = <T>(all: T): T =>
  JSON.parse(JSON.stringify(all), (_, x) => (typeof x === 'number' ? Math.round(x * 1000) / 1000 : x));

const { values } = optionsOf('bench/learn/ship-evolved.ts', {
  japan: undefined,
  allied: undefined,
  player: undefined,
  doctrine: undefined,
  nets: 'src/ai/learned/nets-fast-4.json',
  folder: 'src/ai/frozen',
  point: { among: POINTS, usual: 'mean' },
  'japan-share': real(1),
  'allied-share': real(1),
});
const { player, doctrine: name } = values;
if (!values.japan || !values.allied || !player || !name)
  throw new UsageError('--japan FILE, --allied FILE, --player NAME and --doctrine NAME are needed');

const nets: Record<string, Record<string, Partial<EvolvedNet> | FlagsByTurn>> = {};
for (const side of SIDES) {
  const { base, group, climb } = JSON.parse(readFileSync(values[side]!, 'utf8')) as Kept;
  const numbers = new EvolvedNumbers(side, base, group);
  const steps = Float64Array.from(climb[values.point as Point], (x) => x * values[`${side}-share`]);
  const networks = Object.entries(numbers.networks(steps)).map(([kind, { held, direct, out, force }]) => [
    kind,
    { held, direct, ...(hasGroup(group, 'units') ? { out } : {}), ...(hasGroup(group, 'forces') ? { force } : {}) },
  ]);
  nets[side] = allRounded({
    ...Object.fromEntries(networks),
    ...(hasGroup(group, 'units') ? { flags: numbers.flags(steps) } : {}),
  });
  const intent = `What lies beneath the networks of \`${player}\`: \`${numbers.seat.doctrine}\` whose weights were moved together with them.`;
  const doctrine = allRounded({ name, side, intent, weights: numbers.weights(steps), under: numbers.under(steps) });
  const head = `# Never changed: other players are measured against it. A better doctrine gets a name of its own.\n# bench/learn/${player}.sh makes it.\n`;
  mkdirSync(join(values.folder, side), { recursive: true });
  writeFileSync(join(values.folder, side, `${name}.yaml`), head + stringify(doctrine));
}
writeFileSync(values.nets, `${JSON.stringify(nets)}\n`);
