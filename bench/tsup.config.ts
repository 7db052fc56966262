import { defineConfig } from 'tsup';

// The benchmark is bundled the way the package is, with the worker beside it: what is measured is what users run.
export default defineConfig({
  entry: { run: 'bench/run.ts', worker: 'src/worker.ts' },
  outDir: '.cache/bench',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  clean: true,
});
