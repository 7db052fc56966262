// Builds the page (src/page) into dist/page: a folder of files with relative paths, which any server can give out.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const at = (path: string) => resolve(import.meta.dirname, path);
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };

export default defineConfig({
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
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
