// A reliability diagram: what was promised against what came. A calibrated model lies on the diagonal.
import { dots, type Heading, marks, type Picture, picture, quantity } from './picture.js';
import { GRID, INK, MUTED } from './theme.js';

/** Cases with about the same promised chance, in per cent. */
interface ReliabilityPoint {
  readonly promised: number;
  readonly came: number;
  readonly low: number;
  readonly high: number;
  readonly cases: number;
}

interface ReliabilityHeading extends Heading {
  readonly promised: string;
  readonly came: string;
}

const SIDE = 300;

export function reliabilityPicture(points: readonly ReliabilityPoint[], h: ReliabilityHeading): Picture {
  const scale = { domain: [0, 100] };
  const axis = (title: string) => ({ title, tickCount: 5, domain: false, ticks: false });
  const x = quantity('promised', { scale, axis: axis(h.promised) });
  const y = (field: string) => quantity(field, { scale, axis: axis(h.came) });
  const diagonal = [0, 100].map((chance) => ({ promised: chance, came: chance }));
  return picture(h, {
    width: SIDE,
    height: SIDE,
    data: { values: points },
    layer: [
      { data: { values: diagonal }, ...marks('line', { color: MUTED, strokeDash: [4, 3] }, { x, y: y('came') }) },
      marks('rule', { color: GRID, strokeWidth: 7 }, { x, y: y('low'), y2: { field: 'high' } }),
      dots(60, { x, y: y('came') }),
      marks(
        'text',
        { align: 'left', dx: 10, dy: 4, color: INK, fontSize: 10 },
        { x, y: y('came'), text: quantity('cases', { format: ',' }) },
      ),
    ],
  });
}
