// A reliability diagram: what was promised against what came. A calibrated model lies on the diagonal.
import { grouped } from '../../answer/digits.js';
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

/** Where the number of a dot may stand, best first, and how far from the dot: pixels to the right and down. */
const PLACES = [
  { align: 'left', dx: 10, dy: 4 },
  { align: 'right', dx: -10, dy: 4 },
  { align: 'center', dx: 0, dy: -9 },
  { align: 'center', dx: 0, dy: 17 },
] as const;

/** In pixels: a digit's width and height in this size of letters, and half of a dot. */
const DIGIT = [6, 10] as const;
const DOT = 5;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where the figures of the axes stand: left of the drawing, and below it. */
const AXES: readonly Box[] = [
  { left: -Infinity, right: 0, top: -Infinity, bottom: Infinity },
  { left: -Infinity, right: Infinity, top: SIDE + 1, bottom: Infinity },
];

/** For each point the place of its number: the first that covers no axis, no dot and no number before it, else the first of all. */
export function numberPlaces(points: readonly Pick<ReliabilityPoint, 'promised' | 'came' | 'cases'>[]): number[] {
  const at = points.map(({ promised, came }) => ({ x: (promised * SIDE) / 100, y: SIDE - (came * SIDE) / 100 }));
  const dotsAt = at.map(({ x, y }): Box => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const taken = [...AXES, ...dotsAt];
  return points.map(({ cases }, i) => {
    const width = grouped(cases).length * DIGIT[0];
    const boxes = PLACES.map(({ align, dx, dy }): Box => {
      const left = at[i]!.x + dx - { left: 0, center: width / 2, right: width }[align];
      const bottom = at[i]!.y + dy;
      return { left, right: left + width, top: bottom - DIGIT[1], bottom };
    });
    const free = boxes.findIndex((box) => !taken.some((other) => meet(box, other)));
    const place = Math.max(0, free);
    taken.push(boxes[place]!);
    return place;
  });
}

export function reliabilityPicture(points: readonly ReliabilityPoint[], h: ReliabilityHeading): Picture {
  const scale = { domain: [0, 100] };
  const axis = (title: string) => ({ title, tickCount: 5, domain: false, ticks: false });
  const x = quantity('promised', { scale, axis: axis(h.promised) });
  const y = (field: string) => quantity(field, { scale, axis: axis(h.came) });
  const places = numberPlaces(points);
  const diagonal = [0, 100].map((chance) => ({ promised: chance, came: chance }));
  return picture(h, {
    width: SIDE,
    height: SIDE,
    data: { values: points.map((point, i) => ({ ...point, place: places[i] })) },
    layer: [
      { data: { values: diagonal }, ...marks('line', { color: MUTED, strokeDash: [4, 3] }, { x, y: y('came') }) },
      marks('rule', { color: GRID, strokeWidth: 7 }, { x, y: y('low'), y2: { field: 'high' } }),
      dots(60, { x, y: y('came') }),
      ...PLACES.map((look, place) => ({
        transform: [{ filter: `datum.place === ${place}` }],
        ...marks(
          'text',
          { ...look, color: INK, fontSize: 10 },
          { x, y: y('came'), text: quantity('cases', { format: ',' }) },
        ),
      })),
    ],
  });
}
