import { defineConfig } from 'tsup';

// Three entries at the root of dist/: the library, the command, and the worker thread that both start by
// `new URL('./worker.js', import.meta.url)`. Dependencies stay outside: piscina does not survive bundling.
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts', worker: 'src/worker.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: { entry: { index: 'src/index.ts' } },
  sourcemap: true,
  splitting: true,
  clean: true,
});
