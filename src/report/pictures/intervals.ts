// Figures with their intervals one below the other: differences of plans, what a change is worth, a ranking.
import { type Picture, picture, type Spec } from './picture.js';
import { BAR, GRID, INK, MUTED, plotWidth } from './theme.js';

/** One row: a figure, its interval, and the text beside it. */
export interface IntervalRow {
  readonly row: string;
  readonly value: number;
  readonly lo: number;
  readonly hi: number;
  readonly label: string;
  /** Drawn paler: not to be compared with the other bars. */
  readonly faint?: boolean;
}

interface IntervalsHeading {
  readonly name: string;
  readonly title: string;
  /** Where it is from: stands under the title. */
  readonly subtitle: readonly string[];
  readonly caption: string;
  /** What the figures are, written under the axis. */
  readonly axis: string;
  /** `dots` (default), or `bars` from 0, which show a large one at a glance. */
  readonly mark?: 'dots' | 'bars';
}

/** Rows in the order given; a line marks 0, where there is no difference. */
export function intervalsPicture(rows: readonly IntervalRow[], h: IntervalsHeading): Picture {
  const x = { field: 'value', type: 'quantitative', title: h.axis };
  const bar = { type: 'bar', color: BAR, height: 16 };
  const fade = { opacity: { condition: { test: 'datum.faint', value: 0.2 }, value: 0.55 } };
  const bars: Spec = rows.some((r) => r.faint)
    ? { mark: bar, encoding: { x, ...fade } }
    : { mark: { ...bar, opacity: 0.55 }, encoding: { x } };
  const dots: Spec = { mark: { type: 'point', filled: true, color: BAR, size: 70, opacity: 1 }, encoding: { x } };
  const ends = { x: { field: 'lo', type: 'quantitative', title: h.axis }, x2: { field: 'hi' } };
  const names = rows.map((r) => r.row);
  return picture(
    h.name,
    { title: h.title, subtitle: h.subtitle, caption: h.caption },
    {
      width: Math.max(150, plotWidth(names) - 70),
      height: Math.max(60, 26 * rows.length),
      data: { values: rows },
      encoding: {
        y: { field: 'row', type: 'nominal', sort: null, axis: { title: null, ticks: false, domain: false } },
      },
      layer: [
        // The scale always holds 0.
        {
          mark: { type: 'rule', color: MUTED, strokeDash: [4, 3] },
          encoding: { x: { datum: 0, type: 'quantitative' }, y: { value: 0 }, y2: { value: 'height' } },
        },
        ...(h.mark === 'bars' ? [bars] : []),
        {
          mark: { type: 'rule', color: h.mark === 'bars' ? INK : GRID, strokeWidth: h.mark === 'bars' ? 1.5 : 7 },
          encoding: ends,
        },
        ...(h.mark === 'bars' ? [] : [dots]),
        // To the right of everything, where no mark is in the way.
        {
          mark: { type: 'text', align: 'left', dx: 10, color: INK, fontSize: 11 },
          encoding: { x: { value: 'width' }, text: { field: 'label', type: 'nominal' } },
        },
      ],
    },
  );
}
