// The page loads Vega from the files that its packages have for browsers (src/node/page-files.ts): they are not bundled. Such a file sets a
// global, so that each package has a module in its place that exports what src/report/svg.ts uses.
import type { Plugin } from 'vite';
import { VEGA_FILES } from '../src/node/page-files.js';

/** How a module in a folder of the page names the files: with the prefix of what Rollup leaves as it is. */
const outside = (name: keyof typeof VEGA_FILES): string => `outside:${name}`;

/** Vega-Lite finds Vega in the global. A name that is missing here is an error of the build. */
const IN_PLACE: Readonly<Record<string, string>> = {
  vega: `import '${outside('vega')}';
export const { View, Warn, logger, parse, resetSVGDefIds, textMetrics } = globalThis.vega;`,
  'vega-lite': `import '${outside('vega')}';
import '${outside('vega-lite')}';
export const { compile } = globalThis.vegaLite;`,
};

export const vegaOutside = (): Plugin => ({
  name: 'vega-outside',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.startsWith('outside:')) return { id, external: true };
    return Object.hasOwn(IN_PLACE, id) ? `\0${id}` : null;
  },
  load: (id) => IN_PLACE[id.replace('\0', '')] ?? null,
});

/** What the built modules, all of which lie in `assets/`, say for these files. */
export const VEGA_PATHS: Readonly<Record<string, string>> = {
  [outside('vega')]: `../${VEGA_FILES.vega}`,
  [outside('vega-lite')]: `../${VEGA_FILES['vega-lite']}`,
};
