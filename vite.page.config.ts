// Builds the page (src/page) into dist/page: files with relative paths. Vega is not among them; `vitp page` adds it.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VEGA_PATHS, vegaOutside } from './build/vega-outside.js';
import { vegaFiles } from './src/node/page-files.js';
import { type ReportFiles, shippedBids } from './src/page/bids/shipped-bids.js';

const at = (path: string) => resolve(import.meta.dirname, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };

/** Tells the service worker the names of all files, and one number that changes with any of them. */
const listOfFiles = (): Plugin => ({
  name: 'list-of-files',
  generateBundle(_, bundle) {
    const own = bundle['sw.js'];
    if (own?.type !== 'chunk') throw new Error('the service worker is not built');
    const vega = vegaFiles();
    const names = [...Object.keys(bundle), ...vega.keys()].filter((name) => name !== 'sw.js').sort();
    const hash = createHash('sha256');
    for (const name of names) {
      const file = bundle[name];
      hash.update(name).update(file?.type === 'chunk' ? file.code : (file?.source ?? readFileSync(vega.get(name)!)));
    }
    const files = { hash: hash.digest('hex').slice(0, 12), names };
    own.code = own.code.replaceAll('__VITP_FILES__', JSON.stringify(files));
  },
});

const readJson = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

/** Day on which a file was last committed. A clone without its history does not know it. */
function dateOf(path: string): string | undefined {
  const git = (...words: string[]): string =>
    spawnSync('git', words, { cwd: at('.'), encoding: 'utf8' }).stdout?.trim() ?? '';
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%as', '--', path) || undefined;
}

const BIDS = 'reports/fair-bid/result.json';
const SENSITIVITY = 'reports/sensitivity/result.json';

/** Modules that are made of committed files: what the page shows of reports, and the doctrines without their weights. */
const MADE: Readonly<Record<string, () => unknown>> = {
  'virtual:shipped-bids': () =>
    shippedBids({
      bid: readJson(BIDS) as ReportFiles['bid'],
      sensitivity: readJson(SENSITIVITY) as ReportFiles['sensitivity'],
      dates: { bid: dateOf(BIDS), sensitivity: dateOf(SENSITIVITY) },
    }),
  'virtual:doctrines': () => {
    const { doctrines } = readJson('src/ai/shipped.json') as { doctrines: readonly Record<string, unknown>[] };
    return doctrines.map(({ name, side, intent }) => ({ name, side, intent }));
  },
};

const madeModules = (): Plugin => ({
  name: 'made-modules',
  resolveId: (id) => (id in MADE ? `\0${id}` : null),
  load(id) {
    const make = MADE[id.replace('\0', '')];
    return make ? `export default ${JSON.stringify(make())};` : null;
  },
});

export default defineConfig({
  plugins: [vegaOutside(), listOfFiles(), madeModules()],
  root: at('src/page'),
  base: './',
  publicDir: false,
  cacheDir: at('.cache/vite'),
  logLevel: 'warn',
  define: { __VITP_VERSION__: JSON.stringify(version) },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    outDir: at('dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The helper would be a part of the workers too, and it needs a document.
    modulePreload: false,
    rollupOptions: {
      // The workers are entries beside the page, so that all three share the library's files.
      input: {
        index: at('src/page/index.html'),
        asker: at('src/page/work/asker.ts'),
        player: at('src/page/work/player.ts'),
        sw: at('src/page/sw.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js', paths: VEGA_PATHS },
    },
  },
});
