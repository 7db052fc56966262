// Packages whose code goes into ours. A process that loads them from node_modules looks for a hundred files more, which is a fifth of
// the time from the start of the command to a small answer; and a browser, which has the same modules, has no node_modules. zod stays a
// dependency of the package because declarations name its types; the others are installed for development only.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Their names, with what they need themselves. */
export const BUNDLED: readonly string[] = [
  'heap',
  'preact',
  'seedrandom',
  'simple-statistics',
  'vega-interpreter',
  'vega-util',
  'yalps',
  'yaml',
  'zod',
];

/** For Node yaml is one CommonJS module of which nothing can be left out; its form for browsers is made of ES modules. */
const YAML = 'node_modules/yaml/browser/dist/index.js';

/** The plugin of the bundler: takes yaml's other form, and writes the licences of all of them beside the code. */
export const bundledPackages = (root: string): Plugin => ({
  name: 'bundled packages',
  setup(build) {
    build.onResolve({ filter: /^yaml$/ }, () => ({ path: join(root, YAML), sideEffects: false }));
    // seedrandom asks for random numbers of Node, and does without them in browsers; every seed here is given.
    build.onResolve({ filter: /^crypto$/ }, ({ importer }) =>
      /\/seedrandom\//.test(importer) ? { path: 'crypto', namespace: 'nothing' } : null,
    );
    build.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
    build.onEnd(({ metafile }) => {
      const unnamed = packagesIn(Object.keys(metafile?.inputs ?? {})).filter((name) => !BUNDLED.includes(name));
      if (unnamed.length > 0) throw new Error(`bundled without their licences: ${unnamed.join(', ')}`);
      const { outdir } = build.initialOptions;
      if (outdir === undefined) return;
      mkdirSync(outdir, { recursive: true });
      writeFileSync(join(outdir, 'LICENSES.txt'), BUNDLED.map((name) => licenceOf(root, name)).join('\n\n'));
    });
  },
});

/** The packages that files come from. */
const packagesIn = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [])),
];

function licenceOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry)) ?? 'README.md';
  const text = readFileSync(join(folder, file), 'utf8');
  // seedrandom's stands at the end of its description.
  const from = file === 'README.md' ? text.search(/^LICENSE/m) : 0;
  if (from < 0) throw new Error(`${name} has no licence`);
  return `${name}\n\n${text.slice(from).trim()}\n`;
}
