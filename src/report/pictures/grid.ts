// A figure over a grid of values: a line where the values of one path are numbers, a heat map over two paths.
import { cellText, dots, type Heading, label, marks, type Picture, picture, quantity } from './picture.js';
import { BAR, INK, plotWidth, textOn } from './theme.js';

/** One cell: the values as they are written, and the figure. */
export interface GridCell {
  readonly x: number | string;
  /** Absent where there is one path only. */
  readonly y?: string;
  readonly value: number;
  readonly lo: number;
  readonly hi: number;
  readonly label: string;
}

interface GridHeading extends Omit<Heading, 'caption'> {
  /** Name of the path on the axis. */
  readonly x: string;
  readonly y?: string;
  /** What the figure is. */
  readonly figure: string;
  /** True where it has no error. Default: it has. */
  readonly exact?: boolean;
}

/** The figure along a path of numbers, with its intervals. */
export function linePicture(cells: readonly GridCell[], h: GridHeading): Picture {
  const x = quantity('x', { scale: { zero: false, padding: 24 }, axis: { title: h.x, tickCount: 6 } });
  const title = h.figure;
  const scale = { zero: false };
  const axis = { domain: false, ticks: false, tickCount: 6 };
  const y = quantity('value', { title, scale, axis });
  return picture(
    { ...h, caption: `The figure at each value${h.exact ? '' : '; the thin lines are 95 % intervals'}.` },
    {
      width: plotWidth(),
      height: 200,
      data: { values: cells },
      encoding: { x },
      layer: [
        marks('rule', { color: INK }, { y: quantity('lo', { title, scale, axis }), y2: { field: 'hi' } }),
        marks('line', { color: BAR, strokeWidth: 2 }, { y }),
        dots(50, { y }),
        marks('text', { dy: -10, fontSize: 11 }, { y: quantity('hi', { title, scale }), text: label('label') }),
      ],
    },
  );
}

/** The figure over two paths: the larger, the fuller the colour. */
export function heatPicture(cells: readonly GridCell[], h: GridHeading): Picture {
  const values = cells.map((c) => c.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const data = cells.map((c) => {
    const opacity = most > least ? 0.08 + (0.92 * (c.value - least)) / (most - least) : 0.5;
    return { x: String(c.x), y: c.y, opacity, label: c.label, ink: textOn(BAR, opacity) };
  });
  const names = [...new Set(cells.map((c) => c.y ?? ''))];
  const columns = new Set(cells.map((c) => String(c.x))).size;
  const axis = { ticks: false, domain: false, labelAngle: 0 };
  return picture(
    {
      ...h,
      caption: `${h.figure} at each combination${h.exact ? '' : ', with half of its 95 % interval'}; the larger, the fuller the colour.`,
    },
    {
      width: Math.max(plotWidth(names), 84 * columns),
      height: Math.max(40, 34 * names.length),
      data: { values: data },
      encoding: {
        x: label('x', { sort: null, axis: { ...axis, title: h.x, orient: 'top' } }),
        y: label('y', { sort: null, axis: { ...axis, title: h.y ?? null } }),
      },
      layer: [marks('rect', { color: BAR }, { opacity: quantity('opacity', { scale: null }) }), cellText('label', 11)],
    },
  );
}
