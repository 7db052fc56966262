import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { BUNDLED, bundledPackages } from './build/bundled.js';
import { constantsInPlace } from './build/constants.js';
import { mergedModules } from './build/merged-modules.js';
import { packedNumbers } from './build/packed-numbers.js';
import { PAGE_ENTRIES, pageFolder } from './build/page-folder.js';
import { pageModules } from './build/page-modules.js';
import { hashOfSources } from './src/node/code-hash.js';

/** What users import: the entries of `exports` in package.json. */
const library = Object.fromEntries(
  ['index', 'engine', 'odds', 'stats', 'browser'].map((name) => [name, `src/${name}.ts`]),
);

/** Without `--minify` the names are whole and the modules as they are cut, which takes a third of the time. */
const AS_SHIPPED = process.argv.includes('--minify');

const root = process.cwd();
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// All entries lie at the root of dist/: the library, the command, and the worker thread that both start by
// `new URL('./worker.js', import.meta.url)`. Of the dependencies those stay outside that are large and seldom needed, or do not survive
// bundling as piscina does not; commander is CommonJS and asks for modules of Node. The page and its workers lie there too, and share the modules.
export default {
  entry: { ...library, cli: 'src/cli.ts', worker: 'src/worker.ts', ...PAGE_ENTRIES },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // What a sweep keeps is kept for the code that played it.
  define: { __VITP_CODE__: JSON.stringify(hashOfSources(root)), __VITP_VERSION__: JSON.stringify(version) },
  noExternal: [...BUNDLED],
  esbuildPlugins: [
    constantsInPlace(),
    packedNumbers(),
    bundledPackages(root),
    pageModules(root),
    ...(AS_SHIPPED ? [mergedModules()] : []),
    pageFolder(root),
  ],
  // tsup's own compiler call sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { entry: library, compilerOptions: { ignoreDeprecations: '6.0' } },
  // A map without the sources beside it would be two thirds of the package.
  sourcemap: false,
  splitting: true,
  // Without blanks and line ends, but with the names, which `build/short-names.ts` shortens where nobody needs them.
  esbuildOptions(options) {
    options.minify = false;
    options.minifyWhitespace = true;
    options.minifySyntax = true;
    options.lineLimit = 200;
    options.jsx = 'automatic';
    options.jsxImportSource = 'preact';
  },
  clean: true,
} satisfies Options;
