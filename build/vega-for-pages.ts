// The parts of Vega that pictures use (src/report/svg.ts), for the page: without maps, trees, forces and clouds of words it is half as large.
import type { Plugin } from 'vite';

/** Whole modules and what stands in their place. A transform that is missing here is an error of Vega, with its name. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /\/vega\/build\/vega\.module\.js$/,
    `import { extend } from 'vega-util';
import { transforms } from 'vega-dataflow';
import * as data from 'vega-transforms';
import * as views from 'vega-view-transforms';
import * as encode from 'vega-encode';
extend(transforms, data, views, encode);
export * from 'vega-util';
export { resetSVGDefIds, textMetrics } from 'vega-scenegraph';
export { View } from 'vega-view';
export { parse } from 'vega-parser';`,
  ],
];

export const vegaForPages = (): Plugin => ({
  name: 'vega-for-pages',
  load: (id) => PARTS.find(([file]) => file.test(id))?.[1] ?? null,
});
