// The page is built with the library and the command, and shares their modules: in the package stands everything once. What it has for itself
// is written here, into `dist/page`: the document, its style sheet, the service worker, and the list of the modules that a browser may ask for.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Options } from 'tsup';
import { vegaFiles } from '../src/node/page-files.js';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];
type Metafile = NonNullable<Awaited<ReturnType<Parameters<Plugin['setup']>[0]['esbuild']['build']>>['metafile']>;

/** Entries of the page and of its two kinds of workers. */
export const PAGE_ENTRIES = {
  page: 'src/page/main.tsx',
  asker: 'src/page/work/asker.ts',
  player: 'src/page/work/player.ts',
} as const;

/** Imports of Node's that shared modules have, and that the page never carries out: it has other files of these (`src/page/work/draw-picture.ts`). */
const NEVER = ['vega', 'vega-lite'];

/** The plugin of the bundler. */
export const pageFolder = (root: string): Plugin => ({
  name: 'folder of the page',
  setup(build) {
    const { esbuild, initialOptions } = build;
    build.onEnd(async ({ metafile, outputFiles = [] }) => {
      const { outdir } = initialOptions;
      if (!metafile || outdir === undefined) return;
      const modules = modulesOf(metafile);
      const bundle = async (entry: string, define: Record<string, string> = {}): Promise<string> => {
        const { outputFiles } = await esbuild.build({
          absWorkingDir: root,
          entryPoints: [entry],
          bundle: true,
          minify: true,
          format: 'esm',
          target: 'es2022',
          define,
          write: false,
        });
        return outputFiles[0]!.text;
      };
      const style = await bundle('src/page/style/page.css');
      const html = readFileSync(join(root, 'src/page/index.html'), 'utf8')
        .replace('./style/page.css', './page.css')
        .replace('./main.tsx', './page.js');
      const hash = createHash('sha256').update(style).update(html);
      for (const { path, contents } of outputFiles) if (modules.includes(basename(path))) hash.update(contents);
      const vega = vegaFiles();
      for (const path of vega.values()) hash.update(readFileSync(path));
      const kept = { hash: hash.digest('hex').slice(0, 12), names: ['page.css', ...modules, ...vega.keys()] };
      const folder = resolve(root, outdir, 'page');
      mkdirSync(folder, { recursive: true });
      const files = {
        'index.html': html,
        'page.css': style,
        'sw.js': await bundle('src/page/sw.ts', { __VITP_FILES__: JSON.stringify(kept) }),
        'modules.json': `${JSON.stringify(modules, undefined, 1)}\n`,
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    });
  },
});

/** All modules that the page and its workers may load. */
function modulesOf({ outputs }: Metafile): string[] {
  const entries = Object.values(PAGE_ENTRIES) as string[];
  const found = new Set(Object.keys(outputs).filter((path) => entries.includes(outputs[path]!.entryPoint ?? '')));
  if (found.size < entries.length) throw new Error('not all entries of the page are built');
  // The set grows while it is gone through.
  for (const path of found) {
    for (const { path: to, external, kind } of outputs[path]!.imports) {
      if (!external) found.add(to);
      else if (!NEVER.includes(to) || kind !== 'dynamic-import') throw new Error(`${path} of the page imports ${to}`);
    }
  }
  return [...found].map((path) => basename(path)).sort();
}
