// Improves a learned player by jumps of single numbers (`jump.ts`): what small steps of a climb (`evolve.ts`) cannot find. What it keeps is a climb that stands there, to go on from.
// Use: npm run -s learn-jumps -- --side allied --keep FILE --against 'LIST' [--base learned-fast-11] [--numbers leaving-again] [--under nt1] [--seed S] [--of held,flags,weight,force] [--passes 1]
//      --keep: where it stands; from there it goes on, with the jumps that are left. A climb that was kept goes on with jumps from its centre under another --seed or --of.
//      --against, --numbers, --under: as in `evolve.ts`. --of: whose jumps, in this order.
import { existsSync, writeFileSync } from 'node:fs';
import { SIDES, type Side } from '../../src/board/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { startClimb } from './climb.js';
import { inGroup, type Kept, readKept } from './evolve-kept.js';
import { GROUP_NAMES, type Group } from './evolved-from.js';
import { EvolvedNumbers, type MovingKind } from './evolved-numbers.js';
import { Jumping, jumpsOf, KINDS } from './jump.js';
import { opponentsOf, scoreOf } from './opponents.js';

const { values } = optionsOf('bench/learn/jumps.ts', {
  side: { among: SIDES, usual: 'allied' },
  base: 'learned-fast-11',
  numbers: { among: GROUP_NAMES, usual: 'leaving-again' },
  keep: undefined,
  seed: 'jumps',
  under: undefined,
  against: undefined,
  of: { among: KINDS, usual: 'held,flags,weight,force' },
  passes: some(1),
});
if (!values.keep) throw new UsageError('--keep FILE is missing');
if (!values.against) throw new UsageError('--against LIST is missing');
const side = values.side as Side;
const group = values.numbers as Group;
const { base, under, seed } = values;
const numbers = new EvolvedNumbers(side, base, group, under);
const kept = existsSync(values.keep) ? inGroup(readKept(values.keep), group) : undefined;
const climb = kept?.climb ?? startClimb(numbers.count);
const { centre } = climb;
const opponents = opponentsOf(values.against, { side, base, under }, seed);
const jumping = new Jumping(centre, (steps, dice) => scoreOf(opponents, (rules) => numbers.player(steps, rules), dice));
const kinds = values.of.split(',') as MovingKind[];
const jumps = Array.from({ length: Number(values.passes) }, (_, pass) =>
  jumpsOf(numbers.kinds, kinds, `${seed} ${pass}`),
).flat();
const names = numbers.names;
let nth = kept?.jumps?.seed === seed && kept.jumps.of === values.of ? kept.jumps.tried : 0;
const keep = () =>
  writeFileSync(
    values.keep!,
    JSON.stringify({
      side,
      base,
      group,
      under,
      climb: { ...climb, mean: centre },
      jumps: { seed, of: values.of, tried: nth },
    } satisfies Kept),
  );

keep();
while (nth < jumps.length) {
  const jump = jumps[nth]!;
  const { kept, gain, error, scores } = jumping.try(jump, nth);
  nth++;
  const said = () => `${nth} of ${jumps.length}, ${(process.cpuUsage().user / 1e6).toFixed(0)} s`;
  if (kept)
    console.error(
      `${said()}: ${names[jump.number]} ${jump.steps}: +${gain.toFixed(2)} ±${error.toFixed(2)} (${scores} scores)`,
    );
  if (kept || nth % 50 === 0) keep();
  if (nth % 200 === 0) console.error(said());
}
keep();
