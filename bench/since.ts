// How fast raids, battles, games and the engine alone are beside an earlier commit: both bundled, in processes that take turns.
//   npm run -s since -- [--commit 3e09b7f] [--rounds 10]

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Options } from 'tsup';
import { constantsInPlace } from '../build/constants.js';
import { studentTQuantile } from '../src/stats/distributions/student-t.js';
import { optionsOf, some } from './options.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = optionsOf('bench/since.ts', {
  // About the oldest whose game keeps answers as today's does, which the recorded games need.
  commit: '3e09b7f',
  rounds: some(10),
});

/** The sources of the commit, in the cache. */
function checkedOut(commit: string): string {
  const folder = join(ROOT, '.cache', 'since', commit);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], { cwd: ROOT, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}

/** Turns an import of today's sources to the same file of another tree; one that lies elsewhere there is found by its name. */
const sourcesOf = (tree: string): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'sources of another commit',
  setup(bundler) {
    const files = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' });
    bundler.onResolve({ filter: /\/src\// }, ({ path, importer }) => {
      if (relative(join(ROOT, 'bench', 'since'), importer).startsWith('..')) return undefined;
      const asked = path.replace(/^.*\/src\//, '').replace(/\.js$/, '.ts');
      const found = files.includes(asked) ? [asked] : files.filter((file) => basename(file) === basename(asked));
      if (found.length !== 1) throw new Error(`${asked}: ${found.length} files of that name in ${tree}`);
      return { path: join(tree, 'src', found[0]!) };
    });
  },
});

/** How the package of the commit is bundled: named numbers stand in place since there is a plugin for it. */
const pluginsOf = (commit: string): NonNullable<Options['esbuildPlugins']> =>
  execFileSync('git', ['ls-tree', commit, 'build/constants.ts'], { cwd: ROOT }).length > 0 ? [constantsInPlace()] : [];

/** Bundles the child as the package is bundled; returns its file. */
async function bundled(name: string, plugins: NonNullable<Options['esbuildPlugins']>): Promise<string> {
  const outDir = join(ROOT, '.cache', 'since', `${name}-bundle`);
  await build({
    config: false,
    entry: { child: join(ROOT, 'bench', 'since', 'child.ts') },
    outDir,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    silent: true,
    splitting: true,
    // Packages are not measured, and some do not survive bundling.
    skipNodeModulesBundle: true,
    esbuildPlugins: plugins,
  });
  return join(outDir, 'child.js');
}

const now = await bundled('now', [constantsInPlace()]);
const then = await bundled('then', [sourcesOf(checkedOut(values.commit)), ...pluginsOf(values.commit)]);
const measure = (child: string): Record<string, number> =>
  JSON.parse(execFileSync(process.execPath, [child], { encoding: 'utf8' }));

const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds >= 2))
  throw new Error('--rounds is a whole number from 2: one round has no error');
/** Rounds are few, so Student's t instead of the normal 1.96. */
const t = studentTQuantile(0.975, rounds - 1);
const ratios = new Map<string, number[]>();
const bests = new Map<string, [then: number, now: number]>();
for (let round = 0; round < rounds; round++) {
  // Who begins takes turns too.
  const order = round % 2 === 0 ? [then, now] : [now, then];
  const found = new Map(order.map((child) => [child, measure(child)]));
  for (const [name, before] of Object.entries(found.get(then)!)) {
    const after = found.get(now)![name]!;
    ratios.set(name, [...(ratios.get(name) ?? []), Math.log(before / after)]);
    const [b, a] = bests.get(name) ?? [before, after];
    bests.set(name, [Math.min(b, before), Math.min(a, after)]);
  }
}

console.log(`| a second and core | ${values.commit} | now | ratio, mean of ${rounds} rounds |\n|---|---|---|---|`);
for (const [name, logs] of ratios) {
  const mean = logs.reduce((sum, x) => sum + x, 0) / rounds;
  const se = Math.sqrt(logs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (rounds - 1) / rounds);
  const rate = (nanoseconds: number) => Math.round(1e9 / nanoseconds).toLocaleString('en');
  const [b, a] = bests.get(name)!;
  console.log(
    `| ${name} | ${rate(b)} | ${rate(a)} | ${Math.exp(mean).toFixed(3)} ±${(t * se * Math.exp(mean)).toFixed(3)} |`,
  );
}
