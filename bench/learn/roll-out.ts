// Makes the data that the networks of a fast player are fitted to anew (`refit.ts`): a file for every batch of games. Batches that are there are not made again.
// Use: npm run -s learn-rollouts -- --out FOLDER --japan learned-fast-13 --allied FILE --met MET [--rules nt1] [--batches 10] [--games 50] [--seed rolled-out]
//      Players are named as in `evolve.ts`. MET: whom each side meets, as `payoffs.ts` writes it with --meet. --others 'tuned-1 nt1 1': whom both meet too.
//      --ships, --air: how often a decision about ships, or about an air unit, is looked at, in thousandths. --evaluation: which one values the ends of rollouts.
//      --search: a search player by name, whose answers about ships are looked at too.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compileBoard, STANDARD_BOARD } from '../../src/board/index.js';
import { resolveRules } from '../../src/rules/index.js';
import { UsageError } from '../../src/text/usage-error.js';
import { optionsOf, some } from '../options.js';
import { type Named, namedOrKept } from './evolve-kept.js';
import { rolledOut } from './rolled-out.js';

const { values } = optionsOf('bench/learn/roll-out.ts', {
  out: 'rolled-out',
  japan: 'learned-fast-13',
  allied: 'learned-fast-13',
  met: undefined,
  others: '',
  rules: 'second-edition',
  batches: some(10),
  games: some(50),
  ahead: some(1),
  evaluation: some(3),
  ships: { usual: 800 },
  air: { usual: 160 },
  search: undefined,
  seed: 'rolled-out',
});
if (values.met === undefined) throw new UsageError('--met FILE is needed: whom each side meets (payoffs.ts --meet)');
const met: Record<'japan' | 'allied', string> = JSON.parse(readFileSync(values.met, 'utf8'));

/** The players of a list like `learned-fast-12 nt1 5; FILE nt1 3`, each as often as it says. */
const opponents = (list: string): Named[] =>
  [list, ...(values.others === '' ? [] : [values.others])]
    .join(';')
    .split(';')
    .flatMap((text) => {
      const [name, , games] = text.trim().split(/\s+/) as [string, string, string];
      return Array<Named>(Number(games)).fill(namedOrKept(name));
    });

mkdirSync(values.out, { recursive: true });
for (let batch = 0; batch < Number(values.batches); batch++) {
  for (const name of values.rules.split(',')) {
    const file = join(values.out, `${name}-${batch}.jsonl.gz`);
    if (existsSync(file)) continue;
    const before = process.cpuUsage();
    const lines: string[] = [];
    const of = {
      tables: compileBoard(STANDARD_BOARD),
      rules: resolveRules(name.split('+')),
      seed: `${values.seed}/${name}/${batch}`,
      games: Number(values.games),
      ahead: Number(values.ahead),
      evaluation: Number(values.evaluation),
      search: values.search,
      taken: { ships: Number(values.ships), air: Number(values.air) },
      players: { japan: namedOrKept(values.japan), allied: namedOrKept(values.allied) },
      met: { japan: opponents(met.japan), allied: opponents(met.allied) },
    };
    rolledOut(of, (sample) => lines.push(JSON.stringify(sample)));
    writeFileSync(`${file}.part`, gzipSync(`${lines.join('\n')}\n`));
    renameSync(`${file}.part`, file);
    const { user } = process.cpuUsage(before);
    console.log(`${file}: ${lines.length} decisions, ${(user / 1e6).toFixed(0)} s`);
  }
}
