import { defineConfig, type Options } from 'tsup';
import { BUNDLED, bundledPackages } from '../build/bundled.js';
import { constantsInPlace } from '../build/constants.js';
import { fold } from './rules-off/fold.js';

const COMMON: Options = { format: 'esm', platform: 'node', target: 'node20', clean: true };

/** The engine alone, for the comparison with its build without optional rules: both made the same way. */
const engine = (outDir: string, edit?: (path: string, text: string) => string): Options => ({
  ...COMMON,
  entry: { engine: 'bench/rules-off/engine.ts' },
  outDir,
  esbuildPlugins: [constantsInPlace(edit)],
  esbuildOptions: (options) => {
    options.minifySyntax = true; // drops what can never run
  },
});

// The benchmark is bundled the way the package is, with the worker beside it: what is measured is what users run.
export default defineConfig([
  {
    ...COMMON,
    entry: {
      run: 'bench/run.ts',
      worker: 'src/worker.ts',
      cli: 'src/cli.ts',
      'rules-off-child': 'bench/rules-off/child.ts',
    },
    outDir: '.cache/bench',
    splitting: true,
    noExternal: [...BUNDLED],
    esbuildPlugins: [constantsInPlace(), bundledPackages(process.cwd())],
  },
  engine('.cache/bench-whole'),
  // The optional rules folded away.
  engine('.cache/bench-folded', (path, text) => (/\/src\/(?:game|ai)\//.test(path) ? fold(text).text : text)),
]);
