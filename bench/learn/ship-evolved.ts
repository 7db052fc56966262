// Writes what two climbs of `learn-evolve` have found as files of the package: what the networks have of their own, and the doctrine beneath.
// Use: npx tsx bench/learn/ship-evolved.ts --japan FILE --allied FILE --player learned-fast-3 --doctrine tuned-3 [--nets src/ai/learned/nets-fast-4.json] [--folder src/ai/frozen] [--point centre] [--allied-share 0.75]
//      [--japan-nt1 FILE --allied-nt1 FILE] [--as-before nt1 [--of learned-fast-8]]
//      --japan-share, --allied-share: so much of the way from the player that the climb began with.
//      --japan-nt1, --allied-nt1: climbs under nt1, whose numbers count there alone.
//      --as-before: the rule whose own weights stay as they were: nobody was met under it. They are those of the player --of. Default: those that the climb began with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { UnderRules } from '../../src/ai/heuristic/doctrine/under-rules.js';
import { type LearnedSeat, namedSeat } from '../../src/ai/seat.js';
import { SIDES } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, real } from '../options.js';
import { type Kept, numbersOf, POINTS, type Point, readKept } from './evolve-kept.js';
import { hasGroup } from './evolved-from.js';
import type { EvolvedNumbers } from './evolved-numbers.js';

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
  'japan-nt1': undefined,
  'allied-nt1': undefined,
  'as-before': undefined,
  of: undefined,
  'japan-share': real(1),
  'allied-share': real(1),
});
const { player, doctrine: name } = values;
if (!values.japan || !values.allied || !player || !name)
  throw new UsageError('--japan FILE, --allied FILE, --player NAME and --doctrine NAME are needed');

/** The same for whole networks, of whose first layer small numbers count too. */
const allShort = <T>(all: T): T =>
  JSON.parse(JSON.stringify(all), (_, x) => (typeof x === 'number' ? Number(x.toPrecision(3)) : x));

/** What the networks and flags of a climb are. */
function networksOf({ group, fitted }: Kept, numbers: EvolvedNumbers, steps: Float64Array) {
  const networks = Object.entries(numbers.networks(steps)).map(([kind, net]) => {
    const { held, direct, out, force } = net;
    if (fitted !== undefined) return [kind, allShort(net)];
    return [
      kind,
      { held, direct, ...(hasGroup(group, 'units') ? { out } : {}), ...(hasGroup(group, 'forces') ? { force } : {}) },
    ];
  });
  const all = Object.fromEntries(networks);
  return {
    ...(fitted === undefined ? allRounded(all) : all),
    ...(hasGroup(group, 'units') ? { flags: allRounded(numbers.flags(steps)) } : {}),
  };
}

const nets: Record<string, object> = {};
const netsUnderNt1: Record<string, object> = {};
for (const side of SIDES) {
  const from = readKept(values[side]!);
  const numbers = numbersOf(from);
  const steps = Float64Array.from(from.climb[values.point as Point], (x) => x * values[`${side}-share`]);
  nets[side] = networksOf(from, numbers, steps);
  const isAsBefore = ({ rules }: UnderRules) => rules.includes(values['as-before'] ?? '');
  const before = values.of === undefined ? numbers.seat : (namedSeat(side, values.of) as LearnedSeat);
  let under: readonly UnderRules[] = numbers
    .under(steps)
    .map((entry) => (isAsBefore(entry) ? before.under!.find(isAsBefore)! : entry));
  const nt1 = values[`${side}-nt1`];
  if (nt1 !== undefined) {
    const fromNt1 = readKept(nt1);
    const numbersUnderNt1 = numbersOf(fromNt1);
    const stepsUnderNt1 = Float64Array.from(fromNt1.climb[values.point as Point]);
    netsUnderNt1[side] = networksOf(fromNt1, numbersUnderNt1, stepsUnderNt1);
    const others = under.filter(({ rules }) => !rules.includes('nt1'));
    under = [...others, { rules: ['nt1'], weights: numbersUnderNt1.weightsUnder('nt1', stepsUnderNt1) }];
  }
  const intent = `What lies beneath the networks of \`${player}\`: \`${numbers.seat.doctrine}\` whose weights were moved together with them.`;
  const doctrine = allRounded({ name, side, intent, weights: numbers.weights(steps), under });
  const head = `# Never changed: other players are measured against it. A better doctrine gets a name of its own.\n# bench/learn/${player}.sh makes it.\n`;
  mkdirSync(join(values.folder, side), { recursive: true });
  writeFileSync(join(values.folder, side, `${name}.yaml`), head + stringify(doctrine));
}
const all = Object.keys(netsUnderNt1).length > 0 ? { ...nets, nt1: netsUnderNt1 } : nets;
writeFileSync(values.nets, `${JSON.stringify(all)}\n`);
