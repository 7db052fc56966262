// From Vega-Lite specifications to SVG: the same bytes on every machine.
import type { Spec, ViewOptions } from 'vega';
import { xmlDocument, xmlText } from '../text/index.js';
import type { Picture } from './pictures/index.js';
import { darkColours } from './pictures/theme.js';

/** Width of a character in ems, on average. Vega would ask a canvas, which one machine has and another has not. */
const CHARACTER = 0.58;

/** Carries out the expressions of a specification, as `vega-interpreter` does: where no function may be made of a text. */
export type Interpreter = NonNullable<ViewOptions['expr']>;

/** What draws pictures: Vega, and Vega-Lite, which makes specifications for it. */
export interface Vega {
  readonly vega: typeof import('vega');
  /** The one function of it that is used; all its types would burden every user's compiler. */
  readonly vegaLite: { compile(specification: never, options: { readonly logger: never }): { readonly spec: Spec } };
}

/** Each of the two packages as one file, by its name on the page: `vitp page` takes the files out of the packages (`node/page-files.ts`). */
export const VEGA_FILES = { vega: 'vega/vega.min.js', 'vega-lite': 'vega/vega-lite.min.js' } as const;

async function vegaOfPackages(): Promise<Vega> {
  const [vega, vegaLite] = await Promise.all([import('vega'), import('vega-lite')]);
  return { vega, vegaLite };
}

type Measure = (item: { readonly fontSize?: number }, text: unknown) => number;

/** The drawing before: Vega's measure of text is one for all its views, so that only one picture is drawn at a time. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture. Vega is loaded at the first call (0.3 s). The drawing carries a style sheet for dark pages and needs
 * nothing from outside; its ids begin with the picture's name, so that several fit in one page. Pictures asked for at the
 * same time are drawn one after the other.
 *
 * @param interpreter for pages that forbid evaluation; default: none, which is faster
 * @param load for pages without a bundler, which have Vega as files; default: the packages `vega` and `vega-lite`
 * @throws Error when the specification draws a warning from Vega-Lite: a mistake in this program
 * @example
 * const svg = await renderSvg(picturesOf(result)[0]!); // '<svg class="vitp-picture" …'
 */
export function renderSvg(
  picture: Picture,
  interpreter?: Interpreter,
  load: () => Promise<Vega> = vegaOfPackages,
): Promise<string> {
  const drawing = before.then(async () => draw(picture, interpreter, await load()));
  // A picture that fails does not stop those behind it.
  before = drawing.catch(() => {});
  return drawing;
}

async function draw(picture: Picture, interpreter: Interpreter | undefined, { vega, vegaLite }: Vega): Promise<string> {
  const complain = (...what: readonly unknown[]): never => {
    throw new Error(`${picture.name}: ${what.join(' ')}`);
  };
  const logger = { ...vega.logger(vega.Warn), warn: complain, error: complain } as ReturnType<typeof vega.logger>;
  const { spec } = vegaLite.compile(picture.spec as never, { logger: logger as never });
  // Vega's types leave this one out.
  const { textMetrics } = vega as unknown as { textMetrics: { width: Measure } };
  const measure = textMetrics.width;
  textMetrics.width = (item, text) => CHARACTER * (item.fontSize ?? 11) * String(text ?? '').length;
  try {
    // With an interpreter the expressions of the specification stay trees; otherwise Vega makes functions of them.
    const runtime = vega.parse(spec, undefined, { ast: interpreter !== undefined });
    const view = new vega.View(runtime, { renderer: 'none', ...(interpreter ? { expr: interpreter } : {}) });
    try {
      vega.resetSVGDefIds();
      return dress(xmlDocument(await view.toSVG()), picture);
    } finally {
      view.finalize();
    }
  } finally {
    textMetrics.width = measure;
  }
}

/** Adds title and description for screen readers, the style sheet for dark pages, and ids of its own. */
function dress(svg: string, { name, title, caption }: Picture): string {
  const id = (text: string) => `${name}-${text}`;
  return svg
    .replace(/\bid="([^"]+)"/g, (_, text: string) => `id="${id(text)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, text: string) => `url(#${id(text)})`)
    .replace(/^<svg([^>]*)class="marks"([^>]*)>/, (_, before: string, after: string) => {
      const style = `<style>${darkColours()}</style>`;
      return `<svg${before}class="vitp-picture" role="img"${after}><title>${xmlText(title)}</title><desc>${xmlText(caption)}</desc>${style}`;
    });
}
