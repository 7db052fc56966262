// Colours, letters and sizes of all pictures. Every colour has a counterpart on a dark page.

/** Colours on a light page. They are unlike each other, so that a style sheet can tell them apart and change them. */
export const INK = '#1f2933';
export const MUTED = '#5c6773';
export const GRID = '#dfe4ea';
export const PAPER = '#fffffe';
export const BAR = '#3a76b0';
const ON_COLOUR = '#ffffff';
const UNDAMAGED = '#2f6bc4';
const DAMAGED = '#c98a12';
const BOTTOMED = '#cc5a22';
const SUNK = '#8f1d3f';
export const JAPAN_RED = '#c0392b';
export const ALLIED_BLUE = '#2b62b3';
export const NOBODY_GREY = '#98a2ad';
/** Both sides: a colour that is neither's. */
const BOTH = '#7d5aa6';

/** The same colours on a dark page; what is missing here stays as it is. */
export const DARK: Readonly<Record<string, string>> = {
  [INK]: '#e8ebef',
  [MUTED]: '#a9b3be',
  [GRID]: '#333c47',
  [PAPER]: '#171c22',
  [BAR]: '#5a9bd8',
  [UNDAMAGED]: '#3f7fd6',
  [DAMAGED]: '#a8730f',
  [BOTTOMED]: '#c75c25',
  [SUNK]: '#c93a66',
  [JAPAN_RED]: '#d9574a',
  [ALLIED_BLUE]: '#4d86d9',
  [NOBODY_GREY]: '#76808b',
  [BOTH]: '#a184c9',
};

/** Colours of labels with a meaning of their own; others take the bars' colour. */
const LABEL_COLOURS: Readonly<Record<string, string>> = {
  undamaged: UNDAMAGED,
  damaged: DAMAGED,
  bottomed: BOTTOMED,
  sunk: SUNK,
  japan: JAPAN_RED,
  allied: ALLIED_BLUE,
  tie: NOBODY_GREY,
  none: NOBODY_GREY,
  neither: NOBODY_GREY,
  both: BOTH,
  contested: BOTH,
};

export const labelColour = (label: string): string => LABEL_COLOURS[label] ?? BAR;

export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

/** Width of a picture with everything on it, about: at this size it is read on a phone without zooming. */
const WIDTH = 400;

/**
 * Width left for the drawing itself beside the names of its rows, or beside a scale of figures with its title.
 *
 * @param names what stands on the left; nothing for a scale of figures
 */
export function plotWidth(names?: readonly string[]): number {
  const left = names === undefined ? 48 : 8 + 7 * Math.max(0, ...names.map((name) => name.length));
  return Math.max(200, WIDTH - 2 * CONFIG.padding - left);
}

/** Vega-Lite's `config` for all pictures. */
export const CONFIG = {
  // The labels Vega makes up for each mark have all digits of a figure; title and description say it in words.
  aria: false,
  background: PAPER,
  font: FONT,
  padding: 10,
  view: { stroke: null },
  title: {
    anchor: 'start',
    frame: 'bounds',
    color: INK,
    fontSize: 16,
    fontWeight: 600,
    subtitleColor: MUTED,
    subtitleFontSize: 12,
    subtitlePadding: 4,
    offset: 14,
  },
  axis: {
    labelColor: INK,
    titleColor: MUTED,
    labelFontSize: 12,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    gridColor: GRID,
    domainColor: MUTED,
    tickColor: MUTED,
    labelLimit: 0,
    titlePadding: 8,
    labelPadding: 5,
    // Every label stands below its own place, the outermost too, and leaves its neighbours room.
    labelFlush: false,
    labelSeparation: 8,
  },
  legend: { labelColor: INK, titleColor: MUTED, labelFontSize: 12, symbolType: 'square', orient: 'top', title: null },
  header: { labelColor: INK, labelFontSize: 12, labelFontWeight: 600, title: null },
  text: { color: INK, fontSize: 12 },
  rule: { color: INK },
} as const;

/**
 * The text colour that is easier to read on a cell of `colour`, thinned to `opacity`, on white paper. On a dark page the
 * cell is dark and both are light.
 */
export function textOn(colour: string, opacity: number): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  const [r, g, b] = channels.map((c) => (c * opacity + 1 - opacity) ** 2.2);
  const luminance = 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  // Where the contrast to white and to the ink is the same (WCAG's ratio; the ink has a luminance of 0.02).
  return luminance < Math.sqrt(1.05 * 0.07) - 0.05 ? ON_COLOUR : INK;
}

/**
 * A style sheet that turns the pictures' colours over on a dark page. The colours stay attributes of the drawing, which a
 * style sheet outranks: a program that reads no style sheets shows the light picture.
 */
export function darkColours(): string {
  const rules = Object.entries(DARK).flatMap(([light, dark]) =>
    ['fill', 'stroke'].map((what) => `.vitp-picture [${what}="${light}"]{${what}:${dark}}`),
  );
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
