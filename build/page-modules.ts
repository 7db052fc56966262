// Modules of the page that are made of committed files: what it shows of reports, and the doctrines without their weights.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';
import { type ReportFiles, shippedBids } from '../src/page/bids/shipped-bids.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const BIDS = 'reports/fair-bid/result.json';
const SENSITIVITY = 'reports/sensitivity/result.json';

/** What the modules export, by their names. */
const MADE: Readonly<Record<string, (root: string) => unknown>> = {
  'virtual:shipped-bids': (root) =>
    shippedBids({
      bid: readJson(root, BIDS) as ReportFiles['bid'],
      sensitivity: readJson(root, SENSITIVITY) as ReportFiles['sensitivity'],
      dates: { bid: dateOf(root, BIDS), sensitivity: dateOf(root, SENSITIVITY) },
    }),
  'virtual:doctrines': (root) => {
    const { doctrines } = readJson(root, 'src/ai/shipped.json') as { doctrines: readonly Record<string, unknown>[] };
    return doctrines.map(({ name, side, intent }) => ({ name, side, intent }));
  },
};

/** The plugin of the bundler. */
export const pageModules = (root: string): Plugin => ({
  name: 'modules of the page',
  setup(build) {
    build.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'made' }));
    build.onLoad({ filter: /./, namespace: 'made' }, ({ path }) => {
      const make = MADE[path];
      if (!make) throw new Error(`${path} is not one of ${Object.keys(MADE).join(', ')}`);
      return { contents: JSON.stringify(make(root)), loader: 'json' };
    });
  },
});

const readJson = (root: string, path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Day on which a file was last committed. A clone without its history does not know it. */
function dateOf(root: string, path: string): string | undefined {
  const git = (...words: string[]): string =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%as', '--', path) || undefined;
}
