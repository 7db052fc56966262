// A distribution as bars, in plain SVG.
import { errorOf } from '../../answer/digits.js';
import type { Bin } from '../../answer/estimates.js';
import { percentText } from './percent.js';

export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  /** Half the width of its interval, from 0 to 1; 0 where it is exact. */
  readonly error?: number;
  readonly marked?: boolean;
}

/** A bar for each bin of a number metric; `mark` is what really happened. */
export const barsOf = (bins: readonly Bin[], atLeast: boolean, mark: number | null): Bar[] =>
  bins.map(({ value, to, chance }) => ({
    label: atLeast ? `≥${value}` : to > value ? `${value}–${to}` : String(value),
    share: chance.value,
    error: chance.exact ? 0 : errorOf(chance),
    marked: mark !== null && value <= mark && (atLeast || mark <= to),
  }));

interface BarsProps {
  readonly bars: readonly Bar[];
  /** What the bars are, for who does not see them. */
  readonly title: string;
}

const WIDTH = 36;
/** Fewer bars leave room free: otherwise they would be as wide as the page. */
const MIN_BARS = 9;
const HEIGHT = 150;
const TOP = 18;
const BOTTOM = 20;

export function Bars({ bars, title }: BarsProps) {
  const most = Math.max(0.1, ...bars.map((b) => b.share + (b.error ?? 0)));
  const scale = (HEIGHT - TOP - BOTTOM) / most;
  const base = HEIGHT - BOTTOM;
  return (
    <svg
      class="bars"
      viewBox={`0 0 ${WIDTH * Math.max(MIN_BARS, bars.length)} ${HEIGHT}`}
      role="img"
      aria-label={title}
    >
      {bars.map(({ label, share, error = 0, marked }, k) => {
        const x = k * WIDTH;
        const top = base - share * scale;
        return (
          <g key={label} class={marked ? 'marked' : undefined}>
            <rect x={x + 3} y={top} width={WIDTH - 6} height={share * scale} rx="2" />
            {error > 0.0005 && (
              <path class="error" d={`M${x + WIDTH / 2} ${top - error * scale}V${top + error * scale}`} />
            )}
            <text class="share" x={x + WIDTH / 2} y={top - error * scale - 4}>
              {percentText(share)}
            </text>
            <text class="value" x={x + WIDTH / 2} y={HEIGHT - 5}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
