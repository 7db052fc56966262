// A reliability diagram: what was promised against what came. A calibrated model lies on the diagonal.
import { type Heading, type Picture, picture } from './picture.js';
import { BAR, GRID, INK, MUTED } from './theme.js';

/** Cases with about the same promised chance, in per cent. */
export interface ReliabilityPoint {
  readonly promised: number;
  readonly came: number;
  readonly low: number;
  readonly high: number;
  readonly cases: number;
}

export interface ReliabilityHeading extends Heading {
  readonly promised: string;
  readonly came: string;
}

const SIDE = 300;

export function reliabilityPicture(points: readonly ReliabilityPoint[], h: ReliabilityHeading): Picture {
  const scale = { domain: [0, 100] };
  const axis = (title: string) => ({ title, tickCount: 5, domain: false, ticks: false });
  const x = { field: 'promised', type: 'quantitative', scale, axis: axis(h.promised) };
  const y = (field: string) => ({ field, type: 'quantitative', scale, axis: axis(h.came) });
  return picture(h, {
    width: SIDE,
    height: SIDE,
    data: { values: points },
    layer: [
      {
        data: {
          values: [
            { promised: 0, came: 0 },
            { promised: 100, came: 100 },
          ],
        },
        mark: { type: 'line', color: MUTED, strokeDash: [4, 3] },
        encoding: { x, y: y('came') },
      },
      { mark: { type: 'rule', color: GRID, strokeWidth: 7 }, encoding: { x, y: y('low'), y2: { field: 'high' } } },
      { mark: { type: 'point', filled: true, color: BAR, size: 60, opacity: 1 }, encoding: { x, y: y('came') } },
      {
        mark: { type: 'text', align: 'left', dx: 10, dy: 4, color: INK, fontSize: 10 },
        encoding: { x, y: y('came'), text: { field: 'cases', type: 'quantitative', format: ',' } },
      },
    ],
  });
}
