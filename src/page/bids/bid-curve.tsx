// How often Japan wins at each bid: a curve with its band, in plain SVG.
import { bidEnds } from '../../report/answers/bid-words.js';
import { withMinus } from '../shared/minus.js';
import type { CurvePoint } from './shipped-bids.js';

interface BidCurveProps {
  readonly curve: readonly CurvePoint[];
  /** A second curve, drawn thin: what was shipped, beside what is played here. */
  readonly beside?: readonly CurvePoint[] | undefined;
  /** The bid that is looked at. */
  readonly bid: number;
  readonly title: string;
}

const WIDTH = 520;
const HEIGHT = 280;
const LEFT = 46;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 34;
const TICK = 5;
const Y_TICKS = [0, 0.25, 0.5, 0.75, 1];

const y = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);

/** Where a bid lies across, on an axis that holds all curves. */
type Across = (bid: number) => number;

function acrossOf([least, largest]: readonly [number, number]): Across {
  return (bid) => LEFT + ((bid - least) / (largest - least)) * (WIDTH - LEFT - RIGHT);
}

const point = (x: Across, bid: number, share: number): string => `${x(bid).toFixed(1)} ${y(share).toFixed(1)}`;
const line = (x: Across, curve: readonly CurvePoint[]): string =>
  `M${curve.map((p) => point(x, p.bid, p.japan)).join('L')}`;

/** Up along the upper edge of the band, and back along the lower one. */
const area = (x: Across, curve: readonly CurvePoint[]): string => {
  const upper = curve.map((p) => point(x, p.bid, p.band[1]));
  const lower = curve.map((p) => point(x, p.bid, p.band[0])).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
};

const ticks = ([least, largest]: readonly [number, number]): number[] => {
  const first = Math.ceil(least / TICK) * TICK;
  return Array.from({ length: Math.floor((largest - first) / TICK) + 1 }, (_, k) => first + k * TICK);
};

export const bidLabel = (bid: number): string => withMinus(String(bid));

export function BidCurve({ curve, beside, bid, title }: BidCurveProps) {
  const at = curve.find((p) => p.bid === bid);
  const all = [curve, ...(beside ? [beside] : [])].flatMap(bidEnds);
  const ends = [Math.min(...all), Math.max(...all)] as const;
  const x = acrossOf(ends);
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {Y_TICKS.map((share) => (
        <g key={share}>
          <path class={share === 0.5 ? 'half' : 'grid'} d={`M${LEFT} ${y(share)}H${WIDTH - RIGHT}`} />
          <text class="across" x={LEFT - 6} y={y(share) + 4}>
            {100 * share}
            {share === 1 ? ' %' : ''}
          </text>
        </g>
      ))}
      {ticks(ends).map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - BOTTOM + 16}>
          {bidLabel(tick)}
        </text>
      ))}
      <text class="axis" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 3}>
        points that Japan concedes
      </text>
      {beside && <path class="shipped" d={line(x, beside)} />}
      <path class="band" d={area(x, curve)} />
      <path class="wins" d={line(x, curve)} />
      {at && (
        <>
          <path class="at" d={`M${x(bid)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <circle class="at" cx={x(bid)} cy={y(at.japan)} r="6" />
        </>
      )}
    </svg>
  );
}
