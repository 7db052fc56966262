// How often Japan wins at each bid: a curve with its band, in plain SVG.
import { BIDS } from './bids-state.js';
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
const X_TICKS = [-10, -5, 0, 5, 10, 15];
const Y_TICKS = [0, 0.25, 0.5, 0.75, 1];

const x = (bid: number): number => LEFT + ((bid - BIDS.least) / (BIDS.most - BIDS.least)) * (WIDTH - LEFT - RIGHT);
const y = (share: number): number => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
const point = (bid: number, share: number): string => `${x(bid).toFixed(1)} ${y(share).toFixed(1)}`;
const line = (curve: readonly CurvePoint[]): string => `M${curve.map((p) => point(p.bid, p.japan)).join('L')}`;

/** Up along the upper edge of the band, and back along the lower one. */
const area = (curve: readonly CurvePoint[]): string => {
  const upper = curve.map((p) => point(p.bid, p.band[1]));
  const lower = curve.map((p) => point(p.bid, p.band[0])).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
};

export const bidLabel = (bid: number): string => String(bid).replace('-', '−');

export function BidCurve({ curve, beside, bid, title }: BidCurveProps) {
  const at = curve.find((p) => p.bid === bid);
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
      {X_TICKS.map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - BOTTOM + 16}>
          {bidLabel(tick)}
        </text>
      ))}
      <text class="axis" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 3}>
        points that Japan concedes
      </text>
      {beside && <path class="shipped" d={line(beside)} />}
      <path class="band" d={area(curve)} />
      <path class="wins" d={line(curve)} />
      {at && (
        <>
          <path class="at" d={`M${x(bid)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <circle class="at" cx={x(bid)} cy={y(at.japan)} r="6" />
        </>
      )}
    </svg>
  );
}
