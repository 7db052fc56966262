// A picture: what it is called, what it shows, and the Vega-Lite specification that draws it.
import { counted, decimalsAlone, type Estimate, fixed, formatAlone } from '../../answer/digits.js';
import { isExact, type Result } from '../../answer/result.js';
import { wrap } from '../../text/wrap.js';
import { BAR, CONFIG, MUTED } from './theme.js';

/** A Vega-Lite specification as a plain object with its data inside: it can be opened in any Vega editor. */
export type Spec = Readonly<Record<string, unknown>>;

export interface Picture {
  /** Name of its files, without ending. */
  readonly name: string;
  readonly title: string;
  /** One sentence for who looks at it for the first time. */
  readonly caption: string;
  readonly spec: Spec;
}

/** Characters that fit in a line of a picture: title and subtitle. */
const TITLE_LINE = 44;
const LINE = 56;

/** What stands under every title: a picture that travels alone still says where it is from. */
export function provenance(result: Result, first?: string): string[] {
  const games = isExact(result) ? 'exact' : `${counted(result.games)}${result.partial ? ' (interrupted)' : ''}`;
  const rules = Array.isArray(result.config.rules) ? `rules ${result.config.rules.join(' + ')}` : undefined;
  const parts = [games, isExact(result) ? undefined : `seed ${shorten(result.seed)}`, rules];
  const text = parts.filter((part) => part !== undefined).join(', ');
  return linesOf(...(first === undefined ? [] : [first]), text);
}

/** What stands under a title, each text on lines of its own. */
export const linesOf = (...texts: readonly string[]): string[] => texts.flatMap((text) => wrap(text, LINE));

const shorten = (seed: string): string => (seed.length > 24 ? `${seed.slice(0, 23)}…` : seed);

/** What stands around a drawing. */
export interface Heading {
  readonly name: string;
  readonly title: string;
  /** Where it is from: stands under the title. */
  readonly subtitle: readonly string[];
  readonly caption: string;
}

/** Puts title, provenance and the common look around a drawing. */
export function picture({ name, title, subtitle, caption }: Heading, drawing: Spec): Picture {
  const spec = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    title: { text: wrap(title, TITLE_LINE), subtitle },
    description: caption,
    ...drawing,
    config: CONFIG,
  };
  return { name, title, caption, spec };
}

/** How far off the figures of a picture may be where there is no room to say it beside each: `95 %: ±0.6 to ±1.2`. */
export function errorsText(estimates: readonly Estimate[]): string {
  const halves = estimates.map((e) => ((e.unit === 'share' ? 100 : 1) * (e.hi - e.lo)) / 2);
  const [least, most] = [Math.min(...halves), Math.max(...halves)].map((x) => String(Number(x.toPrecision(2))));
  return least === most ? `95 %: ±${least}` : `95 %: ±${least} to ±${most}`;
}

/** A share in per cent with at most so many digits after the point, and none below the error. */
export function shortShare(e: Estimate, digits: number): string {
  if (decimalsAlone(e) <= digits) return formatAlone(e).replace(' ', '');
  const percent = 100 * e.value;
  const least = 10 ** -digits;
  if (percent < least / 2) return e.exact && percent < 1e-10 ? '0' : `<${fixed(least, digits)}`;
  if (percent > 100 - least / 2) return e.exact && percent > 100 - 1e-10 ? '100' : `>${fixed(100 - least, digits)}`;
  return fixed(percent, digits);
}

/** A number on a scale; `more` in Vega-Lite's words. */
export const quantity = (field: string, more: Spec = {}): Spec => ({ field, type: 'quantitative', ...more });

/** A name, or a text that is shown as it stands. */
export const label = (field: string, more: Spec = {}): Spec => ({ field, type: 'nominal', ...more });

/** Marks of one type and look, and what they stand for. */
export const marks = (type: string, look: Spec, encoding: Spec): Spec => ({ mark: { type, ...look }, encoding });

export const dots = (size: number, encoding: Spec, color = BAR): Spec =>
  marks('point', { filled: true, color, size, opacity: 1 }, encoding);

/** An axis that is nothing but names. */
export const BARE = { title: null, ticks: false, domain: false } as const;

/** Rows by their names, in the order of the data. */
export const rowsBy = (field: string): Spec => label(field, { sort: null, axis: BARE });

/** Between the cells of a table of colours. */
export const GAPS = { paddingInner: 0.06, paddingOuter: 0 };

/** Cells in their `colour`, as full as a figure says. */
export const colouredCells = (field: string, scale: Spec | null): Spec =>
  marks(
    'rect',
    { cornerRadius: 2 },
    { color: label('colour', { scale: null }), fillOpacity: quantity(field, { scale, legend: null }) },
  );

/** The text of each cell, in the `ink` that can be read on it. */
export const cellText = (field: string, fontSize: number): Spec =>
  marks('text', { fontSize }, { text: label(field), color: label('ink', { scale: null }) });

const ZERO = { type: 'rule', color: MUTED, strokeDash: [4, 3] };

/** A line where figures that go across are 0, and where those that go up are. */
export const ZERO_ACROSS: Spec = {
  mark: ZERO,
  encoding: { x: { datum: 0, type: 'quantitative' }, y: { value: 0 }, y2: { value: 'height' } },
};
export const ZERO_UP: Spec = { mark: ZERO, encoding: { x: { value: 0 }, x2: { value: 'width' }, y: { datum: 0 } } };
