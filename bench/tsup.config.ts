import { readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { fold } from './rules-off/fold.js';

const COMMON: Options = { format: 'esm', platform: 'node', target: 'node20', clean: true };

/** The engine alone, for the comparison with its build without optional rules: both made the same way. */
const engine = (outDir: string, plugins: Options['esbuildPlugins'] = []): Options => ({
  ...COMMON,
  entry: { engine: 'bench/rules-off/engine.ts' },
  outDir,
  esbuildPlugins: plugins,
  esbuildOptions: (options) => {
    options.minifySyntax = true; // drops what can never run
  },
});

// The benchmark is bundled the way the package is, with the worker beside it: what is measured is what users run.
export default defineConfig([
  {
    ...COMMON,
    entry: { run: 'bench/run.ts', worker: 'src/worker.ts', 'rules-off-child': 'bench/rules-off/child.ts' },
    outDir: '.cache/bench',
    splitting: true,
  },
  engine('.cache/bench-whole'),
  engine('.cache/bench-folded', [
    {
      name: 'fold the optional rules away',
      setup: (build) => {
        build.onLoad({ filter: /\/src\/(?:game|ai)\/.*\.ts$/ }, ({ path }) => ({
          contents: fold(readFileSync(path, 'utf8')).text,
          loader: 'ts',
        }));
      },
    },
  ]),
]);
